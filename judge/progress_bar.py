"""The progress bar of a long run at a terminal."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

T = TypeVar("T")


def with_bar(
    playing: Callable[[Callable[[], None]], Iterable[T]],
    steps: Callable[[T], int],
    total: int,
    *,
    no_color: bool = False,
) -> Iterator[T]:
    """Yield what is played, and show on the error stream how many steps of the total have been.

    `playing` is given a function to call after each step; `steps` says how many steps a thing that came had in all,
    also if it ended before the last of them.
    """
    console = Console(stderr=True, no_color=no_color or None)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=total)
        so_far = 0
        for thing in playing(lambda: progress.advance(task)):
            yield thing
            so_far += steps(thing)
            progress.update(task, completed=so_far)
