"""The user's cache folder, for files that can be made again when they are lost."""

import os
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path

from platformdirs import user_cache_path, user_state_path

from judge import __version__
from scenarios.signed_cache import SignedCache
from scenarios.whole_files import write_whole

KEY_BYTES = 32
NEW_FILE = os.O_CREAT | os.O_EXCL | os.O_WRONLY


def cache_folder() -> Path:
    """Return the user's cache folder for this program; without a home, a place where nothing can be written."""
    try:
        return user_cache_path("wowtcg-judge", appauthor=False)
    except RuntimeError:
        return Path(os.devnull, "wowtcg-judge")


@cache
def signed_cache() -> SignedCache | None:
    """Return the cache of parsed features; None where no key for it can be kept, so that nothing is cached."""
    key = _key()
    return None if key is None else SignedCache(cache_folder(), key, __version__)


def _key() -> bytes | None:
    """Return the user's key, made when it is first needed; it is not kept in the cache, which others may share."""
    try:
        place = user_state_path("wowtcg-judge", appauthor=False) / "cache.key"
        with suppress(FileNotFoundError):
            return _owned(place)
        place.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileExistsError), os.fdopen(os.open(place, NEW_FILE, 0o600), "wb") as file:
            file.write(os.urandom(KEY_BYTES))
        return _owned(place)
    except (OSError, RuntimeError):
        return None


def _owned(place: Path) -> bytes | None:
    """Return the key in the file; None if it is not whole, or if others may write it."""
    found = place.stat()
    foreign = hasattr(os, "getuid") and (found.st_uid != os.getuid() or found.st_mode & 0o022)
    data = place.read_bytes()
    return None if foreign or len(data) != KEY_BYTES else data


def keep_in_cache(place: Path, data: bytes, outdated: Iterable[Path] = ()) -> None:
    """Write a file of the cache after removing the outdated ones; nothing happens where it can't be written."""
    with suppress(OSError):
        for path in outdated:
            path.unlink(missing_ok=True)
        place.parent.mkdir(parents=True, exist_ok=True)
        write_whole({place: data}, durable=False)
