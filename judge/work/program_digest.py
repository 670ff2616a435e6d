"""By which program something was done: a digest of what is installed, the same on every machine that has the same."""

from functools import cache
from hashlib import sha256
from pathlib import Path

import engine
import judge
import scenarios
from judge import __version__

_ENDINGS = (".py", ".csv", ".json")
_MADE_HERE = ("documents/data/", "features/")
"""What an install makes out of the rest, and what is played with it."""


@cache
def program_digest() -> str:
    """Return the version of the program and a digest of its sources and data."""
    whole = sha256()
    for module in (engine, scenarios, judge):
        folder = Path(module.__file__ or "").parent
        for place in sorted(folder.rglob("*")):
            within = place.relative_to(folder).as_posix()
            if place.suffix in _ENDINGS and not within.startswith(_MADE_HERE):
                whole.update(f"{folder.name}/{within}\0".encode())
                whole.update(place.read_bytes())
    return f"{__version__} {whole.hexdigest()[:16]}"
