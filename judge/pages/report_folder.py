"""The folder of a report: written whole or not at all, and only where nothing stands but an earlier report."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from shutil import rmtree

from engine.value import value
from judge.pages.page_errors import UnusableFolder

CONTENTS = "report.json"
"""The file that lists the files of a report, by which a later one knows what it may replace."""


@value
class NewReport:
    """A report that is being written into a folder, and the earlier one, which the new one is to replace."""

    folder: Path
    earlier: Path
    known: frozenset[str]

    def put(self, name: str, data: bytes) -> None:
        """Write a file of the report; one that the earlier report has just so is kept, which some disks do much faster.

        Raises:
            OSError: it can't be written.
        """
        path, was = self.folder / name, self.earlier / name
        if name in self.known and not was.is_symlink() and was.is_file():
            with suppress(OSError):
                if was.stat().st_size == len(data) and was.read_bytes() == data:
                    os.link(was, path)
                    return
        path.write_bytes(data)


@contextmanager
def report_folder(place: Path) -> Iterator[NewReport]:
    """Give a new folder to write a report into; without an error it then takes the place, and else it is removed.

    An earlier report at the place is removed, each of its files by its name; nothing else is ever removed.

    Raises:
        UnusableFolder: something stands at the place that is no report of ours, or it can't be written there.
    """
    target = place.resolve()
    _refuse_foreign(target, place)
    new = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        new.mkdir(parents=True)
        yield NewReport(new, target, _known(target))
        _take_place(new, target)
    except OSError as error:
        raise UnusableFolder(f"{place}: can't be written: {error.strerror}", expected="a folder for pages") from None
    finally:
        rmtree(new, ignore_errors=True)


def write_contents(folder: Path) -> None:
    """Write the list of the files that the report in the folder has."""
    files = [*sorted(path.relative_to(folder).as_posix() for path in _files(folder)), CONTENTS]
    (folder / CONTENTS).write_text(json.dumps({"report": "judge run --html", "files": files}, indent=1), "utf-8")


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_symlink() or not path.is_dir())


def _refuse_foreign(target: Path, place: Path) -> None:
    """Refuse a place where there is anything but an earlier report or an empty folder.

    Raises:
        UnusableFolder: names the first thing that isn't of a report.
    """
    if not target.exists():
        return
    if not target.is_dir():
        raise UnusableFolder(f"{place}: is a file", expected="a new folder, an empty one, or an earlier report")
    known = _known(target)
    foreign = next((path for path in sorted(_files(target)) if path.relative_to(target).as_posix() not in known), None)
    if foreign is not None:
        what = f"{place}: holds other things, such as {foreign.relative_to(target).as_posix()}"
        raise UnusableFolder(what, expected="a new folder, an empty one, or an earlier report")


def _known(folder: Path) -> frozenset[str]:
    """Return the files of the report that stands in the folder, none where there is no report."""
    try:
        listed = json.loads((folder / CONTENTS).read_text("utf-8"))["files"]
    except (OSError, ValueError, KeyError, TypeError):
        return frozenset()
    return frozenset(each for each in listed if isinstance(each, str)) if isinstance(listed, list) else frozenset()


def _take_place(new: Path, target: Path) -> None:
    """Put the new folder where the old one is, and remove the files of the old one."""
    if not target.exists():
        new.replace(target)
        return
    old = target.with_name(f".{target.name}.{os.getpid()}.old")
    target.replace(old)
    try:
        new.replace(target)
    except OSError:
        old.replace(target)
        raise
    _remove(old)


def _remove(old: Path) -> None:
    """Remove the files of a report, and its folders as far as they are empty then."""
    known = _known(old)
    for path in [each for each in _files(old) if each.relative_to(old).as_posix() in known]:
        with suppress(OSError):
            path.unlink()
    for folder in sorted((path for path in old.rglob("*") if path.is_dir()), reverse=True):
        with suppress(OSError):
            folder.rmdir()
    with suppress(OSError):
        old.rmdir()
