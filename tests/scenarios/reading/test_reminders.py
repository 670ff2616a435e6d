"""Reminders in parentheses: one that says what its keyword means is passed over, any other makes the card unread."""

from __future__ import annotations

import pytest

from scenarios.reading import read_card
from scenarios.reading.reminders import contradiction_in
from tests.scenarios.reading.saying import ALLY_LINE, NAME, card, stuck

AGREEING = (
    "Berserking (+1 ATK for each damage.)",
    "Conspicuous (An opposing hero or ally may protect against this ally.)",
    "Diplomacy: Night Elves (You pay 1 less to play Night Elf allies, to a minimum of 1.)",
    "Elusive (This ally can't be attacked.)",
    "Ferocity (Can attack immediately.)",
    "Fire Resistance (Prevent all fire damage that would be dealt to this ally.)",
    "Inspire: Ally (You may ready one of your allies during each other player's ready step.)",
    "Long-Range (Defenders deal no combat damage to this character.)",
    "Protector (You may exhaust this ally to have it become the defender when an opposing hero or ally attacks.)",
    "Sabotage: Equipment (This ally can attack opposing equipment.)",
    "Shadowmeld (Elusive and untargetable while ready.)",
    "Stealth (Can't protect against this character.)",
    "War Stomp (When it attacks or defends, you may exhaust target opposing hero or ally.)",
)

CONTRADICTING = (
    "Berserking (+2 ATK for each damage.)",
    "Berserking (+1 ATK for each damage while attacking.)",
    "Conspicuous (This ally can't attack.)",
    "Diplomacy: Gnomes (You pay 1 less to play Dwarf allies, to a minimum of 1.)",
    "Diplomacy: Gnomes (You pay 2 less to play Gnome allies, to a minimum of 1.)",
    "Elusive (This ally can be attacked.)",
    "Ferocity (Can't attack immediately.)",
    "Ferocity (Can attack immediately and has +1 ATK.)",
    "Fire Resistance (Prevent all frost damage that this ally would be dealt.)",
    "Inspire: Ally (You may ready one of your quests during each other player's ready step.)",
    "Long-Range (Defenders deal combat damage to this character.)",
    "Protector (You may exhaust this ally to have it become the attacker when an opposing hero or ally attacks.)",
    "Sabotage: Equipment (This ally can attack opposing resources.)",
    "Shadowmeld (Elusive and untargetable while exhausted.)",
    "Stealth (Can protect against this character.)",
    "War Stomp (When this ally enters play, you may exhaust target opposing hero or ally.)",
)


@pytest.mark.parametrize("text", AGREEING)
def test_a_reminder_of_what_a_keyword_means_adds_nothing(text: str) -> None:
    assert card(ALLY_LINE, text).powers == card(ALLY_LINE, text.split(" (", maxsplit=1)[0]).powers
    assert card(ALLY_LINE, text).name == NAME


@pytest.mark.parametrize("text", CONTRADICTING)
def test_a_reminder_that_says_something_else_makes_the_card_unread(text: str) -> None:
    stuck(ALLY_LINE, text)


def test_the_message_says_which_words_and_what_they_should_say() -> None:
    found = contradiction_in("Elusive, Ferocity (Can't attack immediately.)")
    assert found is not None
    assert (found.words, found.column, found.expected) == ("(Can't attack immediately.)", 19, "what ferocity means")
    told = str(read_card(NAME, ALLY_LINE + "Ferocity (Can't attack immediately.)"))
    assert "what ferocity means" in told
