"""Where the library of imported documents is."""

import os
from pathlib import Path

VARIABLE = "JUDGE_LIBRARY"
OWN = "cards"
"""Where in the library the user's own cards are."""


def library_folder(told: str | Path | None = None) -> Path:
    """Return the folder of the library: the one told, or of the variable JUDGE_LIBRARY, or the user's data folder."""
    if told:
        return Path(told)
    if kept := os.environ.get(VARIABLE):
        return Path(kept)
    from platformdirs import user_data_path

    return user_data_path("wowtcg-judge", appauthor=False) / "documents"


def cards_folder(told: str | Path | None = None) -> Path:
    """Return the folder of the user's own cards, which is in that of the library."""
    return library_folder(told) / OWN
