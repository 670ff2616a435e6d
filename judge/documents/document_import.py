"""Importing a document: reading it, recognising the edition it is, keeping it, and telling what became of its lines."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from judge.documents.document_errors import BadId
from judge.documents.document_library import check_id, keep
from judge.documents.reader.document import KINDS, Document, Reading, line_counts
from judge.documents.reader.document_reader import read_file
from judge.documents.reader.part_patterns import slug
from judge.documents.recognition import Recognised, recognise
from judge.output_lines import BLANK, Line
from judge.rulebook import editions, rules_of

SHOWN = 12


@dataclass(frozen=True, slots=True)
class Imported:
    """What came of importing a file: what was read, what each document was recognised as, and which were new."""

    reading: Reading
    parts: tuple[Recognised, ...]
    changed: tuple[str, ...]
    folder: Path


def import_file(path: Path, edition: str | None, folder: Path) -> Imported:
    """Read a file and keep its documents in the library.

    Raises:
        UnusableFile: the file can't be read or the library not written.
        NoRulesFound: nothing in the file looks like a rule.
        BadId: no document can be kept under the id.
    """
    if edition is not None:
        check_id(edition)
    reading = read_file(path)
    parts = tuple(_named(document, edition, path, len(reading.documents)) for document in reading.documents)
    ids = [part.document.edition for part in parts]
    if len(set(ids)) < len(ids):
        raise BadId(f"the file holds several documents, and {ids[0]!r} can name one only", file=str(path))
    return Imported(reading, parts, keep((part.document for part in parts), folder), folder)


def _named(document: Document, edition: str | None, path: Path, many: int) -> Recognised:
    found = recognise(document)
    if many > 1 and found is not None and edition != found.document.edition:
        # A file of several documents gives its known ones their own names; the id told names the one that is unknown.
        return _short_name(found)
    if edition is not None:
        found = recognise(document, edition) if edition in editions() else found
        document = found.document if found else document
        named = replace(document, edition=edition, name=_printable(path.name))
        return replace(found, document=named) if found else Recognised(named, 0.0)
    if found is not None:
        return _short_name(found)
    name = re.sub(r"^[^a-z0-9]+", "", slug(path.stem))[:60] or "document"
    suffix = "" if many == 1 else f"-{document.style}"
    return Recognised(replace(document, edition=check_id(name + suffix), name=_printable(path.name)), 0.0)


def _short_name(found: Recognised) -> Recognised:
    return replace(found, document=replace(found.document, name=_printable(Path(found.document.name).name)))


def _printable(name: str) -> str:
    """Return a file's name as text, whatever bytes it is made of."""
    return name.encode("utf-8", "replace").decode("utf-8")


def import_lines(imported: Imported, *, every: bool = False) -> Iterator[Line]:
    """Yield what an import read, recognised and kept; with `every` each left-over line, not the first ones only."""
    for part in imported.parts:
        yield from _part_lines(part)
    counts = line_counts(imported.reading.pieces)
    total = len({piece.line for piece in imported.reading.pieces})
    told = ", ".join(f"{counts[kind]} {kind}" for kind in KINDS if counts[kind])
    yield Line(f"{total} lines: {told}")
    left = [piece for piece in imported.reading.pieces if piece.kind == "left over"]
    if left:
        yield Line(f"Left over, and part of no rule ({len(left)}):", style="unsure")
    for piece in left if every else left[:SHOWN]:
        yield Line(f"line {piece.line}: {piece.text.strip()[:90]}", indent=2, style="faint", hang=6)
    if len(left) > SHOWN and not every:
        yield Line(f"and {len(left) - SHOWN} more; --all lists them", indent=2, style="faint")
    yield BLANK
    ids = ", ".join(part.document.edition for part in imported.parts)
    kept = f"kept {ids}" if imported.changed else f"{ids} is already there as it is now"
    yield Line(f"{imported.folder}: {kept}", style="good", whole=True)


def _part_lines(part: Recognised) -> Iterator[Line]:
    document = part.document
    known = editions().get(document.edition)
    dated = f" ({known.title}, {known.date})" if known else ""
    yield Line(f"{document.edition}{dated}", style="title")
    yield Line(
        f"{len(document.rules)} rules, {len(document.examples)} examples, {len(document.cards)} cards, "
        f"{len(document.entries)} glossary terms",
        indent=2,
    )
    if not part.share:
        yield Line("not a known edition: none of the known ones has these rules", indent=2, style="unsure")
        return
    lost = lost_numbers(document)
    if lost:
        yield Line(f"lost in the document, known from elsewhere: {', '.join(lost)}", indent=2, style="unsure", hang=4)
    if part.same:
        yield Line("recognised: every rule is as it is known", indent=2, style="good")
        return
    yield Line(f"recognised by {round(part.share * 100)} % of its rules; it differs:", indent=2, style="unsure")
    yield from _difference("says something else than known", part.changed)
    yield from _difference("has other examples than known", part.examples_changed)
    yield from _difference("is not there", part.missing)
    yield from _difference("is not known", part.unknown)


def _difference(what: str, numbers: tuple[str, ...]) -> Iterator[Line]:
    if numbers:
        more = f" and {len(numbers) - SHOWN} more" if len(numbers) > SHOWN else ""
        yield Line(f"{what}: {', '.join(numbers[:SHOWN])}{more}", indent=4)


def lost_numbers(document: Document) -> tuple[str, ...]:
    """Return the numbers of rules that the catalogue has for the document's edition and the document lost."""
    if document.edition not in editions():
        return ()
    there = {rule.number for rule in document.rules}
    return tuple(number for number in rules_of(document.edition) if number not in there)


def import_data(imported: Imported) -> dict[str, object]:
    """Return what an import did, for JSON."""
    return {
        "file": imported.reading.name,
        "library": str(imported.folder),
        "lines": line_counts(imported.reading.pieces),
        "left_over": [
            {"line": piece.line, "column": piece.column, "text": piece.text.strip()}
            for piece in imported.reading.pieces
            if piece.kind == "left over"
        ],
        "documents": [
            {
                "edition": part.document.edition,
                "recognised": round(part.share, 3),
                "kept": part.document.edition in imported.changed,
                "rules": len(part.document.rules),
                "examples": len(part.document.examples),
                "cards": len(part.document.cards),
                "terms": len(part.document.entries),
                "lost": lost_numbers(part.document),
                "changed": part.changed,
                "examples_changed": part.examples_changed,
                "missing": part.missing,
                "unknown": part.unknown,
            }
            for part in imported.parts
        ],
    }
