"""Results of work, added up in the order of its tasks as they come, with progress and a checkpoint on the way."""

import os
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from itertools import count
from typing import Generic, TypeVar

from judge.work.checkpoint import Checkpoint, Json, Kept
from judge.work.divided_work import Means, Work
from judge.work.done_tasks import as_they_come

T = TypeVar("T")

_ERROR_STREAM = 2


@dataclass(frozen=True, slots=True)
class Folding(Generic[T]):
    """Work whose results are JSON, and how they are added up.

    `task` returns the task of a number, counted from 0; there are `tasks` of them, or any number. `fold` returns the
    sum of what was folded, at first `start`, and one more result; it changes neither. When the sum is `enough`, what is
    left isn't done.
    """

    work: Work[T, Json]
    task: Callable[[int], T]
    tasks: int | None
    start: Json
    fold: Callable[[Json, Json], Json]
    enough: Callable[[Json], bool] = lambda _: False


def folded(folding: Folding[T], means: Means, checkpoint: Checkpoint | None = None, *, no_color: bool = False) -> Json:
    """Return the sum of the results, the same by whatever means; with a checkpoint go on from what is done.

    Whatever ends the work before, an interruption too, what is done is in the checkpoint.

    Raises:
        RulesError: the checkpoint is of other work, or there is no such cluster.
        OSError: the checkpoint can't be written.
    """
    kept = (checkpoint.restored() if checkpoint else None) or Kept(0, folding.start)
    if checkpoint:
        checkpoint.write(kept)
    fold = _Fold(folding, kept)
    try:
        with closing(_shown(fold.left(means), folding.tasks, kept, no_color=no_color)) as results:
            for number, result in results:
                fold.take(number, result)
                if checkpoint and checkpoint.due:
                    checkpoint.write(fold.kept)
                if fold.done:
                    break
    finally:
        if checkpoint:
            checkpoint.write(fold.kept)
    return fold.sum[1]


class _Fold(Generic[T]):
    """What is folded so far; an interruption at any moment leaves it so that nothing is counted twice or forgotten."""

    def __init__(self, folding: Folding[T], kept: Kept) -> None:
        self.folding = folding
        self.sum = (kept.next, kept.folded)
        self.early = dict(kept.early)
        self._add_up()

    @property
    def kept(self) -> Kept:
        """What is done."""
        number, folded = self.sum
        return Kept(number, folded, tuple(sorted((each, self.early[each]) for each in self.early if each >= number)))

    @property
    def done(self) -> bool:
        """Whether nothing is left to do."""
        number, folded = self.sum
        return number == self.folding.tasks or self.folding.enough(folded)

    def left(self, means: Means) -> Generator[tuple[int, Json], None, None]:
        """Yield the results of the tasks that are left."""
        if self.done:
            return
        first, tasks = self.sum[0], self.folding.tasks
        numbers = count(first) if tasks is None else iter(range(first, tasks))
        early = set(self.early)
        left = ((number, self.folding.task(number)) for number in numbers if number not in early)
        with closing(as_they_come(self.folding.work, left, means)) as results:
            yield from results

    def take(self, number: int, result: Json) -> None:
        """Take a result in, and add up those that are next."""
        self.early[number] = result
        self._add_up()

    def _add_up(self) -> None:
        while not self.done and self.sum[0] in self.early:
            number, folded = self.sum
            self.sum = (number + 1, self.folding.fold(folded, self.early[number]))
            self.early.pop(number)


def _shown(
    results: Iterator[tuple[int, Json]], tasks: int | None, kept: Kept, *, no_color: bool
) -> Generator[tuple[int, Json], None, None]:
    """Yield the results, with a bar at a terminal."""
    if not os.isatty(_ERROR_STREAM):
        yield from results
        return
    # The bar takes 50 ms to load, and there may be no terminal.
    from judge.progress_bar import with_bar

    before = kept.next + len(kept.early)
    yield from with_bar(lambda _: results, lambda _: 1, tasks, before=before, no_color=no_color)
