"""Files that are written whole or not at all: even if the program is stopped, nobody reads half a file."""

import os
import stat
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from shutil import copymode


def write_whole(contents: Mapping[Path, bytes], *, durable: bool = True) -> None:
    """Write the bytes of each file, and either all of the files or none of them.

    The bytes are first written to a file `.NAME.PROCESS.part` in the same folder, which is then renamed to the file. A
    link stays a link, and a file that was there keeps its permissions. With `durable` the bytes are on the disk before
    the file is renamed, so that a machine that stops leaves no file half written; a cache that checks what it reads
    needs no such care. The folders must exist.

    A place that can't be replaced, such as a device or a pipe, is written to after all files have been.

    Raises:
        OSError: a file can't be written; each is as it was before.
    """
    straight = {place: data for place, data in contents.items() if _is_written_to(place)}
    _write_files({place.resolve(): data for place, data in contents.items() if place not in straight}, durable=durable)
    for place, data in straight.items():
        try:
            place.write_bytes(data)
        except OSError as error:
            error.filename = error.filename or str(place)
            raise


def _is_written_to(place: Path) -> bool:
    """Return whether there is something at the place that is neither a file nor a folder."""
    try:
        kind = place.stat().st_mode
    except OSError:
        return False
    return not (stat.S_ISREG(kind) or stat.S_ISDIR(kind))


def _write_files(places: Mapping[Path, bytes], *, durable: bool) -> None:
    """Write either all of the files or none of them."""
    before = {place: place.read_bytes() if place.exists() else None for place in places}
    parts = {place: place.with_name(f".{place.name}.{os.getpid()}.part") for place in places}
    replaced: list[Path] = []
    try:
        for place, part in parts.items():
            _write(part, places[place], durable=durable)
            if before[place] is not None:
                copymode(place, part)
        for place, part in parts.items():
            part.replace(place)
            replaced.append(place)
    except OSError as error:
        for place in replaced:
            _restore(place, before[place])
        # Whoever reads the message knows the file, and not the one beside it.
        named = {str(part): str(place) for place, part in parts.items()}
        if error.filename in named:
            error.filename = named[error.filename]
        raise
    finally:
        for part in tuple(parts.values())[len(replaced) :]:
            with suppress(OSError):
                part.unlink(missing_ok=True)


def _write(part: Path, data: bytes, *, durable: bool) -> None:
    with part.open("wb") as file:
        file.write(data)
        if durable:
            file.flush()
            os.fsync(file.fileno())


def _restore(place: Path, data: bytes | None) -> None:
    """Give a file the bytes that it had before, or remove it where there was none."""
    with suppress(OSError):
        if data is None:
            place.unlink(missing_ok=True)
        else:
            place.write_bytes(data)
