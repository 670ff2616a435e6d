"""The folder of the user's library, with the imported documents and the user's own cards."""

import os
import re
from pathlib import Path

from platformdirs import user_data_path

from judge.documents.document_errors import BadLibrary

VARIABLE = "JUDGE_LIBRARY"
OWN = "cards"
"""The folder of the user's own cards, in the library."""

DOCUMENT_ID = re.compile(r"[a-z0-9][a-z0-9._-]{0,63}")
"""An id under which a document is kept, and the name of its file without the ending."""

NOT_THERE = "isn't there"
NOWHERE = Path("/nonexistent/wowtcg-judge/documents")
"""The folder of the library of somebody who has no home: it isn't there."""


_in_use: list[str | None] = [None]


def use_library(told: str | None) -> None:
    """Have documents quoted, and drafts found, from the library that a command was told to use; None: as usual."""
    _in_use[0] = told


def library_in_use() -> Path:
    """Return the folder of the library that the present command uses.

    Raises:
        BadLibrary: it is no folder, or can't be read.
    """
    return library_folder(_in_use[0])


def library_folder(told: str | Path | None = None, *, new: bool = False, missing: bool = False) -> Path:
    """Return the folder of the library: the given one, that of the variable JUDGE_LIBRARY, or the user's data folder.

    A given folder must exist, unless the command makes a `new` one, or only reads it and it may be `missing`; the
    others need not exist yet.

    Raises:
        BadLibrary: it is no folder, or can't be read, or a `new` one is wanted of somebody who has no home.
    """
    if told:
        return _folder(Path(told), "--library", missing=new or missing)
    if kept := os.environ.get(VARIABLE):
        return _folder(Path(kept), VARIABLE, missing=True)
    try:
        own = user_data_path("wowtcg-judge", appauthor=False) / "documents"
    except RuntimeError:
        if new:
            hint = f"name the folder of your library with --library DIR or {VARIABLE}"
            raise BadLibrary("there is no home folder to keep a library in", hint=hint) from None
        return NOWHERE
    # A home that is a file, as some containers have it, is no home.
    home = Path(os.path.expanduser("~"))  # noqa: PTH111 - it fails for nobody.
    if not new and home.exists() and not home.is_dir() and own.is_relative_to(home):
        return NOWHERE
    return _folder(own, "--library", missing=True)


def cards_folder(told: str | Path | None = None, *, new: bool = False, missing: bool = False) -> Path:
    """Return the folder of the user's own cards, which is in that of the library.

    Raises:
        BadLibrary: the library, or what holds the cards in it, is no folder, or can't be read.
    """
    return own_cards_folder(library_folder(told, new=new, missing=missing))


def own_cards_folder(library: Path) -> Path:
    """Return the folder of the user's own cards in a library, which need not exist.

    Raises:
        BadLibrary: it is no folder, or can't be read.
    """
    return _folder(library / OWN, "--library", missing=True)


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
        raise unreadable(folder, error) from None
    return tuple(sorted(file.stem for file in files if file.suffix == ".json" and DOCUMENT_ID.fullmatch(file.stem)))


def unreadable(place: Path, error: OSError) -> BadLibrary:
    """Return the error of a library of which a folder or a file can't be read."""
    what = f"the library can't be read: {error.strerror or error}"
    return BadLibrary(what, file=str(place), hint="name another with --library DIR")


def _folder(place: Path, said_by: str, *, missing: bool) -> Path:
    """Return the place of a folder that `said_by` names; it may be `missing` or not.

    Raises:
        BadLibrary: it is no folder, can't be read, or is missing and may not be.
    """
    wrong = _wrong(place)
    if wrong is None or (missing and wrong == NOT_THERE):
        return place
    raise BadLibrary(f"the library {wrong}", file=str(place), hint=f"{said_by} names the folder of your library")


def _wrong(place: Path) -> str | None:
    """Return why the files in a folder can't be read, None where they can."""
    try:
        with os.scandir(place):
            # A folder that may be listed may still refuse access to its files.
            os.stat(os.path.join(place, os.curdir))  # noqa: PTH116, PTH118  (a Path would leave the point out)
    except FileNotFoundError:
        return NOT_THERE
    except NotADirectoryError:
        return "is no folder"
    except OSError as error:
        return f"can't be read: {error.strerror or error}"
    return None
