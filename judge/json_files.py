"""Reading JSON files that may be missing, damaged, or written by another program."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any


def json_in(place: Path) -> object:
    """Return the data of a JSON file, None where the file can't be read or holds no JSON."""
    # The parser raises ValueError for what it can't decode or parse, RecursionError for what nests too deeply.
    with suppress(OSError, ValueError, RecursionError):
        data: object = json.loads(place.read_bytes())
        return data
    return None


def data_made_of(place: Path, source: str) -> dict[str, Any] | None:
    """Return the data of a JSON file that an install made of sources with this digest, None of any other file."""
    data = json_in(place)
    return data if isinstance(data, dict) and data.get("made_of") == source else None
