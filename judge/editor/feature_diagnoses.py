"""What is wrong in an open feature file, with its place: the messages of `judge run` at their columns."""

from collections.abc import Iterator

from engine.value import value
from judge.assistance.diagnoses import blamed
from judge.editor.open_features import OpenFeature
from scenarios.outcome import ScenarioOutcome


@value
class Wrong:
    """Something wrong on a line, from a column to another; whether the sentence was played and the rules differ.

    `nearest` are the names or sentences that were meant, the likeliest first.
    """

    line: int
    start: int
    end: int
    message: str
    differs: bool = False
    nearest: tuple[str, ...] = ()


def wrong_in(opened: OpenFeature) -> tuple[Wrong, ...]:
    """Return everything that is wrong in a file, each thing once, in order."""
    if opened.unreadable is not None:
        line = min(max((opened.unreadable.line or 1) - 1, 0), len(opened.lines) - 1)
        return (Wrong(line, 0, len(opened.lines[line]), opened.unreadable.explanation()),)
    found = (each for _, outcome in opened.outcomes for each in _of(outcome, opened.lines))
    return tuple(sorted(dict.fromkeys(found), key=lambda each: (each.line, each.start)))


def _of(outcome: ScenarioOutcome, lines: tuple[str, ...]) -> Iterator[Wrong]:
    under = f" (under {outcome.edition})"
    told = False
    for step in outcome.steps:
        if step.message is None:
            continue
        told = True
        column = lines[step.line - 1].find(step.text)
        start, end = blamed(step.text, step.message) if column >= 0 else (0, len(lines[step.line - 1]))
        place = max(column, 0)
        differs = step.status == "differs"
        yield Wrong(step.line - 1, place + start, place + end, step.message + under, differs, step.nearest)
    if outcome.message is not None and not told:
        line = outcome.line - 1
        yield Wrong(line, 0, len(lines[line]), outcome.message + under, differs=outcome.verdict == "differs")
