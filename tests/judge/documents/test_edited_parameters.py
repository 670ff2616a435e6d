"""Rules that state a parameter, edited in the reference edition's document, with the verdicts that change."""

from pathlib import Path

import pytest

from judge.documents.impact.impact_analysis import impact_of
from judge.documents.impact.stated_parameters import PARAMETERS
from tests.judge.documents.line_edits import Lines, both, inserted, worded
from tests.judge.documents.published_edits import document
from tests.night import at_night

FEATURES = Path(__file__).parents[3] / "features"
APART = "deviations/editions-apart.feature"
DECKS, STARTING = "1-fundamentals/100-deck-building.feature", "1-fundamentals/101-starting-a-game.feature"
STARTS, WEAPONS = "5-turn-sequence/501-start-phase.feature", "3-card-types/303-weapons.feature"
COMBAT, CONCLUSION = "6-combat/602-combat-step.feature", "6-combat/603-combat-conclusion.feature"


def played_in(place: str) -> str:
    """Return the place of a file of features; at night that of its chapter, unless editions are compared in it."""
    return str(FEATURES / at_night(place if place == APART else place.partition("/")[0], place))


@pytest.fixture(scope="module")
def lines(published: dict[str, Path]) -> Lines:
    return published["001"].read_text(encoding="utf-8").splitlines()


# What an editor may write instead, each with the rule it stands in, and where scenarios play it.
STATED = {
    "opening_hand": ("101.1", "an opening hand of seven cards", "six cards for a first hand", STARTING),
    "mulligans": ("101.2", "Once per game", "Twice per game", STARTING),
    "cards_after_mulligan": ("101.2", "seven new cards", "six new cards", STARTING),
    "maximum_hand_size": ("411.3b", "is seven cards", "is 5 cards", "5-turn-sequence/503-end-phase.feature"),
    "cards_drawn_in_draw_step": ("501.2a", "draws a card", "draws two cards", STARTS),
    "resources_per_turn": ("408.1", "one card", "two cards", "4-game-concepts/408-resources.feature"),
    "constructed_deck": ("100.1", "60 cards", "50 cards", DECKS),
    "sealed_deck": ("100.1", "30 cards", "40 cards", DECKS),
    "side_deck": ("100.3", "exactly 10 cards", "no more than 15 cards", DECKS),
    "copies": ("100.4", "a total of only four copies", "two copies", DECKS),
    "shared_trait_icons": ("100.2", "at least one trait icon", "at least two trait icons", DECKS),
    "unique_cards_that_violate": ("410.3a", "two or more", "three or more",
                                  "4-game-concepts/410-uniqueness.feature"),
    "weapons_per_combat": ("303.2c", "only one weapon", "up to two weapons", WEAPONS),
    "weapons_with_dual_wield": ("303.2d", "two Melee weapons", "three Melee weapons", WEAPONS),
    "protectors_per_combat": ("602.2b", "Only one character", "Up to two characters", COMBAT),
    "damage_equal_to_health_is_fatal": ("403.2", "Damage greater than or equal to", "Damage greater than",
                                        "1-fundamentals/102-winning-and-losing.feature"),
    "first_turn_skips_start_phase": ("501.2b", "skips", "doesn't skip", STARTING),
    "first_turn_skips_draw": ("501.2b", "skips|doesn't draw", "doesn't skip|draws", STARTS),
    "attachments_to_totems_are_destroyed": ("306.4b", "is detached and put into its owner's graveyard",
                                            "is destroyed", APART),
    "any_opposing_player_may_protect": ("602.2", "friendly to the proposed defender", "opposed to the attacker",
                                        COMBAT),
    "damage_put_up_to_health": ("403.1", "can accumulate damage greater", "can't accumulate damage greater",
                                APART),
    "turn_player_first_after_resolving": ("407.4a", "then the turn player gets priority",
                                          "then the one who added it gets priority", APART),
}  # fmt: skip


@pytest.mark.usefixtures("replayed_once")
@pytest.mark.parametrize("field", STATED)
def test_a_parameter_is_read_from_its_rule_and_changes_verdicts(field: str, lines: Lines) -> None:
    number, old, new, place = STATED[field]
    made = both(*(worded(number, *pair) for pair in zip(old.split("|"), new.split("|"), strict=True)))
    impact = impact_of(document(lines), document(made(lines)), [played_in(place)])
    changed = [each for each in impact.verdicts if each.verdict_changed]
    assert field in {each.parameter.field for each in impact.readings if each.changed}
    assert changed
    assert {each.causes for each in changed} == {(number,)}
    assert impact.code == 1


ADDED = {
    "uniqueness_destroys": ("410.2", "410.3", "To repair a violation, one card is put into the graveyard."),
    "waves_at_conclusion": ("603.2a", "603.3", "Next, a series of pre-priority checks takes place."),
}


@pytest.mark.usefixtures("replayed_once")
@pytest.mark.parametrize("field", ADDED)
def test_a_parameter_is_read_from_a_rule_that_came(field: str, lines: Lines) -> None:
    number, before, said = ADDED[field]
    made = inserted(before, f"{number} {said}")
    impact = impact_of(document(lines), document(made(lines)), [played_in(APART), played_in(CONCLUSION)])
    changed = [each for each in impact.verdicts if each.verdict_changed]
    assert {each.causes for each in changed} == {(number,)}
    assert (impact.code, impact.to_review) == (1, ())


@pytest.mark.usefixtures("replayed_once")
def test_a_parameter_is_read_from_a_rule_that_was_split_off(lines: Lines) -> None:
    split = worded("101.2", " To mulligan", "\n101.3 To mulligan")
    made = "\n".join(worded("101.2", "seven new cards", "six new cards")(lines)).split("\n")
    after = "\n".join(split(made)).split("\n")
    impact = impact_of(document(lines), document(after), [str(FEATURES / STARTING)])
    assert {each.causes for each in impact.verdicts if each.verdict_changed} == {("101.3",)}
    assert {each.change.number for each in impact.to_review} == {"101.2"}


def test_every_parameter_is_changed_somewhere_here() -> None:
    assert {parameter.field for parameter in PARAMETERS} == {*STATED, *ADDED, "sabotage"}


@pytest.mark.usefixtures("replayed_once")
def test_sabotage_is_read_from_the_first_rule_of_combat(lines: Lines) -> None:
    made = worded("600.1", "any number of combats", "any number of combats, each of them a sabotage or not")
    impact = impact_of(document(lines), document(made(lines)), [str(FEATURES / APART)])
    changed = [each for each in impact.verdicts if each.verdict_changed]
    assert {each.causes for each in changed} == {("600.1",)}
