"""The report on coverage: as lines, as Markdown tables, and as data."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from itertools import groupby

from judge.coverage.evidence import Evidence, Witness
from judge.coverage.example_coverage import ExampleRow
from judge.coverage.rule_coverage import RuleRow
from judge.coverage.stated_reasons import Reason
from judge.output_lines import BLANK, Line, Style
from judge.rulebook import REFERENCE, editions
from judge.tables import markdown_table

SHOWN = 3
"""How many scenarios a table names; the rest are counted."""


def rule_lines(rows: Sequence[RuleRow]) -> Iterator[Line]:
    """Yield a line for each rule under its document, then how many there are of each standing."""
    for edition, group in groupby(rows, key=lambda row: row.edition):
        held = list(group)
        yield Line(_document(edition), style="title")
        for row in held:
            style: Style = "plain" if row.is_accounted else "bad"
            yield Line(f"{row.number} {row.title}: {_said_of_rule(row)}", indent=2, style=style, hang=4)
        yield Line(_count_of_rules(held), indent=2, style="faint")
        yield BLANK


def example_lines(rows: Sequence[ExampleRow]) -> Iterator[Line]:
    """Yield a line for each example under its document, with the scenarios that play it or the reason for none."""
    for edition, group in groupby(rows, key=lambda row: row.edition):
        held = list(group)
        yield Line(_document(edition), style="title")
        for row in held:
            style: Style = "plain" if row.is_accounted else "bad"
            yield Line(f"{row.id} {row.title}: {_said_of_example(row)}", indent=2, style=style, hang=4)
        accounted = sum(row.is_accounted for row in held)
        yield Line(f"{len(held)} examples and answers, {accounted} accounted for", indent=2, style="faint")
        yield BLANK


def rule_table(rows: Sequence[RuleRow]) -> str:
    """Return the rules in Markdown, a table for each document."""
    parts = ["# Rules", ""]
    for edition, group in groupby(rows, key=lambda row: row.edition):
        held = list(group)
        parts += [f"## {_document(edition)}", "", f"{_count_of_rules(held)}.", ""]
        head = ("rule", "title", "implemented by", "applied in", "otherwise")
        parts += [*markdown_table(head, [*map(_rule_cells, held)]), ""]
    return "\n".join(parts).rstrip()


def example_table(rows: Sequence[ExampleRow]) -> str:
    """Return the examples in Markdown, a table for each document."""
    parts = ["# Examples", ""]
    for edition, group in groupby(rows, key=lambda row: row.edition):
        parts += [f"## {_document(edition)}", ""]
        head = ("example", "under", "played by", "otherwise")
        parts += [*markdown_table(head, [*map(_example_cells, group)]), ""]
    return "\n".join(parts).rstrip()


def rule_data(rows: Sequence[RuleRow]) -> list[dict[str, object]]:
    """Return the rows as data, with every scenario."""
    return [
        {
            "rule": row.rule,
            "edition": row.edition,
            "number": row.number,
            "title": row.title,
            "standing": row.standing,
            "accounted": row.is_accounted,
            "functions": list(row.functions),
            "through": list(row.through),
            "scenarios": _scenario_data(row.scenarios),
            "reason": asdict(row.reason) if row.reason else None,
        }
        for row in rows
    ]


def example_data(rows: Sequence[ExampleRow]) -> list[dict[str, object]]:
    """Return the rows as data."""
    return [
        {
            "example": row.id,
            "edition": row.edition,
            "under": row.under,
            "title": row.title,
            "standing": row.standing,
            "accounted": row.is_accounted,
            "same_as": row.same_as or None,
            "stand_in": row.stand_in or None,
            "scenarios": _scenario_data(row.scenarios),
            "reason": asdict(row.reason) if row.reason else None,
        }
        for row in rows
    ]


def complaints(rules: Sequence[RuleRow], examples: Sequence[ExampleRow], evidence: Evidence) -> tuple[str, ...]:
    """Return a message for each rule and example that isn't accounted for."""
    found = [complaint for row in rules if (complaint := row.complaint)]
    found += [f"{row.id} {row.title}: {row.standing}" for row in examples if not row.is_accounted]
    if found and evidence.undecided:
        number = f"{evidence.undecided} of {evidence.played} scenarios"
        found.append(f"{number} are not as ruled and so prove nothing; `judge run` says why")
    return tuple(found)


def _document(edition: str) -> str:
    known = editions().get(edition)
    return f"{edition}: {known.title}" if known else "in no document"


def _count_of_rules(rows: Sequence[RuleRow]) -> str:
    both = sum(row.standing == "implemented and applied" for row in rows)
    excused = sum(row.is_accounted and row.reason is not None for row in rows)
    missing = sum(row.is_accounted and row.reason is not None and row.reason.kind == "not built" for row in rows)
    open_ = sum(not row.is_accounted for row in rows)
    reasons = f"{excused} with a reason ({missing} of them not built)"
    return f"{len(rows)} rules: {both} implemented and applied, {reasons}, {open_} unaccounted for"


def _said_of_rule(row: RuleRow) -> str:
    reason = f"; {_said_reason(row.reason)}" if row.reason else ""
    functions = _counted(len(row.functions), "function")
    scenarios = _counted(len(row.scenarios), "scenario")
    if row.standing == "neither":
        return _said_reason(row.reason) if row.reason else "neither implemented nor applied"
    return f"{functions}, {scenarios}{reason}"


def _said_of_example(row: ExampleRow) -> str:
    if row.reason:
        return _said_reason(row.reason)
    same = f" (the same as {row.same_as})" if row.same_as else ""
    listed = ", ".join(f"{each.place}{_unruled(each)}" for each in row.scenarios)
    return f"{listed or row.standing}{same}{_stand_in(row)}"


def _stand_in(row: ExampleRow) -> str:
    return f" ({row.stand_in})" if row.stand_in else ""


def _said_reason(reason: Reason) -> str:
    by = f" ({', '.join(reason.by)})" if reason.by else ""
    shown = f"; shown by {'; '.join(reason.shown)}" if reason.shown else ""
    return f"{reason.kind}: {reason.why}{by}{shown}"


def _unruled(witness: Witness) -> str:
    return "" if witness.verdict == "as ruled" else f" ({witness.verdict})"


def _counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _rule_cells(row: RuleRow) -> list[str]:
    functions = ", ".join(f"`{name.removeprefix('engine.')}`" for name in row.functions)
    through = f"as {', '.join(row.through)}" if row.through else ""
    otherwise = _said_reason(row.reason) if row.reason else "" if row.is_accounted else f"**{row.standing}**"
    return [row.number, row.title, functions, _first(row.scenarios), "; ".join(filter(None, (through, otherwise)))]


def _example_cells(row: ExampleRow) -> list[str]:
    same = f"the same as {row.same_as}" if row.same_as else ""
    beside = "; ".join(filter(None, (same, row.stand_in)))
    otherwise = _said_reason(row.reason) if row.reason else beside if row.is_accounted else f"**{row.standing}**"
    return [row.id, f"{row.under} {row.title}", _first(row.scenarios, len(row.scenarios)), otherwise]


def _first(scenarios: Sequence[Witness], number: int = SHOWN) -> str:
    named = [f"{each.place}{_under(each)}{_unruled(each)}" for each in scenarios[:number]]
    more = [f"and {len(scenarios) - number} more"] if len(scenarios) > number else []
    return "<br>".join([*named, *more])


def _under(witness: Witness) -> str:
    return "" if witness.edition == REFERENCE else f" [{witness.edition}]"


def _scenario_data(scenarios: Iterable[Witness]) -> list[dict[str, object]]:
    return [asdict(each) for each in scenarios]
