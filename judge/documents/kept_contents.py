"""Digests of what the documents in a library say, so that an import needn't read each of many to find a free id.

They stand in a file beside the documents, each with the size and the time of the document's file: a digest of a file
that has another by now is made again, and a list that is lost or damaged is no loss.
"""

import json
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import TypeAlias

from judge.documents.document_errors import BadLibrary
from judge.documents.document_library import kept_document
from judge.documents.reader.document import Document
from judge.json_files import json_in
from scenarios.whole_files import write_whole

LIST = ".contents.json"
"""The name of the file, which is none that a document can have."""

_Row: TypeAlias = list[object]
"""The size of a document's file, its time in nanoseconds, and the digest of what the document says."""


def contents_of(document: Document) -> str:
    """Return a digest of what a document says: its rules with their examples, and its glossary."""
    rules = [(each.number, each.text, [one.text for one in each.examples]) for each in document.rules]
    entries = [(each.term, each.text) for each in document.entries]
    return sha256(json.dumps([rules, entries]).encode()).hexdigest()


def kept_contents(edition: str, library: Path) -> str | None:
    """Return the digest of the document under an id; None where there is none, or its file is damaged."""
    try:
        about = (library / f"{edition}.json").stat()
    except OSError:
        return None
    stamp = [about.st_size, about.st_mtime_ns]
    rows = _rows(library)
    row = rows.get(edition)
    if isinstance(row, list) and row[:-1] == stamp and isinstance(row[-1], str):
        return row[-1]
    try:
        there = kept_document(edition, library)
    except BadLibrary:
        return None
    if there is None:
        return None
    rows[edition] = [*stamp, contents_of(there)]
    with suppress(OSError):
        write_whole({library / LIST: json.dumps(rows).encode()}, durable=False)
    return contents_of(there)


@lru_cache(maxsize=1)
def _rows(library: Path) -> dict[str, _Row]:
    """Return the list of a library as it was when it was first asked for, with what was added since."""
    data = json_in(library / LIST)
    return data if isinstance(data, dict) else {}
