"""The vocabulary as a whole: one sentence for each line, and every line of the features a sentence."""

from pathlib import Path

import pytest

from scenarios.catalogue import Entry, entries, usage
from scenarios.registry.lookup import Lookup
from scenarios.registry.sentences import registered

FEATURES = Path(__file__).parents[2] / "features"


def test_no_line_fits_two_sentences() -> None:
    entries()
    registered.check()


@pytest.mark.parametrize("entry", entries(), ids=lambda entry: f"{entry.keyword} {entry.example}")
def test_an_example_fits_its_own_sentence_and_no_other(entry: Entry) -> None:
    fitting = Lookup(registered).every_fit(entry.keyword, entry.example)
    assert [sentence.notation for sentence in fitting] == [entry.notation]


@pytest.mark.parametrize("entry", entries(), ids=lambda entry: f"{entry.keyword} {entry.notation}")
def test_every_sentence_says_what_it_does(entry: Entry) -> None:
    assert entry.description.endswith(".")
    assert entry.group


def test_every_line_of_the_features_is_a_sentence() -> None:
    assert [f"{each.uri}:{each.line}: {each.message}" for each in usage([FEATURES]).unfit] == []
