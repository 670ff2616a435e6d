"""What "it" means after a single card was drawn: that card may be meant as well, so the words have no reading."""

from __future__ import annotations

from engine.language.effects import Destroy
from engine.language.powers import Text
from engine.language.selections import Target
from scenarios.reading import Read, read_card
from scenarios.reading.told_cards import reading as told
from tests.every_row import hold_every
from tests.scenarios.reading.saying import ABILITY_LINE, ALLY_LINE, NAME, card, stuck

DRAWN_OR_NOT = (
    "Exhaust target ally. Draw a card. If it's an ally, put it into play.",
    "Exhaust target ally. Target opponent draws a card. If it's an ally, put it into play.",
    "Exhaust target ally. Draw a card. Destroy it.",
    "Exhaust target ally. Draw a card and put it into play.",
    "Exhaust target ally. Draw a card, then discard it.",
    "Exhaust target ally. Draw a card. If that card is an ally, put it into play.",
    "Exhaust target weapon. Draw a card. You may reveal it.",
)
"""The card that was drawn, or the one spoken of before it."""


def test_it_is_in_doubt_after_a_card_was_drawn() -> None:
    def check(text: str) -> None:
        stuck(ABILITY_LINE, text)

    hold_every(DRAWN_OR_NOT, check)


PLAIN = (
    "Exhaust target ally. Draw a card. Destroy that ally.",
    "Draw a card. Exhaust target ally. Destroy it.",
    "Exhaust target ally. Draw two cards. Destroy it.",
)
"""A noun that no drawn card has, a card spoken of later, or several that were drawn."""


def test_the_target_is_meant_where_no_single_drawn_card_can_be() -> None:
    def check(text: str) -> None:
        printed = card(ABILITY_LINE, text)
        assert isinstance(printed.text, Text)
        assert printed.text.effects[-1] == Destroy(Target())
        again = read_card(NAME, ABILITY_LINE + "\n".join(told(printed)))
        assert isinstance(again, Read)
        assert again.printed == printed

    hold_every(PLAIN, check)


def test_a_card_that_was_looked_at_is_the_one_drawn() -> None:
    card(
        ALLY_LINE,
        "When Grok enters play, look at the top card of your deck. Either draw it or put it on the bottom.",
    )
