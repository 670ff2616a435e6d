"""The vocabulary as a whole: one sentence for each line, and every line of the features a sentence."""

from pathlib import Path

from judge.cache_folder import signed_cache
from scenarios.catalogue import Entry, entries, usage
from scenarios.registry.lookup import Lookup
from scenarios.registry.registry import registered
from tests.every_row import hold_every

FEATURES = Path(__file__).parents[2] / "features"


def test_no_line_fits_two_sentences() -> None:
    entries()
    registered.check()


def test_an_example_fits_its_own_sentence() -> None:
    def check(entry: Entry) -> None:
        assert Lookup(registered).find(entry.keyword, entry.example).sentence.notation == entry.notation

    hold_every(entries(), check)


def test_every_sentence_says_what_it_does() -> None:
    def check(entry: Entry) -> None:
        assert entry.description.endswith(".")
        assert entry.group

    hold_every(entries(), check)


def test_every_line_of_the_features_is_a_sentence() -> None:
    assert [f"{each.uri}:{each.line}: {each.message}" for each in usage([FEATURES], signed_cache()).unfit] == []


def test_a_number_beyond_any_board_is_a_line_that_fits_nothing(tmp_path: Path) -> None:
    (tmp_path / "a.feature").write_text("Feature: a\n Scenario: b\n  Given you have 123456 ready resources\n")
    (unfit,) = usage([tmp_path]).unfit
    assert (unfit.line, unfit.message) == (3, "the number 123456 is too large; expected at most 9999")
