"""Where the library of imported documents is."""

import os
from pathlib import Path

VARIABLE = "JUDGE_LIBRARY"
OWN = "cards"
"""Where in the library the user's own cards are."""


def library_folder(told: str | Path | None = None, *, new: bool = False) -> Path:
    """Return the folder of the library: the one told, or of the variable JUDGE_LIBRARY, or the user's data folder.

    The one told must be there, unless the command makes a `new` one; the others may be still to come.

    Raises:
        BadLibrary: it is no folder.
    """
    if told:
        return _folder(Path(told), "--library", missing=new)
    if kept := os.environ.get(VARIABLE):
        return _folder(Path(kept), VARIABLE, missing=True)
    from platformdirs import user_data_path

    return user_data_path("wowtcg-judge", appauthor=False) / "documents"


def cards_folder(told: str | Path | None = None, *, new: bool = False) -> Path:
    """Return the folder of the user's own cards, which is in that of the library.

    Raises:
        BadLibrary: the library is no folder.
    """
    return library_folder(told, new=new) / OWN


def _folder(place: Path, said_by: str, *, missing: bool) -> Path:
    """Return the place of a library.

    Raises:
        BadLibrary: something else is there, or nothing where something must be.
    """
    if place.is_dir() or (missing and not place.exists()):
        return place
    from judge.rules.errors import BadLibrary

    what = "is no folder" if place.exists() else "isn't there"
    raise BadLibrary(f"the library {what}", file=str(place), hint=f"{said_by} names the folder of your library")
