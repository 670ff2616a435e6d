"""Rules as a ruling cites them: their numbers and statements in the edition that was played."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from judge.documents.quotations import doubt, quotation
from judge.output_lines import Line
from judge.rulebook import Statement, statement
from judge.rulebook.draft_rules import draft_named
from scenarios.outcome import EventLine

Cite: TypeAlias = Callable[[str, str], Statement]
"""Returns the project's statement of a rule, given the rule's id and an edition."""

cite: Cite = statement


def rule_numbers(rules: Iterable[str], edition: str, cite: Cite) -> str:
    """Return the numbers that the rules have in the edition, each once, with commas between them.

    A draft may have given the number of a rule that it lacks to another one: such a rule is named with its edition.

    Raises:
        LookupError: the rulebook has no such rule.
    """
    draft = draft_named(edition) is not None
    return ", ".join(dict.fromkeys(_number(cite(rule, edition), edition, draft=draft) for rule in rules))


def _number(said: Statement, edition: str, *, draft: bool) -> str:
    return f"{said.edition}:{said.number}" if draft and said.edition != edition else said.number


def statement_lines(
    rules: Iterable[str], edition: str, cite: Cite, indent: int, stated: set[tuple[str, str]] | None = None
) -> Iterator[Line]:
    """Yield a line for each rule: number, edition, title, and what it says in one sentence.

    The official text follows where the user has imported the edition's document. Two rules of the reference edition may
    be one in another: each is stated once, and none that is in `stated` already, which is added to.

    Raises:
        LookupError: the rulebook has no such rule.
    """
    stated = set() if stated is None else stated
    for rule in rules:
        said = cite(rule, edition)
        if (said.number, said.edition) in stated:
            continue
        stated.add((said.number, said.edition))
        yield Line(f"{said.number} ({said.edition}) {said.title}: {said.sentence}", indent, "faint", hang=4)
        official = quotation(said.number, said.edition)
        if official and " ".join(official.split()) == said.sentence:
            yield Line(doubt(said.number, said.edition), indent + 4, "unsure", hang=0)
        elif official:
            yield Line(f"“{' '.join(official.split())}”", indent + 4, "faint", hang=0)
            if doubtful := doubt(said.number, said.edition):
                yield Line(doubtful, indent + 4, "unsure", hang=0)


def event_text(event: EventLine, edition: str, cite: Cite) -> str:
    """Return what happened, with the numbers of its rules in brackets.

    Raises:
        LookupError: the event cites a rule that the rulebook doesn't know.
    """
    numbers = rule_numbers(event.rules, edition, cite)
    return f"{event.text} [{numbers}]" if numbers else event.text
