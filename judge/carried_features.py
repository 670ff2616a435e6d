"""The scenarios that travel with the program, and how they are called wherever it is installed."""

from functools import cache
from pathlib import Path

FEATURES = "features"


@cache
def carried_features() -> Path:
    """Return the folder of the features: inside the installed package, or beside it in a checkout."""
    package = Path(__file__).resolve().parent
    installed = package / FEATURES
    return installed if installed.is_dir() else package.parent / FEATURES


def carried_place(place: str) -> str:
    """Return where a feature is that is called as a look-up calls it, `features/…`, if no such file is here."""
    file, colon, line = place.rpartition(":")
    named, at = (file, f":{line}") if colon and line.isdigit() else (place, "")
    if not named.startswith(f"{FEATURES}/") or not named.endswith(".feature") or Path(named).exists():
        return place
    carried = carried_features().parent / named
    return f"{carried}{at}" if carried.is_file() else place
