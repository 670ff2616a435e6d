"""Finishing moves: a keyword that says an additional cost (faq-2009-03:5)."""

from engine.language.costs import Perform
from engine.language.effects import Put
from engine.language.filters import Filter, Is, Tagged
from engine.language.selections import Chosen, Every, X, You
from engine.language.words import Kind, Zone
from scenarios.reading import Unread, read_card
from scenarios.reading.told_cards import reading
from tests.every_row import for_every
from tests.scenarios.reading.saying import ABILITY_LINE, card

COMBO = Tagged(("Combo",))


@for_every(
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


@for_every("second", ["Finishing move", "As an additional cost to play Grok, discard a card."])
def test_a_card_has_one_additional_cost(second: str) -> None:
    assert isinstance(read_card("Grok", f"{ABILITY_LINE}\nFinishing move\n{second}\nDraw a card."), Unread)


@for_every(
    "effect",
    [
        "Destroy X target armor, where X is the number of Combo cards removed.",
        "Destroy X target allies, where X is 1 plus the number of Combo cards removed.",
        "Your hero deals 1 fire damage to each of X target allies, where X is the number of cards removed.",
    ],
)
def test_targets_are_not_as_many_as_are_removed_only_after_they_are_chosen(effect: str) -> None:
    """707.1d, 707.1e: targets are chosen before a cost is paid, so that nothing is counted yet."""
    cost = "As an additional cost to play Grok, remove up to five Combo cards in your graveyard from the game."
    assert isinstance(read_card("Grok", f"{ABILITY_LINE}\n{cost}\n{effect}"), Unread)


def test_an_amount_may_be_as_much_as_was_removed() -> None:
    cost = "As an additional cost to play Grok, remove up to five Combo cards in your graveyard from the game."
    amount = "2 plus the number of Combo cards removed"
    effect = f"Your hero deals X melee damage to target hero or ally, where X is {amount}."
    assert not isinstance(read_card("Grok", f"{ABILITY_LINE}\n{cost}\n{effect}"), Unread)
