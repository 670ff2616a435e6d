"""The import of a document: it is read, recognised as an edition, kept, and its lines are accounted for."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path

from judge.documents.document_errors import BadId
from judge.documents.document_library import check_id, keep
from judge.documents.document_names import SAME_RULES, named_apart
from judge.documents.number_order import inner_numbers, misplaced_numbers, repeated_numbers
from judge.documents.reader.document import KINDS, Document, Reading, line_counts, line_kinds
from judge.documents.reader.document_reader import read_file
from judge.documents.reader.part_patterns import slug
from judge.documents.reader.stated_version import stated_version
from judge.documents.recognition import Recognised, recognise
from judge.output_lines import BLANK, Line
from judge.rulebook import editions, rules_of
from scenarios.given_files import read_given

SHOWN = 12


@dataclass(frozen=True, slots=True)
class Imported:
    """A file that was imported: what was read, the recognised documents, and the ids of those that changed."""

    reading: Reading
    parts: tuple[Recognised, ...]
    changed: tuple[str, ...]
    folder: Path


def import_file(path: Path, edition: str | None, folder: Path, *, replacing: bool = False) -> Imported:
    """Read a file and keep its documents in the library, `replacing` others of the same id or not.

    Raises:
        UnusableFile: the file can't be read or the library not written.
        NoRulesFound: nothing in the file looks like a rule.
        BadId: no document can be kept under the id, or another document is.
    """
    if edition is not None:
        check_id(edition)
    reading = _from_file(read_file(path), path)
    named = [_named(document, edition, path, len(reading.documents)) for document in reading.documents]
    parts = tuple(
        named_apart(part, folder, asked=part.document.edition == edition, replacing=replacing) for part in named
    )
    ids = [part.document.edition for part in parts]
    if len(set(ids)) < len(ids):
        raise BadId(f"the file holds several documents, and {ids[0]!r} can name one only", file=str(path))
    return Imported(reading, parts, keep((part.document for part in parts), folder), folder)


def _from_file(reading: Reading, path: Path) -> Reading:
    """Return what was read of a file, with the digest of the file in its documents; without one if it is gone."""
    try:
        digest = sha256(read_given(path)).hexdigest()
    except OSError:
        return reading
    return replace(reading, documents=tuple(replace(each, source=digest) for each in reading.documents))


def _named(document: Document, edition: str | None, path: Path, many: int) -> Recognised:
    found = recognise(document)
    if many > 1 and found is not None and edition != found.document.edition:
        # In a file of several documents those that are known keep their own ids; the given id is for the unknown one.
        return _short_name(found)
    if edition is not None and many > 1 and document.style == "outline":
        # Questions behind the rules are a document of their own; the given id is for the rules.
        return Recognised(replace(document, edition=check_id(f"{edition}-faq"), name=_printable(path.name)), 0.0)
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
    """Return the name of a file with a question mark for each byte that is no text."""
    return name.encode("utf-8", "replace").decode("utf-8")


def import_lines(imported: Imported, *, every: bool = False, listed: bool = False) -> Iterator[Line]:
    """Yield what an import read, recognised and kept.

    With `every`, all lines that are part of no rule are told, and not only the first that are left over; with `listed`,
    each line of the file with its kind.
    """
    for part in imported.parts:
        yield from _part_lines(part)
    if listed:
        yield from _listed_lines(imported.reading)
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
    if not all(part.share and part.same for part in imported.parts):
        yield from _behind_lines(imported.reading, every=every)
    if every:
        yield from _furniture_lines(imported.reading)
    yield BLANK
    ids = ", ".join(part.document.edition for part in imported.parts)
    kept = f"kept {ids}" if imported.changed else f"{ids} is already there as it is now"
    yield Line(f"{imported.folder}: {kept}", style="good", whole=True)


def _listed_lines(reading: Reading) -> Iterator[Line]:
    """Yield every line of the file in order, with its kind."""
    texts: dict[int, str] = {}
    for piece in reading.pieces:
        texts[piece.line] = texts.get(piece.line, "") + piece.text
    for line, kind in line_kinds(reading.pieces).items():
        yield Line(f"{line:5} {kind:10} {texts[line].strip()}".rstrip(), style="faint" if kind == "blank" else "plain")


def _behind_lines(reading: Reading, *, every: bool) -> Iterator[Line]:
    """Yield the paragraphs behind examples that nothing shows to be part of them, for a reader to decide."""
    told = reading.behind if every else reading.behind[:SHOWN]
    if told:
        yield Line(f"Behind examples, and taken as part of them ({len(reading.behind)}):", style="unsure")
    for piece in told:
        yield Line(f"line {piece.line}: {piece.text.strip()[:90]}", indent=2, style="faint", hang=6)
    if len(told) < len(reading.behind):
        yield Line(f"and {len(reading.behind) - len(told)} more; --all lists them", indent=2, style="faint")


def _furniture_lines(reading: Reading) -> Iterator[Line]:
    """Yield the lines that were taken for furniture of pages, for a reader to see that no text is among them."""
    taken = [piece for piece in reading.pieces if piece.kind == "furniture"]
    if taken:
        yield Line(f"Taken for furniture of pages, and part of no rule ({len(taken)}):", style="faint")
    for piece in taken:
        yield Line(f"line {piece.line}: {piece.text.strip()[:90]}", indent=2, style="faint", hang=6)


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
    said = stated_version(document)
    if said.version or said.date:
        told = ", ".join(filter(None, (f"version {said.version}" if said.version else "", said.date)))
        yield Line(f"says of itself: {told}", indent=2)
    yield from _order_lines(document)
    if part.instead_of:
        yield Line(_kept_beside(part), indent=2, style="unsure", hang=4)
    if not part.share:
        yield Line("not a known edition: none of the known ones has these rules", indent=2, style="unsure")
        return
    lost = lost_numbers(document)
    if lost:
        yield Line(f"lost in the document, known from elsewhere: {', '.join(lost)}", indent=2, style="unsure", hang=4)
    if part.same:
        same = f"recognised: every rule is the same as in {part.like}"
        yield Line(same + _kept_apart(part), indent=2, style="unsure" if _kept_apart(part) else "good")
        return
    yield from _differences(part)


def _order_lines(document: Document) -> Iterator[Line]:
    """Yield the numbers that begin two rules, stand out of order or inside of a text, as after columns."""
    if repeated := repeated_numbers(document):
        yield Line(f"begin several rules, as in two editions in one file: {_some(repeated)}", indent=2, style="unsure")
    if misplaced := misplaced_numbers(document):
        yield Line(f"out of order, as columns may be after reading: {_some(misplaced)}", indent=2, style="unsure")
    if inner := inner_numbers(document):
        yield Line(f"inside of a text, and begin no rule: {_some(inner)}", indent=2, style="unsure")


def _differences(part: Recognised) -> Iterator[Line]:
    told = f"recognised as {part.like} by {round(part.share * 100)} % of its rules{_kept_apart(part)}; these differ:"
    yield Line(told, indent=2, style="unsure")
    yield from _difference("with another text", part.changed)
    yield from _difference("with other examples", part.examples_changed)
    yield from _difference("missing", part.missing)
    yield from _difference("not in the known edition", part.unknown)


def _kept_beside(part: Recognised) -> str:
    """Return that another document keeps the id that this one would have, and how to name or to replace it."""
    like = f" {SAME_RULES}" if part.same_rules else ""
    return (
        f"the library has another document under {part.instead_of}{like}, which stays as it is; "
        f"this one has the id {part.document.edition}: --as ID gives it another, --replace puts it in the other's place"
    )


def _kept_apart(part: Recognised) -> str:
    """Return that a document has an id of its own, where it is like a known edition and isn't the published one."""
    return "" if part.document.edition in ("", part.like) else ", but it isn't the published text: it has its own id"


def _difference(what: str, numbers: tuple[str, ...]) -> Iterator[Line]:
    if numbers:
        yield Line(f"{what}: {_some(numbers)}", indent=4)


def _some(numbers: tuple[str, ...]) -> str:
    """Return the first numbers, and how many more there are."""
    more = f" and {len(numbers) - SHOWN} more" if len(numbers) > SHOWN else ""
    return ", ".join(numbers[:SHOWN]) + more


def lost_numbers(document: Document) -> tuple[str, ...]:
    """Return the numbers of the rules that the rulebook has for the edition and that are missing from the document."""
    if document.edition not in editions():
        return ()
    there = {rule.number for rule in document.rules}
    return tuple(number for number in rules_of(document.edition) if number not in there)


def import_data(imported: Imported) -> dict[str, object]:
    """Return what an import read, recognised and kept, as data."""
    return {
        "file": imported.reading.name,
        "library": str(imported.folder),
        "lines": line_counts(imported.reading.pieces),
        "kinds": {str(line): kind for line, kind in line_kinds(imported.reading.pieces).items()},
        "left_over": [
            {"line": piece.line, "column": piece.column, "text": piece.text.strip()}
            for piece in imported.reading.pieces
            if piece.kind == "left over"
        ],
        "behind_examples": [
            {"line": piece.line, "column": piece.column, "text": piece.text.strip()}
            for piece in imported.reading.behind
        ],
        "documents": [_part_data(part, part.document.edition in imported.changed) for part in imported.parts],
    }


def _part_data(part: Recognised, kept: bool) -> dict[str, object]:  # noqa: FBT001 - a value of the data.
    """Return what an import recognised of one document, and whether it was kept."""
    return {
        "edition": part.document.edition,
        "version": stated_version(part.document).version,
        "date": stated_version(part.document).date,
        "recognised": round(part.share, 3),
        "kept": kept,
        "instead_of": part.instead_of,
        "rules": len(part.document.rules),
        "examples": len(part.document.examples),
        "cards": len(part.document.cards),
        "terms": len(part.document.entries),
        "lost": lost_numbers(part.document),
        "repeated": repeated_numbers(part.document),
        "out_of_order": misplaced_numbers(part.document),
        "inside": inner_numbers(part.document),
        "changed": part.changed,
        "examples_changed": part.examples_changed,
        "missing": part.missing,
        "unknown": part.unknown,
    }
