"""Counting the verdicts of scenarios, and the exit code for them."""

from collections.abc import Iterable
from enum import IntEnum

from engine.value import value
from scenarios.outcome import ScenarioOutcome


class ExitCode(IntEnum):
    """The exit codes of `judge run`, `judge ask` and `judge ruling`."""

    AS_RULED = 0
    DIFFERS = 1
    UNUSABLE = 2
    CANNOT_JUDGE = 3
    NOTHING_SELECTED = 5


@value
class Count:
    """How many scenarios are as ruled, differ, and can't be judged; of the last, `refused` are written wrongly."""

    as_ruled: int = 0
    differs: int = 0
    cannot_judge: int = 0
    refused: int = 0

    @property
    def scenarios(self) -> int:
        """How many scenarios there were in all."""
        return self.as_ruled + self.differs + self.cannot_judge


def count(outcomes: Iterable[ScenarioOutcome]) -> Count:
    """Return how many of the outcomes have each verdict."""
    as_ruled = differs = cannot_judge = refused = 0
    for outcome in outcomes:
        as_ruled += outcome.verdict == "as ruled"
        differs += outcome.verdict == "differs"
        cannot_judge += outcome.verdict == "cannot judge"
        refused += is_refused(outcome)
    return Count(as_ruled, differs, cannot_judge, refused)


def is_refused(outcome: ScenarioOutcome) -> bool:
    """Return whether the scenario or one of its steps is written so that it can't be played."""
    return outcome.refused or any(step.status == "refused" for step in outcome.steps)


def exit_code(counted: Count, *, unreadable: bool = False) -> ExitCode:
    """Return the exit code of a run.

    A difference comes before unusable input, that before a scenario that can't be judged, and that before an empty
    selection. `unreadable` is whether a path or file could not be used.
    """
    if counted.differs:
        return ExitCode.DIFFERS
    if unreadable or counted.refused:
        return ExitCode.UNUSABLE
    if counted.cannot_judge:
        return ExitCode.CANNOT_JUDGE
    if not counted.scenarios:
        return ExitCode.NOTHING_SELECTED
    return ExitCode.AS_RULED
