"""A run as it is reported: what came of each scenario, the seconds it took, and what could not be used."""

from pathlib import Path

from engine.value import value
from scenarios.outcome import ScenarioOutcome, StepOutcome
from scenarios.runner import Timed
from scenarios.scenario_errors import Unreadable
from scenarios.whole_files import write_whole

_STOPPED = ("differs", "cannot judge", "refused")


@value
class RunRecord:
    """The outcomes of a run in their order, and the paths and files that could not be used.

    With `timed` reports tell how long each scenario took; without it equal runs are reported in equal bytes.
    """

    outcomes: tuple[Timed, ...] = ()
    problems: tuple[Unreadable, ...] = ()
    timed: bool = False

    def seconds_of(self, timed: Timed) -> float | None:
        """Return how long the scenario took, where that is to be reported and known."""
        return timed.seconds if self.timed else None


def stopped_step(outcome: ScenarioOutcome) -> StepOutcome | None:
    """Return the step that ended the scenario; None if none did."""
    return next((step for step in outcome.steps if step.status in _STOPPED), None)


def place_of(outcome: ScenarioOutcome) -> str:
    """Return the FILE:LINE by which the scenario is played again."""
    return f"{outcome.uri}:{outcome.line}"


def what_led_there(outcome: ScenarioOutcome) -> str:
    """Return the steps of a scenario as text, each with its events and their rules, up to the step that ended it."""
    lines: list[str] = []
    for step in outcome.steps:
        mark = ">" if step.status in _STOPPED else " "
        lines.append(f"{mark} {step.line:>4} {step.keyword} {step.text}")
        lines += [f"         - {event.text} [{', '.join(dict.fromkeys(event.rules))}]" for event in step.events]
        if step.message is not None:
            lines.append(f"         {step.message}")
    return "\n".join(lines)


def write_report_file(file: str, text: str) -> None:
    """Write a report into a file, whole or not at all; folders on the way are made.

    Raises:
        OSError: it can't be written.
    """
    place = Path(file)
    place.parent.mkdir(parents=True, exist_ok=True)
    write_whole({place: text.encode()}, durable=False)
