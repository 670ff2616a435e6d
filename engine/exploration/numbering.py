"""Numbers for equal parts of canonical forms, and parts that are equal to nothing else."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import count
from typing import Any, TypeAlias

from engine.state.game import State

Form: TypeAlias = tuple[Hashable, ...]
"""What decides what can follow, or a part of it; equal forms lead on in the same way."""


class Numbering:
    """Gives each part of a form a number; equal parts get the same one. Numbers of two numberings can't be compared."""

    def __init__(self) -> None:
        self._numbers: dict[Hashable, int] = {}
        self._by_identity: dict[int, tuple[object, int]] = {}
        self._rows: dict[tuple[int, ...], tuple[tuple[object, ...], int]] = {}

    def number(self, part: Hashable) -> int:
        """Return the number of a part."""
        return self._numbers.setdefault(part, len(self._numbers))

    def whole(self, form: Form) -> Form:
        """Return a form that stands for a whole one, which is equal to another's exactly where the forms are."""
        return form

    def text(self, part: Any) -> int:  # noqa: ANN401 - words of the card language are of many classes.
        """Return the number of words of the card language, or of a moment, which is like no other one."""
        known = self._by_identity.get(id(part))
        if known is None:
            known = self._by_identity[id(part)] = (part, self.number(("text", part)))
        return known[1]

    def of(self, part: object) -> int | None:
        """Return the number of the very same object, None if it was given none."""
        known = self._by_identity.get(id(part))
        return None if known is None else known[1]

    def hold(self, part: object, form: Hashable) -> int:
        """Return the number of an object with this form, and keep it for the very same object."""
        self._by_identity[id(part)] = (part, self.number(("held", form)))
        return self._by_identity[id(part)][1]

    def of_all(self, parts: tuple[object, ...]) -> int | None:
        """Return the number that the very same objects were given together before, None if they were given none."""
        known = self._rows.get(tuple(map(id, parts)))
        return None if known is None else known[1]

    def keep(self, parts: tuple[object, ...], number: int) -> int:
        """Keep a number for the very same objects, and return it."""
        self._rows[tuple(map(id, parts))] = (parts, number)
        return number


class CommonNumbering(Numbering):
    """Gives each part the number that every process gives it which is a copy of this one: its hash, of 64 bits.

    Two of a million different parts have one number with a probability of 3 in 100 million. It holds no parts, so it
    must not be given one that is equal to itself alone (`Held`, a moment).
    """

    def number(self, part: Hashable) -> int:
        """Return the number of a part."""
        return hash(part)

    def whole(self, form: Form) -> Form:
        """Return the number of a whole form, which is less to send."""
        return (hash(form),)


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
        return self is other


class Held:
    """A state that is told apart from every other one, however alike they are."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Held) and self.state is other.state

    def __hash__(self) -> int:
        return id(self.state)
