"""Where the library of imported documents is."""

import os
from pathlib import Path

VARIABLE = "JUDGE_LIBRARY"
OWN = "cards"
"""Where in the library the user's own cards are."""

NOT_THERE = "isn't there"


def library_folder(told: str | Path | None = None, *, new: bool = False) -> Path:
    """Return the folder of the library: the one told, or of the variable JUDGE_LIBRARY, or the user's data folder.

    The one told must be there, unless the command makes a `new` one; the others may be still to come.

    Raises:
        BadLibrary: it is no folder, or can't be read.
    """
    if told:
        return _folder(Path(told), "--library", missing=new)
    if kept := os.environ.get(VARIABLE):
        return _folder(Path(kept), VARIABLE, missing=True)
    from platformdirs import user_data_path

    own = user_data_path("wowtcg-judge", appauthor=False) / "documents"
    return _folder(own, "--library", missing=True)


def cards_folder(told: str | Path | None = None, *, new: bool = False) -> Path:
    """Return the folder of the user's own cards, which is in that of the library.

    Raises:
        BadLibrary: the library, or what holds the cards in it, is no folder, or can't be read.
    """
    return own_cards(library_folder(told, new=new))


def own_cards(library: Path) -> Path:
    """Return where in a library the user's own cards are, or would be.

    Raises:
        BadLibrary: something else is there, or it can't be read.
    """
    return _folder(library / OWN, "--library", missing=True)


def _folder(place: Path, said_by: str, *, missing: bool) -> Path:
    """Return the place of a library.

    Raises:
        BadLibrary: something else is there, or what can't be read, or nothing where something must be.
    """
    wrong = _wrong(place)
    if wrong is None or (missing and wrong == NOT_THERE):
        return place
    from judge.documents.document_errors import BadLibrary

    raise BadLibrary(f"the library {wrong}", file=str(place), hint=f"{said_by} names the folder of your library")


def _wrong(place: Path) -> str | None:
    """Return why the files of a folder can't be found and read, None where they can."""
    try:
        with os.scandir(place):
            # Whoever may list a folder may still not be let in.
            os.stat(os.path.join(place, os.curdir))  # noqa: PTH116, PTH118  (a Path would leave the point out)
    except FileNotFoundError:
        return NOT_THERE
    except NotADirectoryError:
        return "is no folder"
    except OSError as error:
        return f"can't be read: {error.strerror or error}"
    return None
