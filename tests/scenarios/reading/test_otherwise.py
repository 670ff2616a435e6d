"""What "otherwise" and "if you don't" speak of: never a card that was named only in what was not done."""

from __future__ import annotations

from engine.language.effects import Destroy, Effect, If, IfYouDo, May, Put
from engine.language.powers import Text
from engine.language.selections import Selection, Target, Those
from scenarios.reading import Read, read_card
from scenarios.reading.told_cards import reading as told
from tests.every_row import hold_every
from tests.scenarios.reading.saying import ABILITY_LINE, NAME, card, stuck

INSTEAD: dict[str, Selection] = {
    "Exhaust target ally. Its controller may discard a card. If he doesn't, destroy it.": Target(),
    "Exhaust target ally. Target opponent may discard a card. If he doesn't, destroy it.": Target(),
    "Exhaust target ally. You may discard a card. If you don't, destroy it.": Target(),
    "Exhaust target ally. You may discard a card. If you do, draw a card. Otherwise, destroy it.": Target(),
    "Exhaust target ally. Discard a card. If you can't, destroy it.": Target(),
    "Exhaust target ally. Roll a die. On a 1, discard a card. Otherwise, destroy it.": Target(),
    "Reveal the top card of your deck. If it's an ally, discard a card. Otherwise, put it into your hand.": (
        Those("seen1")
    ),
    "Target opponent discards a card. If it's a hero, its owner discards a card. Otherwise, remove it from the game.": (
        Those("discarded1")
    ),
    "Exhaust target ally. If you have a weapon, you may destroy an ally in your party. Otherwise, destroy that ally.": (
        Target()
    ),
    "You may exhaust target ally. If you don't, destroy it.": Target(),
    "If you control a weapon, exhaust target ally. Otherwise, destroy it.": Target(),
}
"""What is destroyed, or put into a hand, if the rest is not done: what was named in any case, and targets are."""


def done_instead(effect: Effect) -> Effect:
    """Return the one effect of the branch that is taken if the other is not."""
    assert isinstance(effect, (If, IfYouDo, May))
    (only,) = effect.otherwise
    return only


def test_what_is_done_instead_is_about_what_was_named_in_any_case() -> None:
    def check(text: str) -> None:
        printed = card(ABILITY_LINE, text)
        assert isinstance(printed.text, Text)
        instead = done_instead(printed.text.effects[-1])
        assert isinstance(instead, (Destroy, Put))
        assert instead.cards == INSTEAD[text]
        again = read_card(NAME, ABILITY_LINE + "\n".join(told(printed)))
        assert isinstance(again, Read)
        assert again.printed == printed

    hold_every(list(INSTEAD), check)


NAMED_IN_VAIN = (
    "You may destroy an ally in your party. If you don't, exhaust it.",
    "You may discard a card. If you don't, put it into your hand.",
    "You may discard an ally card. If you don't, remove that card from the game.",
    "You may destroy an ally in your party. If you don't, destroy that ally.",
    "Roll a die. On a 1, discard a card. Otherwise, remove it from the game.",
    "Discard an ally card. If you can't, remove it from the game.",
    "Reveal the top card of your deck. If it's an ally, destroy target ally. Otherwise, put it into your hand.",
    "Reveal the top card of your deck. If it's an ally, exhaust target ally. Otherwise, destroy it.",
)
"""The card was named only in what was not done, or is a target there while another card can be meant."""


def test_nothing_is_done_to_a_card_of_the_branch_not_taken() -> None:
    def check(text: str) -> None:
        stuck(ABILITY_LINE, text)

    hold_every(NAMED_IN_VAIN, check)
