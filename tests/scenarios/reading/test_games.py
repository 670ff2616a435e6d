"""Every read card of the tables is put into a short game: nothing that is done with it breaks the engine."""

from __future__ import annotations

from random import Random

import pytest

from engine.actions import Complete, PlayCard, Use
from engine.board import completed, put
from engine.language.printed import Printed
from engine.language.words import CardType, Zone
from engine.play import legal_actions
from engine.state.game import State
from engine.state.ids import CardId
from scenarios.reading import Read
from tests.engine import invariants
from tests.engine.random_games import Layout, play, random_action, random_board, seeded
from tests.scenarios.reading.tables import AT_HAND, read_entries

LAYOUT = Layout(deck=8, in_play=2, resources=2, damage=4, turn_of=0)
STEPS = 12
OFTEN = 0.7
PARTS = 8
STANDING = {CardType.ALLY, CardType.ARMOR, CardType.ITEM, CardType.WEAPON}
OF_A_CARD = (PlayCard, Use, Complete)


def with_card(state: State, printed: Printed) -> tuple[State, set[CardId]]:
    """Return the board with the card where it can be used, and the cards that it is there."""
    player, cards = state.players[0].id, set[CardId]()
    for _ in range(8):
        face_up = printed.type is CardType.QUEST
        state, card = put(state, printed, player, Zone.PLAY, resource=True, face_up=face_up)
        cards.add(card)
    state, _ = put(state, printed, player, Zone.GRAVEYARD)
    if printed.type in STANDING or (printed.ongoing and printed.attach is None):
        state, card = put(state, printed, player, Zone.PLAY)
        cards.add(card)
    if printed.type is not CardType.HERO:
        state, card = put(state, printed, player, Zone.HAND)
        cards.add(card)
    return completed(state), cards


def play_some(state: State, cards: set[CardId], dice: Random) -> int:
    """Do random things, first of all with the cards; return how many were done with them."""
    used = 0
    for _ in range(STEPS):
        own = [action for action in legal_actions(state) if isinstance(action, OF_A_CARD) and action.card in cards]
        mine = bool(own) and dice.random() < OFTEN
        played = play(state, dice.choice(own) if mine else random_action(state, dice), dice)
        if played.outcome is not None:
            used += mine
            state = played.outcome.state
            if state.result is not None:
                return used
    invariants.check_state(state)
    return used


@AT_HAND
@pytest.mark.parametrize("part", range(PARTS))
def test_no_read_card_breaks_a_game(part: int) -> None:
    used = 0
    for name in list(read_entries())[part::PARTS]:
        reading = read_entries()[name].reading
        assert isinstance(reading, Read)
        printed = reading.printed
        dice = seeded(part)
        _, board = random_board(LAYOUT, dice)
        try:
            used += play_some(*with_card(board, printed), dice) > 0
        except Exception as error:
            error.add_note(f"in a game with {name}")
            raise
    assert used > len(read_entries()) / PARTS / 4
