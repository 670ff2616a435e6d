"""judge coverage: which rules and examples of the documents the scenarios play, and why not the others."""

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer

from judge.documents.command_answers import Answer, as_json
from judge.documents.commands.command_options import NoColour, complete_edition

if TYPE_CHECKING:
    from judge.coverage.evidence import Evidence
    from judge.coverage.example_coverage import ExampleRow
    from judge.coverage.rule_coverage import RuleRow

app = typer.Typer(add_completion=False, rich_markup_mode=None)


class Format(StrEnum):
    """How coverage is printed."""

    TEXT = "text"
    MARKDOWN = "markdown"
    JSON = "json"


@app.command()
def coverage(
    paths: Annotated[
        list[str] | None, typer.Argument(metavar="PATH", help="The features to play; those carried along if none.")
    ] = None,
    *,
    rules: Annotated[bool, typer.Option("--rules", help="Every rule, with functions and scenarios.")] = False,
    examples: Annotated[bool, typer.Option("--examples", help="Every example, with its scenarios.")] = False,
    editions: Annotated[
        list[str] | None,
        typer.Option("--edition", metavar="ID", help="Only this document.", autocompletion=complete_edition),
    ] = None,
    format_: Annotated[Format, typer.Option("--format", help="How to print it.")] = Format.TEXT,
    no_color: NoColour = False,
) -> Answer:
    """Play the features, and list the rules and examples of the documents with their scenarios or a reason for none.

    Exit codes: 0 each is played or has a reason, 1 one isn't and has none, 2 unusable input.
    """
    from judge.coverage.coverage_survey import chosen_editions, survey

    both = rules == examples
    wanted = chosen_editions(editions or ())
    surveyed = survey(tuple(paths or ()), wanted, rules=rules or both, examples=examples or both)
    return _answer(surveyed.rules, surveyed.examples, surveyed.evidence, format_, no_color=no_color)


def _answer(
    rules: "tuple[RuleRow, ...] | None",
    examples: "tuple[ExampleRow, ...] | None",
    evidence: "Evidence",
    format_: Format,
    *,
    no_color: bool,
) -> Answer:
    from judge.coverage import coverage_report

    wrong = coverage_report.complaints(rules or (), examples or (), evidence)
    code = int(bool(wrong))
    if format_ is Format.JSON:
        data = {
            **({} if examples is None else {"examples": coverage_report.example_data(examples)}),
            **({} if rules is None else {"rules": coverage_report.rule_data(rules)}),
            "unaccounted": list(wrong),
        }
        return as_json(data, code)
    if format_ is Format.MARKDOWN:
        tables = [
            *([] if examples is None else [coverage_report.example_table(examples)]),
            *([] if rules is None else [coverage_report.rule_table(rules)]),
        ]
        return Answer(text="\n\n".join(tables), code=code, complaints=wrong)
    lines = (*coverage_report.example_lines(examples or ()), *coverage_report.rule_lines(rules or ()))
    return Answer(lines, code=code, complaints=wrong, no_color=no_color)
