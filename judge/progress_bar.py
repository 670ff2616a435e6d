"""The progress bar of a long run at a terminal."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    SpinnerColumn,
    Task,
    TimeRemainingColumn,
)
from rich.text import Text

T = TypeVar("T")


class _Pace(ProgressColumn):
    """How many steps are done in a second, and how many are open."""

    def render(self, task: Task) -> Text:
        return Text(pace(task.speed, task.remaining))


def pace(speed: float | None, remaining: float | None) -> str:
    """Return in words how many steps are done in a second, and how many are open, as far as it is known.

    >>> pace(12.345, 40.0)
    '12.3 a second, 40 open'
    """
    return f"{speed or 0:.1f} a second" + ("" if remaining is None else f", {remaining:.0f} open")


def with_bar(
    playing: Callable[[Callable[[], None]], Iterable[T]],
    steps: Callable[[T], int],
    total: int | None,
    *,
    before: int = 0,
    no_color: bool = False,
) -> Iterator[T]:
    """Yield what is played, and show on the error stream how many steps of the total have been.

    `playing` is given a function to call after each step; `steps` says how many steps a thing that came had in all,
    also if it ended before the last of them. Some steps may have been done `before`.
    """
    console = Console(stderr=True, no_color=no_color or None)
    columns = (BarColumn(), MofNCompleteColumn(), _Pace(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=total, completed=before)
        so_far = before
        for thing in playing(lambda: progress.advance(task)):
            yield thing
            so_far += steps(thing)
            progress.update(task, completed=so_far)


class _States(ProgressColumn):
    """How many states were reached, how many are reached in a second, and how many are open."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.completed:.0f} states, {pace(task.speed, task.fields['open'])}")


@contextmanager
def states_shown(*, no_color: bool = False) -> Iterator[Callable[[int, int], None]]:
    """Give what shows on the error stream how many states were reached and how many are to be looked at."""
    console = Console(stderr=True, no_color=no_color or None)
    with Progress(SpinnerColumn(), _States(), console=console, transient=True) as progress:
        task = progress.add_task("", total=None, open=0)
        yield lambda reached, left: progress.update(task, completed=reached, open=left)
