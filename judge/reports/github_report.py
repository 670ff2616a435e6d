"""A run for GitHub: annotations at the lines that differ, and the summary of a job in Markdown.

GitHub reads annotations from a job's output, and the summary from the file that GITHUB_STEP_SUMMARY names.
"""

import os
from collections.abc import Iterator
from pathlib import Path

from judge.reports.run_record import RunRecord, place_of, stopped_step
from judge.verdicts import count
from scenarios.outcome import ScenarioOutcome, Verdict

_TITLES: dict[Verdict, str] = {"as ruled": "As ruled", "differs": "Differs", "cannot judge": "Can't judge"}
_LEVELS: dict[Verdict, str] = {"as ruled": "notice", "differs": "error", "cannot judge": "error"}


def on_github() -> bool:
    """Return whether a job of GitHub's runs this."""
    return os.environ.get("GITHUB_ACTIONS") == "true"


def annotations(record: RunRecord) -> Iterator[str]:
    """Yield a line for each scenario that is not as ruled, and for each file that could not be used."""
    for timed in record.outcomes:
        outcome = timed.outcome
        if outcome.verdict != "as ruled":
            step = stopped_step(outcome)
            title = f"{_TITLES[outcome.verdict]}: {outcome.name} [{outcome.edition}]"
            line = step.line if step else outcome.line
            yield _command(_LEVELS[outcome.verdict], outcome.uri, line, title, outcome.message or outcome.verdict)
    for problem in record.problems:
        yield _command("error", problem.file, problem.line, "Can't be used", problem.explanation())


def _command(level: str, file: str | None, line: int | None, title: str, message: str) -> str:
    fields = {"file": None if file is None else _in_repository(file), "line": line, "title": title}
    said = ",".join(f"{name}={_field(str(each))}" for name, each in fields.items() if each is not None)
    return f"::{level} {said}::{_data(message)}"


def _in_repository(file: str) -> str:
    """Return the path of a file from the top of the repository, where the job says which folder that is."""
    top = os.environ.get("GITHUB_WORKSPACE")
    place = Path(file).absolute()
    return place.relative_to(top).as_posix() if top and place.is_relative_to(top) else file


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _field(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")


def add_job_summary(record: RunRecord) -> None:
    """Add the summary of the run to the file that GitHub has named for it, if it has.

    Raises:
        OSError: the file can't be written.
    """
    file = os.environ.get("GITHUB_STEP_SUMMARY")
    if file:
        with Path(file).open("a", encoding="utf-8") as summary:
            summary.write(job_summary(record))


def job_summary(record: RunRecord) -> str:
    """Return the run in Markdown: how many scenarios have each verdict, and a table of those that are not as ruled."""
    outcomes = [timed.outcome for timed in record.outcomes]
    counted = count(outcomes)
    lines = [
        "### Rulings",
        "",
        "| scenarios | as ruled | differs | can't judge |",
        "| ---: | ---: | ---: | ---: |",
        f"| {counted.scenarios} | {counted.as_ruled} | {counted.differs} | {counted.cannot_judge} |",
        "",
    ]
    rows = [_row(outcome) for outcome in outcomes if outcome.verdict != "as ruled"]
    rows += [
        f"| can't be used | {_cell(each.file or '')} | | {_cell(each.explanation())} |" for each in record.problems
    ]
    if rows:
        lines += ["| verdict | place | scenario | what was found |", "| --- | --- | --- | --- |", *rows, ""]
    return "\n".join(lines) + "\n"


def _row(outcome: ScenarioOutcome) -> str:
    cells = (
        _TITLES[outcome.verdict].lower(),
        f"`{place_of(outcome)}`",
        f"{outcome.name} [{outcome.edition}]",
        outcome.message or "",
    )
    return f"| {' | '.join(map(_cell, cells))} |"


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|").replace("<", "&lt;")
