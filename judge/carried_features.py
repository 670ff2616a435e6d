"""The feature files that come with the program, and their paths."""

from functools import cache
from pathlib import Path

FEATURES = "features"


@cache
def carried_features() -> Path:
    """Return the folder of the carried features: inside the installed package, or beside it in a checkout."""
    package = Path(__file__).resolve().parent
    installed = package / FEATURES
    return installed if installed.is_dir() else package.parent / FEATURES


def carried_place(place: str) -> str:
    """Return the path of the carried feature that a look-up shows as `features/…`, with its line if it has one.

    A path at which there is a file, or that is no carried feature's, is returned as it is.
    """
    file, colon, line = place.rpartition(":")
    named, at = (file, f":{line}") if colon and line.isdigit() else (place, "")
    if not named.startswith(f"{FEATURES}/") or not named.endswith(".feature") or Path(named).exists():
        return place
    carried = carried_features().parent / named
    return f"{carried}{at}" if carried.is_file() else place
