"""The first, the second and the next card of a turn: what it costs, how it enters play, and what is watched for."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import Apply, Draw, Remember
from engine.language.filters import AllOf, Controlled, Filter, Is, PlayedAs, Standing
from engine.language.modifiers import Cannot, ChangeCost, Deed, EntersPlay, Purpose
from engine.language.powers import Continuous, Text, Triggered
from engine.language.selections import (
    Both,
    Compare,
    Number,
    Players,
    Plus,
    Quantity,
    Role,
    Selection,
    ThatMany,
    This,
    TimesDone,
    TurnOf,
    You,
)
from engine.language.triggers import On, What
from engine.language.words import Comparison, Done, Kind, Relation
from scenarios.reading import Unread
from tests.every_row import for_every
from tests.scenarios.reading.saying import ALLY, ALLY_LINE, OPPONENTS, check_power, check_text, stuck

ABILITY = Is((Kind.ABILITY,))


def _played(what: Filter | None, who: Selection, many: int) -> Compare:
    return Compare(TimesDone(Done.PLAYED, who, what), Comparison.EQUAL, Number(many))


def _as(what: Filter, place: Quantity, who: Selection) -> Filter:
    return AllOf((PlayedAs(what, place), Controlled(who)))


def _price(by: int, when: Compare | Both, least: int = 0) -> Continuous:
    return Continuous((ChangeCost(Purpose.PLAY, ALLY, Number(by), least),), You(), when)


SECOND = _played(ALLY, You(), 1)
STILL = (Cannot(Deed.BE_INTERRUPTED),)


@for_every(
    ("words", "power"),
    [
        ("The second ally you play each turn costs 1 less.", _price(-1, SECOND)),
        ("Your third ally each turn costs 2 more.", _price(2, _played(ALLY, You(), 2))),
        ("The second ally you play each turn costs 2 less, to a minimum of 1.", _price(-2, SECOND, 1)),
        ("The second ally you play on each of your turns costs 1 less.", _price(-1, Both((TurnOf(You()), SECOND)))),
        ("The first ally you play each turn enters play exhausted.",
         Continuous((EntersPlay(_as(ALLY, Number(1), You()), exhausted=True),), This())),
        ("The second ally each opponent plays each turn enters play with two rune counters.",
         Continuous((EntersPlay(_as(ALLY, Number(2), OPPONENTS), counters=(("rune", Number(2)),)),), This())),
        ("The first ally each player plays each turn enters play with a rune counter.",
         Continuous((EntersPlay(_as(ALLY, Number(1), Players()), counters=(("rune", Number(1)),)),), This())),
        ("The first ability you play each turn can't be interrupted.",
         Continuous(STILL, _as(ABILITY, Number(1), You()))),
    ],
)  # fmt: skip
def test_a_card_is_described_by_its_place_among_those_of_its_kind_that_were_played(
    words: str, power: Continuous
) -> None:
    check_power(words, power)


@for_every(
    ("words", "on"),
    [
        ("you play your first card each turn",
         On(What.PLAYED, player=Standing(Relation.YOU), first_time_each_turn=True)),
        ("you play your second ally each turn",
         On(What.PLAYED, ALLY, player=Standing(Relation.YOU), when=_played(ALLY, You(), 1))),
        ("an opponent plays his or her third card each turn",
         On(What.PLAYED, player=Standing(Relation.OPPONENT), when=_played(None, Role("player"), 2))),
    ],
)  # fmt: skip
def test_the_first_or_second_card_of_a_turn_is_watched_for(words: str, on: On) -> None:
    check_power(f"When {words}, draw a card.", Triggered((on,), Text((), (Draw(You(), Number(1)),))))


def test_the_next_card_of_the_turn_is_the_one_after_those_played_before() -> None:
    """How many were played is remembered as the text is carried out."""
    next_ = Plus((ThatMany("played before"), Number(1)))
    for what, words, which in (
        (ALLY, "The next ally you play this turn enters play with two rune counters.",
         (EntersPlay(_as(ALLY, next_, You()), counters=(("rune", Number(2)),)),)),
        (ABILITY, "The next ability you play this turn can't be interrupted.", STILL),
    ):  # fmt: skip
        to = _as(what, next_, You()) if which is STILL else You()
        counted = Remember(TimesDone(Done.PLAYED, You(), what), "played before")
        check_text(words, Text((), (counted, Apply(which, to, Duration.THIS_TURN))))


@for_every(
    "words",
    ["The first ally you play each turn has +2 ATK.", "The first ally an opponent plays each turn costs 1 more."],
)
def test_how_long_or_whose_first_is_not_guessed(words: str) -> None:
    """The rules don't say for how long the one has it, nor whether each opponent has a first ally of their own."""
    assert isinstance(stuck(ALLY_LINE, words), Unread)
