"""How much is tried out: the bound within which it has to be decided whether something can be done."""

from __future__ import annotations


class Undecided(Exception):
    """Whether something can be done isn't decided after as many tries as there may be."""


class Tries:
    """So many tries are left; a trial inside a trial takes its tries from the same."""

    __slots__ = ("left",)

    def __init__(self, most: int) -> None:
        self.left = most

    def take(self) -> None:
        """Count one try.

        Raises:
            Undecided: none is left.
        """
        if self.left == 0:
            raise Undecided
        self.left -= 1
