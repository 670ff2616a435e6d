"""The id under which a document is kept: never one that another document has, unless the user asks for that."""

import re
from dataclasses import replace
from itertools import count
from pathlib import Path

from judge.documents.document_errors import BadId
from judge.documents.document_library import check_id, kept_document
from judge.documents.kept_contents import KeptContents, contents_of, rules_in, titles_in
from judge.documents.official_texts import is_published
from judge.documents.reader.document import Document
from judge.documents.reader.stated_version import stated_version
from judge.documents.recognition import Recognised
from judge.rulebook import editions

LONGEST = 54
SAME_RULES = "with the same rules under other headings, or with another title, date or version"
_FAMILY = re.compile(r"[a-z]+(?=-)")


def named_apart(part: Recognised, library: Path, *, asked: bool, replacing: bool) -> Recognised:
    """Return the document under an id that no other document has in the library.

    `asked` is whether the user gave the id: then it isn't changed. A document that is like a known edition and isn't
    the published one gets an id of its own, of the date or the version that it states.

    Raises:
        BadId: the user asked for an id that another document has, without `replacing` that.
    """
    document, said, kept = part.document, contents_of(part.document), KeptContents(library)
    if asked:
        if not replacing and not _is_free(document, said, kept):
            hint = "keep it under another id with --as ID, or replace that one with --replace"
            like = f", {SAME_RULES}" if _has_the_rules_of(document, document.edition, library) else ""
            raise BadId(f"the library has another document under {document.edition!r}{like}", hint=hint)
        return part
    wanted = document.edition
    if wanted in editions() and not is_published(document, wanted):
        wanted = _draft_name(document)
    if replacing:
        return _under(part, wanted)
    names = (wanted if at == 1 else f"{wanted}-{at}" for at in count(1))
    found = next(each for name in names if _is_free((each := _under(part, name)).document, said, kept))
    if found.document.edition == wanted:
        return found
    return replace(found, instead_of=wanted, same_rules=_has_the_rules_of(document, wanted, library))


def _has_the_rules_of(document: Document, edition: str, library: Path) -> bool:
    """Return whether a document has the rules and the glossary of the one that the library has under an id."""
    there = kept_document(edition, library)
    return there is not None and rules_in(there) == rules_in(document)


def _under(part: Recognised, name: str) -> Recognised:
    return replace(part, document=replace(part.document, edition=check_id(name)))


def _draft_name(document: Document) -> str:
    """Return an id for a document that is like a known edition: with the date or version that it states, or a mark."""
    family = _FAMILY.match(document.edition)
    said = stated_version(document)
    known = editions()[document.edition]
    if said.date and said.date not in known.date and known.date not in said.date and family:
        later = f"{family[0]}-{said.date}"
        return later if later not in editions() else f"{later}-draft"
    return f"{document.edition[:LONGEST]}-draft"


def _is_free(document: Document, says: str, kept: KeptContents) -> bool:
    """Return whether nothing else would be lost under the document's id: nothing is there, the same, or a damaged file.

    What was read of the very same file is the same, however well it was read. So are both the published document of an
    edition and an earlier reading of it, unless their headings, titles or dates differ. `says` is the digest of what
    the document says.
    """
    there_says = kept.of(document.edition)
    if there_says is None or there_says == says:
        return True
    if document.source and document.source == kept.source_of(document.edition):
        return True
    if document.edition not in editions():
        return False
    there = kept_document(document.edition, kept.library)
    if there is None or titles_in(there) != titles_in(document):
        return False
    return all(is_published(each, document.edition) for each in (there, document))
