"""An open feature file after an edit: where that is among the steps of a scenario, only this one is read again."""

from dataclasses import replace

from judge.editor.feature_words import FeatureWords, words_of
from judge.editor.open_features import OpenFeature
from scenarios.dialogue.said_lines import FENCES
from scenarios.features.feature_parser import read_feature
from scenarios.features.model import Scenario, Step
from scenarios.scenario_errors import Unreadable

Lines = tuple[str, ...]


def edited(before: OpenFeature, lines: Lines) -> OpenFeature | None:
    """Return the file with these lines, as reading all of it would give it; None where all of it has to be read.

    That is so unless the edit changes plain steps and blank lines of one scenario, which is no outline and can be
    played, in a feature without rules; and where lines were added or removed, unless no scenario has a fault or a name
    that speaks of lines.
    """
    if before.feature is None or not before.feature.scenarios:
        return None
    start, behind = _same_at_both_ends(before.lines, lines)
    old, new = before.lines[start : len(before.lines) - behind], lines[start : len(lines) - behind]
    moved = len(new) - len(old)
    scenarios = before.feature.scenarios
    at = next((at for at, each in enumerate(scenarios) if each.line <= start and start + len(old) < each.last), None)
    words = words_of(lines)
    if at is None or not all(_is_plain(line, words) for line in (*old, *new)):
        return None
    if moved and any(each.fault is not None or _is_named_by_line(each) for each in scenarios):
        return None
    above = scenarios[0].first - 1
    if any(words.heads(line) == "rule" for line in before.lines):
        return None
    read = _read_alone(scenarios[at], lines, above, moved, before.feature.uri)
    if read is None:
        return None
    below = scenarios[at + 1 :]
    if moved:
        below = tuple(_moved(each, moved, above) for each in below)
    feature = replace(before.feature, scenarios=(*scenarios[:at], read, *below))
    return OpenFeature(before.uri, lines, feature)


def _same_at_both_ends(old: Lines, new: Lines) -> tuple[int, int]:
    """Return how many lines are the same at the beginning, and how many of the others are at the end."""
    least = min(len(old), len(new))
    start = next((at for at in range(least) if old[at] != new[at]), least)
    behind = next((at for at in range(least - start) if old[-1 - at] != new[-1 - at]), least - start)
    return start, behind


def _is_named_by_line(scenario: Scenario) -> bool:
    """Return whether a row of an outline is told apart from one of the same name by its line."""
    return scenario.outline is not None and scenario.name.endswith(f", line {scenario.line}")


def _is_plain(line: str, words: FeatureWords) -> bool:
    return not line.strip() or words.step_in(line) is not None


def _read_alone(scenario: Scenario, lines: Lines, above: int, moved: int, uri: str) -> Scenario | None:
    """Return a scenario read with nothing but what stands above the first one; None unless it can be played."""
    own = lines[scenario.first - 1 : scenario.last + moved]
    if scenario.outline is not None or any(line.strip().startswith(FENCES) for line in own):
        return None
    try:
        feature = read_feature("\n".join((*lines[:above], *own)), uri)
    except Unreadable:
        return None
    found = feature.scenarios[-1]
    alone = (found.name, found.tags, found.fault) == (scenario.name, scenario.tags, None)
    if len(feature.scenarios) > 1 or not alone or scenario.fault is not None or found.doubts or scenario.doubts:
        return None
    return _moved(found, scenario.first - 1 - above, above)


def _moved(scenario: Scenario, by: int, above: int) -> Scenario:
    """Return a scenario so many lines further down; the steps of a background, which is above all, stay."""
    if not by:
        return scenario
    steps = tuple(_step_moved(step, by, above) for step in scenario.steps)
    doubts = tuple(replace(each, line=each.line + by) if each.line > above else each for each in scenario.doubts)
    first, line, last = scenario.first + by, scenario.line + by, scenario.last + by
    return replace(scenario, steps=steps, first=first, line=line, last=last, doubts=doubts)


def _step_moved(step: Step, by: int, above: int) -> Step:
    return replace(step, line=step.line + by) if step.line > above else step
