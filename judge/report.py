"""The report of a run as JSON, a public format that pydantic describes and checks."""

from collections.abc import Sequence
from json import dumps
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from judge.cited_rules import Cite
from judge.rulebook.open_points import open_point
from judge.verdicts import count
from scenarios.outcome import ScenarioOutcome
from scenarios.scenario_errors import ScenariosError


class _Part(BaseModel):
    """A part of the report: frozen, and without fields that the schema doesn't have."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Summary(_Part):
    """How many scenarios have each verdict."""

    scenarios: Annotated[int, Field(ge=0, description="how many were judged; one run under two editions counts twice")]
    as_ruled: Annotated[int, Field(ge=0, description="everything is as the scenario says")]
    differs: Annotated[int, Field(ge=0, description="something isn't, or a tagged rule was never applied")]
    cannot_judge: Annotated[int, Field(ge=0, description="nothing was decided")]


class RuleStatement(_Part):
    """What a rule that was applied says, in the project's own sentence."""

    rule: Annotated[str, Field(description="the rule's id, as the lists of rules have it")]
    edition: Annotated[str, Field(description="the edition under which it was applied")]
    number: Annotated[str, Field(description="its number in that edition")]
    title: str
    sentence: str


class LeftOpen(_Part):
    """A point that the rules do not settle, as a scenario says."""

    id: str
    title: str
    readings: Annotated[list[str], Field(description="the ways to read the rules there")]
    taken: Annotated[str, Field(description="the reading that was played")]
    why: Annotated[str, Field(description="why that one")]


class Problem(_Part):
    """A path or feature file that could not be used."""

    message: str
    file: str | None
    line: int | None
    expected: str | None
    nearest: Annotated[str | None, Field(description="the nearest known name")]


class Report(_Part):
    """What `judge run --format json` prints."""

    edition: Annotated[str, Field(description="the edition asked for, else the reference edition")]
    summary: Summary
    scenarios: list[ScenarioOutcome]
    statements: Annotated[list[RuleStatement], Field(description="every rule that the scenarios applied")]
    open_points: Annotated[list[LeftOpen], Field(description="every point that scenarios say is left open")]
    problems: Annotated[list[Problem], Field(description="input that could not be used; the rest was judged")]


def report_json(
    outcomes: Sequence[ScenarioOutcome], problems: Sequence[ScenariosError], edition: str, cite: Cite
) -> str:
    """Return the report of a run as JSON text; equal outcomes give equal bytes.

    Raises:
        LookupError: an outcome cites a rule that the rulebook doesn't know.
    """
    counted = count(outcomes)
    report = Report(
        edition=edition,
        summary=Summary(
            scenarios=counted.scenarios,
            as_ruled=counted.as_ruled,
            differs=counted.differs,
            cannot_judge=counted.cannot_judge,
        ),
        scenarios=list(outcomes),
        statements=_statements(outcomes, cite),
        open_points=_open_points(outcomes),
        problems=[
            Problem(message=each.what, file=each.file, line=each.line, expected=each.expected, nearest=each.nearest)
            for each in problems
        ],
    )
    return report.model_dump_json(indent=2)


def report_schema() -> str:
    """Return the JSON schema of the report as JSON text."""
    return dumps(Report.model_json_schema(mode="serialization"), indent=2, ensure_ascii=False)


def _statements(outcomes: Sequence[ScenarioOutcome], cite: Cite) -> list[RuleStatement]:
    applied = dict.fromkeys((rule, outcome.edition) for outcome in outcomes for rule in outcome.rules)
    return [
        RuleStatement(rule=rule, edition=edition, number=said.number, title=said.title, sentence=said.sentence)
        for rule, edition in applied
        for said in (cite(rule, edition),)
    ]


def _open_points(outcomes: Sequence[ScenarioOutcome]) -> list[LeftOpen]:
    named = dict.fromkeys(point for outcome in outcomes for point in outcome.open_points)
    return [
        LeftOpen(id=point.id, title=point.title, readings=list(point.readings), taken=point.taken, why=point.why)
        for point in map(open_point, named)
    ]
