"""The steps of a scenario told shortly, with what happened in them, in paragraphs."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from engine.value import replace, value
from judge.cited_rules import Cite
from judge.folded_events import announcement, event_texts
from judge.output_lines import Line, Style, height
from judge.ruling import stop_lines
from scenarios.outcome import Clause, EventLine, ScenarioOutcome, StepOutcome, clauses_of


@value
class _Told:
    """A step in words, what happened in it that these don't say, and how many events are left out."""

    step: StepOutcome
    clause: Clause
    words: str
    events: tuple[str, ...]
    left_out: int = 0


def told_step_lines(outcome: ScenarioOutcome, cite: Cite, room: int | None = None) -> Iterator[Line]:
    """Yield the steps of a scenario with what happened in them, an event a line.

    Steps after which nothing is to be told stand together. What needs more lines than there is `room` for is left out,
    the earliest events first and never those of the last step that did something; a line says how much that was.

    Raises:
        LookupError: an event cites a rule that the rulebook doesn't know.
    """
    told = _told_steps(outcome)
    eventful = [place for place, each in enumerate(told) if each.events]
    left_out = 0
    lines = list(_lines(told, outcome, cite))
    while room is not None and left_out < len(eventful) - 1 and height(lines) + bool(left_out) > room:
        place = eventful[left_out]
        left_out += 1
        told[place] = replace(told[place], events=(), left_out=len(told[place].events))
        lines = list(_lines(told, outcome, cite))
    yield from lines
    if left_out:
        yield _left_out(sum(each.left_out for each in told))


def _left_out(number: int) -> Line:
    events = "1 earlier event is" if number == 1 else f"{number} earlier events are"
    return Line(f"({events} left out here; -v shows everything)", indent=2, style="faint")


def _lines(told: Sequence[_Told], outcome: ScenarioOutcome, cite: Cite) -> Iterator[Line]:
    for _, group in groupby(_numbered(told), lambda each: each[0]):
        together = [each for _, each in group]
        yield _joined(together)
        yield from (Line(text, indent=4, lead="- ", hang=0) for text in together[-1].events)
        yield from stop_lines(outcome, together[-1].step, cite)


def _told_steps(outcome: ScenarioOutcome) -> list[_Told]:
    players = max(2, len(outcome.state.players))
    return [_told(step, clause, players) for step, clause in zip(outcome.steps, clauses_of(outcome.steps), strict=True)]


def _told(step: StepOutcome, clause: Clause, players: int) -> _Told:
    events: Sequence[EventLine] = step.events
    announced = announcement(events) if clause == "When" else None
    paid = ""
    if announced is not None:
        paid = f" (for {', '.join(announced.paid)})" if announced.paid else ""
        events = [each for each in events if each not in announced.events]
    return _Told(step, clause, f"{_said(step)}{paid}", tuple(event_texts(events, players)))


_WRITTEN = {"Given", "When", "Then", "And", "But", "*"}
"""The keywords that people write; a step with other words before it stands by itself."""


def _numbered(told: Sequence[_Told]) -> Iterator[tuple[int, _Told]]:
    """Yield each step with the number of its paragraph: steps of a clause stand together up to one with events."""
    number = 0
    for place, each in enumerate(told):
        before = told[place - 1] if place else each
        same = (before.clause, before.step.status) == (each.clause, each.step.status)
        if not same or before.events or before.step.message is not None or each.step.keyword not in _WRITTEN:
            number += 1
        yield number, each


def _joined(steps: Sequence[_Told]) -> Line:
    """Return the line of steps that stand together, with the keyword of the first."""
    first = steps[0].step
    reached = " (not reached)" if first.status == "not reached" else ""
    style: Style = "bad" if first.status == "differs" else "faint" if reached else "plain"
    said = "; ".join(each.words for each in steps)
    return Line(f"{first.keyword} {said}{reached}", indent=2, style=style, hang=4)


def _said(step: StepOutcome) -> str:
    """Return a step with what stands under it, in one line."""
    rows = "; ".join(", ".join(cell for cell in row if cell) for row in (step.table or ())[1:])
    doc = " / ".join(line.strip() for line in (step.doc or "").splitlines() if line.strip())
    return " ".join(part for part in (step.text, rows, f"“{doc}”" if doc else "") if part)
