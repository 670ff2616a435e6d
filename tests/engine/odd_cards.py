"""Cards made up for random games: costs, targets, modes and values of X that get in each other's way."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from engine.language.costs import Activate, Perform, Resources
from engine.language.effects import AddCounters, Destroy, Discard, Draw, Exhaust, Flip, Interrupt, Put, PutDamage, Ready
from engine.language.effects import RemoveCounters as Remove
from engine.language.filters import AllOf, Controlled, InCondition, Is, Valued
from engine.language.modifiers import AddCost, ChangeCost, CostToAttack, PlayFrom, Purpose
from engine.language.powers import Continuous, Modes, Payment, TargetDescription, Text
from engine.language.printed import Printed
from engine.language.selections import (
    Chosen,
    ControllerOf,
    Count,
    Every,
    HeroOf,
    Number,
    Players,
    Target,
    This,
    X,
    You,
)
from engine.language.words import CardType, Comparison, Condition, Kind, Relation, Trait, Zone
from judge.soak.random_games import Pool, pool_of
from scenarios.library.card_files import card_names, load
from tests.engine.cards import ALLY, HERO_OR_ALLY, ally, bolt, instant, item, ongoing, paid

_YOURS = AllOf((Is((Kind.ALLY,)), Controlled(You())))
_AN_ALLY = Chosen(Every(_YOURS))
_READY_ALLY = Chosen(Every(AllOf((_YOURS, InCondition(Condition.READY)))))
_OF_COST_X = TargetDescription(AllOf((Is((Kind.ALLY,)), Valued(Trait.COST, Comparison.EQUAL, X()))))
_OF_THE_SAME = TargetDescription(AllOf((Is((Kind.ALLY,)), Controlled(ControllerOf(Target(0))))))
_A_LINK = TargetDescription(Is((Kind.LINK,)), zones=(Zone.CHAIN,))
_HAND = Every(Is((Kind.CARD,)), (Zone.HAND,), You())
_DRAW = Draw(You(), Number(1))
_DISCARD = Perform(Discard(You(), Number(1)))
_HURT_HERO = Perform(PutDamage(HeroOf(You()), X()))
_DESTROY_AN_ALLY = Perform(Destroy(_AN_ALLY))
_IN_GRAVEYARD = Every(Is((Kind.ALLY,)), (Zone.GRAVEYARD,), You())


def _everyone(name: str, *changes: AddCost | ChangeCost | PlayFrom) -> Printed:
    return ongoing(name, Continuous(changes, Players(Relation.ANY)))


_MODES = Modes(
    (
        Text((ALLY,), (Exhaust(Target()),)),
        Text((ALLY,), (Ready(Target()),)),
        Text((_OF_COST_X,), (PutDamage(Target(), X()),)),
        Text((), (_DRAW,)),
    ),
    ("exhaust", "ready", "hurt", "draw"),
    2,
    3,
)

ODD_CARDS: tuple[Printed, ...] = (
    replace(instant("Drill", bolt(2), targets=(HERO_OR_ALLY,)), additional_cost=(Perform(Exhaust(_AN_ALLY)),) * 2),
    item(
        "Altar",
        Payment(
            (
                Activate(),
                Perform(Destroy(_READY_ALLY)),
                Perform(Put(Chosen(_IN_GRAVEYARD), Zone.REMOVED)),
            ),
            Text((), (_DRAW,)),
        ),
    ),
    instant("Twins", Exhaust(Target()), Destroy(Target(1)), targets=(HERO_OR_ALLY, ALLY), cost=1),
    instant("Kin", Exhaust(Target()), Exhaust(Target(1)), targets=(ALLY, replace(_OF_THE_SAME, most=Number(2)))),
    Printed("Choices", CardType.ABILITY, 1, instant=True, has_x=True, text=_MODES),
    replace(instant("Measure", Destroy(Target()), targets=(_OF_COST_X,)), has_x=True),
    item(
        "Battery",
        paid(0, AddCounters(This(), "charge", Number(1))),
        paid(0, bolt(1), targets=(HERO_OR_ALLY,), also=(Activate(), Perform(Remove(This(), "charge", X())))),
    ),
    _everyone("Toll", AddCost(Purpose.PLAY, Is((Kind.ABILITY,)), (_DISCARD,))),
    _everyone("Tax", ChangeCost(Purpose.PLAY, Is((Kind.ALLY,)), Count(_HAND))),
    _everyone("Open Graves", PlayFrom(Zone.GRAVEYARD, Is((Kind.ALLY,)))),
    item(
        "Boomerang",
        paid(
            0,
            bolt(1),
            targets=(HERO_OR_ALLY,),
            also=(Perform(Put(This(), Zone.HAND)), _DISCARD),
        ),
    ),
    ongoing("Moat", Continuous((CostToAttack((Resources(Number(1)),)),), Is((Kind.ALLY,)))),
    replace(
        instant("Veto", Interrupt(Target()), targets=(_A_LINK,)),
        cost=1,
        additional_cost=(_DISCARD,),
    ),
    replace(instant("Bargain", _DRAW, cost=3), alternate_cost=(Perform(Exhaust(_AN_ALLY)), _DESTROY_AN_ALLY)),
    ally("Martyr", 1, 2, paid(1, bolt(1), targets=(ALLY,), also=(Perform(Destroy(This())), _DESTROY_AN_ALLY))),
    ally(
        "Zealot",
        2,
        2,
        paid(0, _DRAW, also=(Perform(PutDamage(_AN_ALLY, Number(1))), _HURT_HERO)),
    ),
    item("Lever", paid(0, _DRAW, also=(Perform(Ready(Chosen(Every(_YOURS)))), Perform(Exhaust(_AN_ALLY))))),
    Printed("Mirror Quest", CardType.QUEST, powers=(paid(1, _DRAW, also=(Activate(), Perform(Flip(This())))),)),
)
"""All of them cost little, so that they are played often."""


@cache
def odd_pool() -> Pool:
    """Return the pool of the cards of the library and of these."""
    return pool_of(map(load, card_names()), ODD_CARDS)
