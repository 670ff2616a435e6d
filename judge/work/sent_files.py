"""The user's own cards as they are sent to the workers of a cluster, which don't have the user's files."""

from atexit import register
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.value import value
from judge.documents.library_folder import OWN, cards_folder
from scenarios.given_files import read_given

_CARDS = "cards.json"


@value
class SentFiles:
    """The bytes of the file of cards, None for none, and of the files of the user's own cards by their names."""

    cards: bytes | None = None
    own: tuple[tuple[str, bytes], ...] = ()


def sent_files(cards: str | None, library: str | None) -> SentFiles:
    """Return the files that a file of cards and a library are.

    Raises:
        OSError: a file can't be read.
    """
    folder = cards_folder(library)
    files = sorted(folder.glob("*.json")) if folder.is_dir() else ()
    return SentFiles(
        read_given(Path(cards)) if cards else None, tuple((each.name, each.read_bytes()) for each in files)
    )


def unpacked(files: SentFiles) -> tuple[str | None, str]:
    """Return the places of the file of cards and of the library, which stay there until this process ends."""
    folder = TemporaryDirectory(prefix="wowtcg-judge-")
    register(folder.cleanup)
    library = Path(folder.name)
    (library / OWN).mkdir()
    for name, data in files.own:
        (library / OWN / name).write_bytes(data)
    if files.cards is None:
        return None, str(library)
    (library / _CARDS).write_bytes(files.cards)
    return str(library / _CARDS), str(library)
