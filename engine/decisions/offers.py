"""The options of a choice, tested only as far as they are asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import overload


class Offer(Sequence[int | str]):
    """The members of a pool that fit, in order: a sequence that tests a member only when it is needed.

    >>> offer = Offer((1, 2, 3, 4), lambda each: each % 2 == 0)
    >>> 2 in offer, 3 in offer, list(offer)
    (True, False, [2, 4])
    """

    __slots__ = ("_fits", "_found", "_pool", "_tested")

    def __init__(self, pool: Sequence[int], fits: Callable[[int], bool]) -> None:
        self._pool = pool
        self._fits = fits
        self._found: list[int] = []
        self._tested = 0

    def at_least(self, number: int) -> bool:
        """Return whether at least that many members fit, testing no more of them than needed."""
        while len(self._found) < number and self._tested < len(self._pool):
            each = self._pool[self._tested]
            self._tested += 1
            if self._fits(each):
                self._found.append(each)
        return len(self._found) >= number

    def __contains__(self, option: object) -> bool:
        if self._tested == len(self._pool):
            return option in self._found
        return isinstance(option, int) and option in self._pool and self._fits(option)

    def __len__(self) -> int:
        self.at_least(len(self._pool) + 1)
        return len(self._found)

    def __iter__(self) -> Iterator[int | str]:
        self.at_least(len(self._pool) + 1)
        return iter(tuple(self._found))

    @overload
    def __getitem__(self, place: int) -> int | str: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[int | str]: ...

    def __getitem__(self, place: int | slice) -> int | str | Sequence[int | str]:
        if isinstance(place, int) and place >= 0:
            self.at_least(place + 1)
        else:
            self.at_least(len(self._pool) + 1)
        return self._found[place]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, (tuple, list, Offer)) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return repr(tuple(self))


def at_least(options: Sequence[int | str], number: int) -> bool:
    """Return whether there are at least that many options, testing no more of an offer than needed."""
    return options.at_least(number) if isinstance(options, Offer) else len(options) >= number
