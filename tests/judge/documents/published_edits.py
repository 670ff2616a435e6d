"""Edits of the reference edition's document: what each must give, which are made together, and what is told of them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from judge.documents.comparison.document_comparison import Comparison
from judge.documents.impact.impact_analysis import Impact, impact_of
from judge.documents.reader.document import Document
from judge.documents.reader.document_reader import read
from judge.documents.reader.file_lines import lines_of
from judge.documents.recognition import recognise
from tests.judge.documents.edits import Told
from tests.judge.documents.edits_together import groups_of, made_together
from tests.judge.documents.line_edits import Lines, Made, worded
from tests.night import at_night


@dataclass(frozen=True)
class Edit:
    """An edit: how it is made, the changes it must give, the numbers to review, the exit code, what is asked.

    `before` makes the document that is edited, where the published one has no such place.
    """

    made: Made
    changes: set[Told] = field(default_factory=set)
    review: frozenset[str] = frozenset()
    code: int = 0
    parameters: dict[str, tuple[int, int]] = field(default_factory=dict)
    asked: frozenset[str] = frozenset()
    before: Made | None = None


def parameter(number: str, old: str, new: str, values: dict[str, tuple[int, int]], code: int = 0) -> Edit:
    """Return an edit of a number that a parameter reflects."""
    return Edit(worded(number, old, new), {("changed", "substantive", number, number)}, code=code, parameters=values)


def reviewed(made: Made, changes: set[Told], *numbers: str) -> Edit:
    """Return an edit that nothing reflects."""
    return Edit(made, changes, frozenset(numbers), 4)


def document(lines: Lines) -> Document:
    return read_once("\n".join(lines))


@lru_cache(maxsize=8)
def read_once(text: str) -> Document:
    found = recognise(read(lines_of(text.encode(), "draft"), "draft").documents[0])
    assert found is not None
    assert found.document.edition == "cr-2007-05", found.document.edition
    return found.document


def told(comparison: Comparison) -> set[Told]:
    return {(" ".join(each.what), each.weight, each.old, each.new) for each in comparison.changes}


def values_in(impact: Impact) -> dict[str, tuple[object, object]]:
    """Return the values of the parameters that differ, before and after."""
    return {each.parameter.field: (each.old, each.new) for each in impact.readings if each.changed}


TOGETHER = at_night(1, 10)
"""How many edits are made together at most."""


def parts_of(edit: Edit) -> set[str]:
    """Return the numbers of the parts that an edit changes, before and after."""
    return {number for *_, old, new in edit.changes for number in (old, new)}


def is_in_place(edit: Edit) -> bool:
    """Return whether an edit changes the words of one part of the published document and nothing else."""
    alone = len(edit.changes) == 1 and edit.before is None and not edit.asked and edit.code in (0, 4)
    return alone and all(what in ("changed", "re-pointed") and old == new for what, _, old, new in edit.changes)


def fit(edit: Edit, other: Edit) -> bool:
    """Return whether both edits change the words of a part and nothing else, each those of another part."""
    return is_in_place(edit) and is_in_place(other) and not parts_of(edit) & parts_of(other)


def groups_in(edits: dict[str, Edit]) -> list[tuple[str, ...]]:
    """Return the names of all edits, those together that change the words of different parts."""
    return groups_of(edits, TOGETHER, lambda name, other: fit(edits[name], edits[other]))


def are_told_together(edits: Sequence[Edit], lines: Lines, features: Path) -> bool:
    """Return whether everything that edits must give is given by them made together, and nothing else."""
    after = made_together([each.made for each in edits], lines)
    if after is None:
        return False
    impact = impact_of(document(lines), document(after), [str(features)])
    changes = {change for each in edits for change in each.changes}
    values = {name: value for each in edits for name, value in each.parameters.items()}
    review = {number for each in edits for number in each.review}
    reviewed_now = {each.change.number for each in impact.to_review}
    found = (told(impact.comparison), impact.comparison.questions, values_in(impact), reviewed_now, impact.code)
    return found == (changes, (), values, review, 4 if review else 0)
