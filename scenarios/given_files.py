"""Files that users give: regular files or pipes, read up to a limit."""

import errno
import sys
from functools import cache
from pathlib import Path
from typing import BinaryIO, TextIO

MOST_BYTES = 32 * 2**20
"""The most bytes that are read of one file: a feature file, a list or data of cards, a document."""


SUFFIX = ".feature"
"""How the names of feature files end, in small letters or capitals."""


def is_feature(name: str) -> bool:
    """Return whether a file of this name is a feature file, however the ending is spelt."""
    return name.lower().endswith(SUFFIX)


def features_under(path: Path) -> list[Path]:
    """Return the feature files of a folder and the folders in it, sorted; of a file the file itself."""
    return sorted(each for each in path.rglob("*") if is_feature(each.name)) if path.is_dir() else [path]


def read_given(path: Path) -> bytes:
    """Return the bytes of the file.

    Raises:
        OSError: the file can't be read, or it is longer than the limit, which the error names.
    """
    with path.open("rb") as file:
        data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise OSError(errno.EFBIG, f"it is longer than {MOST_BYTES // 2**20} MiB, the most that is read", str(path))
    return data


STANDARD_INPUT = "-"
"""What stands for standard input in place of the name of a file."""


def read_standard_input() -> bytes:
    """Return the bytes that stand on standard input; asked for again, the same ones.

    Raises:
        OSError: they can't be read, or they are more than the limit, which the error names.
    """
    # A process may be started without a standard input; Python then has none.
    stream: TextIO | None = sys.stdin
    if stream is None:
        raise OSError(errno.EBADF, "there is none", "standard input")
    return _read_all(stream.buffer)


def is_typed() -> bool:
    """Return whether somebody types what stands on standard input."""
    stream: TextIO | None = sys.stdin
    return stream is not None and stream.isatty()


def current_folder() -> Path | None:
    """Return the folder that the process is in; None where that has been deleted or can't be entered any more."""
    try:
        return Path.cwd()
    except OSError:
        return None


@cache
def _read_all(stream: BinaryIO) -> bytes:
    data = stream.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise OSError(
            errno.EFBIG, f"it is longer than {MOST_BYTES // 2**20} MiB, the most that is read", "standard input"
        )
    return data


def shown_name(path: Path) -> str:
    r"""Return the name of a file for messages; bytes of it that are not UTF-8 are written as escapes.

    >>> shown_name(Path("caf\udce9.feature"))
    'caf\\xe9.feature'
    """
    return path.as_posix().encode("utf-8", "surrogateescape").decode("utf-8", "backslashreplace")
