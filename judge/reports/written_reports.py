"""The files that a run writes beside what it prints."""

from pathlib import Path

from engine.value import value
from judge.documents.document_errors import RulesError
from judge.reports.github_report import add_job_summary
from judge.reports.run_record import RunRecord, place_of, write_report_file
from scenarios.given_files import is_feature


@value
class Reports:
    """The files to write: JUnit XML, Cucumber messages, the places to play again; and whether GitHub is told."""

    junit: str | None = None
    messages: str | None = None
    rerun: str | None = None
    github: bool = False

    @property
    def tell_steps(self) -> bool:
        """Whether a report tells steps, so that the outcomes must be kept whole until the end."""
        return self.junit is not None or self.messages is not None or self.github


def checked(reports: Reports) -> Reports:
    """Return the reports if each can have its file to itself.

    Raises:
        RulesError: two are to be one file, one is to take the place of a feature, or to be printed.
    """
    named = {"--junit": reports.junit, "--messages": reports.messages, "--rerun": reports.rerun}
    told = dict[Path, str]()
    for option, file in named.items():
        if file is None:
            continue
        place = Path(file).resolve()
        if file == "-":
            raise RulesError(f"{option} writes a file", hint="name it, or write ./- for one that is called so")
        if is_feature(place.name):
            raise RulesError(f"{option} would take the place of a feature", file=file)
        if place in told:
            raise RulesError(f"{told[place]} and {option} would be one file", file=file)
        told[place] = option
    return reports


def write_reports(record: RunRecord, reports: Reports) -> None:
    """Write the files of a run that has ended.

    Raises:
        OSError: a file can't be written.
    """
    if reports.junit is not None:
        # Reports for other programs load parsers that most runs don't need.
        from judge.reports.junit_report import junit_report

        write_report_file(reports.junit, junit_report(record))
    if reports.messages is not None:
        from judge.reports.message_stream import message_stream

        write_report_file(reports.messages, message_stream(record))
    if reports.rerun is not None:
        write_report_file(reports.rerun, places_to_play_again(record))
    if reports.github:
        add_job_summary(record)


def places_to_play_again(record: RunRecord) -> str:
    """Return a line FILE:LINE for each scenario that is not as ruled, under whichever edition, in the order played."""
    left = (timed.outcome for timed in record.outcomes if timed.outcome.verdict != "as ruled")
    return "".join(f"{place}\n" for place in dict.fromkeys(map(place_of, left)))
