"""Rules of the same words, of which one document has more: told apart by what shows it, asked where nothing does."""

import pytest

from judge.documents.comparison.document_comparison import Comparison, compare
from judge.documents.reader.document_reader import read

WORDS = {
    "A": "Each player brings a deck of sixty cards to the table.",
    "B": "Every player draws a card at the start of a turn.",
    "C": "Whoever has no cards left to draw has lost the game.",
    "D": "Nobody looks at the opposing hand without being told to.",
    "X": "An ally that attacks becomes exhausted at once and stays so.",
}


def compared(old: str, new: str, settled: dict[str, str | None] | None = None) -> Comparison:
    """Return what differs between two documents, each told as its numbers with the sign of their words."""
    first, second = (
        read(tuple(f"{number} {WORDS[sign]}" for number, sign in map(str.split, told.split(","))), "x").documents[0]
        for told in (old, new)
    )
    return compare(first, second, settled)


@pytest.mark.parametrize(
    ("old", "new", "asked"),
    [
        ("100.1 A,100.2 B,102.1 X", "100.1 A,100.2 B,103.1 X,103.4 X,105.1 X", "102.1: 103.1 103.4 105.1"),
        ("100.1 A,102.1 X", "100.1 A,103.1 X,103.2 B,103.4 X,104.1 C,105.1 X", "102.1: 103.1 103.4 105.1"),
        ("100.1 A,100.2 X,100.3 B", "100.1 A,100.2 C,100.3 X,100.4 X,100.5 B", "100.2: 100.3 100.4"),
        ("100.1 A,100.2 X,101.1 X,101.2 B", "100.1 A,102.1 X", "100.2: 102.1|101.1: 102.1"),
        ("100.1 A,100.2 X,100.3 X,100.4 B", "100.1 C,100.2 A,100.3 X,100.4 X,100.5 X,100.6 B",
         "100.2: 100.3 100.4 100.5|100.3: 100.3 100.4 100.5"),
        ("100.1 X,101.1 X", "200.1 X,201.1 X,202.1 X", "100.1: 200.1 201.1 202.1|101.1: 200.1 201.1 202.1"),
    ],
)  # fmt: skip
def test_what_nothing_tells_apart_is_asked(old: str, new: str, asked: str) -> None:
    found = compared(old, new)
    assert {f"{each.old}: {' '.join(each.candidates)}" for each in found.questions} == set(asked.split("|"))
    assert not {each.old for each in found.questions} & set(found.numbers)
    assert not [change for change in found.changes if "merged" in change.what]


@pytest.mark.parametrize(
    ("old", "new", "moved"),
    [
        # Between the same two, beside the same one.
        ("100.1 A,100.2 X,100.3 B", "100.1 X,101.1 C,102.1 A,102.2 X,102.3 B", "102.2"),
        ("100.1 C,100.2 X,100.3 A", "101.1 X,101.2 D,102.1 X,102.2 A,103.1 X", "102.1"),
        # At its number, where its neighbours are the same in two places or in none.
        ("100.1 A,100.2 X,100.3 B", "100.1 A,100.2 X,100.3 X,100.4 B", "100.2"),
        ("100.1 A,100.2 X,100.3 B", "100.1 C,100.2 X,100.3 D,101.1 X", "100.2"),
        ("100.1 A,100.2 X,100.3 X,100.4 B", "100.1 A,100.2 X,100.3 B", "100.2"),
        ("100.1 A,100.2 X,100.3 X,100.4 B", "100.1 A,100.2 X,100.3 X,100.4 X,100.5 B", "100.2"),
    ],
)
def test_neighbours_and_then_the_number_settle_it(old: str, new: str, moved: str) -> None:
    found = compared(old, new)
    assert found.questions == ()
    assert found.numbers["100.2"] == moved


def test_as_many_between_the_same_neighbours_are_the_same_in_their_order() -> None:
    found = compared("100.1 A,100.2 X,100.3 X,100.4 B", "100.1 C,100.2 A,100.3 X,100.4 X,100.5 B,200.1 X")
    assert found.questions == ()
    assert (found.numbers["100.2"], found.numbers["100.3"]) == ("100.3", "100.4")


@pytest.mark.parametrize("answer", ["103.1", "103.4", "105.1", None])
def test_an_answer_settles_it(answer: str | None) -> None:
    found = compared("100.1 A,102.1 X", "100.1 A,103.1 X,103.4 X,105.1 X", {"102.1": answer})
    assert found.questions == ()
    assert found.numbers.get("102.1") == answer
