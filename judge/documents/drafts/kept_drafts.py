"""Drafts by their names in the library; what a draft makes of its edition is remembered for as long as its text."""

import pickle
from functools import cache
from hashlib import sha256
from pathlib import Path

import engine
from judge import documents, rulebook
from judge.cache_folder import signed_cache
from judge.documents.document_library import kept_document
from judge.documents.drafts.draft_record import DraftRecord, home_of, recorded
from judge.documents.fingerprints import digest
from judge.documents.library_folder import DOCUMENT_ID
from judge.rulebook import editions
from scenarios.source_stamps import stamps

_KIND = "drafts"
_BEGINS = b"what a draft makes of an edition\n"
"""Nothing else that the user's key signs begins so."""


def kept_draft(name: str, library: Path) -> DraftRecord | None:
    """Return what the document that the library holds under the name makes of its edition, or None.

    Raises:
        BadLibrary: its file can't be read, or this version of the program didn't write it.
    """
    if not DOCUMENT_ID.fullmatch(name) or name in editions():
        return None
    place = library / f"{name}.json"
    try:
        about = place.stat()
    except OSError:
        return None
    return _made(name, library, (about.st_size, about.st_mtime_ns, about.st_ino))


@cache
def _made(name: str, library: Path, _about: tuple[int, ...]) -> DraftRecord | None:
    """Return the record of a draft whose file has this size and time, from the user's cache or made now."""
    cached, key = signed_cache(), _key(name, library)
    kept = cached.recall(_KIND, key) if cached else None
    if kept is not None and kept.startswith(_BEGINS):
        record = pickle.loads(kept[len(_BEGINS) :])  # noqa: S301 - it is signed with the user's key.
        assert isinstance(record, DraftRecord)
        return record
    kept_document.cache_clear()
    document = kept_document(name, library)
    if document is None:
        return None
    like = home_of(document)
    made = recorded(name, document, like, kept_document(like.like, library) if like else None)
    if cached is not None:
        cached.keep(_KIND, key, _BEGINS + pickle.dumps(made, pickle.HIGHEST_PROTOCOL))
    return made


def _key(name: str, library: Path) -> str:
    """Return what a record depends on: the program, the draft's text, and the published texts beside it."""
    texts = [_digest(library / f"{each}.json") for each in (name, *editions())]
    return "\0".join((name, _program(), *texts))


def _digest(place: Path) -> str:
    try:
        return sha256(place.read_bytes()).hexdigest()
    except OSError:
        return ""


@cache
def _program() -> str:
    folders = [Path(module.__file__ or "").parent for module in (engine, documents, rulebook)]
    return digest(sorted(line for folder in folders for line in stamps(folder, (".py", ".json"))))
