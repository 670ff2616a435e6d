from judge.sentence_list import sentence_lines
from scenarios.catalogue import Entry
from tests.judge.running import Judge


def test_names_are_explained_before_the_sentences(judge: Judge) -> None:
    out = judge("steps").out
    assert out.startswith("Names\n")
    assert r'"Raul \"Fingers\" Maldren"' in out
    assert "Names" not in judge("steps", "--unused").out.splitlines()


def test_sentences_stand_under_their_subjects_with_example_form_and_meaning() -> None:
    entries = [
        Entry("Given", "{player} control[s]:", "Put cards into play.", "you control:", "The board", ("table",)),
        Entry("When", "{player} pass[es]", "Pass priority.", "you pass", "Passing"),
    ]
    assert [(line.indent, line.text) for line in sentence_lines(entries)] == [
        (0, "The board"),
        (2, "Given you control:"),
        (6, "in general: Given {player} control[s]:"),
        (6, "Put cards into play. (a table stands under it)"),
        (0, ""),
        (0, "Passing"),
        (2, "When you pass"),
        (6, "in general: When {player} pass[es]"),
        (6, "Pass priority."),
        (0, ""),
    ]
