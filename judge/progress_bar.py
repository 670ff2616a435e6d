"""A bar for runs that take long, for a person at a terminal."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

T = TypeVar("T")


def with_bar(things: Iterable[T], total: int, *, no_color: bool = False) -> Iterator[T]:
    """Yield the things while a bar on the error stream shows how many of the total have come."""
    console = Console(stderr=True, no_color=no_color or None)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=total)
        for thing in things:
            yield thing
            progress.advance(task)
