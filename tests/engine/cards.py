"""Cards made up for tests: each has one power or none, so that a test shows one rule at work."""

from __future__ import annotations

from engine.language.costs import Activate, Cost, Resources
from engine.language.durations import Duration
from engine.language.effects import Apply, Deal, Effect
from engine.language.filters import AllOf, Among, Controlled, Filter, Is, Not, Standing
from engine.language.modifiers import Adjust, Change
from engine.language.powers import Attach, Continuous, Payment, Power, TargetDescription, Text, Triggered
from engine.language.printed import Printed
from engine.language.selections import HeroOf, Number, Quantity, Selection, Target, This, You
from engine.language.triggers import On, What
from engine.language.words import CardType, DamageType, Kind, Relation, Trait

HERO_OR_ALLY = TargetDescription(Is((Kind.HERO, Kind.ALLY)))
ALLY = TargetDescription(Is((Kind.ALLY,)))
ALLIES_IN_YOUR_PARTY = AllOf((Is((Kind.ALLY,)), Controlled(You())))
ANY_PLAYER = TargetDescription(Standing(Relation.ANY))


def ally(name: str, atk: int, health: int, *powers: Power, **printed: object) -> Printed:
    """Return a Melee ally that costs 1."""
    return Printed(
        name,
        CardType.ALLY,
        1,
        atk=atk,
        health=health,
        damage_type=DamageType.MELEE,
        powers=powers,
        **printed,  # type: ignore[arg-type]
    )


def instant(name: str, *effects: Effect, targets: tuple[TargetDescription, ...] = (), cost: int = 0) -> Printed:
    """Return an instant ability that costs nothing and does the effects."""
    return Printed(name, CardType.ABILITY, cost, instant=True, text=Text(targets, effects))


def ongoing(name: str, *powers: Power, attach: Filter | None = None) -> Printed:
    """Return an ongoing ability that costs nothing, attaching where it says to what."""
    description = None if attach is None else Attach(TargetDescription(attach))
    return Printed(name, CardType.ABILITY, 0, instant=True, ongoing=True, attach=description, powers=powers)


def item(name: str, *powers: Power) -> Printed:
    """Return an item that costs 1."""
    return Printed(name, CardType.ITEM, 1, powers=powers)


def armor(name: str, defense: int, *powers: Power) -> Printed:
    """Return an armor that costs 1."""
    return Printed(name, CardType.ARMOR, 1, defense=defense, powers=powers)


def weapon(name: str, atk: int, strike_cost: int, **printed: object) -> Printed:
    """Return a Melee weapon."""
    return Printed(
        name,
        CardType.WEAPON,
        1,
        tags=("Melee",),
        limits=(("Melee", 1),),
        atk=atk,
        damage_type=DamageType.MELEE,
        strike_cost=strike_cost,
        **printed,  # type: ignore[arg-type]
    )


def blast(amount: int, damage_type: DamageType = DamageType.FIRE) -> Printed:
    """Return an instant with which your hero deals so much damage to target hero or ally."""
    return instant(f"Blast {amount}", bolt(amount, damage_type), targets=(HERO_OR_ALLY,))


def bolt(amount: int, damage_type: DamageType | None = DamageType.FIRE) -> Deal:
    """Return that your hero deals so much damage to the target."""
    return Deal(HeroOf(You()), Target(), Number(amount), damage_type)


def when(what: What, *effects: Effect, targets: tuple[TargetDescription, ...] = ()) -> Triggered:
    """Return that the effects are done when it happens to this very card."""
    return Triggered((On(what, subject=Among(This())),), Text(targets, effects))


def activated(*effects: Effect, targets: tuple[TargetDescription, ...] = ()) -> Payment:
    """Return an activated power."""
    return Payment((Activate(),), Text(targets, effects))


def paid(
    amount: int, *effects: Effect, targets: tuple[TargetDescription, ...] = (), also: tuple[Cost, ...] = ()
) -> Payment:
    """Return a payment power that costs so many resources."""
    return Payment((Resources(Number(amount)), *also), Text(targets, effects))


def always(change: Change, to: Selection | Filter | None = None) -> Continuous:
    """Return a continuous power that makes the change, to this very card unless said otherwise."""
    return Continuous((change,), This() if to is None else to)


def raises(trait: Trait, by: int | Quantity) -> Adjust:
    """Return that the value is raised by so much."""
    return Adjust(trait, Number(by) if isinstance(by, int) else by)


def this_turn(change: Change, to: Selection | Filter) -> Apply:
    """Return that the change is made for the rest of the turn."""
    return Apply((change,), to, Duration.THIS_TURN)


def others(of: Filter) -> Filter:
    """Return the filter without this very card."""
    return AllOf((of, Not(Among(This()))))


OGRE = ally("Ogre", 3, 4)
GNOME = ally("Gnome", 1, 1)
