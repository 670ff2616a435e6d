"""The state that comes after another one, sharing all that did not change."""

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
"""Fields that no derived view in the memo reads."""


def evolve(state: State, **changes: Any) -> State:  # noqa: ANN401 - each field has a type of its own.
    """Return the state with the fields changed, sharing everything else; the memo too where no derived view changes.

    Where one may, the memo holds on to what could still be true: the modifiers that were in force.
    """
    if not _UNSEEN.issuperset(changes):
        carried = state.memo.get(CARRIED)
        changes["memo"] = {} if carried is None else {CARRIED: carried}
    new = object.__new__(State)
    object.__setattr__(new, "__dict__", {**state.__dict__, **changes})
    return new


def remembered(state: State) -> State:
    """Return the state as it is to be looked back at, by itself.

    What was derived from it and what led to it are left out, for of every state of a turn they would pile up.
    """
    return evolve(state, memo={}, past=(), steps=())


def with_player(state: State, player: Player) -> tuple[Player, ...]:
    """Return the state's players with this one in the place of the one of the same number."""
    seat = player.id - 1
    return (*state.players[:seat], player, *state.players[seat + 1 :])


def with_card(state: State, card: Card) -> dict[CardId, Card]:
    """Return the state's cards with this one in the place of the one of the same number."""
    cards = dict(state.cards)
    cards[card.id] = card
    return cards
