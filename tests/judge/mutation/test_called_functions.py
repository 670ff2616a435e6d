"""What a game calls is counted, and a game comes out the same without a function that it never calls."""

from pathlib import Path

from judge.coverage.evidence import RuleKey
from judge.mutation.called_functions import ACTION, called_in, counted_calls, counted_functions, told_calls
from judge.mutation.dropped_functions import dropped, drops, found
from judge.mutation.mutation_cases import Case, notice
from judge.played_features import carried_setting
from scenarios.features.discovery import load_features
from scenarios.features.model import Feature, Scenario
from scenarios.judgement import judge

COMBAT = Path(__file__).parents[3] / "features" / "6-combat" / "601-combat-proposal.feature"
MANY = 25
"""How many of the functions that a scenario never calls are dropped."""


def scenario() -> tuple[Feature, Scenario]:
    (feature,) = load_features([str(COMBAT)], None)
    assert isinstance(feature, Feature)
    return feature, feature.scenarios[0]


def test_calls_are_counted_and_functions_are_as_they_were_afterwards() -> None:
    feature, first = scenario()
    before = {name: found(name).__code__ for name in counted_functions()}
    plain = judge(first, feature.uri, "cr-2007-05", carried_setting())
    with counted_calls() as calls:
        counted = judge(first, feature.uri, "cr-2007-05", carried_setting())
    assert counted == plain
    assert calls["engine.combat.proposal.combat_reasons"] > 0
    assert calls[ACTION] > 0
    assert {name: found(name).__code__ for name in counted_functions()} == before


def test_a_scenario_ends_as_before_without_a_function_that_it_never_calls() -> None:
    feature, first = scenario()
    with counted_calls() as calls:
        judge(first, feature.uri, "cr-2007-05", carried_setting())
    actions, told = told_calls(calls)
    called = called_in(told)
    assert int(actions) == calls[ACTION]
    assert called == {name for name, times in calls.items() if times}
    none: frozenset[RuleKey] = frozenset()
    case = Case(first, feature.uri, "cr-2007-05", "cr-2007-05", none, none)
    idle = [drop for drop in drops() if drop.function not in called]
    for drop in idle[:: max(1, len(idle) // MANY)]:
        with dropped(drop):
            assert notice(case) is None, drop.name


def test_a_scenario_that_passes_without_end_is_stopped() -> None:
    feature, _ = scenario()
    first = next(each for each in feature.scenarios if any(step.text == "the chain empties" for step in each.steps))
    none: frozenset[RuleKey] = frozenset()
    case = Case(first, feature.uri, "cr-2007-05", "cr-2007-05", none, none)
    assert notice(case, passes=100) is None
    assert notice(case, passes=0) == "differs"
