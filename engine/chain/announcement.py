"""The state of the game after a link is announced, before anything is chosen or paid for it (707.1a)."""

from __future__ import annotations

from engine.citations import implements
from engine.costs.interference import within
from engine.events.state_changes import occur
from engine.language.costs import Cost
from engine.language.modifiers import AddCost, Cannot, ChangeCost, Deed
from engine.language.powers import LinkText, Text
from engine.language.selections import Every
from engine.language.words import LinkKind, Zone
from engine.state.evolution import evolve
from engine.state.game import State
from engine.state.ids import CardId, LinkId
from engine.state.links import Link
from engine.state.record import Move, MoveKind
from engine.value import replace
from engine.view.modifiers_in_force import changing, in_force
from engine.view.scope import Scope

_Parts = tuple[object, ...]
_LOOKING: dict[tuple[int, ...], tuple[_Parts, bool]] = {}
"""For parts of cards, by their identity, whether they refer to cards outside play."""


@implements("707.1a")
def announced(
    scope: Scope, card: CardId, kind: LinkKind, text: LinkText | None, *costs: tuple[Cost, ...] | None
) -> tuple[Scope, CardId]:
    """Return the scope in which the link would be added, and the card's number in it, to ask whether it can be added.

    In that scope the link is on the chain already, and a card being played has left its zone. If no text depends on
    either, the given scope and card are returned, which saves the work.
    """
    state = scope.state
    aims = text.targets if isinstance(text, Text) else text
    changed = kind is LinkKind.CARD and _costs_change(state)
    if not (changed or _aiming_is_told_apart(state) or _looked_at(state) or _looks_elsewhere((aims, *costs))):
        return scope, card
    number, about, source = state.clock + 1, card, scope.source
    if kind is LinkKind.CARD:
        state, made = occur(state, Move(card, Zone.CHAIN, MoveKind.PLAY, player=scope.you, controller=scope.you))
        assert made is not None
        number = about = source = made
    link = Link(LinkId(number), kind, scope.you, source)
    state = evolve(state, chain=(*state.chain, link), clock=number)
    return replace(scope, state=state, source=source, announced=None, link=link), about


def _costs_change(state: State) -> bool:
    """Return whether a modifier in force changes costs; the cards that it applies to may depend on their zones."""
    return bool(changing(state, AddCost)) or bool(changing(state, ChangeCost))


def _aiming_is_told_apart(state: State) -> bool:
    """Return whether a modifier in force forbids targeting to some links only, and so depends on the link."""
    return any(change.deed is Deed.BE_TARGETED and change.other is not None for _, change in changing(state, Cannot))


def _looked_at(state: State) -> bool:
    """Return whether a modifier in force refers to cards outside play."""
    known: bool | None = state.memo.get("looked at")
    if known is None:
        known = any(_looks_elsewhere((each.changes, each.to, each.while_)) for each in in_force(state))
        state.memo["looked at"] = known
    return known


def _looks_elsewhere(parts: _Parts) -> bool:
    """Return whether one of the parts refers to cards outside play; the answer is kept in `_LOOKING`."""
    key = tuple(map(id, parts))
    known = _LOOKING.get(key)
    if known is None:
        found = any(isinstance(each, Every) and each.zones != (Zone.PLAY,) for part in parts for each in within(part))
        if len(_LOOKING) > 4096:
            _LOOKING.clear()
        known = _LOOKING[key] = (parts, found)
    return known[1]
