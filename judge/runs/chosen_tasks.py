"""Choices among what is selected: one shard of several, and what was not as ruled the last time."""

import re
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

from engine.value import value
from judge.documents.document_errors import RulesError, quoted
from judge.runs.last_run import Failed, failed_last
from scenarios.given_files import read_given
from scenarios.runner import Passes, Task

_SHARD = re.compile(r"(\d{1,6})/(\d{1,6})")


@value
class Shard:
    """One part of several into which the scenarios are dealt in turn, counted from 1."""

    part: int
    of: int


def shard(written: str) -> Shard:
    """Return the shard that is written as PART/OF.

    >>> shard("2/5")
    Shard(part=2, of=5)

    Raises:
        RulesError: it is no shard, or it lies beyond the last.
    """
    found = _SHARD.fullmatch(written)
    if found is None or not 1 <= int(found[1]) <= int(found[2]):
        raise RulesError(
            f"--shard {quoted(written)} is no part of a whole", hint="write such as 2/5, the second of five shards"
        )
    return Shard(int(found[1]), int(found[2]))


def passes_of(part: Shard | None, *, last_failed: bool) -> Passes | None:
    """Return the choice: first of what failed the last time, where that is wanted, then the shard; None for all.

    Where nothing of what is asked for failed the last time, it is all of that.
    """
    failed = failed_last() if last_failed else frozenset()
    if part is None and not failed:
        return None

    def passes(tasks: Iterator[Task]) -> Iterator[Task]:
        left = iter(_failed(list(tasks), failed)) if failed else tasks
        return left if part is None else islice(left, part.part - 1, None, part.of)

    return passes


def _failed(tasks: list[Task], failed: Failed) -> list[Task]:
    return [task for task in tasks if _key(task) in failed] or tasks


def _key(task: Task) -> tuple[str, str, str]:
    return str(Path(task.uri).absolute()), task.scenario.name, task.edition


def listed_places(paths: Sequence[str]) -> list[str]:
    """Return the paths, with those in a file for each @FILE: a line for each, as `--rerun` writes them.

    Raises:
        RulesError: such a file can't be read, or it lists nothing.
    """
    return [place for path in paths for place in (_listed(path[1:]) if path.startswith("@") else [path])]


def _listed(file: str) -> list[str]:
    if not Path(file).exists() and Path(f"@{file}").exists():
        return [f"@{file}"]
    try:
        text = read_given(Path(file)).decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        said = error.strerror if isinstance(error, OSError) else "it is not UTF-8"
        raise RulesError(f"the list of scenarios can't be read: {said}", file=file) from None
    return [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
