"""Making the next state from a state; both share everything that did not change."""

from __future__ import annotations

from typing import Any

from engine.state.cards import Card
from engine.state.game import State
from engine.state.ids import CardId
from engine.state.memo import CARRIED
from engine.state.players import Player

_UNSEEN = frozenset(
    ("clock", "priority", "passes", "waiting", "extra_turns", "skipped_turns", "positions", "past", "steps", "bar")
)
"""The fields that no derived view in the memo reads."""


def evolve(state: State, **changes: Any) -> State:  # noqa: ANN401 - each field has a type of its own.
    """Return the state with the fields changed; it shares all other fields with the old state.

    It shares the memo too if only fields change that no derived view reads. Otherwise it gets a new memo that keeps the
    modifiers that were in force, because they may still be.
    """
    if not _UNSEEN.issuperset(changes):
        carried = state.memo.get(CARRIED)
        changes["memo"] = {} if carried is None else {CARRIED: carried}
    fields = state.__dict__.copy()
    fields.update(changes)
    new = object.__new__(State)
    object.__setattr__(new, "__dict__", fields)
    return new


def remembered(state: State) -> State:
    """Return the state without its memo and without the states that led to it, to be kept as a past state.

    Kept with every state of a turn, these would fill the memory.
    """
    return evolve(state, memo={}, past=(), steps=())


def with_player(state: State, player: Player) -> tuple[Player, ...]:
    """Return the state's players, with this player in the place of the player with the same number."""
    seat = player.id - 1
    return (*state.players[:seat], player, *state.players[seat + 1 :])


def with_card(state: State, card: Card) -> dict[CardId, Card]:
    """Return the state's cards, with this card in the place of the card with the same number."""
    cards = dict(state.cards)
    cards[card.id] = card
    return cards
