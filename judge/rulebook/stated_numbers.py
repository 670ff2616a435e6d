"""The numbers in rules that are no parameters of an edition, each with the reason why it is none."""

import re
from dataclasses import dataclass
from functools import cache
from typing import TypedDict, cast

from judge.rulebook.rulebook_data import read_data

_WORDS = (
    "zero two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty "
    "once twice thrice"
)
_ONE = "|".join(rf"(?<={before} )one" for before in ("only", "exactly", "than", "least", "most", "up to", "at", "any"))
_NUMBER = re.compile(rf"(?<![\w.(+/–-])(?:\d+|{'|'.join(_WORDS.split())}|{_ONE})(?![\w–-]|\.\d|\s?\))", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class StatedNumbers:
    """The numbers in the text of a rule, in order, and the reason why they are no parameters of an edition."""

    rule: str
    states: tuple[str, ...]
    why: str


class _Row(TypedDict):
    rules: dict[str, str]
    why: str


def numbers_of(text: str) -> tuple[str, ...]:
    """Return the numbers in a text, in figures or words and in order, without costs in parentheses.

    >>> numbers_of("Only one character may pay (2) to draw up to 3 cards, twice in a turn.")
    ('one', '3', 'twice')
    """
    return tuple(match[0].casefold() for match in _NUMBER.finditer(text))


@cache
def stated_numbers() -> dict[str, StatedNumbers]:
    """Return the rules of the reference edition whose numbers are no parameters, by id."""
    rows = cast("list[_Row]", read_data("stated_numbers")["numbers"])
    return {
        rule: StatedNumbers(rule, tuple(states.split()), row["why"])
        for row in rows
        for rule, states in row["rules"].items()
    }
