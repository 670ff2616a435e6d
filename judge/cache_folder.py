"""The user's cache folder, for files that can be made again when they are lost."""

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from platformdirs import user_cache_path

from scenarios.whole_files import write_whole


def cache_folder() -> Path:
    """Return the user's cache folder for this program; without a home, a place where nothing can be written."""
    try:
        return user_cache_path("wowtcg-judge", appauthor=False)
    except RuntimeError:
        return Path(os.devnull, "wowtcg-judge")


def keep_in_cache(place: Path, data: bytes, outdated: Iterable[Path] = ()) -> None:
    """Write a file of the cache after removing the outdated ones; nothing happens where it can't be written."""
    with suppress(OSError):
        for path in outdated:
            path.unlink(missing_ok=True)
        place.parent.mkdir(parents=True, exist_ok=True)
        write_whole({place: data}, durable=False)
