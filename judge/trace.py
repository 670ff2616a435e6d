"""The causal tree of a scenario: which event caused which, and by which rules."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeAlias

from judge.cited_rules import Cite, event_text, statement_lines
from judge.open_point_lines import unsettled_lines
from judge.output_lines import BLANK, Line
from judge.resulting_state import state_lines
from judge.ruling import heading, step_lines, stop_lines, verdict_line
from scenarios.outcome import EventLine, ScenarioOutcome


@dataclass(slots=True)
class Node:
    """An event with the events that it caused, in the order in which they happened.

    `line` is that of the step that told the event, where that was an earlier step: the node then only refers to it.
    """

    event: EventLine
    effects: list["Node"]
    line: int | None = None


Earlier: TypeAlias = Mapping[int, tuple[int, EventLine]]
"""The events of earlier steps by their numbers and by those of links that they added, with the lines of the steps."""


@dataclass(frozen=True, slots=True)
class Page:
    """What every line of the tree is written with: the edition, and the function that cites rules."""

    edition: str
    cite: Cite


def causal_tree(events: Sequence[EventLine], earlier: Earlier = MappingProxyType({})) -> list[Node]:
    """Return the events as trees: each under the event that caused it, or under the one that added its link.

    A cause that an earlier step told is a node that refers to it. Where a cause has no number, it is the last event
    before with its words; one without such an event, for instance a link on the board, is a node of its own.
    """
    roots: list[Node] = []
    known: dict[int | str, Node] = {}
    for event in events:
        node = Node(event, [])
        cause: int | str | None = event.cause if event.caused_by is None else event.caused_by
        if cause is None:
            roots.append(node)
        else:
            if cause not in known:
                known[cause] = _cause(event, earlier)
                roots.append(known[cause])
            known[cause].effects.append(node)
        for key in _keys(event):
            known.setdefault(key, node)
        known[event.text] = node
    return roots


def _cause(event: EventLine, earlier: Earlier) -> Node:
    """Return the node of a cause that is none of the events of its step."""
    if event.caused_by is not None and event.caused_by in earlier:
        line, told = earlier[event.caused_by]
        return Node(told, [], line)
    return Node(EventLine(event.cause or ""), [])


def _keys(event: EventLine) -> Iterator[int]:
    """Yield the numbers by which what follows names the event as its cause."""
    if event.number:
        yield event.number
    if event.kind == "link added" and event.link is not None:
        yield event.link


def tree_lines(outcome: ScenarioOutcome, cite: Cite, depth: int | None) -> Iterator[Line]:
    """Yield a scenario's causal tree step by step, down to `depth` levels (None: all), then its rules and state.

    Each event is told once; a later step in which it causes something refers to it.

    Raises:
        LookupError: an event cites a rule that the rulebook doesn't know.
    """
    yield from heading(outcome)
    earlier: dict[int, tuple[int, EventLine]] = {}
    for step in outcome.steps:
        yield from step_lines(step)
        yield from _branches(causal_tree(step.events, earlier), Page(outcome.edition, cite), "", depth)
        yield from stop_lines(outcome, step, cite)
        for event in step.events:
            for key in _keys(event):
                earlier.setdefault(key, (step.line, event))
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
        text = _text(node, page)
        yield Line(text, indent=4, lead=f"{trunk}{'└─ ' if last else '├─ '}")
        deeper = None if depth is None else depth - 1
        yield from _branches(node.effects, page, f"{trunk}{'   ' if last else '│  '}", deeper)


def _text(node: Node, page: Page) -> str:
    if node.line is not None:
        return f"(from line {node.line}) {node.event.text}"
    return event_text(node.event, page.edition, page.cite)


def _size(node: Node) -> int:
    return 1 + sum(map(_size, node.effects))
