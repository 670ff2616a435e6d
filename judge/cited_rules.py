"""Citing rules: what the rulebook says of each, under the edition a scenario was played with."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from judge.documents.quotations import quotation
from judge.output_lines import Line
from judge.rulebook import Statement, statement
from scenarios.outcome import EventLine

Cite: TypeAlias = Callable[[str, str], Statement]
"""From a rule's id and an edition to the project's statement of the rule in that edition."""

cite: Cite = statement


def rule_numbers(rules: Iterable[str], edition: str, cite: Cite) -> str:
    """Return the numbers of the rules in the edition, each once, as they stand behind what happened.

    Raises:
        LookupError: the rulebook has no such rule.
    """
    return ", ".join(dict.fromkeys(cite(rule, edition).number for rule in rules))


def statement_lines(rules: Iterable[str], edition: str, cite: Cite, indent: int) -> Iterator[Line]:
    """Yield a line for each rule: number, edition, title, and what it says in one sentence.

    The official text follows where the user has imported the edition's document.

    Raises:
        LookupError: the rulebook has no such rule.
    """
    for rule in rules:
        said = cite(rule, edition)
        yield Line(f"{said.number} ({said.edition}) {said.title}: {said.sentence}", indent, "faint", hang=4)
        official = quotation(said.number, said.edition)
        if official:
            yield Line(f"“{' '.join(official.split())}”", indent + 4, "faint", hang=0)


def event_text(event: EventLine, edition: str, cite: Cite) -> str:
    """Return what happened with the numbers of the rules that made it so.

    Raises:
        LookupError: the event cites a rule that the rulebook doesn't know.
    """
    numbers = rule_numbers(event.rules, edition, cite)
    return f"{event.text} [{numbers}]" if numbers else event.text
