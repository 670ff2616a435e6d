"""A ruling in words: the steps of a scenario with their events and rules, the state at its end, and the verdict."""

import re
from collections.abc import Iterator

from judge.cited_rules import Cite, event_text, rule_numbers, statement_lines
from judge.open_point_lines import unsettled_lines
from judge.output_lines import BLANK, Line, Style
from judge.resulting_state import state_lines
from judge.tables import aligned_rows
from judge.verdicts import Count
from scenarios.outcome import EventLine, ScenarioOutcome, StepOutcome, StepStatus, Verdict

_QUOTED = re.compile(r'"([^"]+)"')

VERDICT_STYLES: dict[Verdict, Style] = {"as ruled": "good", "differs": "bad", "cannot judge": "unsure"}
_VERDICTS: dict[Verdict, str] = {"as ruled": "as ruled", "differs": "differs", "cannot judge": "can't judge"}
_STOPS: dict[StepStatus, str] = {"differs": "differs", "cannot judge": "can't judge", "refused": "can't be played"}


def ruling_lines(outcome: ScenarioOutcome, cite: Cite) -> Iterator[Line]:
    """Yield a scenario's ruling: its steps with their events and rules, the state at its end, and the verdict.

    Each rule is stated once, under the first event that cites it.

    Raises:
        LookupError: an event cites a rule that the rulebook doesn't know.
    """
    yield from heading(outcome)
    stated: set[tuple[str, str]] = set()
    for step in outcome.steps:
        yield from step_lines(step)
        for event in step.events:
            yield Line(event_text(event, outcome.edition, cite), indent=4, lead="- ", hang=0)
            yield from statement_lines(event.rules, outcome.edition, cite, 8, stated)
        yield from stop_lines(outcome, step, cite)
    yield from state_lines(outcome.state, indent=2)
    yield verdict_line(outcome)
    yield from unsettled_lines(outcome.open_points)
    yield BLANK


def heading(outcome: ScenarioOutcome) -> Iterator[Line]:
    """Yield a scenario's name, its file and line, and the edition that it was played under."""
    yield Line(outcome.name, style="title")
    yield Line(f"{outcome.uri}:{outcome.line}, under {outcome.edition}", indent=2, style="faint")


def quiet_line(outcome: ScenarioOutcome) -> Line:
    """Return a scenario's ruling in one line: verdict, place, edition, name, and the message if there is one."""
    verdict = f"{_VERDICTS[outcome.verdict]:<11}"
    stopped = next((step.line for step in outcome.steps if step.status in _STOPS), outcome.line)
    message = f": {' '.join(outcome.message.split())}" if outcome.message else ""
    left_open = f" (the rules do not settle this: {', '.join(outcome.open_points)})" if outcome.open_points else ""
    text = f"{verdict} {outcome.uri}:{stopped} [{outcome.edition}] {outcome.name}{left_open}{message}"
    return Line(text, style=VERDICT_STYLES[outcome.verdict], whole=True)


def count_line(counted: Count) -> Line:
    """Return the line that ends a run: how many scenarios have each verdict."""
    number = "1 scenario" if counted.scenarios == 1 else f"{counted.scenarios} scenarios"
    style: Style = "bad" if counted.differs else "unsure" if counted.cannot_judge else "good"
    verdicts = f"{counted.as_ruled} as ruled, {counted.differs} differs, {counted.cannot_judge} can't judge"
    return Line(f"{number}: {verdicts}", style=style)


def verdict_counts(counted: Count) -> str:
    """Return how many scenarios have each verdict, without those that none has.

    >>> verdict_counts(Count(as_ruled=7)), verdict_counts(Count(as_ruled=7, cannot_judge=1))
    ('7 as ruled', "7 as ruled, 1 can't judge")
    """
    numbers = {"as ruled": counted.as_ruled, "differs": counted.differs, "can't judge": counted.cannot_judge}
    return ", ".join(f"{number} {verdict}" for verdict, number in numbers.items() if number)


def verdict_line(outcome: ScenarioOutcome) -> Line:
    """Return the verdict, with the scenario's message where no step has shown it."""
    told = any(step.message and step.message in (outcome.message or "") for step in outcome.steps)
    message = f": {outcome.message}" if outcome.message and not told else ""
    verdict = _VERDICTS[outcome.verdict]
    return Line(f"{verdict[0].upper()}{verdict[1:]}{message}", indent=2, style=VERDICT_STYLES[outcome.verdict])


def stop_lines(outcome: ScenarioOutcome, step: StepOutcome, cite: Cite) -> Iterator[Line]:
    """Yield why a step ended its scenario: the message, what was expected and found, and the event that led there.

    Raises:
        LookupError: the event cites a rule that the rulebook doesn't know.
    """
    stop = _STOPS.get(step.status)
    if stop is None:
        return
    style: Style = "bad" if step.status == "differs" else "unsure"
    yield Line(f"{outcome.uri}:{step.line}: {step.message or stop}", indent=6, style=style)
    if step.expected is not None and step.actual is not None:
        yield Line(f"expected: {step.expected}", indent=8, style=style)
        yield Line(f"actual:   {step.actual}", indent=8, style=style)
    led = led_there(outcome, step) if step.status == "differs" else None
    if led is not None:
        where, event = led
        numbers = rule_numbers(event.rules, outcome.edition, cite)
        cited = f", under {numbers}" if numbers else ""
        yield Line(f"what led there: {event.text}{cited} (line {where.line})", indent=8, style=style)


def led_there(outcome: ScenarioOutcome, differing: StepOutcome) -> tuple[StepOutcome, EventLine] | None:
    """Return the event that probably led to a difference, with its step; None where nothing has happened.

    It is the last event that names a card which the differing step names, or else the last event of all.
    """
    happened = [(step, event) for step in outcome.steps if step.line <= differing.line for event in step.events]
    named = _QUOTED.findall(differing.text)
    about = [(step, event) for step, event in happened if any(name in event.text for name in named)]
    found = about or happened
    return found[-1] if found else None


def step_lines(step: StepOutcome) -> Iterator[Line]:
    """Yield a step as it is written, with its table and its text, and a mark if the scenario ended before it."""
    reached = "" if step.status != "not reached" else "  (not reached)"
    style: Style = "faint" if reached else "bad" if step.status == "differs" else "plain"
    yield Line(f"{step.keyword} {step.text}{reached}", indent=2, style=style, hang=4)
    for row in aligned_rows(step.table or ()):
        yield Line(row, indent=6, style="faint", whole=True)
    for line in (step.doc or "").splitlines():
        yield Line(line, indent=6, style="faint")
