"""The lines at the end of a run: what to play again, and the slowest scenarios."""

from collections.abc import Iterator

from judge.output_lines import BLANK, Line, Style
from judge.reports.run_record import RunRecord, place_of
from scenarios.outcome import Verdict

_SAID: dict[Verdict, str] = {"as ruled": "as ruled", "differs": "differs", "cannot judge": "can't judge"}
_STYLES: dict[Verdict, Style] = {"as ruled": "good", "differs": "bad", "cannot judge": "unsure"}


def again_lines(record: RunRecord) -> Iterator[Line]:
    """Yield the FILE:LINE of every scenario that is not as ruled; a run of one scenario has just told it."""
    left = [timed.outcome for timed in record.outcomes if timed.outcome.verdict != "as ruled"]
    if not left or len(record.outcomes) == 1:
        return
    yield Line("Not as ruled", style="title")
    for outcome in left:
        text = f"{place_of(outcome)}  {_SAID[outcome.verdict]} [{outcome.edition}] {outcome.name}"
        yield Line(text, indent=2, style=_STYLES[outcome.verdict], whole=True)
    yield BLANK


def slowest_lines(record: RunRecord, number: int) -> Iterator[Line]:
    """Yield the scenarios that took longest, the slowest first, each with its seconds."""
    known = [(timed.seconds, timed.outcome) for timed in record.outcomes if timed.seconds is not None]
    longest = sorted(known, key=lambda each: -each[0])[:number]
    if not longest:
        return
    yield Line("The slowest", style="title")
    for seconds, outcome in longest:
        yield Line(f"{seconds:7.3f} s  {place_of(outcome)}  [{outcome.edition}] {outcome.name}", indent=2, whole=True)
    yield BLANK
