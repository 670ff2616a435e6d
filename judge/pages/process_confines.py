"""What a process that plays for others may do: read the program and the user's library, and nothing else."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from scenarios.given_files import current_folder

if sys.platform != "win32":
    import resource

MEMORY = 2 * 1024**3
"""How many bytes of memory the process may have."""

_REFUSED = (
    "os.remove",
    "os.rename",
    "os.rmdir",
    "os.mkdir",
    "os.link",
    "os.symlink",
    "os.chmod",
    "os.chown",
    "os.truncate",
    "os.utime",
    "os.system",
    "os.exec",
    "os.fork",
    "os.forkpty",
    "os.posix_spawn",
    "os.startfile",
    "subprocess.Popen",
    "socket.connect",
    "socket.bind",
    "socket.sendto",
    "shutil.",
    "ctypes.",
)
_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND


def confine(library: Path) -> None:
    """Keep this process, from now on, from writing anywhere and from reading what is neither program nor library."""
    sys.dont_write_bytecode = True
    readable = _resolved([library, *map(Path, sys.path), Path(sys.prefix), Path(sys.base_prefix)])
    sys.addaudithook(lambda event, about: _check(event, about, readable))
    if sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))


def _resolved(folders: Sequence[Path]) -> tuple[str, ...]:
    """Return the folders as their real paths begin, without the working folder, which holds other things."""
    own = Path(__file__).resolve().parents[2]
    packages = [own / name for name in ("engine", "scenarios", "judge", "features")]
    here = current_folder()
    working = own if here is None else here.resolve()
    others = [each for each in folders if each.is_absolute() and each.resolve() not in (own, working)]
    return tuple(f"{each.resolve()}{os.sep}" for each in (*packages, *others))


def _check(event: str, about: Sequence[object], readable: tuple[str, ...]) -> None:
    """Refuse what the process may not do.

    Raises:
        PermissionError: it may not.
    """
    if event == "open":
        path, _, flags = about
        if isinstance(path, int):
            return
        name = os.fsdecode(path) if isinstance(path, (str, bytes)) else str(path)
        writes = isinstance(flags, int) and flags & _WRITING
        if writes or not os.path.realpath(name).startswith(readable):
            raise PermissionError(f"{name} may not be opened while a page is answered")
    elif event.startswith(_REFUSED):
        raise PermissionError(f"{event} may not be done while a page is answered")
