"""How things stand once a link is announced, before anything is chosen or paid for it (707.1a)."""

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
from engine.state.memo import Remembered
from engine.state.record import Move, MoveKind
from engine.value import replace
from engine.view.modifiers_in_force import changing, in_force
from engine.view.scope import Scope

_Parts = tuple[object, ...]
_LOOKING: dict[tuple[int, ...], tuple[_Parts, bool]] = {}
"""Whether parts of cards look at other zones than play, by which they are."""


@implements("707.1a")
def announced(
    scope: Scope, card: CardId, kind: LinkKind, text: LinkText | None, *costs: tuple[Cost, ...] | None
) -> tuple[Scope, CardId]:
    """Return the scope in which a link is added that is asked about, and the card that it is about, as it is then.

    The link is on the chain already, and a card that is played is no longer where it was. Where nothing asks for
    either, that is not worked out.
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
    """Return whether a modifier in force changes costs: which cards it means may depend on where they are."""
    return bool(changing(state, AddCost)) or bool(changing(state, ChangeCost))


def _aiming_is_told_apart(state: State) -> bool:
    """Return whether a modifier in force lets some links target what others can't: it looks at the link itself."""
    return any(change.deed is Deed.BE_TARGETED and change.other is not None for _, change in changing(state, Cannot))


_LOOKED_AT: Remembered[bool] = Remembered("that a modifier looks at other zones than play")


def _looked_at(state: State) -> bool:
    """Return whether a modifier in force looks at other zones than play."""
    known = _LOOKED_AT.of(state.memo)
    if known is None:
        known = _LOOKED_AT.keep(
            state.memo, any(_looks_elsewhere((each.changes, each.to, each.while_)) for each in in_force(state))
        )
    return known


def _looks_elsewhere(parts: _Parts) -> bool:
    """Return whether something in the parts looks at other zones than play; known for as long as they are there."""
    key = tuple(map(id, parts))
    known = _LOOKING.get(key)
    if known is None:
        found = any(isinstance(each, Every) and each.zones != (Zone.PLAY,) for part in parts for each in within(part))
        if len(_LOOKING) > 4096:
            _LOOKING.clear()
        known = _LOOKING[key] = (parts, found)
    return known[1]
