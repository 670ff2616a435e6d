"""Stamps of source files, by which what was made with them is known to be outdated."""

import os
from collections.abc import Iterator
from pathlib import Path

_LEFT_OUT = ("__pycache__", "cards")


def stamps(folder: Path, endings: tuple[str, ...] = (".py", ".csv")) -> Iterator[str]:
    """Yield the name, size and time of each source in the folder and below, but for folders of cards."""
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir():
                yield from stamps(Path(entry.path), endings) if entry.name not in _LEFT_OUT else ()
            elif entry.name.endswith(endings):
                about = entry.stat()
                yield f"{entry.path} {about.st_size} {about.st_mtime_ns}"
