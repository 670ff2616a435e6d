"""Which scenarios notice: a small sample of what `make mutate` does with all rules and all scenarios."""

import time
from itertools import count
from pathlib import Path

import pytest

from judge.carried_features import carried_features
from judge.mutation.changed_parameters import Change, changes
from judge.mutation.dropped_functions import drops
from judge.mutation.mutation_cases import Case, cases, notice
from judge.mutation.mutation_report import complaints, mutation_lines, reasons
from judge.mutation.mutation_survey import Noticed, Tried, try_drops, try_parameters
from judge.mutation.scenario_records import with_use
from scenarios.features.model import Scenario
from scenarios.judgement import Setting, judge
from scenarios.outcome import ScenarioOutcome
from tests.every_row import for_every
from tests.night import at_night

DECKS = "1-fundamentals/100-deck-building.feature"


@pytest.fixture(scope="module")
def decks() -> tuple[Case, ...]:
    return cases((str(carried_features() / DECKS),))


@pytest.fixture(scope="module")
def recorded(decks: tuple[Case, ...]) -> tuple[Case, ...]:
    return with_use(decks)


def share_of_changes() -> list[Change]:
    """Return every change, by day half of them: one of the two of each number, up and down by turns."""
    return [change for place, change in enumerate(changes()) if place % 4 in at_night((0, 1, 2, 3), (0, 3))]


@for_every("field", ["constructed_deck", "sealed_deck", "side_deck", "copies"])
def test_the_deck_scenarios_notice_each_number(decks: tuple[Case, ...], field: str) -> None:
    wanted = [change for change in changes() if change.field == field and change.source.startswith("cr-2007-05 ")]
    tried = list(try_parameters(wanted, decks))
    assert len(tried) == 2
    assert [each.noticed[0].how for each in tried] == ["differs", "differs"]


def test_scenarios_that_read_nothing_of_a_change_would_not_have_noticed_it(
    decks: tuple[Case, ...], recorded: tuple[Case, ...]
) -> None:
    assert all(case.used is not None for case in recorded)
    tried = share_of_changes()
    before, after = list(try_parameters(tried, decks)), list(try_parameters(tried, recorded))
    assert [each.noticed for each in before] == [each.noticed for each in after]
    assert any(each.noticed for each in after)
    assert any(each.asked for each in after)
    assert sum(each.asked for each in after) < sum(each.asked for each in before) / 4


def test_functions_are_recorded_where_they_are_called(recorded: tuple[Case, ...]) -> None:
    called = {name for case in recorded if case.used is not None for name in case.used.functions}
    assert "engine.view.deck_rules.why_not_legal" in called
    assert "engine.turn.phases.wrap_up" not in called


def test_the_deck_scenarios_notice_nothing_of_a_hand(decks: tuple[Case, ...]) -> None:
    tried = list(try_parameters([change for change in changes() if change.field == "maximum_hand_size"], decks))
    assert {each.noticed for each in tried} == {()}


@for_every(
    ("function", "noticed"),
    [
        ("engine.view.deck_rules._copy_reasons", True),
        ("engine.view.deck_rules._size_reasons", True),
        ("engine.view.deck_rules.why_not_legal", True),
        ("engine.turn.phases.wrap_up", False),
    ],
)
def test_the_deck_scenarios_notice_what_is_about_decks(
    *, decks: tuple[Case, ...], function: str, noticed: bool
) -> None:
    (tried,) = try_drops([drop for drop in drops() if drop.function == function], decks)
    assert bool(tried.noticed) is noticed
    assert {each.how for each in tried.noticed} <= {"differs"}


FEATURE = """Feature: a
  @rule:601.2
  Scenario: b
    Given you control a token "Wisp" with 1 ATK and 1 health
    When you propose that "Wisp" attacks your opponent's hero
    And the combat concludes
    Then it is your turn
"""


@pytest.fixture
def fought(tmp_path: Path) -> Case:
    feature = tmp_path / "a.feature"
    feature.write_text(FEATURE, encoding="utf-8")
    (case,) = cases((str(feature),))
    return case


def test_a_scenario_without_changes_notices_nothing(fought: Case) -> None:
    assert notice(fought) is None


def test_a_scenario_that_goes_on_for_ever_is_stopped(fought: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("judge.mutation.mutation_cases.judge", lambda *_: all(True for _ in count()))
    assert notice(fought, limit=0.05) == "never ends"


def test_time_in_which_nothing_is_computed_stops_no_scenario(fought: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    def delayed(scenario: Scenario, uri: str, edition: str, setting: Setting) -> ScenarioOutcome:
        time.sleep(0.3)
        return judge(scenario, uri, edition, setting)

    monkeypatch.setattr("judge.mutation.mutation_cases.judge", delayed)
    assert notice(fought, limit=0.2) is None


def test_a_scenario_whose_engine_breaks_fails(fought: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("judge.mutation.mutation_cases.judge", lambda *_: 1 // 0)
    assert notice(fought) == "fails"


def test_what_is_unnoticed_is_told_unless_it_is_explained() -> None:
    weak = Noticed("a.feature:3", "fails")
    tried = (
        Tried("seen -> None", 9, (weak, Noticed("a.feature:4", "differs"))),
        Tried("unseen -> False", 9, ()),
        Tried("known -> False", 9, ()),
        Tried("known -> True", 9, ()),
    )
    known = {"known": "it can't be seen", "seen -> None": "it can't be seen", "gone": "it was"}
    assert complaints(tried, known, all_tried=True) == (
        "nothing notices unseen -> False",
        "a reason is given why nothing notices seen -> None, and something does",
        "a reason is given why nothing notices gone, which is no change",
    )
    assert len(complaints(tried, known, all_tried=False)) == 2
    said = [line.text for line in mutation_lines("Functions", tried, known)]
    assert said[:4] == [
        "Functions",
        "seen -> None: a.feature:3 fails and 1 more",
        "unseen -> False: nothing notices, of 9 asked",
        "known -> False: nothing notices: it can't be seen",
    ]
    assert "4 changes, 1 noticed (1 of them only weakly), 3 not" in said


def test_reasons_name_changes_that_there_are() -> None:
    names = {change.name for change in changes()} | {drop.name for drop in drops()}
    functions = {drop.function for drop in drops()}
    assert not reasons().keys() - names - functions
