"""Work that is divided into tasks, and the means by which they are done; what comes of them is the same by any."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.value import value

T = TypeVar("T")
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Work(Generic[T, R]):
    """Work that is divided into tasks.

    `prepare` is called once in each process and returns the function that does a task. `lost` returns what comes of a
    task that can't be done, because it takes too long or every process that tries it is ended; it is given the reason.
    `named` says of which task a fault of the program speaks. A worker of a cluster is handed `chunk` tasks at once. To
    be handed to a cluster all of them must be functions of modules, or such functions with arguments.
    """

    prepare: Callable[[], Callable[[T], R]]
    lost: Callable[[T, str], R]
    named: Callable[[T], str] = str
    chunk: int = 20


@value
class Means:
    """How tasks are done: in how many processes, in how many seconds each, or on the cluster of an address."""

    jobs: int = 1
    timeout: float | None = None
    cluster: str | None = None


def in_order(results: Iterable[tuple[int, R]], first: int = 0) -> Iterator[R]:
    """Yield results in the order of their numbers, each as soon as those before it are there.

    >>> list(in_order([(1, "b"), (0, "a"), (2, "c")]))
    ['a', 'b', 'c']
    """
    early: dict[int, R] = {}
    number = first
    for place, result in results:
        early[place] = result
        while number in early:
            yield early.pop(number)
            number += 1
