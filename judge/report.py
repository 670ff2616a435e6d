"""The report of a run as JSON, a public format that pydantic describes and checks."""

from collections.abc import Sequence
from json import dumps
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from judge.cited_rules import Cite
from judge.rulebook.open_points import open_point
from judge.verdicts import count
from scenarios.outcome import ScenarioOutcome
from scenarios.scenario_errors import ScenariosError

VERSION: Literal[2] = 2
"""Version 1, which named no version, always had the states."""

_STATES = {"state", "board"}
"""The fields of an outcome that are left out unless they are asked for."""


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
    """What `judge run --format json` prints.

    The version is of the report's form: it rises when a program that reads the report would have to change.
    """

    version: Literal[2] = VERSION
    edition: Annotated[str, Field(description="the edition asked for, else the reference edition")]
    summary: Summary
    scenarios: list[ScenarioOutcome]
    statements: Annotated[list[RuleStatement], Field(description="every rule that the scenarios applied")]
    open_points: Annotated[list[LeftOpen], Field(description="every point that scenarios say is left open")]
    problems: Annotated[list[Problem], Field(description="input that could not be used; the rest was judged")]


class ScenarioLine(_Part):
    """The line that `judge run --format jsonl` prints for a scenario, as soon as it was played."""

    version: Literal[2] = VERSION
    kind: Literal["scenario"] = "scenario"
    scenario: ScenarioOutcome


class LastLine(_Part):
    """The last line of `judge run --format jsonl`: the report without its scenarios."""

    version: Literal[2] = VERSION
    kind: Literal["end"] = "end"
    edition: str
    summary: Summary
    statements: list[RuleStatement]
    open_points: list[LeftOpen]
    problems: list[Problem]


def report_json(
    outcomes: Sequence[ScenarioOutcome],
    problems: Sequence[ScenariosError],
    edition: str,
    cite: Cite,
    *,
    state: bool = False,
    seconds: Sequence[float | None] | None = None,
) -> str:
    """Return the report of a run as JSON text; equal outcomes give equal bytes, but for the seconds.

    `state` has the states in it, which are most of a long report; `seconds` is how long each scenario took.

    Raises:
        LookupError: an outcome cites a rule that the rulebook doesn't know.
    """
    report = Report(
        edition=edition,
        summary=_summary(outcomes),
        scenarios=list(outcomes),
        statements=_statements(outcomes, cite),
        open_points=_open_points(outcomes),
        problems=_problems(problems),
    )
    told = report.model_dump(mode="json", exclude=None if state else {"scenarios": {"__all__": _STATES}})
    for scenario, taken in zip(told["scenarios"], seconds or (), strict=False):
        scenario["seconds"] = taken
    return _laid_out(told)


def outcome_json_line(outcome: ScenarioOutcome, *, state: bool = False, seconds: tuple[float | None, ...] = ()) -> str:
    """Return the line of JSON for one scenario; `seconds` has how long it took, where that is to be told."""
    line = ScenarioLine(scenario=outcome)
    told = line.model_dump(mode="json", exclude=None if state else {"scenario": _STATES})
    for taken in seconds:
        told["scenario"]["seconds"] = taken
    return dumps(told, ensure_ascii=False)


def last_json_line(
    outcomes: Sequence[ScenarioOutcome], problems: Sequence[ScenariosError], edition: str, cite: Cite
) -> str:
    """Return the last line of JSON of a run; the outcomes need neither steps nor states any more.

    Raises:
        LookupError: an outcome cites a rule that the rulebook doesn't know.
    """
    line = LastLine(
        edition=edition,
        summary=_summary(outcomes),
        statements=_statements(outcomes, cite),
        open_points=_open_points(outcomes),
        problems=_problems(problems),
    )
    return dumps(line.model_dump(mode="json"), ensure_ascii=False)


def report_schema(*, lines: bool = False) -> str:
    """Return the JSON schema of the report, or of its lines, as JSON text."""
    described = TypeAdapter(ScenarioLine | LastLine if lines else Report)
    schema = described.json_schema(mode="serialization")
    scenario = schema["$defs"]["ScenarioOutcome"]
    scenario["required"] = [name for name in scenario["required"] if name not in _STATES]
    seconds = {
        "type": ["number", "null"],
        "description": "how long it took, with --durations",
    }
    scenario["properties"]["seconds"] = seconds
    for name in _STATES & set(scenario["properties"]):
        scenario["properties"][name] = {"allOf": [scenario["properties"][name]], "description": "with --state"}
    return dumps(schema, indent=2, ensure_ascii=False)


def _laid_out(value: object, margin: str = "") -> str:
    """Return JSON text in which what holds no list of objects, such as an event, has a line to itself."""
    if _is_short(value) or not isinstance(value, dict | list):
        return dumps(value, ensure_ascii=False)
    inner = f"{margin}  "
    if isinstance(value, dict):
        told = (f"{dumps(name, ensure_ascii=False)}: {_laid_out(each, inner)}" for name, each in value.items())
        return f"{{\n{inner}" + f",\n{inner}".join(told) + f"\n{margin}}}"
    return f"[\n{inner}" + f",\n{inner}".join(_laid_out(each, inner) for each in value) + f"\n{margin}]"


def _is_short(value: object) -> bool:
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return not any(
        isinstance(part, dict) or (isinstance(part, list) and part and not _is_plain(part)) for part in parts
    )


def _is_plain(parts: list[object]) -> bool:
    return not any(isinstance(part, dict | list) for part in parts)


def _summary(outcomes: Sequence[ScenarioOutcome]) -> Summary:
    counted = count(outcomes)
    return Summary(
        scenarios=counted.scenarios,
        as_ruled=counted.as_ruled,
        differs=counted.differs,
        cannot_judge=counted.cannot_judge,
    )


def _problems(problems: Sequence[ScenariosError]) -> list[Problem]:
    return [
        Problem(message=each.what, file=each.file, line=each.line, expected=each.expected, nearest=each.nearest)
        for each in problems
    ]


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
