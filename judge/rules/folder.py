"""Where the library of imported documents is."""

import os
from pathlib import Path

VARIABLE = "JUDGE_LIBRARY"


def library_folder(told: str | Path | None = None) -> Path:
    """Return the folder of the library: the one told, or of the variable JUDGE_LIBRARY, or the user's data folder."""
    if told:
        return Path(told)
    if kept := os.environ.get(VARIABLE):
        return Path(kept)
    from platformdirs import user_data_path

    return user_data_path("wowtcg-judge", appauthor=False) / "documents"
