"""Fingerprints of the official text: hashes that change only when a document says something else.

White space, typography, the rule's own number and references that a scan emptied are left out. Any other reference
counts as the stable id of its rule: a new number for the same rule changes nothing, another rule does. Every part is
hashed with its length, so that different parts never give the same hash because they are joined.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from typing import TypeAlias

from judge.documents.reader.document import Entry, Example, Rule
from judge.documents.reader.folded_text import folded
from judge.documents.reader.text_references import split_at_references

Resolve: TypeAlias = Callable[[str], str]
"""Returns the stable id of the rule or section with a number in the document, or the number if it has none."""

_EMPTY_BRACKETS = re.compile(r"\(\s*[,;]?\s*\)")
LENGTH = 10


@dataclass(frozen=True, slots=True)
class Fingerprint:
    """The hashes of a rule or a term: of its text, its title, and each of its examples."""

    text: str
    title: str
    examples: tuple[str, ...] = ()


def fingerprint(rule: Rule, resolve: Resolve) -> Fingerprint:
    """Return the fingerprint of a rule."""
    return Fingerprint(of_text(rule.text, resolve), of_title(rule.title), of_examples(rule.examples, resolve))


def entry_fingerprint(entry: Entry, resolve: Resolve) -> Fingerprint:
    """Return the fingerprint of a glossary's term, without the rules in parentheses behind it."""
    return Fingerprint(of_text(entry.text, resolve), of_title(entry.term), of_examples(entry.examples, resolve))


@lru_cache(maxsize=16384)
def of_title(title: str) -> str:
    """Return the hash of a title, nothing for an empty one."""
    bare = re.sub(r"^\s*(?:\d{1,3}(?:\.\d+)?[a-z]?\.?|[a-z]\.)\s+", "", title)
    return digest((folded(bare).casefold(),)) if bare.strip() else ""


def of_examples(examples: Iterable[Example], resolve: Resolve) -> tuple[str, ...]:
    """Return the hash of each example with its cards."""
    return tuple(
        digest((*_parts(example.text, resolve), *(folded(card.text) for card in example.cards))) for example in examples
    )


def of_text(text: str, resolve: Resolve) -> str:
    """Return the hash of a text.

    >>> before = of_text("as in 602.2 .", {"602.2": "protect-point"}.__getitem__)
    >>> before == of_text("as  in 603.1.", {"603.1": "protect-point"}.__getitem__)
    True
    """
    return digest(_parts(text, resolve))


def _parts(text: str, resolve: Resolve) -> tuple[str, ...]:
    words, numbers = _words_and_numbers(text)
    return (*words, "references", *(resolve(number) or number for number in numbers))


@lru_cache(maxsize=16384)
def _words_and_numbers(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the folded words between the references, and the references' numbers."""
    parts = split_at_references(text)
    cleaned = _EMPTY_BRACKETS.sub("", folded("\x00".join(parts[::2]))).split("\x00")
    return tuple(word.strip() for word in cleaned), parts[1::2]


def digest(parts: Iterable[str]) -> str:
    """Return a short hash of the parts and their lengths."""
    hashed = blake2b(digest_size=LENGTH)
    for part in parts:
        data = part.encode("utf-8", "surrogatepass")
        hashed.update(len(data).to_bytes(8, "big") + data)
    return hashed.hexdigest()
