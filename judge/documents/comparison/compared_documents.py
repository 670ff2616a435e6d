"""The documents that are compared: files, imported editions, or the rulebook's statements of an edition."""

from dataclasses import replace
from pathlib import Path

from judge.documents.document_errors import UnknownDocument
from judge.documents.document_library import kept_document
from judge.documents.known_fingerprints import known_rules
from judge.documents.library_folder import kept_editions
from judge.documents.reader.document import Document, Example, Rule
from judge.documents.reader.document_reader import read_file
from judge.documents.recognition import recognise
from judge.rulebook import editions
from judge.rulebook.rule_entries import rules_of


def named_document(name: str, folder: Path) -> Document | None:
    """Return the document of a name: FILE, FILE#EDITION, or an edition; None for an edition that isn't imported.

    Raises:
        UnknownDocument: the name is neither a file nor an edition.
        UnusableFile: the file can't be read.
        NoRulesFound: nothing in the file looks like a rule.
    """
    path, sharp, part = name.partition("#")
    if Path(path).exists() and not (path in editions() and Path(path).is_dir()):
        return _from_file(Path(path), part)
    kept = kept_document(name, folder) if not sharp else None
    if kept is not None or name in editions():
        return kept
    known = ", ".join(dict.fromkeys((*editions(), *kept_editions(folder))))
    raise UnknownDocument(f"{name!r} is neither a file nor an edition", hint=f"the editions are {known}")


def _from_file(path: Path, part: str) -> Document:
    documents = [(found.document if (found := recognise(each)) else each) for each in read_file(path).documents]
    if part:
        chosen = next((each for each in documents if each.edition == part), None)
        if chosen is None:
            holds = ", ".join(each.edition or each.style for each in documents)
            raise UnknownDocument(f"the file holds no {part!r}", file=str(path), hint=f"it holds {holds}")
        return chosen
    return max(documents, key=lambda each: (each.style == "numbered", len(each.rules)))


def stated(edition: str) -> Document:
    """Return the rulebook's statements of an edition's rules as a document."""
    known = known_rules(edition)
    rules = tuple(
        Rule(
            rule.number, rule.sentence, 0, title=rule.title, id=rule.id,
            examples=_digested(edition, rule.number, known[rule.id].fingerprint.examples) if rule.id in known else (),
        )
        for rule in rules_of(edition).values()
    )  # fmt: skip
    return Document(f"{edition}, as the rulebook states it", rules, edition=edition)


def _digested(edition: str, number: str, digests: tuple[str, ...]) -> tuple[Example, ...]:
    """Return the examples of a rule with their digests, because the rulebook doesn't have their words."""
    return tuple(Example(f"{edition}/{number}#{at}", 0, digest=each) for at, each in enumerate(digests, 1))


def both(old: str, new: str, folder: Path) -> tuple[Document, Document]:
    """Return the documents of two names; for two editions that aren't both imported, the rulebook's statements.

    Raises:
        UnknownDocument: a name is unknown, or a file would be compared with an edition that isn't imported.
    """
    first, second = named_document(old, folder), named_document(new, folder)
    if first is not None and second is not None:
        return _called(first, old), _called(second, new)
    if old in editions() and new in editions():
        return stated(old), stated(new)
    missing = old if first is None else new
    raise UnknownDocument(f"the document of {missing!r} isn't imported", hint=f"judge rules import FILE --as {missing}")


def _called(document: Document, name: str) -> Document:
    return replace(document, name=name)


def one(name: str, folder: Path) -> Document:
    """Return the document of a name.

    Raises:
        UnknownDocument: the name is neither a file nor an imported edition.
    """
    found = named_document(name, folder)
    if found is None:
        hint = f"judge rules import FILE --as {name}"
        raise UnknownDocument(f"the document of {name!r} isn't imported", hint=hint)
    return _called(found, name)
