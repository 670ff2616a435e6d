"""What the last events came of: their causal tree with the rules of each, each rule stated once."""

from collections.abc import Iterable, Iterator

from judge.cited_rules import Cite, event_text, statement_lines
from judge.output_lines import Line
from judge.trace import Node, causal_tree
from scenarios.outcome import StepOutcome


def latest_lines(told: Iterable[StepOutcome], edition: str, cite: Cite) -> Iterator[Line]:
    """Yield the tree of the events of the last step that had any, and what its rules say; nothing if none had.

    Raises:
        LookupError: the rulebook doesn't know a rule.
    """
    last = next((step for step in reversed(tuple(told)) if step.events), None)
    if last is None:
        return
    yield Line(f"{last.keyword} {last.text}", style="faint")
    for node in causal_tree(last.events):
        yield from _branch(node, edition, cite, 1)
    rules = dict.fromkeys(rule for event in last.events for rule in event.rules)
    yield from statement_lines(rules, edition, cite, 2)


def _branch(node: Node, edition: str, cite: Cite, depth: int) -> Iterator[Line]:
    yield Line(event_text(node.event, edition, cite), indent=2 * depth, lead="- ")
    for each in node.effects:
        yield from _branch(each, edition, cite, depth + 1)
