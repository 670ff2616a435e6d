"""Unique cards, cards of a class, and what is inspired, protected, interrupted and prevented by or of whom."""

from __future__ import annotations

import pytest

from engine.language.effects import AddCounters, Apply, Destroy, Draw
from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    ClassedLike,
    Controlled,
    Filter,
    Is,
    Marked,
    Not,
)
from engine.language.modifiers import Adjust, Duration, Prevent
from engine.language.powers import Continuous, Power, TargetDescription, Text, Triggered
from engine.language.selections import Both, Compare, Count, Either, Every, Quantity, Target, This, You
from engine.language.triggers import On, What
from engine.language.words import Comparison, DamageType, Kind, LineKeyword, Trait
from tests.scenarios.reading.saying import (
    ALLY,
    ALLY_LINE,
    HERO,
    OPPOSING,
    PET,
    check_power,
    check_text,
    n,
    stuck,
)

ABILITY = Is((Kind.ABILITY,))
MINE = Controlled(You())
OTHER = Not(Among(This()))
UNIQUE, UNLIMITED = Marked(LineKeyword.UNIQUE), Marked(LineKeyword.UNLIMITED)
DRAW = Text((), (Draw(You(), n(1)),))


def _more(quantity: Quantity) -> Adjust:
    return Adjust(Trait.ATK, quantity)


def _some(*parts: Filter) -> Compare:
    return Compare(Count(Every(AllOf((*parts, MINE)))), Comparison.AT_LEAST, n(1))


POWERS: dict[str, Power] = {
    "Prevent all damage that would be dealt to other unique allies in your party.": Continuous(
        (Prevent(None),), AllOf((ALLY, UNIQUE, OTHER, MINE))
    ),
    "Prevent all fire damage that would be dealt to each unique ally in your party.": Continuous(
        (Prevent(None, damage_types=(DamageType.FIRE,)),), AllOf((ALLY, UNIQUE, MINE))
    ),
    "Prevent all combat damage that would be dealt to allies in your party by opposing unique allies.": Continuous(
        (Prevent(None, combat=True, source=AllOf((ALLY, UNIQUE, OPPOSING))),), AllOf((ALLY, MINE))
    ),
    "While you control a Pet, prevent all damage that would be dealt to non-unique allies in your party.": Continuous(
        (Prevent(None),), AllOf((ALLY, Not(UNIQUE), MINE)), _some(PET)
    ),
    "Grok Stonefist has +1 ATK for each unlimited ally in your party.": Continuous(
        (_more(Count(Every(AllOf((ALLY, UNLIMITED, MINE))))),), This()
    ),
    "While a unique ally or a Pet is in your party, Grok Stonefist has +1 ATK.": Continuous(
        (_more(n(1)),), This(), Either((_some(ALLY, UNIQUE), _some(PET)))
    ),
    "While a unique ally and a Pet are in your party, Grok Stonefist has +1 ATK.": Continuous(
        (_more(n(1)),), This(), Both((_some(ALLY, UNIQUE), _some(PET)))
    ),
    "Other allies in your party with the same class as Grok Stonefist have +1 ATK.": Continuous(
        (_more(n(1)),), AllOf((ALLY, OTHER, MINE, ClassedLike(This())))
    ),
    "When you inspire an ability this way, draw a card.": Triggered(
        (On(What.INSPIRED, subject=ABILITY, other=Among(This())),), DRAW
    ),
    "When you inspire an ability, draw a card.": Triggered((On(What.INSPIRED, subject=ABILITY, other=MINE),), DRAW),
    "When Grok Stonefist inspires a quest or an ability, draw a card.": Triggered(
        (On(What.INSPIRED, subject=AnyOf((Is((Kind.QUEST,)), ABILITY)), other=Among(This())),), DRAW
    ),
    "When an ally is inspired by a Pet, draw a card.": Triggered((On(What.INSPIRED, subject=ALLY, other=PET),), DRAW),
    "When you inspire an ability this way, put a +1 ATK counter on Grok Stonefist.": Triggered(
        (On(What.INSPIRED, subject=ABILITY, other=Among(This())),), Text((), (AddCounters(This(), "+1 ATK", n(1)),))
    ),
}

TEXTS: dict[str, Text] = {
    "Destroy target non-unique ally.": Text((TargetDescription(AllOf((ALLY, Not(UNIQUE)))),), (Destroy(Target()),)),
    "Target ally with the same class as your hero has +1 ATK this turn.": Text(
        (TargetDescription(AllOf((ALLY, ClassedLike(HERO)))),), (Apply((_more(n(1)),), Target(), Duration.THIS_TURN),)
    ),
    "Prevent all damage that would be dealt to unique allies in your party this turn.": Text(
        (), (Apply((Prevent(None),), AllOf((ALLY, UNIQUE, MINE)), Duration.THIS_TURN),)
    ),
}

UNREAD = {
    "a class of nobody": "Other allies in your party with the same class have +1 ATK.",
    "what nobody can inspire": "When you inspire this way, draw a card.",
    "two that are one": "While a unique ally and a Pet is in your party, Grok Stonefist has +1 ATK.",
    "a mark that no line ends with": "Prevent all damage that would be dealt to other limited allies in your party.",
}


@pytest.mark.parametrize("text", POWERS)
def test_power(text: str) -> None:
    check_power(text, POWERS[text])


@pytest.mark.parametrize("text", TEXTS)
def test_text(text: str) -> None:
    check_text(text, TEXTS[text])


@pytest.mark.parametrize("why", UNREAD)
def test_unread(why: str) -> None:
    stuck(ALLY_LINE, UNREAD[why])
