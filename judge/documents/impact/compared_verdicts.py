"""Scenarios played under the editions that two texts of the rules make, and their verdicts compared."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Protocol

from engine.state.edition import Edition
from engine.value import value
from judge.cache_folder import signed_cache
from judge.mutation.noted_edition import PARAMETERS
from judge.played_features import setting_with_editions
from scenarios.features.discovery import load_features
from scenarios.features.model import Feature, Scenario
from scenarios.judgement import Setting, judge
from scenarios.outcome import ScenarioOutcome
from scenarios.runner import editions_of
from scenarios.scenario_errors import Unreadable


@dataclass(frozen=True, slots=True)
class Verdicts:
    """The outcomes of a scenario under both texts, and the numbers of the edited rules that made the difference."""

    before: ScenarioOutcome
    after: ScenarioOutcome
    causes: tuple[str, ...] = ()

    @property
    def verdict_changed(self) -> bool:
        """Whether the verdicts differ."""
        return self.before.verdict != self.after.verdict

    @property
    def path_changed(self) -> bool:
        """Whether the events cite other rules, or the same in another order."""
        return cited(self.before) != cited(self.after)


def cited(outcome: ScenarioOutcome) -> tuple[tuple[str, ...], ...]:
    """Return the rules that each event of a scenario cites, in order."""
    return tuple(event.rules for step in outcome.steps for event in step.events)


def setting_under(edition: Edition) -> Setting:
    """Return the setting in which scenarios of the edition's id are played under this edition."""
    return setting_with_editions(lambda name, own: edition if name == edition.id else own)


@value
class Known:
    """What comes of a scenario, without its steps, under every edition that agrees in the parameters it asks for.

    `actions` is how many actions are done, `called` which functions that implement rules are called, as
    `called_functions` tells them.
    """

    outcome: ScenarioOutcome
    asks: frozenset[str]
    actions: int
    called: str


class Knows(Protocol):
    """What comes of scenarios under a published edition."""

    edition: Edition

    def of(self, feature: Feature, scenario: Scenario) -> Known:
        """Return what comes of a scenario."""


def chosen_scenarios(paths: Iterable[str], edition: str) -> tuple[list[tuple[Feature, Scenario]], list[Unreadable]]:
    """Return the scenarios under the paths that run under the edition, and the features that can't be read."""
    found: list[tuple[Feature, Scenario]] = []
    unreadable: list[Unreadable] = []
    for feature in load_features(paths, signed_cache()):
        if isinstance(feature, Unreadable):
            unreadable.append(feature)
        else:
            found += [(feature, each) for each in feature.scenarios if edition in editions_of(each)]
    return found, unreadable


def played_under_both(
    scenarios: Iterable[tuple[Feature, Scenario]],
    before: Edition,
    after: Edition,
    edits: dict[str, str],
    knows: Knows,
) -> Iterator[Verdicts]:
    """Yield the outcomes of each scenario under both editions; `edits` maps a field to the number of its edited rule.

    A scenario that asks for nothing in which the editions differ is not played: what comes of it is known.
    """
    asked = _differing(before, after), _differing(knows.edition, before)
    old, new = setting_under(before), setting_under(after)
    fields = [field for field in edits if getattr(before, field, None) != getattr(after, field, None)]
    alone = {field: setting_under(replace(before, **{field: getattr(after, field)})) for field in fields}
    for feature, scenario in scenarios:
        known = knows.of(feature, scenario)
        if known.asks.isdisjoint(asked[0] | asked[1]):
            yield Verdicts(known.outcome, known.outcome)
            continue
        first = judge(scenario, feature.uri, before.id, old)
        second = first if known.asks.isdisjoint(asked[0]) else judge(scenario, feature.uri, before.id, new)
        verdicts = Verdicts(first, second)
        if verdicts.verdict_changed or verdicts.path_changed:
            single = {field: judge(scenario, feature.uri, before.id, each) for field, each in alone.items()}
            fields_to_blame = [
                f for f, each in single.items() if Verdicts(first, each).path_changed or each.verdict != first.verdict
            ]
            causes = tuple(dict.fromkeys(edits[field] for field in fields_to_blame or fields))
            verdicts = Verdicts(first, second, causes)
        yield verdicts


def _differing(one: Edition, other: Edition) -> frozenset[str]:
    """Return the names of the parameters in which two editions differ."""
    return frozenset(name for name in PARAMETERS if getattr(one, name) != getattr(other, name))
