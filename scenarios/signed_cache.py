"""Files that can be made again, kept in the user's cache folder and believed only with their signature.

The first line of a file is a digest of the rest that only who has the key can make, so that neither a damaged file nor
a foreign one, as in a cache that several machines share, is ever taken for the user's own.
"""

import time
from contextlib import suppress
from functools import cache
from hashlib import blake2b, sha256
from pathlib import Path

from engine.value import value
from scenarios.whole_files import write_whole

MOST = 4000
"""The number of files of a kind that are kept; of more the oldest go."""

LEFT_OVER = 3600
"""After so many seconds a part of a file is taken for one whose writer was killed."""


@value
class SignedCache:
    """The folder of the files, the key with which they are signed, and the program's version."""

    folder: Path
    key: bytes
    version: str = ""

    def recall(self, kind: str, name: str) -> bytes | None:
        """Return what is kept of a kind under a name; None if there is nothing, or if it is damaged or foreign."""
        try:
            digest, _, kept = self._place(kind, name).read_bytes().partition(b"\n")
        except OSError:
            return None
        return kept if digest == self._digest(kept) else None

    def keep(self, kind: str, name: str, kept: bytes) -> None:
        """Keep the bytes of a kind under a name, unless the folder can't be written."""
        target = self._place(kind, name)
        try:
            if not target.parent.is_dir():
                target.parent.mkdir(parents=True, exist_ok=True)
            write_whole({target: self._digest(kept) + b"\n" + kept}, durable=False)
        except OSError:
            return
        _prune(target.parent)

    def _place(self, kind: str, name: str) -> Path:
        return self.folder.joinpath(kind, f"{sha256(name.encode()).hexdigest()}.json")

    def _digest(self, kept: bytes) -> bytes:
        return blake2b(self.version.encode() + b"\0" + kept, key=self.key).hexdigest().encode()


@cache
def _prune(folder: Path) -> None:
    """Remove the oldest files beyond those that are kept, and parts of files whose writer was killed; once a run."""
    ages: list[tuple[float, Path]] = []
    for path in folder.iterdir():
        with suppress(OSError):
            ages.append((path.stat().st_mtime, path))
    whole = sorted((age, path) for age, path in ages if path.suffix == ".json")
    parts = [path for age, path in ages if path.suffix == ".part" and age < time.time() - LEFT_OVER]
    for path in (*(path for _, path in whole[: max(0, len(whole) - MOST)]), *parts):
        with suppress(OSError):
            path.unlink()
