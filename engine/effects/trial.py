"""Trials: whether something can be done, found out by doing it on the state with one answer after another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from typing import TypeAlias

from engine.decisions.answers import every_answer
from engine.decisions.choices import Answer, Choice, ChoiceKind
from engine.effects.resources import distinction
from engine.errors import Reason, Refused
from engine.events.attempt import Abandoned, Attempt, Course, Over, Unanswered
from engine.events.tries import Tries, Undecided
from engine.state.game import State
from engine.state.ids import CardId
from engine.state.record import Stopped
from engine.value import replace

Doing: TypeAlias = Callable[[Attempt], bool]
"""Does something for an attempt, and returns whether all of it was done."""

_LONGEST = 40
"""After so many answers it stays open what comes of the next."""


class Trial:
    """Something that is tried on a state, again and again, until it is found whether it can be done.

    Players choose so that it succeeds. What chance decides has to lead to success whatever it is, unless the trial is
    `supposing`. `named` are cards that the text, or what is paid for, means by themselves, and which are therefore not
    like others. `minds_order` tells that the order of a deck may matter to what is tried. `refused` are the
    reasons for which it was refused, `stopped` those for which events did not happen that were tried.
    """

    __slots__ = ("course", "do", "minds_order", "named", "refused", "state", "stopped", "supposing", "tries")

    def __init__(  # noqa: PLR0913 - a trial is an attempt that is made again and again.
        self,
        state: State,
        course: Course | None,
        do: Doing,
        tries: Tries,
        named: frozenset[int] = frozenset(),
        *,
        supposing: bool = False,
        minds_order: Callable[[], bool] = lambda: False,
    ) -> None:
        self.state = state
        self.course = course
        self.do = do
        self.tries = tries
        self.named = named
        self.supposing = supposing
        self.minds_order = minds_order
        self.refused: dict[Reason, None] = {}
        self.stopped: dict[Reason, None] = {}

    def succeeds(self, given: tuple[Answer, ...] = ()) -> bool:
        """Return whether it can be done with the answers, and others after them.

        Raises:
            Undecided: that isn't found within the tries.
        """
        found = self.once(given)
        if isinstance(found, bool):
            return found
        choice, before = found
        if len(before) > _LONGEST:
            raise Undecided
        ways = ((*before, each) for each in self.answers(choice))
        return self._all(ways) if choice.player is None and not self.supposing else self._any(ways)

    def once(self, given: tuple[Answer, ...]) -> bool | tuple[Choice, tuple[Answer, ...]]:
        """Return whether it was done with the answers, or the choice that comes next and all answers before it."""
        self.tries.take()
        attempt = Attempt(self.state, given, self.course, tries=self.tries, supposing=self.supposing)
        try:
            done = self.do(attempt)
        except Refused as refusal:
            self.refused.update(dict.fromkeys(refusal.reasons))
            return False
        except (Over, Abandoned):
            done = True
        except Unanswered as open_:
            return open_.choice, tuple(attempt.given)
        if not done:
            stopped = (record.event.reason for record in attempt.records if isinstance(record.event, Stopped))
            self.stopped.update(dict.fromkeys(stopped))
        return done

    def answers(self, choice: Choice) -> Iterator[Answer]:
        """Yield the answers to the choice: of resources that nothing tells apart not the same ones twice.

        Of a shuffled deck it is one order, where nothing that is tried minds the order; of targets it is always one, as
        only the link that resolves later can mind which of them was chosen first.
        """
        if choice.kind is ChoiceKind.RESOURCES:
            groups: dict[Hashable, list[int]] = {}
            for each in choice.options:
                groups.setdefault(self._kind(int(each)), []).append(int(each))
            yield from _some_of_each(list(groups.values()), choice.least)
        elif choice.shuffles and not self.minds_order():
            yield choice.first()
        elif choice.rule == "707.1d":
            yield from every_answer(replace(choice, ordered=False))
        else:
            yield from every_answer(choice)

    def kind(self, choice: Choice, answer: Answer) -> Hashable:
        """Return what tells the answer from others to the choice, as far as something else can come of it."""
        if choice.kind is ChoiceKind.RESOURCES:
            return frozenset(Counter(self._kind(int(each)) for each in answer).items())
        return answer

    def _kind(self, card: int) -> Hashable:
        return card if card in self.named else distinction(self.state, CardId(card))

    def _any(self, ways: Iterator[tuple[Answer, ...]]) -> bool:
        """Return whether one of the ways leads to success.

        Raises:
            Undecided: of those that were followed to their ends none does, and others were not.
        """
        undecided = False
        for way in ways:
            try:
                if self.succeeds(way):
                    return True
            except Undecided:
                if not self.tries.left:
                    raise
                undecided = True
        if undecided:
            raise Undecided
        return False

    def _all(self, ways: Iterator[tuple[Answer, ...]]) -> bool:
        """Return whether every one of the ways leads to success.

        Raises:
            Undecided: those that were followed to their ends do, and others were not.
        """
        undecided = False
        for way in ways:
            try:
                if not self.succeeds(way):
                    return False
            except Undecided:
                if not self.tries.left:
                    raise
                undecided = True
        if undecided:
            raise Undecided
        return True


def _some_of_each(groups: list[list[int]], many: int) -> Iterator[tuple[int, ...]]:
    """Yield so many members in all, of each group the first ones."""
    if not groups:
        if many == 0:
            yield ()
        return
    first, *others = groups
    for taken in range(min(many, len(first)), -1, -1):
        for rest in _some_of_each(others, many - taken):
            yield (*first[:taken], *rest)
