"""What a process that looks at junctures sends, and what it keeps meanwhile."""

import gc
from collections.abc import Iterable
from typing import Any

from engine.exploration.branches import Branch, Step, Unclear
from engine.exploration.frontier import Sight, Sights
from engine.exploration.numbering import Form

COLLECTED_AFTER = (500_000, 20, 20)
"""After how many new values a process looks for circles among them, which values don't have."""


def collect_seldom() -> None:
    """Have a process that does nothing but explore look seldom for what is no longer needed."""
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)


class Telling:
    """Tells what junctures lead to in tuples, which are sent in less time than values; each step is told once."""

    def __init__(self) -> None:
        self._told: dict[Step, int] = {}

    def sent(self, sights: Sights) -> Any:  # noqa: ANN401 - what can be sent, and is read by `Hearing`.
        """Return what a juncture leads to: steps that were not told before, and the rest with the places of steps."""
        if isinstance(sights, Unclear):
            return sights
        new: list[tuple[Any, ...]] = []
        rows: list[tuple[Any, ...]] = []
        for each in sights:
            place = self._told.get(each.step)
            if place is None:
                place = self._told[each.step] = len(self._told)
                new.append((each.step.move, each.step.passes, each.step.ways))
            rows.append((place, each.form, each.ended, each.decider, each.chance, each.asleep))
        return new, rows


class Hearing:
    """Takes in what one process tells, from the first on."""

    def __init__(self) -> None:
        self._steps: list[Step] = []

    def received(self, sent: Any) -> Sights:  # noqa: ANN401 - what `Telling.sent` has made.
        """Return what a juncture leads to, as it was sent."""
        if isinstance(sent, Unclear):
            return sent
        new, rows = sent
        self._steps += [Step(*each) for each in new]
        steps = self._steps
        return tuple([Sight(steps[place], *about) for place, *about in rows])


def unseen(number: int, branches: Iterable[tuple[Sight, Branch]], seen: dict[Form, int]) -> tuple[Branch | None, ...]:
    """Return the branches of a node, None for each that leads to a form to which one before it leads.

    `seen` has the least number of a node with a branch to each form; nodes need not come in the order of their numbers.
    """
    found: list[Branch | None] = []
    for sight, branch in branches:
        new = sight.asleep or sight.form is None or seen.get(sight.form, number + 1) > number
        if new and sight.form is not None:
            seen[sight.form] = number
        found.append(branch if new else None)
    return tuple(found)
