"""Words as a card prints them."""

from __future__ import annotations

from scenarios.reading.spelling import OWN_NAME, spelled
from tests.every_row import for_every


@for_every(
    ("words", "line"),
    [
        ("draw a card . discard a card .", "Draw a card. Discard a card."),
        ("[activate] , destroy a ally >>> draw a card .", "[Activate], Destroy an ally >>> Draw a card."),
        ("reward : choose one : draw a card ; or ready a ally .", "Reward: Choose one: Draw a card; or ready an ally."),
        ("your hero 's allies , heroes and pets have +1 atk .", "Your hero's allies, heroes and Pets have +1 ATK."),
        ("opponents ' allies can't attack .", "Opponents' allies can't attack."),
        ('put a unique token with " pay x >>> draw a card . " into play .',
         'Put a unique token with "Pay X >>> Draw a card." into play.'),
        ("each opposing hero or ally has a [horde] Totem .", "Each opposing hero and ally has a [Horde] Totem."),
        ("destroy one of his weapons , armor , and items .", "Destroy one of his weapons, armor, or items."),
        ('it has " pay 1 >>> exhaust each ally or a hero . " .', 'It has "Pay 1 >>> Exhaust each ally or a hero."'),
        (f"when {OWN_NAME} attacks , he has +1 def .", "When Tim, Lord of the A attacks, he has +1 DEF."),
    ],
)  # fmt: skip
def test_a_line_is_spelt_as_on_a_card(words: str, line: str) -> None:
    assert spelled(words.split(), "Tim, Lord of the A") == line
