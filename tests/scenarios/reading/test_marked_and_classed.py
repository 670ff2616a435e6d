"""Unique cards, cards of a class, and what is inspired, protected, interrupted and prevented by or of whom."""

from __future__ import annotations

from engine.language.durations import Duration
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
    Standing,
)
from engine.language.modifiers import Adjust, Prevent
from engine.language.powers import Continuous, Power, TargetDescription, Text, Triggered
from engine.language.selections import Both, Compare, Count, Either, Every, Players, Quantity, Role, Target, This, You
from engine.language.triggers import On, What
from engine.language.words import Comparison, DamageType, Kind, LineKeyword, Relation, Trait
from tests.every_row import for_every, hold_every
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

YOURS, THEIRS = Standing(Relation.YOU), Standing(Relation.OPPONENT)
HITS = Among(HERO)

EVENTS: dict[str, On] = {
    "When an opponent interrupts a card you played, draw a card.": On(
        What.CARD_INTERRUPTED, other=THEIRS, player=YOURS
    ),
    "When you interrupt an ability card an opponent played, draw a card.": On(
        What.CARD_INTERRUPTED, subject=ABILITY, other=YOURS, player=THEIRS
    ),
    "When an ability card played by an opponent is interrupted, draw a card.": On(
        What.CARD_INTERRUPTED, subject=ABILITY, player=THEIRS
    ),
    "When an opponent interrupts an ally card, draw a card.": On(What.CARD_INTERRUPTED, subject=ALLY, other=THEIRS),
    "When a card is interrupted by an opponent, draw a card.": On(What.CARD_INTERRUPTED, other=THEIRS),
    "When your hero protects a Pet, draw a card.": On(What.PROTECTS_ANOTHER, subject=HITS, other=PET),
    "When a Pet protects your hero, draw a card.": On(What.PROTECTS_ANOTHER, subject=PET, other=HITS),
    "When Grok Stonefist is protected by your hero, draw a card.": On(
        What.PROTECTS_ANOTHER, subject=HITS, other=Among(This())
    ),
    "When a friendly ally is protected, draw a card.": On(
        What.PROTECTS_ANOTHER, other=AllOf((ALLY, Controlled(Players(Relation.FRIENDLY))))
    ),
    "When your hero protects against a Pet, draw a card.": On(What.PROTECTS, subject=HITS, other=PET),
    "When your hero protects, draw a card.": On(What.PROTECTS, subject=HITS),
    "When damage that would be dealt by your hero is prevented, draw a card.": On(What.PREVENTED, other=HITS),
    "When damage that would be dealt to your hero is prevented, draw a card.": On(What.PREVENTED, subject=HITS),
    "When fire damage that your hero would deal to an ally is prevented, draw a card.": On(
        What.PREVENTED, subject=ALLY, other=HITS, damage_type=DamageType.FIRE
    ),
    "When combat damage that would be dealt to a Pet by an opposing ally is prevented, draw a card.": On(
        What.PREVENTED, subject=PET, other=AllOf((ALLY, OPPOSING)), combat=True
    ),
}

UNREAD = {
    "an effect that was played": "When an opponent interrupts an effect you played, draw a card.",
    "a card in play": "When an opponent interrupts an ally you played, draw a card.",
    "damage of which nobody speaks": "When damage that would be dealt is prevented by, draw a card.",
    "prevented or not": "When damage that would be prevented is dealt by your hero, draw a card.",
    "a class of nobody": "Other allies in your party with the same class have +1 ATK.",
    "what nobody can inspire": "When you inspire this way, draw a card.",
    "two that are one": "While a unique ally and a Pet is in your party, Grok Stonefist has +1 ATK.",
    "a mark that no line ends with": "Prevent all damage that would be dealt to other limited allies in your party.",
}


def test_power() -> None:
    def check(text: str) -> None:
        check_power(text, POWERS[text])

    hold_every(list(POWERS), check)


def test_event() -> None:
    def check(text: str) -> None:
        check_power(text, Triggered((EVENTS[text],), DRAW))

    hold_every(list(EVENTS), check)


def test_the_protected_one_is_spoken_of_after_it() -> None:
    told = "When your hero protects a Pet, that Pet has +1 ATK this turn."
    meant = Text((), (Apply((_more(n(1)),), Role("other"), Duration.THIS_TURN),))
    check_power(told, Triggered((EVENTS["When your hero protects a Pet, draw a card."],), meant))


def test_text() -> None:
    def check(text: str) -> None:
        check_text(text, TEXTS[text])

    hold_every(list(TEXTS), check)


@for_every("why", UNREAD)
def test_unread(why: str) -> None:
    stuck(ALLY_LINE, UNREAD[why])
