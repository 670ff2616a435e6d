"""The words that are close to another are those that `difflib` finds, which compares all of them."""

from difflib import get_close_matches

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenarios.library.card_files import card_names
from scenarios.near_names import close_words
from tests.night import at_night

WORDS = st.text("abcA é\u0161\u0421", max_size=8)


@settings(max_examples=at_night(100, 50))
@given(WORDS, st.lists(WORDS, max_size=12), st.integers(1, 4), st.sampled_from((0.0, 0.5, 0.6, 2 / 3, 0.8, 0.9, 1.0)))
def test_the_close_words_are_those_that_are_found_among_all(
    word: str, known: list[str], many: int, alike: float
) -> None:
    assert close_words(word, known, many, alike) == get_close_matches(word, known, many, alike)


@pytest.mark.parametrize("alike", [0.5, 0.6, 0.8])
def test_misspelt_names_of_cards_are_close_to_the_same_names(alike: float) -> None:
    names = [name.casefold() for name in card_names()]
    for at, name in enumerate(names[:: at_night(1, 23)]):
        place = at % len(name)
        for misspelt in (name[:place] + name[place + 1 :], name[:place] + "q" + name[place:], name[place:]):
            assert close_words(misspelt, names, 2, alike) == get_close_matches(misspelt, names, 2, alike)
