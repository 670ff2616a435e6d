"""A run in lines: the rulings of a few scenarios; of many a line for each feature file, and what is not as ruled."""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain, groupby

from engine.value import replace
from judge.cited_rules import Cite
from judge.output_lines import Line
from judge.ruling import VERDICT_STYLES, verdict_counts
from judge.tellable_outcomes import Telling, tellable, told
from judge.verdicts import count
from scenarios.outcome import ScenarioOutcome
from scenarios.runner import Timed

FEW = 3
"""How many scenarios a run has at most whose rulings are all shown."""

Keep = Callable[[Timed], None]


def run_lines(played: Iterable[Timed], keep: Keep, cite: Cite, telling: Telling) -> Iterator[Line]:
    """Yield the lines of a run as scenarios are played; each outcome is handed to `keep`, as it could be told.

    Short rulings of more than a few scenarios are left out where they are as ruled; each file has a line instead. One
    scenario under several editions is one.
    """
    coming = iter(played)
    if telling in ("quiet", "whole"):
        yield from _rulings(coming, keep, cite, telling)
        return
    first = list(_first(coming))
    if len(_scenarios(first)) <= FEW:
        yield from _rulings(first, keep, cite, telling)
        return
    for uri, of_file in groupby(chain(first, coming), lambda timed: timed.outcome.uri):
        yield from _file_lines(uri, of_file, keep, lambda outcome: told(outcome, cite, telling), cite)


def _first(coming: Iterator[Timed]) -> Iterator[Timed]:
    """Yield what is played until there are more than a few scenarios."""
    scenarios: set[tuple[str, int]] = set()
    for timed in coming:
        yield timed
        scenarios.update(_scenarios([timed]))
        if len(scenarios) > FEW:
            return


def _scenarios(played: Iterable[Timed]) -> set[tuple[str, int]]:
    return {(timed.outcome.uri, timed.outcome.line) for timed in played}


def _rulings(played: Iterable[Timed], keep: Keep, cite: Cite, telling: Telling) -> Iterator[Line]:
    for timed in played:
        outcome, lines = told(timed.outcome, cite, telling)
        keep(replace(timed, outcome=outcome))
        yield from lines


Ruling = Callable[[ScenarioOutcome], tuple[ScenarioOutcome, Iterable[Line]]]


def _file_lines(uri: str, of_file: Iterable[Timed], keep: Keep, ruling: Ruling, cite: Cite) -> Iterator[Line]:
    """Yield a line with the counts of a feature file, then the rulings of what differs or can't be judged."""
    outcomes: list[ScenarioOutcome] = []
    rulings: list[Line] = []
    for timed in of_file:
        outcome = tellable(timed.outcome, cite)
        if outcome.verdict != "as ruled":
            outcome, lines = ruling(outcome)
            rulings += lines
        outcomes.append(outcome)
        keep(replace(timed, outcome=outcome))
    counted = count(outcomes)
    style = VERDICT_STYLES["differs" if counted.differs else "cannot judge" if counted.cannot_judge else "as ruled"]
    yield Line(f"{uri}: {verdict_counts(counted)}", style=style, whole=True)
    yield from rulings
