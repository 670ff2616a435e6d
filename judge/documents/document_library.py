"""The user's own folder of imported documents: kept whole or not at all, read only when something asks for them."""

import json
import os
import re
from collections.abc import Iterable
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from judge.documents.document_errors import BadId, BadLibrary, UnusableFile
from judge.documents.reader.document import WHERES, Aside, Card, Document, Entry, Example, Heading, Rule
from scenarios.whole_files import write_whole

FORMAT = 2
STYLES = ("numbered", "outline", "bullets")
_Part = TypeVar("_Part", Document, Rule, Entry, Heading, Example, Card, Aside)
_ID = re.compile(r"[a-z0-9][a-z0-9._-]{0,63}")
_RESERVED = re.compile(r"(?:con|nul|aux|prn|com\d|lpt\d)(?:\..*)?")


def check_id(edition: str) -> str:
    """Return an id under which a document can be kept.

    Raises:
        BadId: it can't.
    """
    if not _ID.fullmatch(edition) or _RESERVED.fullmatch(edition) or ".." in edition:
        raise BadId(f"no document can be kept under {edition!r}", hint="use small letters, figures, points and hyphens")
    return edition


def to_json(document: Document) -> str:
    """Return a document as it is kept, a rule to a line; equal documents give equal text."""
    lists = ("rules", "entries", "headings", "asides")
    head = {"format": FORMAT} | {name: getattr(document, name) for name in ("name", "style", "edition")}
    told = [f'"{key}": {_json(value)}' for key, value in head.items()]
    for name in lists:
        rows = ",\n".join(_json(each) for each in getattr(document, name))
        told.append(f'"{name}": [\n{rows}\n]' if rows else f'"{name}": []')
    return "{" + ",\n".join(told) + "}\n"


def _fields(part: object) -> dict[str, object]:
    """Return a part of a document as it is kept: its fields by name."""
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
        _sweep(folder)
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


def _sweep(folder: Path) -> None:
    """Remove what an import left that was killed while it wrote."""
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


def kept_editions(folder: Path) -> tuple[str, ...]:
    """Return the ids of the documents that the library holds; none where there is no library yet.

    Raises:
        BadLibrary: it can't be read.
    """
    try:
        files = [Path(name) for name in os.listdir(folder)]  # noqa: PTH208  (Path.glob passes over what it can't read)
    except FileNotFoundError:
        return ()
    except OSError as error:
        raise _unreadable(folder, error) from None
    return tuple(sorted(file.stem for file in files if file.suffix == ".json" and _ID.fullmatch(file.stem)))


def _unreadable(place: Path, error: OSError) -> BadLibrary:
    what = f"the library can't be read: {error.strerror or error}"
    return BadLibrary(what, file=str(place), hint="name another with --library DIR")


@cache
def kept_document(edition: str, folder: Path) -> Document | None:
    """Return the document that the library holds under the id, or None.

    Raises:
        BadLibrary: its file can't be read, or was not written by this program, or by another version of it.
    """
    if not _ID.fullmatch(edition):
        return None
    place = folder / f"{edition}.json"
    try:
        data = place.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise _unreadable(place, error) from None
    try:
        return _document(json.loads(data))
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        hint = "import the document again"
        raise BadLibrary("is no document that this program kept", file=str(place), hint=hint) from None


@cache
def kept_texts(edition: str, folder: Path) -> dict[str, str]:
    """Return the text of each rule of a document that the library holds, by number; none where it holds none.

    Raises:
        BadLibrary: its file can't be used.
    """
    document = kept_document(edition, folder)
    return {rule.number: rule.text for rule in document.rules} if document else {}


def _document(row: dict[str, Any]) -> Document:
    if row["format"] != FORMAT:
        raise ValueError(row["format"])
    document = Document(
        name=row["name"],
        rules=tuple(_rule(each) for each in _listed(row["rules"])),
        entries=tuple(_typed(Entry(**{**each, "examples": _examples(each)})) for each in _listed(row["entries"])),
        headings=tuple(_typed(Heading(**each)) for each in _listed(row["headings"])),
        style=row["style"],
        edition=row["edition"],
        asides=tuple(_typed(Aside(**each)) for each in _listed(row["asides"])),
    )
    if document.style not in STYLES or any(each.where not in WHERES for each in document.asides):
        raise ValueError(document.style)
    return _typed(document)


def _rule(row: dict[str, Any]) -> Rule:
    return _typed(Rule(**{**row, "examples": _examples(row), "cards": _cards(row)}))


def _examples(row: dict[str, Any]) -> tuple[Example, ...]:
    return tuple(_typed(Example(**{**each, "cards": _cards(each)})) for each in _listed(row["examples"]))


def _cards(row: dict[str, Any]) -> tuple[Card, ...]:
    return tuple(_typed(Card(**each)) for each in _listed(row["cards"]))


def _listed(rows: object) -> list[dict[str, Any]]:
    if not isinstance(rows, list):
        raise TypeError(rows)
    return rows


_KINDS = {
    kind: tuple((field.name, field.type) for field in fields(kind) if field.type in (str, int))
    for kind in (Document, Rule, Entry, Heading, Example, Card, Aside)
}


def _typed(part: _Part) -> _Part:
    """Return a part of a document whose texts are texts and whose numbers are numbers.

    Raises:
        TypeError: one of them isn't.
        UnicodeEncodeError: a text has half a sign.
    """
    for name, kind in _KINDS[type(part)]:
        value: object = getattr(part, name)
        if type(value) is not kind:
            raise TypeError(name)
        if isinstance(value, str) and not value.isascii():
            value.encode()
    return part
