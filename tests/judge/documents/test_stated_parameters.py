"""Numbers of the rules, found in texts that word them anew."""

import pytest

from judge.documents.impact.stated_parameters import PARAMETERS


@pytest.mark.parametrize(
    ("field", "text", "value"),
    [
        ("constructed_deck", "For Constructed play, each deck has 50 or more cards; Sealed Pack needs 30.", None),
        (
            "constructed_deck",
            "Each deck has at least 50 cards in Constructed play. Sealed Pack decks have 30 cards.",
            50,
        ),
        ("sealed_deck", "Each deck has at least 50 cards in Constructed play. Sealed Pack decks have 30 cards.", 30),
        ("opening_hand", "Each player takes six cards for a first hand. A hero takes none.", 6),
        ("copies", "Two copies of a card may be in a deck.", 2),
        ("copies", "Two copies, or three copies of an ally, may be in a deck.", None),
        ("cards_drawn_in_draw_step", "In the draw step, the turn player draws 2 cards and shows a card.", 2),
        ("cards_after_mulligan", "Twice in a game a player may mulligan, and draws five cards then.", 5),
        ("cards_after_mulligan", "Who mulligans shuffles seven cards back and draws as many.", None),
        (
            "shared_trait_icons",
            "Cards have one or more icons. A card that shares two or more icons may be in a deck.",
            2,
        ),
        ("shared_trait_icons", "Any card may be in a deck that shares a trait icon with the hero.", 1),
        ("unique_cards_that_violate", "No player may control three or more unique cards of one name.", 3),
        ("resources_per_turn", "A player may place up to two resources in a turn.", 2),
        ("weapons_per_combat", "In a combat, a player may strike with no more than three weapons.", 3),
        ("weapons_with_dual_wield", "With dual wield, a hero's controller strikes with up to 3 Melee weapons.", 3),
        ("protectors_per_combat", "In each combat at most two characters can protect.", 2),
        ("damage_equal_to_health_is_fatal", "Damage of at least a character's health is fatal.", True),
        ("damage_equal_to_health_is_fatal", "Damage that exceeds the character's health is fatal.", False),
        ("side_deck", "A side deck has exactly fifteen cards. A deck has 60 cards.", 15),
    ],
)
def test_a_number_is_found_however_its_rule_is_worded(field: str, text: str, value: int | None) -> None:
    parameter = next(each for each in PARAMETERS if each.field == field)
    assert parameter.read(text) == value
