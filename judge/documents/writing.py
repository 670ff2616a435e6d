"""Writing files of the user's so that nobody finds half of one, whatever stops the program."""

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from shutil import copymode


def write_whole(texts: Mapping[Path, str]) -> None:
    """Write each file at once, and all of them or none; a link stays a link, and a file keeps its permissions.

    Raises:
        OSError: one can't be written; each is as it was before.
    """
    places = {place.resolve(): text.encode() for place, text in texts.items()}
    before = {place: place.read_bytes() if place.exists() else None for place in places}
    waiting = {place: place.with_name(f".{place.name}.{os.getpid()}.part") for place in places}
    written: list[Path] = []
    try:
        for place, beside in waiting.items():
            beside.write_bytes(places[place])
            if before[place] is not None:
                copymode(place, beside)
        for place, beside in waiting.items():
            beside.replace(place)
            written.append(place)
    except OSError:
        for place in written:
            _restore(place, before[place])
        raise
    finally:
        for beside in waiting.values():
            with suppress(OSError):
                beside.unlink(missing_ok=True)


def _restore(place: Path, data: bytes | None) -> None:
    with suppress(OSError):
        if data is None:
            place.unlink(missing_ok=True)
        else:
            place.write_bytes(data)
