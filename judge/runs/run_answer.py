"""The answer of a run: what is printed as scenarios are played, the reports that are written, and the exit code."""

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import assert_never

from engine.value import replace, value
from judge.cited_rules import cite
from judge.documents.drafts.drafts_in_use import draft_notes, note_line
from judge.output_lines import Line
from judge.played_features import Asked, play_timed
from judge.reports.closing_lines import again_lines, slowest_lines
from judge.reports.github_report import annotations
from judge.reports.run_record import RunRecord
from judge.reports.written_reports import Reports, write_reports
from judge.ruling import count_line
from judge.run_lines import run_lines
from judge.runs.last_run import remember
from judge.runs.shown_progress import with_progress
from judge.tellable_outcomes import Telling, tellable
from judge.verdicts import ExitCode, count, exit_code
from scenarios.features.discovery import unfollowed_links
from scenarios.outcome import ScenarioOutcome, without_states
from scenarios.runner import REFERENCE_EDITION, Judges, Passes, Timed
from scenarios.scenario_errors import Unreadable

_FEW_LINKS = 3
"""How many linked folders a note names."""


class RunFormat(StrEnum):
    """How a run is printed."""

    TEXT = "text"
    JSON = "json"
    JSON_LINES = "jsonl"


@value
class Shown:
    """What a run prints: in which format, how much, and the folder of pages if they are wanted.

    `slowest` is how many of the slowest scenarios are listed; `anew` leaves out what was remembered.
    """

    format: RunFormat = RunFormat.TEXT
    telling: Telling = "short"
    state: bool = False
    durations: bool = False
    slowest: int = 0
    html: str | None = None
    anew: bool = False


class RunAnswer:
    """The answer of a run; its exit code and complaints are there once everything was printed."""

    def __init__(  # noqa: PLR0913 - each is a side of a run
        self,
        asked: Asked,
        shown: Shown,
        reports: Reports,
        *,
        passes: Passes | None = None,
        judges: Judges | None = None,
        no_color: bool = False,
        then: Callable[[], None] | None = None,
    ) -> None:
        self.asked = asked
        self.shown = shown
        self.reports = reports
        self.passes = passes
        self.judges = judges
        self.no_color = no_color
        self.code = 0
        self.then = then
        self.complaints: tuple[str, ...] = ()
        self.outcomes: list[Timed] = []
        self.problems: list[Unreadable] = []

    def printed(self) -> Iterator[Line | str]:
        """Play the scenarios, yield what is printed of them as they come, and write the reports at the end.

        Raises:
            BadSelection: the tag expression or the edition can't be understood.
            BadCardData: the file of cards can't be used.
            OSError: a report can't be written.
        """
        match self.shown.format:
            case RunFormat.TEXT:
                yield from self._text() if self.shown.html is None else self._pages(self.shown.html)
            case RunFormat.JSON:
                yield from self._json()
            case RunFormat.JSON_LINES:
                yield from self._json_lines()
            case _:
                assert_never(self.shown.format)
        record = self._record()
        write_reports(record, self.reports)
        outcomes = [timed.outcome for timed in self.outcomes]
        remember(outcomes)
        self._end(outcomes)

    def _record(self) -> RunRecord:
        return RunRecord(tuple(self.outcomes), tuple(self.problems), self.shown.durations)

    def _text(self) -> Iterator[Line | str]:
        yield from run_lines(self._shown(), self._keep, cite, self.shown.telling)
        yield from self._closing()

    def _shown(self) -> Iterator[Timed]:
        """Yield what is played and shown; of what is remembered only the count is shown where that was asked for."""
        for timed in self._played():
            if timed.seconds is not None or not self.shown.anew:
                yield timed
            else:
                self._keep(replace(timed, outcome=tellable(timed.outcome, cite)))

    def _pages(self, folder: str) -> Iterator[Line | str]:
        # Templates take longer to load than a short run.
        from judge.pages.report_pages import write_report

        _, self.problems = write_report(self._each_kept(), folder, cite)
        yield from self._closing()
        yield f"the pages begin at {folder.rstrip('/')}/index.html"

    def _each_kept(self) -> Iterator[Timed | Unreadable]:
        """Yield what is played as it comes; the outcomes are kept for the end."""
        for each in with_progress(self.asked, self._play, no_color=self.no_color):
            if isinstance(each, Timed):
                self._keep(replace(each, outcome=tellable(each.outcome, cite)))
            yield each

    def _closing(self) -> Iterator[Line | str]:
        """Yield what stands at the end of a run: the slowest scenarios, what is not as ruled, and the count."""
        record = self._record()
        yield from slowest_lines(record, self.shown.slowest)
        yield from again_lines(record)
        if self.reports.github:
            yield from annotations(record)
        yield from map(note_line, draft_notes(timed.outcome.edition for timed in record.outcomes))
        yield count_line(count(timed.outcome for timed in record.outcomes))

    def _json(self) -> Iterator[str]:
        # Pydantic takes longer to load than a short run.
        from judge.report import report_json

        self.outcomes = [replace(timed, outcome=tellable(timed.outcome, cite)) for timed in self._played()]
        outcomes = [timed.outcome for timed in self.outcomes]
        seconds = [timed.seconds for timed in self.outcomes] if self.shown.durations else None
        edition = self.asked.edition or REFERENCE_EDITION
        yield report_json(outcomes, self.problems, edition, cite, state=self.shown.state, seconds=seconds)

    def _json_lines(self) -> Iterator[str]:
        # The same.
        from judge.report import last_json_line, outcome_json_line

        for played in self._played():
            timed = replace(played, outcome=tellable(played.outcome, cite))
            seconds = (timed.seconds,) if self.shown.durations else ()
            yield outcome_json_line(timed.outcome, state=self.shown.state, seconds=seconds)
            self._keep(timed)
        outcomes = [timed.outcome for timed in self.outcomes]
        yield last_json_line(outcomes, self.problems, self.asked.edition or REFERENCE_EDITION, cite)

    def _played(self) -> Iterator[Timed]:
        """Yield what is played as it comes; the paths and files that can't be used are kept as problems."""
        for each in with_progress(self.asked, self._play, no_color=self.no_color):
            if isinstance(each, Timed):
                yield each
            else:
                self.problems.append(each)

    def _play(self, asked: Asked) -> Iterator[Timed | Unreadable]:
        return play_timed(asked, passes=self.passes, judges=self.judges)

    def _keep(self, timed: Timed) -> None:
        """Keep an outcome for the end: without states and page, and without its steps unless a report tells them."""
        steps = timed.outcome.steps if self.reports.tell_steps or _refused(timed.outcome) else ()
        self.outcomes.append(Timed(without_states(timed.outcome, steps), timed.seconds))

    def _end(self, outcomes: list[ScenarioOutcome]) -> None:
        self.complaints = tuple(str(problem) for problem in self.problems)
        if self.shown.format is not RunFormat.TEXT:
            self.complaints += draft_notes(outcome.edition for outcome in outcomes)
        self.complaints += _note_on_links(unfollowed_links(self.asked.paths))
        self.code = exit_code(count(outcomes), unreadable=bool(self.problems))
        if self.code == ExitCode.NOTHING_SELECTED:
            self.complaints += ("no scenario was selected",)


def _note_on_links(links: tuple[str, ...]) -> tuple[str, ...]:
    """Return a note on the linked folders that a run doesn't go into; none where there are none."""
    more = (f"{len(links) - _FEW_LINKS} more",) if len(links) > _FEW_LINKS else ()
    named = ", ".join((*links[:_FEW_LINKS], *more))
    return (f"linked folders are left out unless they are asked for: {named}",) if links else ()


def _refused(outcome: ScenarioOutcome) -> bool:
    """Return whether its steps are needed to know that it is written wrongly."""
    return outcome.verdict == "cannot judge"
