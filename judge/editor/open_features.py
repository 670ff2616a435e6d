"""An open feature file: its scenarios with what came of each, judged again only where they changed."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from judge.editor.feature_words import lines_of
from judge.played_features import carried_setting
from scenarios.features.feature_parser import read_feature
from scenarios.features.model import Feature, Scenario
from scenarios.judgement import Setting, judge
from scenarios.outcome import ScenarioOutcome
from scenarios.runner import editions_of
from scenarios.scenario_errors import Unreadable

MOST_KEPT = 20_000
"""How many outcomes are kept; a file of 5,000 lines has about 500 scenarios."""


@dataclass(frozen=True, slots=True)
class OpenFeature:
    """A file as it stands: its lines, what the parser says, and what came of each scenario under each edition."""

    uri: str
    lines: tuple[str, ...]
    feature: Feature | None = None
    unreadable: Unreadable | None = None
    outcomes: tuple[tuple[Scenario, ScenarioOutcome], ...] = ()


@dataclass(slots=True)
class Outcomes:
    """What came of scenarios that were judged before: as they stood, and of those as ruled wherever they stood."""

    setting: Setting = field(default_factory=carried_setting)
    known: dict[tuple[Scenario, str], ScenarioOutcome] = field(default_factory=dict)
    in_place: dict[tuple[Scenario, str], ScenarioOutcome] = field(default_factory=dict)

    def of(self, scenario: Scenario, uri: str, edition: str) -> ScenarioOutcome:
        """Return what came of a scenario; one that is as ruled and only moved within its file isn't judged again.

        What else may be told speaks of lines, so it is judged where it stands.
        """
        placed = (scenario, edition)
        if placed not in self.in_place:
            if len(self.in_place) >= MOST_KEPT:
                self.known.clear()
                self.in_place.clear()
            self.in_place[placed] = self._moved_here(scenario, edition) or self._judged(scenario, uri, edition)
        return self.in_place[placed]

    def _moved_here(self, scenario: Scenario, edition: str) -> ScenarioOutcome | None:
        known = self.known.get((_without_lines(scenario), edition))
        return None if known is None else _outcome_moved(known, scenario)

    def _judged(self, scenario: Scenario, uri: str, edition: str) -> ScenarioOutcome:
        outcome = judge(scenario, uri, edition, self.setting)
        if outcome.verdict == "as ruled":
            self.known[_without_lines(scenario), edition] = outcome
        return outcome


def _without_lines(scenario: Scenario) -> Scenario:
    """Return a scenario without its place; one with doubtful lines stays where it stands, for they are told by line."""
    if scenario.doubts:
        return scenario
    steps = tuple(replace(step, line=0) for step in scenario.steps)
    return replace(scenario, steps=steps, line=0, first=0, last=0)


def _outcome_moved(outcome: ScenarioOutcome, scenario: Scenario) -> ScenarioOutcome:
    lines = zip(outcome.steps, scenario.steps, strict=True)
    return replace(outcome, line=scenario.line, steps=tuple(replace(told, line=step.line) for told, step in lines))


def parsed(text: str, uri: str) -> OpenFeature:
    """Return a file of this text before anything in it is judged."""
    try:
        return OpenFeature(uri, lines_of(text), read_feature(text, uri))
    except Unreadable as unreadable:
        return OpenFeature(uri, lines_of(text), unreadable=unreadable)


def judged_in(file: OpenFeature, outcomes: Outcomes) -> Iterator[tuple[Scenario, ScenarioOutcome]]:
    """Yield the scenarios of a file with what came of each under each of its editions, judged as they are asked for."""
    for scenario in file.feature.scenarios if file.feature is not None else ():
        for edition in editions_of(scenario):
            yield scenario, outcomes.of(scenario, file.uri, edition)


def opened(text: str, uri: str, outcomes: Outcomes) -> OpenFeature:
    """Return a file of this text, with its scenarios judged under their editions."""
    file = parsed(text, uri)
    return replace(file, outcomes=tuple(judged_in(file, outcomes)))
