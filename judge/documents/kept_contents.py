"""Digests of what the documents in a library say, so that an import needn't read each of many to find a free id.

They stand in the user's cache, each with the size and the time of the document's file. The digest of a file whose size
or time has changed since is made again, and a list that is lost is no loss.
"""

import json
from collections.abc import Iterable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import TypeAlias

from judge.cache_folder import signed_cache
from judge.documents.document_errors import BadLibrary
from judge.documents.document_library import kept_document
from judge.documents.library_folder import kept_editions
from judge.documents.official_texts import is_published
from judge.documents.reader.document import Document, Example
from judge.rulebook import editions

_KIND = "contents"
_BEGINS = b"all that documents say, with headings and titles, and the files that they were read from\n"
"""Nothing else that the user's key signs begins so."""

_Row: TypeAlias = list[object]
"""The size of a document's file, its time in nanoseconds, the digest of what the document says, and its source."""


def contents_of(document: Document) -> str:
    """Return a digest of all that a document says: its rules, glossary and headings, and what stands outside of them.

    So another title, date or version makes another document.
    """
    outside = [(each.where, each.text) for each in document.asides]
    return _digest([*_rules(document), _headings(document), outside])


def rules_in(document: Document) -> str:
    """Return a digest of a document's rules with their titles, examples and cards, and of its glossary."""
    return _digest(_rules(document))


def titles_in(document: Document) -> str:
    """Return a digest of a document's headings, and of the texts in which it speaks of itself: its title, its date."""
    said = [(each.where, each.text) for each in document.asides if each.where in ("title page", "running head")]
    return _digest([_headings(document), said])


def _rules(document: Document) -> list[object]:
    rules = [
        (each.number, each.title, each.text, _examples(each.examples), [card.text for card in each.cards])
        for each in document.rules
    ]
    return [rules, [(each.term, each.reference, each.text, _examples(each.examples)) for each in document.entries]]


def _headings(document: Document) -> list[tuple[str, str]]:
    return [(each.number, each.title) for each in document.headings]


def _digest(told: list[object]) -> str:
    return sha256(json.dumps(told).encode()).hexdigest()


def _examples(examples: Iterable[Example]) -> list[tuple[str, list[str]]]:
    return [(each.text, [card.text for card in each.cards]) for each in examples]


def under_its_id(document: Document, library: Path) -> Document:
    """Return a document with the id under which the library has it, without one where it isn't there.

    A published edition keeps its id; a file that is like one, and differs from it, is another document.
    """
    known = document.edition in editions()
    if document.edition and (not known or is_published(document, document.edition)):
        return document
    kept, said = KeptContents(library), contents_of(document)
    found = next((edition for edition in kept_editions(library) if kept.of(edition) == said), "")
    return replace(document, edition=found)


class KeptContents:
    """The digests of what the documents in a library say."""

    def __init__(self, library: Path) -> None:
        self.library = library
        self.rows = _rows(library)

    def of(self, edition: str) -> str | None:
        """Return the digest of the document under an id; None where there is none, or its file is damaged."""
        row = self._row(edition)
        return str(row[2]) if row else None

    def source_of(self, edition: str) -> str:
        """Return the digest of the file from which the document under an id was read; empty where it isn't known."""
        row = self._row(edition)
        return str(row[3]) if row else ""

    def _row(self, edition: str) -> _Row | None:
        try:
            about = (self.library / f"{edition}.json").stat()
            stamp: _Row = [about.st_size, about.st_mtime_ns]
            row = self.rows.get(edition, [])
            if row[:2] == stamp:
                return row
            there = kept_document(edition, self.library)
        except (OSError, BadLibrary):
            return None
        if there is None:
            return None
        self.rows[edition] = [*stamp, contents_of(there), there.source]
        if (cached := signed_cache()) is not None:
            cached.keep(_KIND, _name(self.library), _BEGINS + json.dumps(self.rows).encode())
        return self.rows[edition]


def _name(library: Path) -> str:
    return str(library.resolve())


def _rows(library: Path) -> dict[str, _Row]:
    """Return the list of a library; an empty one where none is kept."""
    cached = signed_cache()
    kept = cached.recall(_KIND, _name(library)) if cached else None
    rows: dict[str, _Row] = json.loads(kept[len(_BEGINS) :]) if kept and kept.startswith(_BEGINS) else {}
    return rows
