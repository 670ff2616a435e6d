"""The shortest script that still breaks in the same way: parts of it are left out for as long as it does."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from engine.value import replace, value
from judge.soak.checked_games import Fault, Lost
from judge.soak.held_games import Often
from judge.soak.random_games import Laid, Pool
from judge.soak.retold_games import Plan, Wish, plan_of, retold

P = TypeVar("P")

MOST_ACTIONS = 20_000
"""How many actions are played at most while a script is shortened, in all."""


@value
class Shrunk:
    """A game that breaks and of which nothing can be left out, as far as was tried, and the plan by which it does.

    The plan is None where playing the script again didn't break it; the game is as long as it was then.
    """

    lost: Lost
    plan: Plan | None


def shrunk(lost: Lost, pool: Pool, most_actions: int = MOST_ACTIONS) -> Shrunk:
    """Return the shortest script that breaks as the game did: first actions are left out of it, then cards."""
    search = _Search(pool, lost.fault, most_actions)
    plan = plan_of(lost.script, lost.tried, pool)
    if not search.breaks(plan):
        return Shrunk(lost, None)
    before = None
    while before != plan:
        before = plan
        plan = replace(plan, wishes=_fewest(plan.wishes, partial(search.breaks_doing, plan)))
        plan = replace(plan, laid=_fewest(plan.laid, partial(search.breaks_with, plan)))
    assert search.last is not None
    return Shrunk(search.last, plan)


class _Search:
    """Whether plans still break in the same way, within so many actions."""

    def __init__(self, pool: Pool, fault: Fault, actions: int) -> None:
        self.pool = pool
        self.fault = fault
        self.left = actions
        self.often = often_for(fault)
        self.last: Lost | None = None

    def breaks_doing(self, plan: Plan, wishes: tuple[Wish, ...]) -> bool:
        """Return whether a plan breaks with these actions."""
        return self.breaks(replace(plan, wishes=wishes))

    def breaks_with(self, plan: Plan, laid: tuple[Laid, ...]) -> bool:
        """Return whether a plan breaks with these cards."""
        return self.breaks(replace(plan, laid=laid))

    def breaks(self, plan: Plan) -> bool:
        """Return whether a plan breaks; no when enough was played."""
        if self.left <= 0:
            return False
        done = retold(plan, self.pool, self.often)
        self.left -= max(1, len(done.script.played))
        if done.lost is None or done.lost.fault.key != self.fault.key:
            return False
        self.last = done.lost
        return True


def often_for(fault: Fault) -> Often:
    """Return how often to look at what: at each step at what broke, and at what costs little."""
    whole = {"check_legality": "legality", "check_memo": "memo", "check_written": "written", "Held.look": "afresh"}
    closely = {part: 1 for name, part in whole.items() if name.rpartition(".")[2] in fault.where}
    return replace(Often(1, 0, 0, 0, 0), **closely)


def _fewest(parts: tuple[P, ...], breaks: Callable[[tuple[P, ...]], bool]) -> tuple[P, ...]:
    """Return as few of the parts as still break.

    It is delta debugging: halves are left out, then quarters, down to single parts, the last ones first.

    >>> _fewest(tuple(range(10)), lambda left: 3 in left and 7 in left)
    (3, 7)
    """
    size = max(1, len(parts) // 2)
    while True:
        end = len(parts)
        while end > 0:
            fewer = parts[: max(0, end - size)] + parts[end:]
            if breaks(fewer):
                parts = fewer
            end -= size
        if size == 1:
            return parts
        size = max(1, size // 2)
