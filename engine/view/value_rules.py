"""The rules by which a modifier changes a card's values, for citations."""

from __future__ import annotations

from engine.citations import implements
from engine.language.selections import This
from engine.language.words import Zone
from engine.state.cards import Card
from engine.state.game import State
from engine.view.active_modifier import Active, order_in


def shaping(state: State, active: Active, card: Card, more: bool) -> dict[str, None]:
    """Return the rules by which the modifier changes the card's values; `more` if other modifiers did before it."""
    found: list[str] = []
    if active.modifier is None:
        found += ["704.1", "714.2"]
        if isinstance(active.to, This):
            found.append("200.1")
    else:
        found += _shaping_link(state, active)
    if active.while_ is not None:
        found.append("714.3a")
    if more:
        found += ["718.1", *(_stamp_of(state, active) if active.modifier is None else ("718.2d",))]
    if active.key in order_in(state).rearranged:
        found += ["719.1", "719.2"]
    if active.key in order_in(state).circles:
        found.append("719.3")
    if card.controller != card.entered_under:
        found.append("400.3a")
    return dict.fromkeys(found)


@implements("718.2a", "718.2b", "718.2e")
def _stamp_of(state: State, active: Active) -> tuple[str, ...]:
    """Return the rules by which the modifier has the timestamp of the card with the power."""
    source = state.cards[active.source]
    if source.zone is not Zone.PLAY:
        return ("718.2e",)
    return "718.2e", "718.2a" if source.attached_to is None else "718.2b"


def _shaping_link(state: State, active: Active) -> list[str]:
    assert active.modifier is not None
    found = ["714.1"]
    gone = active.source not in state.cards
    if active.modifier.strike_of is not None:
        found += ["205.1b", "303.2a"]
        if gone:
            found.append("303.2b")
        if len([m for m in state.modifiers if m.strike_of is not None and m.cards == active.modifier.cards]) > 1:
            found.append("303.2c")
    else:
        found.append("714.3e" if active.cards is None else "714.3f")
        if gone:
            found.append("714.3d")
    return found


def unshaping(state: State, active: Active, card: Card) -> dict[str, None]:
    """Return the rules by which a modifier that could apply to the card does not change it now.

    Its "while" condition is not true, or its power was lost to a modifier on which it depends.
    """
    found: list[str] = []
    if active.while_ is not None and active.cards is not None and card.id in active.cards:
        found.append("714.3a")
    if active.key in order_in(state).rearranged:
        found += ["719.1", "719.2"]
    return dict.fromkeys(found)
