"""The carried features, played once in a run: every test that needs what comes of them has it from here.

They are played as a build plays them, which notes what each scenario asks for: so the wheel has it from here, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from unittest import mock

from judge.cache_folder import signed_cache
from judge.carried_features import carried_features
from judge.documents.impact import known_outcomes
from judge.documents.impact.known_outcomes import Row
from judge.mutation.called_functions import counted_calls
from scenarios.editions_by_name import edition_named
from scenarios.features.discovery import load_feature
from scenarios.features.model import Scenario
from scenarios.judgement import Setting, judge
from scenarios.outcome import ScenarioOutcome
from scenarios.runner import editions_of
from tests.engine.citations import Cited, citing
from tests.made_once import made_once

Outcomes = dict[tuple[Scenario, str], ScenarioOutcome]
"""What came of each scenario of a file, under each of its editions."""
Rows = dict[tuple[Scenario, str], Row]
"""What a build keeps of that."""
Played = tuple[Outcomes, Rows, Cited]
"""The outcomes, what a build keeps of them, and the rules that events of each kind cited."""


class PlayedOnce:
    """The outcomes of the carried scenarios, which the workers of a run share."""

    def __init__(self) -> None:
        self.names = {path: f"{place}.outcomes" for place, path in enumerate(_files())}
        self.known: dict[Path, Outcomes] = {}
        self.rows: dict[Path, Rows] = {}
        self.cited: dict[Path, Cited] = {}

    def play_all(self) -> Iterator[tuple[Scenario, ScenarioOutcome]]:
        """Return each scenario with its outcome under each of its editions, in the order in which `judge run` plays."""
        self._play([path for path in self.names if path not in self.known])
        return ((scenario, one) for path in self.names for (scenario, _), one in self.known[path].items())

    def all_rows(self) -> Rows:
        """Return what a build keeps of every scenario under each of its editions."""
        self.play_all()
        return {play: row for path in self.names for play, row in self.rows[path].items()}

    def judge(self, scenario: Scenario, uri: str, edition: str, setting: Setting) -> ScenarioOutcome:
        """Return what `scenarios.judgement.judge` returns with the carried cards, playing only what is not carried."""
        path = Path(uri).resolve()
        if path in self.names and path not in self.known:
            self._play([path])
        found = self.known.get(path, {}).get((scenario, edition))
        return judge(scenario, uri, edition, setting) if found is None else replace(found, uri=uri)

    def _play(self, paths: list[Path]) -> None:
        if not paths:
            return
        with counted_calls() as calls:
            made = made_once({self.names[path]: partial(_played, path, calls) for path in paths})
        for path, played in zip(paths, made.values(), strict=True):
            self.known[path], self.rows[path], self.cited[path] = played


def _files() -> list[Path]:
    return sorted(path.resolve() for path in carried_features().rglob("*.feature"))


def _played(path: Path, calls: Counter[str]) -> Played:
    """Return what comes of the scenarios of a file; `calls` is being counted."""
    feature = load_feature(path, path.relative_to(carried_features().parent).as_posix(), signed_cache())
    outcomes: Outcomes = {}

    def judged(scenario: Scenario, uri: str, edition: str, setting: Setting) -> ScenarioOutcome:
        outcomes[scenario, edition] = outcome = judge(scenario, uri, edition, setting)
        return outcome

    with citing() as cited, mock.patch.object(known_outcomes, "judge", judged):
        rows = {
            (scenario, edition): known_outcomes.row_of(feature, scenario, edition_named(edition), calls)
            for scenario in feature.scenarios
            for edition in editions_of(scenario)
        }
    return outcomes, rows, cited
