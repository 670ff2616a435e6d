"""The registry: what is registered, what is refused, what a line finds."""

import pytest

from scenarios.registry.lookup import Lookup
from scenarios.registry.registry import Sentences, registered, then
from scenarios.scenario_errors import TwoSentencesFit, UnknownSentence, VocabularyError


def one(play: object, number: int) -> None:
    """Take a number.

    More about it.
    """


def two(play: object) -> None:
    """Take nothing."""


def test_the_decorators_return_the_function_unchanged() -> None:
    before = list(registered.rows)
    decorated = then("nothing in particular is so", example="nothing in particular is so")(two)
    added = [row for row in registered.rows if row not in before]
    registered.rows[:] = before
    assert decorated is two
    assert [(row.keyword, row.description) for row in added] == [("Then", "Take nothing.")]


def test_slots_are_the_function_s_parameters() -> None:
    with pytest.raises(VocabularyError, match="number"):
        Sentences().add("When", "you wait", "you wait", one)


def test_two_sentences_that_fit_one_line_are_refused_naming_both() -> None:
    sentences = Sentences()
    sentences.add("When", "{player} wait[s]", "you wait", lambda _play, player: None)  # noqa: ARG005
    sentences.add("When", "your opponent waits", "your opponent waits", two)
    with pytest.raises(TwoSentencesFit) as caught:
        sentences.check()
    assert "'{player} wait[s]' and 'your opponent waits'" in str(caught.value)


def test_sentences_of_other_keywords_may_be_the_same() -> None:
    sentences = Sentences()
    sentences.add("Given", "you wait", "you wait", two)
    sentences.add("When", "you wait", "you wait", two)
    sentences.check()
    assert [Lookup(sentences).find(keyword, "you wait").sentence.keyword for keyword in ("Given", "When")] == [
        "Given",
        "When",
    ]


def test_an_unknown_sentence_names_the_nearest_and_its_group() -> None:
    sentences = Sentences()
    sentences.add("When", "you wait {number:NUMBER} turns", "you wait 2 turns", one)
    sentences.add("Then", "all is over", "all is over", two)
    with pytest.raises(UnknownSentence) as caught:
        Lookup(sentences).find("When", "you wiat 3 turns")
    group = "The registry"
    assert caught.value.nearest == f"When 'you wait 2 turns' ({group})"


def test_a_line_of_a_known_shape_gives_its_own_values() -> None:
    sentences = Sentences()
    sentences.add("When", "you wait {number:NUMBER} turns", "you wait 2 turns", one)
    lookup = Lookup(sentences)
    assert [lookup.find("When", f"you wait {n} turns").values for n in (1, 2, 1)] == [
        {"number": 1},
        {"number": 2},
        {"number": 1},
    ]
