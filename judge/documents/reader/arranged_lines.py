"""The lines of a text as they are read: by columns, without margins and spaces, each rule in a line of its own."""

from collections.abc import Sequence

from judge.documents.reader.line_spacing import without_spacing
from judge.documents.reader.page_columns import Placed, arranged
from judge.documents.reader.page_margins import without_margins
from judge.documents.reader.rules_in_line import parted_lines


def arranged_lines(lines: Sequence[str]) -> tuple[tuple[Placed, ...], tuple[Placed, ...]]:
    """Return the lines of the text in the order of reading, and those beside it: margins, and spaces below every line.

    >>> written, beside = arranged_lines(("3.1 A drum holds. 3.2 It turns.",))
    >>> [(each.text, each.column) for each in written], beside
    ([('3.1 A drum holds. ', 1), ('3.2 It turns.', 19)], ())
    """
    bare, margins = without_margins(arranged(lines))
    spaced, spaces = without_spacing(bare)
    return parted_lines(spaced), (*margins, *spaces)
