"""Wordings that say the same, and others that nearly do and don't."""

import pytest

from judge.documents.comparison.same_sense import Vocabulary
from judge.documents.reader.folded_text import folded

TEXT = (
    "an ally that is attached to a hero exhausts; attached allies exhaust when resources are placed, and resources stay"
)
SAME = (
    ("draw 7 cards", "Draw seven cards."),
    ("twenty-five damage", "25 damage"),
    ("roll a six-sided die", "roll a 6-sided die"),
    ("it can't be played; it's placed", "It cannot be played. It is placed"),
    ("a, b, and c", "a, b and c"),
    ("However, it stays", "However it stays"),
    ("a player's hand", "a players hand"),
    ("a face-down card", "a face down card"),
    ('the "legal" card', "the legal card"),
    ("resources are placed", "resorces are placed"),
    ("resources are placed", "resuorces are placed"),
)
NOT_THE_SAME = (
    ("draw 7 cards", "draw 6 cards"),
    ("+1 ATK", "-1 ATK"),
    ("X ATK", "-X ATK"),
    ("it can be played", "it can't be played"),
    ("draw one card", "draw one card fewer"),
    ("draw up to two cards", "draw two cards"),
    ("attached allies exhaust", "attacked allies exhaust"),
    ("if you do, draw", "if you do draw"),
    ("pay (2)", "pay 2"),
    ("each player", "every player"),
    ("10 cards", "1 0 cards"),
    ("may exhaust", "must exhaust"),
    ("exhausts it", "exhaust it"),
)


def same(old: str, new: str) -> bool:
    """Return whether two texts say the same in documents that have more of such words."""
    return Vocabulary(lambda: (TEXT, old), lambda: (TEXT, new)).same(folded(old), folded(new))


@pytest.mark.parametrize(("one", "other"), SAME)
def test_these_say_the_same_both_ways(one: str, other: str) -> None:
    assert same(one, other)
    assert same(other, one)


@pytest.mark.parametrize(("one", "other"), NOT_THE_SAME)
def test_these_may_say_something_else_both_ways(one: str, other: str) -> None:
    assert not same(one, other)
    assert not same(other, one)
