"""What came of scenarios under the published editions, and what each asked for: parameters, functions of the engine.

An install plays the carried features and keeps it. A feature that isn't among them is played when an impact is asked
for, and so are all features where the program has changed since; what came of them is kept in the user's cache.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache, cached_property
from hashlib import blake2b
from pathlib import Path
from typing import TypeAlias

from engine.state.edition import Edition
from judge.cache_folder import signed_cache
from judge.carried_features import carried_features
from judge.documents.impact.compared_verdicts import Known, setting_under
from judge.json_files import data_made_of
from judge.mutation.called_functions import counted_calls, told_calls
from judge.mutation.noted_edition import noted
from scenarios.editions_by_name import edition_named
from scenarios.features.discovery import load_features
from scenarios.features.model import Feature, Scenario
from scenarios.given_files import read_given
from scenarios.judgement import judge
from scenarios.outcome import ScenarioOutcome, Verdict
from scenarios.runner import editions_of
from scenarios.scenario_errors import Unreadable

DATA = Path(__file__).parents[1] / "data" / "outcomes.json"
_KIND = "outcomes"
_BEGINS = b"what came of a feature\n"
"""Nothing else that the user's key signs begins so."""

Row: TypeAlias = tuple[Verdict, str, str, str, str, str, str]
"""A verdict, its message, the edition that was played, the rules applied and the parameters asked for, with spaces.

Then how many actions were done, and which functions that implement rules were called (`called_functions.told_calls`).
"""

Rows: TypeAlias = dict[str, Row]
"""The rows of a feature, each under the line of its scenario."""


class KnownOutcomes:
    """What comes of scenarios under a published edition, by a program of which `digest` says what its sources are.

    The digest is worked out when the first scenario is asked for, for it takes all sources to be read.
    """

    def __init__(self, edition: Edition, digest: Callable[[], str]) -> None:
        self.edition = edition
        self._digest_of_sources = digest
        self.rows: dict[str, Rows] = {}

    @cached_property
    def source(self) -> str:
        """The digest of the sources that play now."""
        return self._digest_of_sources()

    def of(self, feature: Feature, scenario: Scenario) -> Known:
        """Return what comes of a scenario; the first time that one of a new feature is asked for, all are played."""
        if feature.uri not in self.rows:
            self.rows[feature.uri] = self._rows(feature)
        *_, asks, actions, called = row = self.rows[feature.uri][str(scenario.line)]
        return Known(_outcome(feature, scenario, row), frozenset(asks.split()), int(actions), called)

    def _rows(self, feature: Feature) -> Rows:
        digest = _digest(feature)
        here = [each for each in feature.scenarios if self.edition.id in editions_of(each)]
        built = _built(self.source).get(digest, {}).get(self.edition.id)
        if built is not None and all(str(each.line) in built for each in here):
            return built
        return self._kept(feature, here, digest)

    def _kept(self, feature: Feature, here: Iterable[Scenario], digest: str) -> Rows:
        """Return the rows of a feature from the user's cache, or else played now and kept there."""
        cached, name = signed_cache(), f"{self.source}\0{digest}\0{self.edition.id}"
        kept = cached.recall(_KIND, name) if cached else None
        if kept is not None and kept.startswith(_BEGINS):
            known: Rows = json.loads(kept[len(_BEGINS) :])
            return known
        with counted_calls() as calls:
            rows = {str(each.line): row_of(feature, each, self.edition, calls) for each in here}
        if cached is not None:
            cached.keep(_KIND, name, _BEGINS + json.dumps(rows).encode())
        return rows


def row_of(feature: Feature, scenario: Scenario, edition: Edition, calls: Counter[str]) -> Row:
    """Return what comes of a scenario under a published edition, and what it asks for; `calls` is being counted."""
    asked: set[str] = set()
    calls.clear()
    outcome = judge(scenario, feature.uri, edition.id, setting_under(noted(edition, asked)))
    rules, asks = " ".join(outcome.rules), " ".join(sorted(asked))
    return (outcome.verdict, outcome.message or "", outcome.edition, rules, asks, *told_calls(calls))


def _outcome(feature: Feature, scenario: Scenario, row: Row) -> ScenarioOutcome:
    verdict, message, edition, rules, *_ = row
    about = (scenario.name, feature.uri, scenario.line, scenario.tags, edition, verdict)
    return ScenarioOutcome(*about, rules=tuple(rules.split()), message=message or None)


@cache
def _built(source: str) -> dict[str, dict[str, Rows]]:
    """Return what the install keeps of each feature under the digest of its text; nothing if it is of another program.

    Each edition under which scenarios of the feature run has rows of its own.
    """
    built = data_made_of(DATA, source) or {}
    features_of: dict[str, dict[str, Rows]] = built.get("features", {})
    return features_of


def outcomes_json(source: str) -> bytes:
    """Return the data of all carried features for an install, played now; `source` is a digest of what it is made of.

    Raises:
        Unreadable: a feature can't be used.
    """
    with counted_calls() as calls:
        features = {_digest(feature): _all_rows(feature, calls) for feature in _carried()}
    return json.dumps({"made_of": source, "features": dict(sorted(features.items()))}, indent=0).encode() + b"\n"


def _all_rows(feature: Feature, calls: Counter[str]) -> dict[str, Rows]:
    found: dict[str, Rows] = {}
    for scenario in feature.scenarios:
        for edition in editions_of(scenario):
            found.setdefault(edition, {})[str(scenario.line)] = row_of(feature, scenario, edition_named(edition), calls)
    return found


def outcomes_in(data: bytes) -> Iterator[ScenarioOutcome]:
    """Yield the outcomes, without their steps, of all carried scenarios from the data of an install."""
    features: dict[str, dict[str, Rows]] = json.loads(data)["features"]
    for feature in _carried():
        rows = features[_digest(feature)]
        for scenario in feature.scenarios:
            for edition in editions_of(scenario):
                yield _outcome(feature, scenario, rows[edition][str(scenario.line)])


def _carried() -> Iterator[Feature]:
    for feature in load_features([str(carried_features())], signed_cache()):
        if isinstance(feature, Unreadable):
            raise feature
        yield feature


def _digest(feature: Feature) -> str:
    return blake2b(read_given(Path(feature.uri)), digest_size=8).hexdigest()
