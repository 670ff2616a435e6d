"""Reading JSON files that may be missing, damaged, or written by another program."""

import json
from contextlib import suppress
from pathlib import Path


def json_in(place: Path) -> object:
    """Return the data of a JSON file, None where the file can't be read or holds no JSON."""
    # The parser raises ValueError for what it can't decode or parse, RecursionError for what nests too deeply.
    with suppress(OSError, ValueError, RecursionError):
        data: object = json.loads(place.read_bytes())
        return data
    return None
