"""Texts with their references taken out, so that words and references can be compared separately."""

import re
from dataclasses import dataclass
from functools import lru_cache

from judge.documents.reader.folded_text import folded
from judge.documents.reader.text_references import split_at_references

_EMPTIED = re.compile(r"\(\s*\)")
_NOWHERE = re.compile(r"(?<=\bsee)\s+(?=[).,])|(?<=\brule)\s+(?=[).,])|(?<=\bexception to)\s+(?=[).,])")
"""Where a reference without brackets has lost its number."""

_LOST = "\x01"
LOST = "?"


@dataclass(frozen=True, slots=True)
class Slots:
    """The words of a text with § for each reference, and the references: numbers, or LOST for a lost number."""

    words: str
    references: tuple[str, ...]


@lru_cache(maxsize=16384)
def slots(text: str, *, unbracketed: bool = False) -> Slots:
    """Return the words and references of a text; if `unbracketed`, also those without brackets that lost a number.

    >>> slots("Ready ( ) cards (501.1) stay.")
    Slots(words='Ready (§) cards (§) stay.', references=('?', '501.1'))
    """
    told = _EMPTIED.sub(f"({_LOST})", text)
    parts = split_at_references(_NOWHERE.sub(f" {_LOST}", told) if unbracketed else told)
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


@lru_cache(maxsize=16384)
def bare(text: str) -> str:
    """Return the words of a text in small letters without references, for finding the same rule in another document."""
    return " ".join(re.findall(r"\w+", slots(text).words.replace("§", " ").casefold()))
