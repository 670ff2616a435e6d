"""The documents that are compared: files, imported editions, or the rulebook's statements of an edition."""

import re
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from judge.documents.document_errors import UnknownDocument
from judge.documents.document_library import kept_document
from judge.documents.known_fingerprints import known_rules
from judge.documents.library_folder import kept_editions
from judge.documents.reader.document import Document, Example, Rule
from judge.documents.reader.document_reader import read_file
from judge.documents.recognition import recognise
from judge.rulebook import editions
from judge.rulebook.rule_entries import rules_of

_NUMBERED = re.compile(r"-numbered(-\d+)?$")
"""The end of the id of rules that an import has kept under the name of a file with several documents."""


class Named(NamedTuple):
    """The document of a name, None for an edition that isn't imported, with what else stands under the name.

    `questions` are those behind its rules, and `left_out` says which other documents its file holds.
    """

    document: Document | None
    questions: Document | None = None
    left_out: str = ""


class Both(NamedTuple):
    """Two documents with the questions behind their rules, and what of their files is not among them."""

    old: Document
    new: Document
    left_out: tuple[str, ...]


def _named(name: str, folder: Path) -> Named:
    """Return the document of a name: FILE, FILE#EDITION, or an edition.

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
        return Named(kept, _kept_questions(kept, name, folder) if kept else None)
    known = ", ".join(dict.fromkeys((*editions(), *kept_editions(folder))))
    raise UnknownDocument(f"{name!r} is neither a file nor an edition", hint=f"the editions are {known}")


def _kept_questions(rules: Document, name: str, folder: Path) -> Document | None:
    """Return the questions that an import has kept beside the rules of the same file, or None."""
    if rules.style != "numbered":
        return None
    names = (f"{name}-faq", _NUMBERED.sub(r"-outline\1", name))
    kept = (kept_document(each, folder) for each in names if each != name)
    return next((each for each in kept if each and each.style == "outline" and each.source == rules.source), None)


def _from_file(path: Path, part: str) -> Named:
    documents = [(found.document if (found := recognise(each)) else each) for each in read_file(path).documents]
    if part:
        chosen = next((each for each in documents if part == (each.edition or each.style)), None)
        if chosen is None:
            holds = ", ".join(each.edition or each.style for each in documents)
            raise UnknownDocument(f"the file holds no {part!r}", file=str(path), hint=f"it holds {holds}")
        return Named(chosen)
    chosen = max(documents, key=lambda each: (each.style == "numbered", len(each.rules)))
    asked = (each for each in documents if each is not chosen and each.style == "outline" and not each.edition)
    questions = next(asked, None) if chosen.style == "numbered" else None
    left = [each.edition or each.style for each in documents if each is not chosen and each is not questions]
    others = ", ".join(f"{path}#{each}" for each in left)
    return Named(chosen, questions, f"{path} holds more than is compared: name {others} for that" if left else "")


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
    return _both(old, new, _named(old, folder).document, _named(new, folder).document)


def both_whole(old: str, new: str, folder: Path) -> Both:
    """Return the documents of two names, each with the questions behind its rules as further rules.

    Raises:
        UnknownDocument: a name is unknown, or a file would be compared with an edition that isn't imported.
    """
    first, second = _named(old, folder), _named(new, folder)
    before, after = _both(old, new, first.document, second.document)
    left_out = tuple(each for each in dict.fromkeys((first.left_out, second.left_out)) if each)
    return Both(_with_questions(before, first.questions), _with_questions(after, second.questions), left_out)


def _both(old: str, new: str, first: Document | None, second: Document | None) -> tuple[Document, Document]:
    if first is not None and second is not None:
        return _called(first, old), _called(second, new)
    if old in editions() and new in editions():
        return stated(old), stated(new)
    missing = old if first is None else new
    raise UnknownDocument(f"the document of {missing!r} isn't imported", hint=f"judge rules import FILE --as {missing}")


def _with_questions(rules: Document, questions: Document | None) -> Document:
    """Return a document with the questions behind it; the title above them is text between its parts."""
    if questions is None:
        return rules
    texts = (replace(each, where="text") for each in questions.asides if each.where in ("title page", "text"))
    return replace(
        rules,
        rules=(*rules.rules, *questions.rules),
        entries=(*rules.entries, *questions.entries),
        headings=(*rules.headings, *questions.headings),
        asides=(*rules.asides, *texts),
    )


def _called(document: Document, name: str) -> Document:
    return replace(document, name=name)


def one(name: str, folder: Path) -> Document:
    """Return the document of a name.

    Raises:
        UnknownDocument: the name is neither a file nor an imported edition.
    """
    found = _named(name, folder).document
    if found is None:
        hint = f"judge rules import FILE --as {name}"
        raise UnknownDocument(f"the document of {name!r} isn't imported", hint=hint)
    return _called(found, name)
