"""The carried features, played once in a run: every test that needs what comes of them has it from here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

from judge.carried_features import carried_features
from judge.played_features import carried_setting
from scenarios.features.discovery import load_feature
from scenarios.features.model import Scenario
from scenarios.judgement import Setting, judge
from scenarios.outcome import ScenarioOutcome
from scenarios.runner import editions_of
from tests.engine.citations import Cited, citing
from tests.made_once import made_once

Outcomes = dict[tuple[Scenario, str], ScenarioOutcome]
"""What came of each scenario of a file, under each of its editions."""
Played = tuple[Outcomes, Cited]
"""The outcomes, and the rules that events of each kind cited."""


class PlayedOnce:
    """The outcomes of the carried scenarios, which the workers of a run share."""

    def __init__(self) -> None:
        self.names = {path: f"{place}.outcomes" for place, path in enumerate(_files())}
        self.known: dict[Path, Outcomes] = {}
        self.cited: dict[Path, Cited] = {}

    def play_all(self) -> Iterator[tuple[Scenario, ScenarioOutcome]]:
        """Return each scenario with its outcome under each of its editions, in the order in which `judge run` plays."""
        self._play(*(path for path in self.names if path not in self.known))
        return ((scenario, one) for path in self.names for (scenario, _), one in self.known[path].items())

    def judge(self, scenario: Scenario, uri: str, edition: str, setting: Setting) -> ScenarioOutcome:
        """Return what `scenarios.judgement.judge` returns with the carried cards, playing only what is not carried."""
        path = Path(uri).resolve()
        if path in self.names and path not in self.known:
            self._play(path)
        found = self.known.get(path, {}).get((scenario, edition))
        return judge(scenario, uri, edition, setting) if found is None else replace(found, uri=uri)

    def _play(self, *paths: Path) -> None:
        made = made_once({self.names[path]: partial(_played, path) for path in paths})
        for path, (outcomes, cited) in zip(paths, made.values(), strict=True):
            self.known[path], self.cited[path] = outcomes, cited


def _files() -> list[Path]:
    return sorted(path.resolve() for path in carried_features().rglob("*.feature"))


def _played(path: Path) -> Played:
    feature = load_feature(path, path.relative_to(carried_features().parent).as_posix())
    with citing() as cited:
        outcomes = {
            (scenario, edition): judge(scenario, feature.uri, edition, carried_setting())
            for scenario in feature.scenarios
            for edition in editions_of(scenario)
        }
    return outcomes, cited
