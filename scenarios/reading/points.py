"""Points of a discourse, compared: at equal points the same words mean the same."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, replace
from operator import attrgetter
from typing import Any, TypeAlias

from engine.language.selections import This
from scenarios.reading.chosen_cards import was_chosen
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.templates import Value

Point: TypeAlias = int
"""The number of a point: discourses with the same number give the same words the same meaning."""

_PART_BY_PART = ("mentions", "targets", "outer", "owners", "clause", "sentence")
_ASKED_AS_IT_IS = attrgetter(*(field.name for field in fields(Discourse) if field.name not in _PART_BY_PART))
"""Returns the fields of a discourse that are compared whole, and not part by part."""


_EARLIER = 2
"""From so many sentences ago on, it doesn't matter any more in which sentence something was mentioned."""


class Register:
    """Numbers values and points, so that comparing them is quick: equal ones have equal numbers."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[type, Value], int] = {}
        self._known: dict[int, tuple[int, Value]] = {}
        self._points: dict[int, tuple[Point, Discourse]] = {}
        self._alike: dict[tuple[Any, ...], Point] = {}

    def number(self, value: Value) -> int:
        """Return the number of the value."""
        held = self._known.get(id(value))
        if held is None:
            number = self._numbers.setdefault((type(value), value), len(self._numbers))
            held = self._known[id(value)] = (number, value)
        return held[0]

    def point(self, talk: Discourse) -> Point:
        """Return the point that a discourse has reached.

        For each mention it matters whether its clause is the present one, and whether its sentence is the present one,
        the one before or an earlier one. Other clauses are not told apart.
        """
        held = self._points.get(id(talk))
        if held is None:
            point = self._alike.setdefault(self._compared(talk), len(self._alike))
            held = self._points[id(talk)] = (point, talk)
        return held[0]

    def _compared(self, talk: Discourse) -> tuple[Any, ...]:
        """Return a value that is equal for two discourses at the same point, and for no others."""
        number, known = self.number, self._known
        return (
            tuple(self._mentions(talk)),
            tuple(map(number, talk.targets)),
            tuple([self._around(*each) for each in talk.outer]),
            tuple(talk.owners.items()),
            *[known[id(each)][0] if id(each) in known else number(each) for each in _ASKED_AS_IT_IS(talk)],
        )

    def _mentions(self, talk: Discourse) -> Iterable[tuple[int, bool, int]]:
        """Return what is compared of each mention, the last first: its number, its clause and its sentence.

        Of equal mentions only the last is kept. Subjects of the present sentence are all kept, with their places.
        """
        clause, sentence = talk.clause, talk.sentence
        before = self._can_be_paired(talk)
        found: dict[Any, tuple[int, bool, int]] = {}
        for place, each in enumerate(reversed(talk.mentions)):
            since = 0 if each.sentence == sentence else 1 if id(each) in before else _EARLIER
            kept = (self._timeless(each), each.clause == clause, since)
            found.setdefault((kept, place) if each.subject and each.sentence == sentence else kept, kept)
        return found.values()

    def _can_be_paired(self, talk: Discourse) -> frozenset[int]:
        """Return the ids of the mentions that are told apart from earlier ones because the sentence before has them.

        Two single cards of that sentence can be meant together by a later word, and "another" can exclude a card that
        was chosen in it.
        """
        before = [each for each in talk.mentions if each.sentence == talk.sentence - 1 and _is_single(each)]
        if len(before) < _EARLIER or len({self.number(each.selection) for each in before}) == 1:
            before = [each for each in before if was_chosen(each.selection)]
        return frozenset(map(id, before))

    def _around(self, targets: list[Value], doer: Value, coming: Value, said: list[Mention]) -> Value:
        """Return the numbers of a surrounding text: its targets, doer, coming targets and mentions."""
        timeless = tuple(map(self._timeless, said))
        return tuple(map(self.number, targets)), self.number(doer), self.number(coming), timeless

    def _timeless(self, mention: Mention) -> int:
        """Return a number that the mention shares with the same mention in other clauses and sentences."""
        held = self._known.get(id(mention))
        if held is None:
            number = self.number(replace(mention, clause=0, sentence=0))
            held = self._known[id(mention)] = (number, mention)
        return held[0]


def _is_single(mention: Mention) -> bool:
    """Return whether the mention is of one card that is neither the text's own nor your hero."""
    plain = not (mention.several or mention.person or mention.yours)
    return plain and not isinstance(mention.selection, This)
