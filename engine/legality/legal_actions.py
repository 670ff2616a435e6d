"""The list of all legal actions of the player with priority."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from engine.combat.proposal import legal_defenders
from engine.decisions.actions import Action, Begin, Complete, Pass, Place, PlayCard, Propose, Strike, Use
from engine.language.modifiers import (
    AddCost,
    ChangeCost,
    CopyPaymentPowers,
    CostToAttack,
    Deed,
    PlayAsInstant,
    PlayFrom,
    Purpose,
)
from engine.language.powers import Payment, Power
from engine.language.printed import Printed
from engine.language.words import CardType, Phase, Zone
from engine.legality.power_use import completed_elsewhere, may_use
from engine.legality.reasons_against import reasons_against, resources_per_turn
from engine.state.game import Bar, State
from engine.state.ids import CardId, PlayerId
from engine.state.memo import Remembered, RememberedBy
from engine.value import kept_by_identity, value
from engine.view.modifiers_in_force import changing, powers_given, views_in_force
from engine.view.prohibitions import allowing
from engine.view.values import powers

_LEGAL: RememberedBy[tuple[PlayerId | None, Bar | None], tuple[Action, ...]] = RememberedBy("legal actions")
_BEGUN: RememberedBy[tuple[PlayerId | None, Bar | None], tuple[tuple[Action, ...], Iterator[Action]]] = RememberedBy(
    "the first legal actions, and what finds the others"
)


def legal_actions(state: State) -> tuple[Action, ...]:
    """Return every legal action of the player with priority, except conceding, which is always legal, and `Repeat`.

    Whether there is a loop to repeat is asked of `why_not` (801.1a). Choices made in the course of an action, such as
    targets, are not part of it.
    """
    key = (state.priority, state.bar)
    listed = _LEGAL.all(state.memo)
    known = listed.get(key)
    if known is None:
        begun = _BEGUN.all(state.memo).pop(key, None)
        found, others = ((), _legal_one_by_one(state)) if begun is None else begun
        known = listed[key] = (*found, *others)
    return known


def first_legal(state: State, many: int) -> tuple[Action, ...]:
    """Return the first legal actions, no more than so many; the others are found when all are asked for."""
    key = (state.priority, state.bar)
    known = _LEGAL.all(state.memo).get(key)
    if known is not None:
        return known[:many]
    begun = _BEGUN.all(state.memo)
    found, others = begun.pop(key) if key in begun else ((), _legal_one_by_one(state))
    found = (*found, *islice(others, max(0, many - len(found))))
    if len(found) < many:
        _LEGAL.all(state.memo)[key] = found
    else:
        begun[key] = (found, others)
    return found[:many]


def is_listed(state: State, action: Action) -> bool:
    """Return whether the legal actions of the state have been listed already and the action is one of them."""
    return action in _LEGAL.all(state.memo).get((state.priority, state.bar), ())


def _legal_one_by_one(state: State) -> Iterator[Action]:
    free = state.bar is None and not changing(state, CostToAttack) and not _given(state).proposing_costs
    for action in _candidates(state):
        if (free and isinstance(action, Propose)) or not reasons_against(state, action, brief=True):
            yield action


@value
class _Given:
    """What modifiers in force do, whoever they apply to.

    `payment` says that they give payment powers, `to_all` that any player may use one of these; `proposing_costs` that
    they add to the cost of proposals or change it.
    """

    payment: bool
    to_all: bool
    proposing_costs: bool


_GIVEN: Remembered[_Given] = Remembered("payment powers and costs of proposals that modifiers give")


def _given(state: State) -> _Given:
    views = views_in_force(state)
    known = _GIVEN.of(views)
    if known is None:
        known = _GIVEN.keep(views, _Given(_payment_is_given(state), _is_opened(state), _proposing_costs(state)))
    return known


def _proposing_costs(state: State) -> bool:
    """Return whether a modifier adds to the cost of proposals or changes it."""
    added = any(change.purpose is Purpose.PROPOSE for _, change in changing(state, AddCost))
    return added or any(change.purpose is Purpose.PROPOSE for _, change in changing(state, ChangeCost))


def _candidates(state: State) -> Iterator[Action]:
    """Yield the actions of the player with priority that may be legal and have to be checked."""
    if state.phase is Phase.SETUP and state.result is None:
        yield Begin()
    player = state.priority
    if player is None or state.result is not None:
        return
    yield Pass(player)
    for card in _playable(state, player):
        yield PlayCard(player, card)
    free = state.is_free_for(player)
    if free and state.player(player).placed < resources_per_turn(state, player):
        for card in state.player(player).hand:
            yield Place(player, card)
            if state.cards[card].printed.type is CardType.QUEST:
                yield Place(player, card, face_up=True)
    yield from _powers(state, player)
    if free:
        yield from _proposals(state, player)
    if state.phase is Phase.DEFEND_WINDOW:
        for card in state.play.ids:
            held = state.cards[card]
            if held.controller == player and held.printed.type is CardType.WEAPON and not held.resource:
                yield Strike(player, card)


_HELD = (Zone.DECK, Zone.HAND, Zone.GRAVEYARD, Zone.REMOVED)
"""The zones that each player has, from which a modifier can let cards be played."""


def _playable(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """Return the cards that the player may be able to play now: only instants when nothing else can be played."""
    seat = state.player(player)
    free = state.is_free_for(player)
    zones = {change.zone for _, change in changing(state, PlayFrom)}
    elsewhere = (
        card
        for zone in _HELD
        if zone in zones or None in zones
        for other in state.remaining
        for card in state.zone(zone, other.id)
    )
    found = tuple(dict.fromkeys((*seat.hand, *elsewhere))) if zones else seat.hand
    if free or changing(state, PlayAsInstant):
        return found
    return tuple(card for card in found if state.cards[card].printed.instant)


def _powers(state: State, player: PlayerId) -> Iterator[Action]:
    given = _given(state)
    gained, opened = given.payment, given.to_all or bool(allowing(state, Deed.USE))
    shared = bool(allowing(state, Deed.COMPLETE))
    for card in state.play.ids if gained else state.play.paying:
        held = state.cards[card]
        theirs = held.controller != player
        if theirs and shared and held.printed.type is CardType.QUEST and held.face_up:
            yield Complete(player, card)
        if theirs and not opened and not _open_to_all(held.printed):
            continue
        if not (gained or held.face_up or not held.resource):
            continue
        if not theirs and held.printed.type is CardType.QUEST and (held.face_up or not held.resource):
            yield Complete(player, card)
        for each in powers(state, card):
            if isinstance(each.power, Payment) and may_use(state, player, held, each.power):
                yield Use(player, card, each.key)
    yield from (Complete(player, card) for card in completed_elsewhere(state, player))
    for card in state.elsewhere:
        held = state.cards[card]
        theirs = (held.controller or held.owner) != player
        for each in () if theirs and not opened and not _open_to_all(held.printed) else powers(state, card):
            power = each.power
            if isinstance(power, Payment) and held.zone in power.zones and may_use(state, player, held, power):
                yield Use(player, card, each.key)


@kept_by_identity
def _open_to_all(printed: Printed) -> bool:
    """Return whether the card has a printed payment power that any player may use."""
    return any(_is_open(power) for power in printed.powers)


def _is_opened(state: State) -> bool:
    """Return whether a modifier gives a payment power that any player may use, or may have copied one."""
    return bool(changing(state, CopyPaymentPowers)) or any(map(_is_open, powers_given(state)))


def _is_open(power: Power) -> bool:
    return isinstance(power, Payment) and power.by_anyone


def _payment_is_given(state: State) -> bool:
    """Return whether a modifier gives payment powers to cards."""
    given = any(isinstance(power, Payment) for power in powers_given(state))
    return given or bool(changing(state, CopyPaymentPowers))


def _proposals(state: State, player: PlayerId) -> Iterator[Action]:
    for attacker in state.play.ids:
        held = state.cards[attacker]
        if held.controller == player and held.ready and not held.resource:
            for defender, sabotage in legal_defenders(state, player, attacker):
                yield Propose(player, attacker, defender, sabotage)
