"""Texts with their references taken out, so that words and references can be compared separately."""

import re
from dataclasses import dataclass

from judge.documents.reader.folded_text import folded
from judge.documents.reader.text_references import split_at_references

_EMPTIED = re.compile(r"\(\s*\)")
_LOST = "\x01"
LOST = "?"


@dataclass(frozen=True, slots=True)
class Slots:
    """The words of a text with § for each reference, and the references: numbers, or LOST for a lost number."""

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
    """Return the words of a text in small letters without references, for finding the same rule in another document."""
    return " ".join(re.findall(r"\w+", slots(text).words.replace("§", " ").casefold()))
