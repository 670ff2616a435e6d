"""What card data can hold can be said in card words: the share of pairs that words reach, and the pairs left out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from engine.language.durations import Duration
from engine.language.effects import Draw
from engine.language.filters import Valued
from engine.language.powers import Text
from engine.language.printed import Printed
from engine.language.selections import Half, Number, Players, This, You
from engine.language.words import CardType, Comparison
from scenarios.reading.reach import survey
from scenarios.reading.reach.pairs import Pair, owners, pairs
from scenarios.reading.reach.survey import needed, reaches, words_of
from scenarios.reading.reach.unneeded import UNNEEDED, Unneeded, reason
from tests.every_row import hold_every
from tests.night import at_night

LEAST = at_night(0.965, 0.94)
"""The share of the pairs that words reach: it may rise, and never falls; a small sample of them strays from it."""

EVERY = at_night(1, 48)
"""One in so many pairs is tried here; the benchmarks try all of them, too."""


def cards_to_try(pair: Pair) -> Iterator[Printed]:
    """Yield the cards that are tried for the pair."""
    return islice(survey._tries(pair), survey.MOST_TRIES)  # noqa: SLF001 - one card of each pair by turns.


def reached(asked: tuple[Pair, ...], wanted: float) -> int:
    """Return how many of the pairs words reach; when these are as many as are wanted, no more are tried.

    One card of each pair is tried by turns, for most pairs need only the first.
    """
    found = 0
    waiting = [cards_to_try(pair) for pair in asked]
    while waiting:
        left: list[Iterator[Printed]] = []
        for cards in waiting:
            card = next(cards, None)
            if card is None:
                continue
            if words_of(card) is None:
                left.append(cards)
                continue
            found += 1
            if found >= wanted:
                return found
        waiting = left
    return found


@pytest.mark.long
def test_so_much_of_the_card_language_can_be_said() -> None:
    asked = needed()[::EVERY]
    assert reached(asked, LEAST * len(asked)) >= LEAST * len(asked)


def test_the_pairs_are_the_members_of_each_field() -> None:
    found = set(pairs())
    assert Pair(Draw, "amount", Half) in found
    assert Pair(Valued, "comparison", Comparison.AT_MOST) in found
    assert Pair(Draw, "amount", Players) not in found
    assert {pair.owner for pair in found} <= set(owners())


@pytest.mark.parametrize(
    ("pair", "words"),
    [
        (Pair(Draw, "players", You), "Draw a card."),
        (Pair(Draw, "players", Players), "Each opponent draws a card."),
        (Pair(Draw, "amount", Half), "Draw cards equal to half the number of allies in your party, rounded down."),
        (Pair(Half, "up", True), "Draw cards equal to half the number of allies in your party, rounded up."),  # noqa: FBT003
    ],
)
def test_a_pair_is_reached_by_words_that_say_it(pair: Pair, words: str) -> None:
    assert next(reaches((pair,))).words == (words,)


def test_a_pair_without_words_is_not_reached() -> None:
    asked = (Pair(Draw, "players", This), Pair(Draw, "players", You))
    assert [reached(asked, wanted) for wanted in (1, 2)] == [1, 1]


def test_a_card_without_words_has_none() -> None:
    text = Text((), (Draw(You(), Number(-3)),))
    assert words_of(Printed("Unspeakable", CardType.ABILITY, cost=1, text=text)) is None


def test_what_is_left_out_is_there_and_has_a_reason() -> None:
    def check(row: Unneeded) -> None:
        assert row.why
        assert any(row.covers(pair) for pair in pairs())

    hold_every(UNNEEDED, check)


def test_every_place_and_member_that_is_left_out_exists() -> None:
    places = {pair.place for pair in pairs()}
    members = {pair.said for pair in pairs()}
    assert {place for row in UNNEEDED for place in row.places} - places == set()
    assert {member for row in UNNEEDED for member in row.members} - members == set()


def test_players_draw_and_cards_do_not() -> None:
    assert reason(Pair(Draw, "players", This)) == "players stand here, not cards"
    assert reason(Pair(Draw, "players", You)) is None
    assert all(reason(pair) is None for pair in pairs() if pair.member is Duration.THIS_TURN)
