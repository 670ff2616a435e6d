"""Words of players lead to sentences that exist."""

import pytest

from scenarios.registry.lookup import Lookup
from scenarios.registry.players_words import POINTERS, pointed_at
from scenarios.registry.registry import Keyword
from scenarios.vocabulary.all_sentences import all_sentences

MEANT = [(keyword, sentence) for _, meant in POINTERS for keyword, said in meant.items() for sentence in said]


@pytest.mark.parametrize(("keyword", "sentence"), MEANT)
def test_a_sentence_that_a_word_leads_to_exists(keyword: Keyword, sentence: str) -> None:
    assert Lookup(all_sentences()).fits(keyword, sentence)


def test_a_word_in_a_name_or_in_another_word_leads_nowhere() -> None:
    assert pointed_at("Then", '"Stack" is here') == ()
    assert pointed_at("Then", "there is haystack") == ()
    assert pointed_at("Then", "the stack is empty") != ()
    assert pointed_at("Then", "the stack is empty", "the stack {is}") == ()
