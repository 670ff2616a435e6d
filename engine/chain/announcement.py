"""The state of the game after a link is announced, before anything is chosen or paid for it (707.1a)."""

from __future__ import annotations

from functools import cache

from engine.chain.link_choices import minds_targets
from engine.citations import implements
from engine.effects.text_footprints import WHOLE
from engine.events.state_changes import occur
from engine.language.costs import Cost
from engine.language.modifiers import AddCost, Cannot, ChangeCost, Deed
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
from engine.view.footprint import OF_ZONES, Aspect, Aspects, together, words_in
from engine.view.modifiers_in_force import changing, in_force, views_in_force
from engine.view.scope import Scope


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
    moved = {Aspect.CHAIN, OF_ZONES[state.cards[card].zone]} if kind is LinkKind.CARD else {Aspect.CHAIN}
    looked_at = not WHOLE.of((aims, *costs)).reads.isdisjoint(moved) or not _read_in_force(state).isdisjoint(moved)
    itself = kind is LinkKind.CARD and _speaks_of_itself(costs)
    if not (changed or looked_at or itself or minds_targets(state, *costs) or _aiming_is_told_apart(state)):
        return scope, card
    number, about, source = state.clock + 1, card, scope.source
    if kind is LinkKind.CARD:
        state, made = occur(state, Move(card, Zone.CHAIN, MoveKind.PLAY, player=scope.you, controller=scope.you))
        assert made is not None
        number = about = source = made
    link = Link(LinkId(number), kind, scope.you, source)
    state = evolve(state, chain=(*state.chain, link), clock=number)
    return replace(scope, state=state, source=source, announced=None, link=link), about


@cache
def _speaks_of_itself(costs: tuple[tuple[Cost, ...] | None, ...]) -> bool:
    """Return whether a cost refers to the card that it is paid for."""
    return any(isinstance(word, This) for word in words_in(costs))


def _costs_change(state: State) -> bool:
    """Return whether a modifier in force changes costs; the cards that it applies to may depend on their zones."""
    return bool(changing(state, AddCost)) or bool(changing(state, ChangeCost))


def _aiming_is_told_apart(state: State) -> bool:
    """Return whether a modifier in force forbids targeting to some links only, and so depends on the link."""
    return any(change.deed is Deed.BE_TARGETED and change.other is not None for _, change in changing(state, Cannot))


_READ: Remembered[Aspects] = Remembered("what modifiers in force read, by whatever stands in them")


def _read_in_force(state: State) -> Aspects:
    """Return what modifiers in force read, by whatever stands in them."""
    views = views_in_force(state)
    known = _READ.of(views)
    if known is None:
        texts = (WHOLE.of((each.changes, each.to, each.while_)) for each in in_force(state))
        known = _READ.keep(views, together(texts).asks)
    return known
