"""Rows of edits that a rules editor makes, each with what it must be and where it must be shown.

What an edit must be was decided by what it does to the game, before any of them was compared by the program:

* *nothing*: the text says the same in the same letters; line breaks and page furniture are no part of it.
* *cosmetic*: it is spelt, punctuated, set or numbered another way and says the same.
* *moved*, *renumbered*: the same words stand elsewhere, and nothing depends on the place.
* *re-pointed*: a reference was filled in, lost, or leads to another rule.
* *changed*, *added*, *removed*, *split*, *merged*: it may say something else; where words differ, a person decides.
* *quiet*: nothing, cosmetic, moved or renumbered, all of which would do.
* *renamed*: a word stands for another throughout, which is told once and is for a person to confirm.
* asked: what has become of a rule can't be told; *refused*: there is nothing to compare.

Whatever may say something else must be shown by the impact; what says the same must not be.
"""

from dataclasses import dataclass

from tests.judge.documents.line_edits import Made

QUIET = ("quiet", "cosmetic", "moved", "renumbered")
ANYWHERE = "*"
"""Stands for the numbers of an edit that is made all over the document."""


@dataclass(frozen=True)
class Row:
    """An edit: the document's first figures, its kind, how it is made, what it must be, where the impact shows it.

    `expected` has a class and a number for each change, `shown` the numbers in the impact, `asked` those of questions.
    """

    document: str
    kind: str
    made: Made
    expected: frozenset[tuple[str, str]]
    shown: frozenset[str]
    asked: frozenset[str]
    refused: bool = False


ROWS: list[Row] = []


def row(
    kind: str,
    made: Made,
    *expected: str,
    document: str = "001",
    shown: tuple[str, ...] | None = None,
    asked: tuple[str, ...] = (),
    refused: bool = False,
) -> None:
    """Add a row; `shown` are the numbers of the changes that aren't quiet where nothing else is said."""
    told = frozenset((what, number) for what, _, number in (each.partition(": ") for each in expected))
    loud = frozenset(number for what, number in told if what not in QUIET) if shown is None else frozenset(shown)
    ROWS.append(Row(document, kind, made, told, loud, frozenset(asked), refused))
