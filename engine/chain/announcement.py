"""The state of the game after a link is announced, before anything is chosen or paid for it (707.1a)."""

from __future__ import annotations

from functools import lru_cache

from engine.chain.link_choices import minds_targets
from engine.citations import implements
from engine.effects.text_footprints import WHOLE
from engine.events.state_changes import occur
from engine.language.costs import Cost
from engine.language.modifiers import AddCost, ChangeCost, Deed, PayInstead
from engine.language.powers import LinkText, Text
from engine.language.selections import This
from engine.language.words import LinkKind, Zone
from engine.state.evolution import evolve
from engine.state.game import State
from engine.state.ids import CardId, LinkId
from engine.state.links import Link
from engine.state.memo import Remembered
from engine.state.record import Move, MoveKind
from engine.value import replace
from engine.view.active_modifier import Active
from engine.view.footprint import NONE, OF_ZONES, Aspect, Aspects, kinds_in
from engine.view.modifiers_in_force import changing, in_force, views_in_force
from engine.view.prohibitions import forbidding
from engine.view.scope import Scope

_MOST_KEPT = 4096


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
    played = kind is LinkKind.CARD
    moved = _MOVED[state.cards[card].zone] if played else _CHAIN
    if not (
        (played and (_costs_change(state) or any(This in kinds_in(cost) for cost in costs if cost)))
        or not all(WHOLE.of(each).reads.isdisjoint(moved) for each in (aims, *costs))
        or not _read_in_force(state).isdisjoint(moved)
        or minds_targets(state, *costs)
        or _aiming_is_told_apart(state)
    ):
        return scope, card
    number, about, source = state.clock + 1, card, scope.source
    if played:
        state, made = occur(state, Move(card, Zone.CHAIN, MoveKind.PLAY, player=scope.you, controller=scope.you))
        assert made is not None
        number = about = source = made
    link = Link(LinkId(number), kind, scope.you, source)
    state = evolve(state, chain=(*state.chain, link), clock=number)
    return replace(scope, state=state, source=source, announced=None, link=link), about


_CHAIN = frozenset((Aspect.CHAIN,))
_MOVED = {zone: frozenset((Aspect.CHAIN, aspect)) for zone, aspect in OF_ZONES.items()}
"""The aspects that change as a card in the zone is announced."""


def _costs_change(state: State) -> bool:
    """Return whether a modifier in force changes costs; the cards that it applies to may depend on their zones."""
    return any(changing(state, kind) for kind in (AddCost, ChangeCost, PayInstead))


def _aiming_is_told_apart(state: State) -> bool:
    """Return whether a modifier in force forbids targeting to some links only, and so depends on the link."""
    return any(change.other is not None for _, change in forbidding(state, Deed.BE_TARGETED))


_READ: Remembered[Aspects] = Remembered("what modifiers in force read, by whatever stands in them")


def _read_in_force(state: State) -> Aspects:
    """Return what modifiers in force read, by whatever stands in them."""
    views = views_in_force(state)
    known = _READ.of(views)
    if known is None:
        known = _READ.keep(views, NONE.union(*map(_read_by, in_force(state))))
    return known


@lru_cache(_MOST_KEPT)
def _read_by(active: Active) -> Aspects:
    return WHOLE.of((active.changes, active.to, active.while_)).asks
