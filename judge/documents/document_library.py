"""The library of imported documents: a file of JSON for each, in a folder of the user's."""

import json
import os
import re
from collections.abc import Callable, Iterable
from dataclasses import fields
from functools import cache, partial
from pathlib import Path
from typing import Any, Literal, TypeVar, get_args, get_origin

from judge.documents.document_errors import BadId, BadLibrary, UnusableFile
from judge.documents.library_folder import DOCUMENT_ID, unreadable
from judge.documents.reader.document import Aside, Card, Document, Entry, Example, Heading, Rule
from scenarios.given_files import read_given
from scenarios.whole_files import write_whole

FORMAT = 2
_Part = TypeVar("_Part", Document, Rule, Entry, Heading, Example, Card, Aside)
_RESERVED = re.compile(r"(?:con|nul|aux|prn|com\d|lpt\d)(?:\..*)?")


def check_id(edition: str) -> str:
    """Return the id if a document can be kept under it.

    Raises:
        BadId: none can.
    """
    if not DOCUMENT_ID.fullmatch(edition) or _RESERVED.fullmatch(edition) or ".." in edition:
        raise BadId(f"no document can be kept under {edition!r}", hint="use small letters, figures, points and hyphens")
    return edition


def to_json(document: Document) -> str:
    """Return the text of a document's file, with a line for each rule; equal documents give equal texts."""
    lists = ("rules", "entries", "headings", "asides")
    head = {"format": FORMAT} | {name: getattr(document, name) for name in ("name", "style", "edition", "source")}
    told = [f'"{key}": {_json(value)}' for key, value in head.items()]
    for name in lists:
        rows = ",\n".join(_json(each) for each in getattr(document, name))
        told.append(f'"{name}": [\n{rows}\n]' if rows else f'"{name}": []')
    return "{" + ",\n".join(told) + "}\n"


def _fields(part: object) -> dict[str, object]:
    """Return the fields of a part of a document by name."""
    return {name: getattr(part, name) for name in type(part).__slots__}  # type: ignore[attr-defined]


_json = json.JSONEncoder(ensure_ascii=False, default=_fields).encode


def keep(documents: Iterable[Document], folder: Path) -> tuple[str, ...]:
    """Write the documents into the folder, each under its edition's id; return the ids of those that changed.

    Raises:
        UnusableFile: the folder or a file can't be written; what was there before still is.
        BadId: a document can't be kept under its id.
    """
    texts = {check_id(document.edition): to_json(document) for document in documents}
    changed = {edition: text for edition, text in texts.items() if not _is_kept(folder / f"{edition}.json", text)}
    if not changed:
        return ()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        sweep(folder)
        write_whole({folder / f"{edition}.json": text.encode() for edition, text in changed.items()})
    except OSError as error:
        what = f"the library can't be written: {error.strerror or error}"
        raise UnusableFile(what, file=str(folder), hint="name another with --library DIR") from None
    kept_document.cache_clear()
    kept_texts.cache_clear()
    return tuple(changed)


def _is_kept(place: Path, text: str) -> bool:
    try:
        return place.read_text(encoding="utf-8") == text
    except (OSError, UnicodeDecodeError):
        return False


def sweep(folder: Path) -> None:
    """Remove the unfinished files that a killed program has left in a folder."""
    for left in folder.glob(".*.part"):
        process = left.name.rsplit(".", 2)[-2]
        if process.isdigit() and not _alive(int(process)):
            left.unlink(missing_ok=True)


def _alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True


@cache
def kept_document(edition: str, folder: Path) -> Document | None:
    """Return the document that the library holds under the id, or None.

    Raises:
        BadLibrary: its file can't be read, or this version of the program didn't write it.
    """
    if not DOCUMENT_ID.fullmatch(edition):
        return None
    place = folder / f"{edition}.json"
    try:
        data = read_given(place)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise unreadable(place, error) from None
    try:
        return _document(json.loads(data))
    except (ValueError, RecursionError, _OtherShape):
        hint = "import the document again"
        raise BadLibrary("is no document that this program kept", file=str(place), hint=hint) from None


@cache
def kept_texts(edition: str, folder: Path) -> dict[str, str]:
    """Return the text of each rule of a document in the library by its number; none where there is no such document.

    Raises:
        BadLibrary: its file can't be used.
    """
    document = kept_document(edition, folder)
    return {rule.number: rule.text for rule in document.rules} if document else {}


class _OtherShape(Exception):
    """The data of a file isn't that of a document."""


def _document(row: object) -> Document:
    """Return the document of a file's data.

    Raises:
        _OtherShape: the data has another format, or something in it is missing, unknown or of another type.
    """
    if not isinstance(row, dict) or row.get("format") != FORMAT:
        raise _OtherShape
    # A document that an earlier version kept doesn't say from which file it was read.
    return _part(Document, {"source": ""} | {name: value for name, value in row.items() if name != "format"})


def _part(kind: type[_Part], row: object) -> _Part:
    """Return a part of a document from its data, which must have exactly the fields of the part."""
    shape = _SHAPES[kind]
    if not isinstance(row, dict) or row.keys() != shape.keys():
        raise _OtherShape
    given: dict[str, Any] = {name: shape[name](value) for name, value in row.items()}
    return kind(**given)


def _text(value: object) -> str:
    if type(value) is not str or not (value.isascii() or _HALF_A_CHARACTER.search(value) is None):
        raise _OtherShape
    return value


def _number(value: object) -> int:
    if type(value) is not int:
        raise _OtherShape
    return value


def _one_of(known: tuple[str, ...], value: object) -> object:
    if value not in known:
        raise _OtherShape
    return value


def _parts(kind: type[_Part], rows: object) -> tuple[_Part, ...]:
    if not isinstance(rows, list):
        raise _OtherShape
    return tuple(_part(kind, row) for row in rows)


def _shape(kind: Any) -> Callable[[object], object]:  # noqa: ANN401 - a type as a field is annotated with it
    """Return the function that makes a value of the type from its data, or raises _OtherShape."""
    if get_origin(kind) is tuple:
        return partial(_parts, get_args(kind)[0])
    if get_origin(kind) is Literal:
        return partial(_one_of, get_args(kind))
    return _number if kind is int else _text


_HALF_A_CHARACTER = re.compile("[\ud800-\udfff]")
"""One of the two codes that make a character together, which no file can hold alone."""

_SHAPES: dict[type, dict[str, Callable[[object], object]]] = {
    kind: {field.name: _shape(field.type) for field in fields(kind)}
    for kind in (Document, Rule, Entry, Heading, Example, Card, Aside)
}
