"""What a process that looks at junctures sends, and what it keeps meanwhile."""

import gc
from collections.abc import Iterable
from typing import Any

from engine.exploration.branches import Branch, Step, Unclear
from engine.exploration.frontier import Sight, Sights
from engine.exploration.numbering import Form

COLLECTED_AFTER = (50_000, 20, 20)
"""After how many new values a process looks for circles among them, which values don't have."""


def collect_seldom() -> None:
    """Have a process that does nothing but explore look seldom for what is no longer needed."""
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)


def sent_sights(sights: Sights) -> Any:  # noqa: ANN401 - what can be sent, and is read by `received`.
    """Return what a juncture leads to in tuples, which are sent in less time than values."""
    if isinstance(sights, Unclear):
        return sights
    return [
        (
            *(each.step.move, each.step.passes, each.step.ways),
            *(each.form, each.ended, each.decider, each.chance, each.asleep),
        )
        for each in sights
    ]


def received(sent: Any) -> Sights:  # noqa: ANN401 - what `sent_sights` has made.
    """Return what a juncture leads to, as it was sent."""
    if isinstance(sent, Unclear):
        return sent
    return tuple(Sight(Step(move, passes, ways), *about) for move, passes, ways, *about in sent)


def unseen(branches: Iterable[tuple[Sight, Branch]], seen: set[Form]) -> tuple[Branch | None, ...]:
    """Return the branches, None for each that leads to a form which is not new here and is independent of none."""
    found: list[Branch | None] = []
    for sight, branch in branches:
        new = sight.asleep or sight.form is None or sight.form not in seen
        if sight.form is not None:
            seen.add(sight.form)
        found.append(branch if new else None)
    return tuple(found)
