"""Families of conditions: what is so, how many there are, and what happened this turn."""

from __future__ import annotations

from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    Controlled,
    HasKeyword,
    HasTrait,
    InCondition,
    Is,
    Not,
    Tagged,
    Valued,
    WasDealtDamage,
)
from engine.language.modifiers import Adjust
from engine.language.powers import Continuous
from engine.language.selections import (
    Circumstance,
    Compare,
    Count,
    Every,
    Fits,
    ForSome,
    Happened,
    Negated,
    Players,
    Plus,
    This,
    Those,
    TimesDone,
    You,
)
from engine.language.words import Comparison, Condition, Done, KeywordName, Kind, Relation, Trait, Zone
from tests.every_row import for_every
from tests.scenarios.reading.saying import ALLY, ALLY_LINE, HERO, OPPOSING, card, n, stuck

MINE, THEIRS = Controlled(You()), Controlled(Those("opponent"))
OTHER = Not(Among(This()))
ANY_CARD, WEAPON = Is((Kind.CARD,)), Is((Kind.WEAPON,))
AT_LEAST, AT_MOST, EQUAL = Comparison.AT_LEAST, Comparison.AT_MOST, Comparison.EQUAL


def of_an_opponent(condition: Circumstance) -> ForSome:
    return ForSome(Players(Relation.OPPONENT), "opponent", condition)


def there(*filters: object, comparison: Comparison = AT_LEAST, number: int = 1) -> Compare:
    return Compare(Count(Every(AllOf(filters))), comparison, n(number))  # type: ignore[arg-type]


CONDITIONS: dict[str, Circumstance] = {
    "you control another Orc": there(Tagged(("Orc",)), OTHER, MINE),
    "you control no other allies": there(ALLY, OTHER, MINE, comparison=EQUAL, number=0),
    "three or more allies are in your party": there(ALLY, MINE, number=3),
    "an opponent controls two or fewer weapons": of_an_opponent(there(WEAPON, THEIRS, comparison=AT_MOST, number=2)),
    "you control fewer allies than an opponent": of_an_opponent(
        Compare(Count(Every(AllOf((ALLY, THEIRS)))), AT_LEAST, Plus((Count(Every(AllOf((ALLY, MINE)))), n(1))))
    ),
    "you have more cards in hand than each opponent": Negated(
        of_an_opponent(
            Compare(
                Count(Every(ANY_CARD, (Zone.HAND,), Those("opponent"))),
                AT_LEAST,
                Count(Every(ANY_CARD, (Zone.HAND,), You())),
            )
        )
    ),
    "there are five or more ally cards in your graveyard": Compare(
        Count(Every(ALLY, (Zone.GRAVEYARD,), You())), AT_LEAST, n(5)
    ),
    # Whether there is such a one, not one that somebody would have to choose.
    "an opposing hero is exhausted": there(Is((Kind.HERO,)), OPPOSING, InCondition(Condition.EXHAUSTED)),
    "another ally in your party has protector": there(ALLY, MINE, OTHER, HasKeyword(KeywordName.PROTECTOR)),
    "an opposing hero has 10 or more damage": there(Is((Kind.HERO,)), OPPOSING, Valued(Trait.DAMAGE, AT_LEAST, n(10))),
    "your hero is an Orc or Troll": Fits(HERO, AnyOf((HasTrait("Orc"), HasTrait("Troll")))),
    "your hero was dealt damage this turn": Fits(HERO, WasDealtDamage()),
    "you played another ally this turn": Happened(Done.PLAYED, You(), AllOf((ALLY, OTHER))),
    "an opponent played an ability this turn": Happened(Done.PLAYED, Players(Relation.OPPONENT), Is((Kind.ABILITY,))),
    # Each opponent is asked by himself: what two of them did together is not what "an opponent" did.
    "an opponent played two or more abilities this turn": of_an_opponent(
        Compare(TimesDone(Done.PLAYED, Those("opponent"), Is((Kind.ABILITY,))), AT_LEAST, n(2))
    ),
    "an opponent didn't play an ability this turn": of_an_opponent(
        Negated(Happened(Done.PLAYED, Those("opponent"), Is((Kind.ABILITY,))))
    ),
    "an opponent drew two or more cards this turn": of_an_opponent(
        Compare(TimesDone(Done.DRAWN, Those("opponent")), AT_LEAST, n(2))
    ),
    "an opponent attacked with two or more allies this turn": of_an_opponent(
        Compare(TimesDone(Done.ATTACKED, Those("opponent"), ALLY, different=True), AT_LEAST, n(2))
    ),
    "you've played two or more abilities this turn": Compare(
        TimesDone(Done.PLAYED, You(), Is((Kind.ABILITY,))), AT_LEAST, n(2)
    ),
    "two or more opposing allies were destroyed this turn": Compare(
        TimesDone(Done.DESTROYED, None, AllOf((ALLY, OPPOSING))), AT_LEAST, n(2)
    ),
    "you struck with a weapon this turn": Happened(Done.STRUCK, You(), WEAPON),
    "an ally entered play under your control this turn": Happened(Done.ENTERED_PLAY, You(), ALLY),
    "an ally in your party attacked this turn": Happened(Done.ATTACKED, None, AllOf((ALLY, MINE))),
}


@for_every("condition", list(CONDITIONS))
@for_every("order", ["Grok has +2 ATK while {}.", "If {}, Grok has +2 ATK."])
def test_what_a_condition_asks(condition: str, order: str) -> None:
    (power,) = card(ALLY_LINE, order.format(condition)).powers
    assert power == Continuous((Adjust(Trait.ATK, n(2)),), This(), CONDITIONS[condition])


@for_every(
    "condition",
    [
        "you control a banana",
        "each opponent played an ability this turn",
    ],
)
def test_what_cannot_be_asked_is_unread(condition: str) -> None:
    stuck(ALLY_LINE, f"Grok has +2 ATK while {condition}.")
