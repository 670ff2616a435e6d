"""The user's cache folder, and files in it that may be lost at any time."""

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from platformdirs import user_cache_path

from scenarios.whole_files import write_whole


def cache_folder() -> Path:
    """Return the folder in which the program keeps what it can make again."""
    return user_cache_path("wowtcg-judge", appauthor=False)


def keep_in_cache(place: Path, data: bytes, outdated: Iterable[Path] = ()) -> None:
    """Write a file of the cache and remove the outdated ones; a cache that can't be written keeps nothing."""
    with suppress(OSError):
        for path in outdated:
            path.unlink(missing_ok=True)
        place.parent.mkdir(parents=True, exist_ok=True)
        write_whole({place: data}, durable=False)
