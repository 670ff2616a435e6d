"""Finishing moves: a keyword that says an additional cost (faq-2009-03:5)."""

import pytest

from engine.language.costs import Perform
from engine.language.effects import Put
from engine.language.filters import Filter, Is, Tagged
from engine.language.selections import Chosen, Every, X, You
from engine.language.words import Kind, Zone
from scenarios.reading import Unread, read_card
from scenarios.reading.told_cards import reading
from tests.scenarios.reading.saying import ABILITY_LINE, card

COMBO = Tagged(("Combo",))


@pytest.mark.parametrize(
    ("line", "kind", "told"),
    [
        ("Finishing move", COMBO, "Finishing move"),
        ("Finishing move: Combo", COMBO, "Finishing move"),
        ("Finishing Move Curse", Tagged(("Curse",)), "Finishing move: Curse"),
        ("Finishing move: ally", Is((Kind.ALLY,)), "Finishing move: Ally"),
    ],
)
def test_x_cards_of_the_kind_leave_the_graveyard_for_good(line: str, kind: Filter, told: str) -> None:
    read = card(ABILITY_LINE, f"{line}\nDraw X cards.")
    (part,) = read.additional_cost
    assert isinstance(part, Perform)
    assert isinstance(part.effect, Put)
    assert part.effect.cards == Chosen(Every(kind, (Zone.GRAVEYARD,), You()), X(), X())
    assert part.effect.zone is Zone.REMOVED
    assert read.highest_x == 5
    assert reading(read) == (told, "Draw X cards.")


def test_what_was_removed_can_be_counted() -> None:
    read = card(ABILITY_LINE, "Finishing move\nDraw a card for each card removed this way.")
    assert reading(read) == ("Finishing move", "Draw a card for each card removed.")


@pytest.mark.parametrize("second", ["Finishing move", "As an additional cost to play Grok, discard a card."])
def test_a_card_has_one_additional_cost(second: str) -> None:
    assert isinstance(read_card("Grok", f"{ABILITY_LINE}\nFinishing move\n{second}\nDraw a card."), Unread)
