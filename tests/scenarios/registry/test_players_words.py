"""Words of players lead to sentences that exist."""

from scenarios.registry.lookup import Lookup
from scenarios.registry.players_words import POINTERS, pointed_at
from scenarios.registry.registry import Keyword
from scenarios.vocabulary.all_sentences import all_sentences
from tests.every_row import hold_every

MEANT = [(keyword, sentence) for _, meant in POINTERS for keyword, said in meant.items() for sentence in said]


def test_a_sentence_that_a_word_leads_to_exists() -> None:
    def check(row: tuple[Keyword, str]) -> None:
        assert Lookup(all_sentences()).fits(*row)

    hold_every(MEANT, check)


def test_a_word_in_a_name_or_in_another_word_leads_nowhere() -> None:
    assert pointed_at("Then", '"Stack" is here') == ()
    assert pointed_at("Then", "there is haystack") == ()
    assert pointed_at("Then", "the stack is empty") != ()
    assert pointed_at("Then", "the stack is empty", "the stack {is}") == ()
