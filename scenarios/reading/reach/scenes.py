"""Scenes: what a card says before the words that are tried, so that these have something to refer to."""

from __future__ import annotations

from dataclasses import dataclass

from engine.language.costs import Resources
from engine.language.effects import Deal, Destroy, Draw, Exhaust, Heal
from engine.language.filters import AllOf, Among, Controlled, Is, Standing, TraitAsChosen
from engine.language.modifiers import EntersPlay
from engine.language.powers import Attach, Continuous, Payment, TargetDescription, Text, Triggered
from engine.language.printed import Printed
from engine.language.selections import Chosen, Every, HeroOf, Number, Players, This, X, You
from engine.language.triggers import On, What
from engine.language.words import CLASSES, CardType, DamageType, Kind, Relation, Zone
from scenarios.reading.templates import Value, parts_of

ALLY = Is((Kind.ALLY,))
CHARACTER = Is((Kind.HERO, Kind.ALLY))
ABILITY = Is((Kind.ABILITY,))
CARD = Is((Kind.CARD,))
OPPONENTS = Players(Relation.OPPONENT)
HERO = HeroOf(You())
MINE = AllOf((ALLY, Controlled(You())))
THEIRS = AllOf((ALLY, Controlled(OPPONENTS)))
ONE = Number(1)


@dataclass(frozen=True, slots=True)
class Scene:
    """What stands around the words: targets, effects before them, an event that sets them off, and the kind of card."""

    targets: tuple[TargetDescription, ...] = ()
    before: tuple[Value, ...] = ()
    event: On | None = None
    attached: bool = False
    has_x: bool = False
    type: CardType = CardType.ABILITY

    def with_(self, other: Scene) -> Scene | None:
        """Return a scene that is both; None if each has targets or an event of its own."""
        if self == other:
            return self
        if (self.targets and other.targets) or (self.event and other.event):
            return None
        of_ally = CardType.ALLY in (self.type, other.type)
        return Scene(
            self.targets or other.targets, (*self.before, *other.before), self.event or other.event,
            self.attached or other.attached, self.has_x or other.has_x,
            CardType.ALLY if of_ally and not (self.attached or other.attached) else CardType.ABILITY,
        )  # fmt: skip


PLAIN = Scene()
AIMED = Scene((TargetDescription(ALLY),))
AIMED_AT_PLAYER = Scene((TargetDescription(Standing(Relation.ANY)),))
AIMED_AT_LINK = Scene((TargetDescription(ABILITY, zones=(Zone.CHAIN,)),))
SEVERAL = Scene((TargetDescription(ALLY, Number(0), Number(2)),))
AFTER_A_CHOICE = Scene(before=(Exhaust(Chosen(Every(MINE), name="chosen1"), "exhausted"),))
AFTER_DAMAGE = Scene(before=(Deal(HERO, Every(THEIRS), ONE, DamageType.FIRE, name="dealt"),))
AFTER_HEALING = Scene(before=(Heal(HERO, HERO, Number(3), name="healed"),))
AFTER_DESTROYING = Scene(before=(Destroy(Every(THEIRS), "destroyed"),))
ENTERING = Scene(event=On(What.ENTERS_PLAY, subject=THEIRS), type=CardType.ALLY)
DRAWING = Scene(event=On(What.DRAWN, player=Standing(Relation.OPPONENT)), type=CardType.ALLY)
DAMAGED = Scene(event=On(What.DEALS_DAMAGE, subject=Among(This()), other=CHARACTER), type=CardType.ALLY)
ATTACHED = Scene(attached=True)
WITH_X = Scene(has_x=True)
OF_AN_ALLY = Scene(type=CardType.ALLY)


_OF_THAT_CLASS = TraitAsChosen("class")
_CHOOSING = Continuous((EntersPlay(Among(This()), choose=CLASSES),), This())


def card(scene: Scene, **parts: Value) -> Printed:
    """Return a card of the scene's type with the given text and powers; what it says was chosen is chosen."""
    attach = Attach(TargetDescription(ALLY)) if scene.attached else None
    values: dict[str, Value] = {"cost": 2, "attach": attach, "has_x": scene.has_x, "ongoing": scene.attached}
    if scene.type is CardType.ALLY:
        values |= {"atk": 2, "health": 3, "tags": ("Orc", "Warrior")}
    if _OF_THAT_CLASS in parts_of(tuple(parts.values())):
        parts["powers"] = (_CHOOSING, *parts.get("powers", ()))
    if parts.get("powers") and scene.type is CardType.ABILITY:
        values["ongoing"] = True
    return Printed("Grok Stonefist", scene.type, **{**values, **parts})


def doing(effects: tuple[Value, ...], scene: Scene) -> Printed:
    """Return a card of the scene that performs the effects."""
    text = Text(scene.targets, (*scene.before, *effects))
    if scene.event is not None:
        return card(scene, powers=(Triggered((scene.event,), text),))
    if scene.attached:
        return card(scene, powers=(Payment((Resources(ONE),), text),))
    if scene.type is CardType.ALLY:
        cost: Value = X() if scene.has_x else ONE
        return card(scene, powers=(Payment((Resources(cost),), text),), has_x=False)
    return card(scene, text=text)


def having(scene: Scene, *powers: Value) -> Printed | None:
    """Return a card of the scene with the powers; None where the scene needs a text before them."""
    if scene.targets or scene.before or scene.event:
        return None
    return card(scene, powers=powers, has_x=False)


def draws() -> tuple[Draw, ...]:
    """Return an effect that refers to nothing."""
    return (Draw(You(), ONE),)
