"""Numbers for equal parts of canonical forms, and parts that are equal to nothing else."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from enum import Enum
from hashlib import blake2b
from itertools import count
from typing import Any, TypeAlias

Whence: TypeAlias = tuple[int, int]
"""The number of the node that was looked at, and the place of the branch."""

Named: TypeAlias = tuple[object, Hashable]
"""A moment, and what it is called."""

Standing: TypeAlias = tuple[object, int, tuple[int, ...]]
"""An object, the number of what it is by itself at some time, and moments of its own that matter."""

Form: TypeAlias = tuple[Hashable, ...]
"""What decides what can follow, or a part of it; equal forms lead on in the same way."""


MOST_KEPT = 2048
"""Of how many objects a numbering knows the number by their identity; it keeps them meanwhile."""
MOST_TIMES = 64
"""For how many times it is known at once what objects are then."""


class Numbering:
    """Gives each part of a form a number; equal parts get the same one. Numbers of two numberings can't be compared."""

    common = False
    """Whether other processes give the same numbers."""

    def __init__(self) -> None:
        self._numbers: dict[Hashable, int] = {}
        self._by_identity: dict[int, tuple[object, int]] = {}
        self._rows: dict[tuple[int, ...], tuple[tuple[object, ...], int]] = {}
        self._places: dict[tuple[Hashable, int], tuple[object, dict[int, Hashable]]] = {}
        self._standing: dict[Hashable, dict[int, Standing]] = {}
        self._moments: dict[int, Named] = {}
        self._whence: Whence | None = None

    def forget(self) -> None:
        """Forget by which identity objects are known, which keeps them in memory; equal parts keep their numbers."""
        for known in (self._by_identity, self._rows, self._places, self._standing, self._moments):
            known.clear()

    def comes_to(self, whence: Whence | None) -> None:
        """Say where moments are met from now on for the first time; None is nowhere in an exploration."""
        self._whence = whence
        self._met = 0

    def moment(self, moment: object) -> Hashable:
        """Return what a moment of the turn is called, which is told apart from every other one, however alike they are.

        It is called by where it was met first, so that whoever comes there again calls it the same.
        """
        known = self._moments.get(id(moment))
        if known is None:
            called = ("moment", *(self._whence or (Unlike(),)), self._met)
            known = self._moments[id(moment)] = (moment, called)
            self._met += 1
        return known[1]

    def called(self, moments: Iterable[object]) -> tuple[Named, ...]:
        """Return moments with what they are called, of those that were met."""
        return tuple(known for each in moments if (known := self._moments.get(id(each))) is not None)

    def call(self, named: Iterable[Named]) -> None:
        """Call moments from elsewhere what they are called there."""
        self._moments.update((id(moment), (moment, called)) for moment, called in named)

    def number(self, part: Hashable) -> int:
        """Return the number of a part."""
        return self._numbers.setdefault(part, len(self._numbers))

    def whole(self, form: Form) -> Form:
        """Return a form that stands for a whole one, which is equal to another's exactly where the forms are."""
        return form

    def text(self, part: Any) -> int:  # noqa: ANN401 - words of the card language are of many classes.
        """Return the number of words of the card language."""
        if len(self._by_identity) > MOST_KEPT:
            self._by_identity.clear()
        known = self._by_identity.get(id(part))
        if known is None:
            known = self._by_identity[id(part)] = (part, self.words(part))
        return known[1]

    def words(self, part: Hashable) -> int:
        """Return the number of words of the card language that were not met before."""
        return self.number(("text", part))

    def of(self, part: object) -> int | None:
        """Return the number of the very same object, None if it was given none."""
        known = self._by_identity.get(id(part))
        return None if known is None else known[1]

    def hold(self, part: object, form: Hashable) -> int:
        """Return the number of an object with this form, and keep it for the very same object."""
        if len(self._by_identity) > MOST_KEPT:
            self._by_identity.clear()
        number = self.number(("held", form))
        self._by_identity[id(part)] = (part, number)
        return number

    def standing(self, when: Hashable) -> dict[int, Standing]:
        """Return how objects stand at this time, by their identity, as far as it is known."""
        known = self._standing.get(when)
        if known is None or len(known) > MOST_KEPT:
            if len(self._standing) > MOST_TIMES:
                self._standing.clear()
            known = self._standing[when] = {}
        return known

    def places(self, where: tuple[str, int], row: tuple[int, ...]) -> dict[int, Hashable]:
        """Return the place of each thing in a row, by its number; they are kept for the very same row."""
        known = self._places.get((where, id(row)))
        if known is None:
            if len(self._places) > MOST_KEPT:
                self._places.clear()
            found: dict[int, Hashable] = {int(each): (*where, place) for place, each in enumerate(row)}
            known = self._places[where, id(row)] = (row, found)
        return known[1]

    def of_all(self, parts: tuple[object, ...]) -> int | None:
        """Return the number that the very same objects were given together before, None if they were given none."""
        known = self._rows.get(tuple(map(id, parts)))
        return None if known is None else known[1]

    def keep(self, parts: tuple[object, ...], number: int) -> int:
        """Keep a number for the very same objects, and return it."""
        if len(self._rows) > MOST_KEPT:
            self._rows.clear()
        self._rows[tuple(map(id, parts))] = (parts, number)
        return number


class CommonNumbering(Numbering):
    """Gives each part the number that every process gives it which is a copy of this one: its hash, of 64 bits.

    Two of a million different parts have one number with a probability of 3 in 100 million.
    """

    common = True

    def number(self, part: Hashable) -> int:
        """Return the number of a part."""
        return hash(part)

    def words(self, part: Hashable) -> int:
        """Return the number of words of the card language: a digest, for -1 and -2 have one hash."""
        return _digest(("text", part), 8)

    def whole(self, form: Form) -> Form:
        """Return the number of a whole form, which is less to send."""
        return (hash(form),)


class LastingNumbering(Numbering):
    """Gives each part the number that every process of every machine gives it: a digest of 64 bits."""

    common = True

    def number(self, part: Hashable) -> int:
        """Return the number of a part."""
        return _digest(part, 8)

    def whole(self, form: Form) -> Form:
        """Return a form of one number, of 96 bits."""
        return (_digest(form, 12),)


def _digest(part: Hashable, size: int) -> int:
    told = repr(part)
    if "frozenset(" in told:
        told = _told(part)
    return int.from_bytes(blake2b(told.encode(), digest_size=size).digest())


def _told(part: object) -> str:
    """Return how a part is told, in which the order of sets makes no difference."""
    if isinstance(part, frozenset):
        return f"{{{', '.join(sorted(map(_told, part)))}}}"
    if isinstance(part, tuple):
        return f"({', '.join(map(_told, part))},)"
    names = () if isinstance(part, Enum) else getattr(part, "__match_args__", ())
    if names:
        return f"{type(part).__qualname__}({', '.join(_told(getattr(part, name)) for name in names)})"
    return repr(part)


_made = count()


def told_apart(process: int) -> None:
    """Have parts that are unlike all others be so among processes, in a copy of a process; each has another number."""
    global _made  # noqa: PLW0603 - a process is one thing.
    _made = count(process << 40)


class Unlike:
    """A part of a form that is equal to nothing else: states that hold one are never taken for each other."""

    __slots__ = ("mark",)

    def __init__(self) -> None:
        self.mark = next(_made)

    def __hash__(self) -> int:
        return hash((Unlike, self.mark))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Unlike) and self.mark == other.mark

    def __repr__(self) -> str:
        return f"Unlike({self.mark})"
