"""Two wordings of one thing are read as the same card."""

from __future__ import annotations

from scenarios.reading import Read, read_card
from tests.every_row import for_every

UNTIL = "5, Ability\nReveal cards from the top of your deck until you reveal an ally card. Put "
QUEST = "to complete this quest.\nReward: Draw a card."


@for_every(
    ("first", "other"),
    [
        ("5, Ability\nDraw two cards.", "5, Ability\nDraw two more cards."),
        (
            "5, Ability\nTarget player discards two cards.",
            "5, Ability\nTarget player discards two additional cards.",
        ),
        (
            f"{UNTIL}that ally into play. Put the rest into your graveyard.",
            f"{UNTIL}it into play and the rest into your graveyard.",
        ),
        (f"Quest\nOn your turn, pay 5 {QUEST}", f"Quest\nOn your turn: Pay 5 {QUEST}"),
        (f"Quest\nOn an opponent's turn, pay 5 {QUEST}", f"Quest\nOn an opponent's turn: Pay 5 {QUEST}"),
    ],
)
def test_both_are_the_same_card(first: str, other: str) -> None:
    card = read_card("Sly", first)
    assert isinstance(card, Read)
    assert read_card("Sly", other) == card
