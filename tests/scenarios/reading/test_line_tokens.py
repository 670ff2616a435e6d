"""What stands in parentheses: sentences remind of rules and say nothing new, anything else belongs to the text."""

from __future__ import annotations

import pytest

from scenarios.reading import Read, Unread, read_card

CARD = "2, Instant Ability\n"


@pytest.mark.parametrize("said", ["(Put it into its owner's graveyard.)", '(It says, "Elusive.")', ""])
def test_sentences_in_parentheses_only_remind(said: str) -> None:
    reading, bare = (read_card("Sly", f"{CARD}Destroy target ally. {each}") for each in (said, ""))
    assert isinstance(reading, Read)
    assert reading == bare


@pytest.mark.parametrize("said", ["(other than yours)", "(Not a Human)", "(no Human.)"])
def test_what_is_no_sentence_is_not_left_out(said: str) -> None:
    assert isinstance(read_card("Sly", f"{CARD}Destroy target ally {said}."), Unread)


def test_a_text_of_powers_within_powers_is_unread() -> None:
    assert isinstance(read_card("Sly", CARD + 'Target ally has "' * 100 + 'Draw a card."'), Unread)
