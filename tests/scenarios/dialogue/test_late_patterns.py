"""A late pattern is made only for texts with the letters that stand in all that it matches, and matches the same."""

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from scenarios.dialogue.late_patterns import late, letters_in_all
from tests.every_row import for_every
from tests.night import at_night

PARTS = (
    "attack",
    "attacks?",
    "(?:on|at) ",
    "(?P<who>I|we)",
    "[a-c]{2}",
    r"\bwith\b",
    ".*? on it",
    "s{0,2}",
    "x|y",
    r"\w{2}",
    r"\w{1,3}? ?on",
    "(?:attack|with it)",
    "(?:attack(?:s| it)?|y)",
    "(?:on it|attack)?",
    "(?<=on)",
    "(?=on)",
)
TEXTS = ("attack", "Attacks", "on ", "at ", "I", "we", "ab", " with ", "z on it", "x", "y", "ss", "on")


@for_every(
    ("pattern", "letters"),
    [
        (r"a.*? on it", ((" on it",),)),
        (r"\w* damage", ((" damage",),)),
        (r"x(?:ab|c)*? the end", ((" the end",),)),
        (r"foods{0,2}bars", (("food",), ("bars",))),
        (r"can't (?:attack|protect)s?", (("can't ",), ("attack", "protect"))),
        (r"can't (?:attack|protect)? now", (("can't ",), (" now",))),
        (r"can't (?:attack|go)", (("can't ",),)),
        (r"one|other", (("one", "other"),)),
        (r"one|at", ()),
        (r"rules? (?P<number>\d{3}(?:\.\d+)?)\b.*", (("rule",),)),
        (r"(?:casts?|puts (?:him|her)?down) now", ((" now",), ("cast", "puts "))),
        (r"(?!never)a (?:long|tall) (?<=tall )", (("long", "tall"),)),
        ("{P} plays? {C} on {T}", ((" play",), (" on ",))),
        (r"an? (?P<what>\"[^\"]+\") dies", ((" dies",),)),
        (r"does it\. Now", (("does it",), (" now",))),
        (r"ally \(exhausted", (("ally ",), ("exhausted",))),
    ],
)
def test_these_letters_are_in_all_that_it_matches(pattern: str, letters: tuple[tuple[str, ...], ...]) -> None:
    assert letters_in_all(pattern) == letters


@settings(deadline=None, max_examples=at_night(200, 100))
@given(st.lists(st.sampled_from(PARTS), max_size=4), st.lists(st.sampled_from(TEXTS), max_size=5))
def test_it_matches_what_the_pattern_itself_matches(parts: list[str], texts: list[str]) -> None:
    pattern, text = "".join(parts), "".join(texts)
    try:
        itself = re.compile(pattern, re.IGNORECASE)
    except re.error:
        return
    for way in ("match", "fullmatch", "search"):
        found, expected = getattr(late(pattern, re.IGNORECASE), way)(text), getattr(itself, way)(text)
        assert (found is None) == (expected is None)
        assert found is None or found.span() == expected.span()
    assert late(pattern, re.IGNORECASE).sub("-", text) == itself.sub("-", text)
