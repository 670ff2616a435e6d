"""A text as words and reference slots, so that words are compared as words and references by what they point at."""

import re
from dataclasses import dataclass

from judge.documents.reader.folded_text import folded
from judge.documents.reader.text_references import split_at_references

_EMPTIED = re.compile(r"\(\s*\)")
_LOST = "\x01"
LOST = "?"


@dataclass(frozen=True, slots=True)
class Slots:
    """The words of a text with its references taken out, and the references: numbers, or LOST where one is emptied."""

    words: str
    references: tuple[str, ...]


def slots(text: str) -> Slots:
    """Return the words and references of a text.

    >>> slots("Ready ( ) cards (501.1) stay.")
    Slots(words='Ready (§) cards (§) stay.', references=('?', '501.1'))
    """
    parts = split_at_references(_EMPTIED.sub(f"({_LOST})", text))
    found: list[str] = []
    words = ""
    for index, part in enumerate(parts):
        if index % 2:
            found.append(part)
            words += "§"
            continue
        found += [LOST] * part.count(_LOST)
        words += part.replace(_LOST, "§")
    return Slots(folded(words), tuple(found))


def bare(text: str) -> str:
    """Return the words of a text without references, in one case, for finding the same rule elsewhere."""
    return " ".join(re.findall(r"\w+", slots(text).words.replace("§", " ").casefold()))
