from dataclasses import replace

from scenarios.features.feature_parser import read_feature
from scenarios.judgement import judge
from scenarios.outcome import ScenarioOutcome, StateView
from scenarios.playthrough.played_scenario import begin
from scenarios.playthrough.watched_scenario import Found, watched
from scenarios.runner import REFERENCE_EDITION, full_setting

FEATURE = """\
Feature: Watched

  Scenario: A combat
    Given you control "Kor Cindervein" with 1 damage
    And your opponent controls "Araelun" with 2 damage
    When you propose that "Kor Cindervein" attacks "Araelun"
    And the combat concludes
    Then "Kor Cindervein" has 2 damage
    And "Araelun" is in your opponent's graveyard
"""


def played(feature: str) -> tuple[ScenarioOutcome, list[Found]]:
    found: list[Found] = []
    setting = replace(full_setting(), begin=lambda edition: watched(begin(edition), found))
    (scenario,) = read_feature(feature, "watched.feature").scenarios
    return judge(scenario, "watched.feature", REFERENCE_EDITION, setting), found


def allies(state: StateView) -> list[list[tuple[str, int, bool]]]:
    return [[(card.name, card.damage, card.ready) for card in player.ally_row] for player in state.players]


def test_each_step_but_the_givens_finds_the_state_that_the_one_before_it_left() -> None:
    _, found = played(FEATURE)
    before = [[("Kor Cindervein", 1, True)], [("Araelun", 2, True)]]
    after = [[("Kor Cindervein", 2, False)], []]
    assert [each.line for each in found] == [6, 7, 8, 9]
    assert [allies(each.state) for each in found] == [before, before, after, after]


def test_the_first_state_is_the_complete_board() -> None:
    _, found = played(FEATURE)
    decks = [zone.count for player in found[0].state.players for zone in player.zones if zone.name == "deck"]
    assert decks == [10, 10]


def test_a_state_in_which_nothing_has_changed_is_the_same_value() -> None:
    _, found = played(FEATURE)
    assert found[2].state is found[3].state


def test_watching_changes_nothing_of_the_outcome() -> None:
    (scenario,) = read_feature(FEATURE, "watched.feature").scenarios
    assert played(FEATURE)[0] == judge(scenario, "watched.feature", REFERENCE_EDITION, full_setting())


def test_an_illegal_board_is_found_by_no_step() -> None:
    outcome, found = played(FEATURE.replace("with 1 damage", "with 100 damage"))
    assert outcome.verdict == "cannot judge"
    assert found == []
