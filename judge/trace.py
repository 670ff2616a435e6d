"""The causal tree of a scenario: which event caused which, and by which rules."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from judge.cited_rules import Cite, event_text, statement_lines
from judge.open_point_lines import unsettled_lines
from judge.output_lines import BLANK, Line
from judge.resulting_state import state_lines
from judge.ruling import heading, step_lines, stop_lines, verdict_line
from scenarios.outcome import EventLine, ScenarioOutcome


@dataclass(slots=True)
class Node:
    """An event with the events that it caused, in the order in which they happened."""

    event: EventLine
    effects: list["Node"]


@dataclass(frozen=True, slots=True)
class Page:
    """What every line of the tree is written with: the edition, and the function that cites rules."""

    edition: str
    cite: Cite


def causal_tree(events: Sequence[EventLine]) -> list[Node]:
    """Return the events as trees: each under the last event before it that has the words of its cause.

    A cause without such an event, for instance a link that was there before the step, is a node of its own.
    """
    roots: list[Node] = []
    latest: dict[str, Node] = {}
    for event in events:
        node = Node(event, [])
        if event.cause is None:
            roots.append(node)
        else:
            if event.cause not in latest:
                latest[event.cause] = Node(EventLine(event.cause), [])
                roots.append(latest[event.cause])
            latest[event.cause].effects.append(node)
        latest[event.text] = node
    return roots


def tree_lines(outcome: ScenarioOutcome, cite: Cite, depth: int | None) -> Iterator[Line]:
    """Yield a scenario's causal tree step by step, down to `depth` levels (None: all), then its rules and state.

    Raises:
        LookupError: an event cites a rule that the rulebook doesn't know.
    """
    yield from heading(outcome)
    for step in outcome.steps:
        yield from step_lines(step)
        yield from _branches(causal_tree(step.events), Page(outcome.edition, cite), "", depth)
        yield from stop_lines(outcome, step, cite)
    if outcome.rules:
        yield Line("The rules that were applied:", indent=2, style="title")
        yield from statement_lines(outcome.rules, outcome.edition, cite, indent=4)
    yield from state_lines(outcome.state, indent=2)
    yield verdict_line(outcome)
    yield from unsettled_lines(outcome.open_points)
    yield BLANK


def _branches(nodes: Sequence[Node], page: Page, trunk: str, depth: int | None) -> Iterator[Line]:
    if depth == 0:
        hidden = sum(map(_size, nodes))
        if hidden:
            yield Line(f"({hidden} more below)", indent=4, lead=f"{trunk}└─ ", style="faint")
        return
    for node in nodes:
        last = node is nodes[-1]
        text = event_text(node.event, page.edition, page.cite)
        yield Line(text, indent=4, lead=f"{trunk}{'└─ ' if last else '├─ '}")
        deeper = None if depth is None else depth - 1
        yield from _branches(node.effects, page, f"{trunk}{'   ' if last else '│  '}", deeper)


def _size(node: Node) -> int:
    return 1 + sum(map(_size, node.effects))
