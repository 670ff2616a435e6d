"""The problems of a draft, and how they are printed."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from judge.output_lines import Line


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """An error at a line and column of the file, or a warning: something that may be intended."""

    line: int
    column: int
    code: str
    message: str
    severity: Literal["error", "warning"] = "error"


def problem_lines(problems: Iterable[Problem], file: str) -> Iterator[Line]:
    """Yield a line for each problem, in the form of compiler messages, then how many there are."""
    errors = warnings = 0
    for each in problems:
        errors += each.severity == "error"
        warnings += each.severity == "warning"
        style: Literal["bad", "unsure"] = "bad" if each.severity == "error" else "unsure"
        yield Line(
            f"{file}:{each.line}:{each.column}: {each.severity}: {each.message} [{each.code}]", 0, style, whole=True
        )
    told = f"{errors} error{'s' * (errors != 1)}, {warnings} warning{'s' * (warnings != 1)}"
    yield Line(told, style="bad" if errors else "unsure" if warnings else "good")


def annotations(problems: Iterable[Problem], file: str) -> str:
    """Return the problems as annotations that GitHub shows on the lines of a change."""
    return "\n".join(
        f"::{each.severity} file={_property(file)},line={each.line},col={each.column},title={_property(each.code)}"
        f"::{_escaped(each.message)}"
        for each in problems
    )


def _escaped(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _escaped(text).replace(":", "%3A").replace(",", "%2C")


def problem_data(problems: Iterable[Problem], file: str) -> dict[str, object]:
    """Return the problems as data."""
    rows = [
        {"line": p.line, "column": p.column, "severity": p.severity, "code": p.code, "message": p.message}
        for p in problems
    ]
    errors = sum(row["severity"] == "error" for row in rows)
    return {"file": file, "errors": errors, "warnings": len(rows) - errors, "problems": rows}
