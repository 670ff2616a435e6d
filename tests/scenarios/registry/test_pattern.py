"""Lines against patterns: what the notation of sentences means."""

import pytest

from scenarios.registry.pattern import parse_pattern
from scenarios.registry.pattern_match import captures, values
from scenarios.registry.slot_types import BUILDS, PATTERNS
from scenarios.registry.step_tokens import tokens_of
from scenarios.scenario_errors import VocabularyError
from scenarios.step_words import (
    OPPONENT,
    YOU,
    CardWords,
    HeroWords,
    PayingWith,
    PlacedWords,
    PlayerWords,
    Playing,
    Proposing,
    Targeting,
    Using,
    WithX,
)
from tests.every_row import for_every

ANN = PlayerWords("Ann")
TIM, BRIGG = CardWords("Tim"), CardWords("Brigg")


def check(notation: str, line: str, expected: dict[str, object] | None) -> None:
    """Hold what a line gives a notation's slots against what is expected; nothing where the line doesn't fit."""
    tokens = tokens_of(line)
    found = captures(parse_pattern(notation, PATTERNS), tokens)
    assert (None if found is None else values(found, tokens, BUILDS)) == expected


@for_every(
    ("notation", "line", "expected"),
    [
        ("you control[s]", "you control", {}),
        ("you control[s]", "you controls", {}),
        ("you control[s]", "you controlled", None),
        ("ha(ve|s)", "has", {}),
        ("ha(ve|s)", "ha", None),
        ("a [b] c", "a c", {}),
        ("a [b] c", "a b c", {}),
        ("a (b|c d)", "a c d", {}),
        ("a (b|c d)", "a", None),
        ("a {how=ready|face down}", "a face down", {"how": "face down"}),
        ("{NUMBER}", "3", {"NUMBER": 3}),
        ("{NUMBER}", "-3", None),
        ("{n:NUMBER}", "601.2a", None),
        ("{RULE}", "601.2a", {"RULE": "601.2a"}),
        ("{RULE}", "cr-2009-combat:602.4", {"RULE": "cr-2009-combat:602.4"}),
        ("{RULE}", "faq-2009-03:1", {"RULE": "faq-2009-03:1"}),
        ("{QUOTED}", r'"Magraff \"Sparroweye\" Ironhammer"', {"QUOTED": 'Magraff "Sparroweye" Ironhammer'}),
        ("{QUOTED}", "“Tim”", {"QUOTED": "Tim"}),
        ("{player} pass[es]", "your opponent passes", {"player": OPPONENT}),
        ("{player} pass[es]", "Ann passes", {"player": ANN}),
        ("{player} pass[es]", "ann passes", None),
        ("{owner} hand", "your hand", {"owner": YOU}),
        ("{owner} hand", "your opponent's hand", {"owner": OPPONENT}),
        ("{owner} hand", "Ann's hand", {"owner": ANN}),
        ("{owner} hand", "your opponent hand", None),
        ("{character}", "your opponent's hero", {"character": HeroWords(OPPONENT)}),
        ("{character}", 'your "Tim"', {"character": CardWords("Tim", YOU)}),
        ("{cards:card+}", '"Tim"', {"cards": (TIM,)}),
        ("{cards:card+}", '"Tim", "Brigg"', {"cards": (TIM, BRIGG)}),
        ("{cards:card+}", '"Tim" and "Brigg"', {"cards": (TIM, BRIGG)}),
        ("{cards:card+}", '"Tim", and "Brigg"', {"cards": (TIM, BRIGG)}),
        ("{cards:card+}", '"Tim" "Brigg"', None),
        ("{cards:card+}", '"Tim" or "Brigg"', None),
        ("the {n:ordinal} power", "the 2nd power", {"n": 2}),
    ],
)
def test_notation(notation: str, line: str, expected: dict[str, object] | None) -> None:
    check(notation, line, expected)


@for_every(
    ("line", "expected"),
    [
        ('play "Tim"', Playing(TIM, ())),
        (
            'plays "Tim" with X = 3 targeting "Brigg", yourself and your hero',
            Playing(TIM, (WithX(3), Targeting((BRIGG, YOU, HeroWords(YOU))))),
        ),
        (
            'play "Tim" targeting "Brigg", exhausting "Tim" rather than paying',
            Playing(TIM, (Targeting((BRIGG,)), PayingWith("exhausting", (TIM,), instead=True))),
        ),
        ('use "Tim", targeting "Brigg"', Using(TIM, None, (Targeting((BRIGG,)),))),
        ('use the 2nd power of "Tim"', Using(TIM, 2, ())),
        ("flip your hero with X = 0", Using(HeroWords(YOU), None, (WithX(0),), flips=True)),
        ('propose that "Tim" sabotages "Brigg"', Proposing(TIM, BRIGG, sabotage=True)),
        ('propose that "Tim" attacks your hero', Proposing(TIM, HeroWords(YOU), sabotage=False)),
    ],
)
def test_deeds(line: str, expected: object) -> None:
    check("{deed}", line, {"deed": expected})


@for_every(
    ("line", "expected"),
    [
        ('"Tim"', PlacedWords("Tim")),
        ('an exhausted "Tim" with 2 damage as "hurt"', PlacedWords("Tim", 1, "exhausted", 2, label="hurt")),
        ('"Tim" as "new", which entered play this turn', PlacedWords("Tim", this_turn=True, label="new")),
        ('"Tim", which entered play this turn, as "new"', None),
        ('3 "Tim"', PlacedWords("Tim", 3)),
    ],
)
def test_placed_cards(line: str, expected: object) -> None:
    check("{placed}", line, None if expected is None else {"placed": expected})


@for_every("notation", ["a [b", "a b]", "a {nothing}", "(a|b"])
def test_a_wrong_notation_is_refused(notation: str) -> None:
    with pytest.raises(VocabularyError) as caught:
        parse_pattern(notation, PATTERNS)
    assert notation in str(caught.value)
