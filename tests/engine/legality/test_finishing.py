"""Legal means that it can be finished: what is listed can be paid for, and what is refused can't be (401.1, 707.2).

The costs are made up: one to four parts, at least one of them an effect of each class in turn, on boards from empty to
crowded. What is listed is answered in many ways, each answer taken from what is offered, and never refused. What is
refused is paid for all the same, in every order and with every answer, and never paid entirely.

A day has the simplest board for each class of effect and two that are drawn, the same ones every time; a night draws a
hundred, which differ every time. The environment variable ``COSTLY_BOARDS`` asks for another number of drawn boards.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import combinations, islice, permutations

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from engine.decisions.actions import Action, Propose
from engine.decisions.choices import Answer, Choice
from engine.errors import Refused
from engine.play import Settled, apply, legal_actions, why_not
from engine.state.game import State
from tests.engine.costly_boards import EFFECTS, CostlyBoard, boards_with
from tests.engine.forced_payments import Undecided, can_be_forced
from tests.night import NIGHT, at_night

_SIMPLEST = 1
"""What Hypothesis begins with counts among its examples and isn't drawn."""
_BOARDS = int(os.environ.get("COSTLY_BOARDS", at_night(100, 2)))
_NIGHTLY = NIGHT or "COSTLY_BOARDS" in os.environ
_COSTS = frozenset({"103.2", "401.1", "701.3", "707.1d", "706.1", "707.1e", "707.2", "faq-2009-03:1"})
"""The rules by which an action is refused whose cost or targets are not there."""

_LONGEST = 25
_FEW = 3
_TRIED = at_night(40, 10)


def answers(choice: Choice) -> Iterator[Answer]:
    """Yield legal answers to the choice, of a number those between its bounds that are near the lowest."""
    if choice.low is not None:
        high = choice.low + _FEW if choice.high is None else choice.high
        yield from ((number,) for number in choice.options or range(choice.low, high + 1))
        return
    arranged = permutations if choice.ordered else combinations
    for many in range(choice.least, choice.most + 1):
        yield from (each for each in arranged(tuple(choice.options), many) if choice.refuses(each) is None)


class Finishing:
    """An action that is listed, answered in one way after another."""

    def __init__(self, state: State, action: Action) -> None:
        self.state = state
        self.action = action
        self.left = _TRIED
        self.settled = 0

    def answer(self, given: tuple[Answer, ...] = ()) -> None:
        """Give the answers, and then as many others as there are, or some of them; none is refused."""
        self.left -= 1
        outcome = apply(self.state, self.action, given)
        if isinstance(outcome, Settled):
            self.settled += 1
            return
        assert len(given) < _LONGEST, f"there is no end of questions: {outcome.choice}"
        found = list(islice(answers(outcome.choice), 2 * _TRIED))
        assert found, f"nothing is offered: {outcome.choice}"
        enough = _FEW if self.left > 0 else 1
        for answer in (*found[: enough - 1], found[-1]):
            self.answer((*given, answer))


def check(board: CostlyBoard) -> None:
    """Hold the lists, the reasons, what is offered and what can be forced against each other."""
    table, action = board.laid()
    if isinstance(action, Propose) and not table.state.edition.any_cost_to_attack:
        return
    reasons = why_not(table.state, action)
    assert (action in legal_actions(table.state)) is (not reasons)
    if not reasons:
        finishing = Finishing(table.state, action)
        finishing.answer()
        assert finishing.settled
        return
    with pytest.raises(Refused):
        apply(table.state, action)
    if not _COSTS.issuperset(str(reason.rule) for reason in reasons) or any("decided" in r.text for r in reasons):
        return
    try:
        assert not can_be_forced(table.state, action), reasons
    except Undecided:
        return


@pytest.mark.long
@pytest.mark.parametrize("kind", EFFECTS, ids=lambda kind: kind.__name__)
def test_what_is_listed_can_be_finished_and_what_is_refused_can_not(kind: type) -> None:
    phases = tuple(Phase) if _NIGHTLY else (Phase.generate, Phase.shrink)

    @settings(
        max_examples=_SIMPLEST + _BOARDS,
        deadline=None,
        derandomize=not _NIGHTLY,
        database=None,
        phases=phases,
        suppress_health_check=list(HealthCheck),
    )
    @given(boards_with(kind))
    def hold(board: CostlyBoard) -> None:
        check(board)

    hold()
