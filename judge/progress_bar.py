"""The progress bar of a long run at a terminal."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

T = TypeVar("T")


def with_bar(things: Iterable[T], total: int, *, no_color: bool = False) -> Iterator[T]:
    """Yield the things, and show on the error stream how many of the total have come."""
    console = Console(stderr=True, no_color=no_color or None)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=total)
        for thing in things:
            yield thing
            progress.advance(task)
