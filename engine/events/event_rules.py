"""The rules that every event of a kind cites, whatever caused it."""

from __future__ import annotations

from collections.abc import Collection

from engine.citations import implements
from engine.events.zone_changes import changes_row, proposed
from engine.language.modifiers import Control
from engine.language.powers import Continuous
from engine.language.words import CardType, Done, LinkKind, Phase, Zone
from engine.state.cards import Card
from engine.state.game import State
from engine.state.ids import CardId
from engine.state.links import Link
from engine.state.record import (
    AddLink,
    AttachTo,
    ChangeControl,
    ChangeCounters,
    CombatDeed,
    CreateToken,
    DealDamage,
    Event,
    HealDamage,
    InCombat,
    LeaveChain,
    Move,
    MoveKind,
    Packet,
    PutDamageOn,
    StartPart,
    Turn,
    TurnOver,
)
from engine.view.card_conditions import attached

_ROWS = {
    CardType.ALLY: ("302.1", "710.2a"),
    CardType.ARMOR: ("304.1", "710.2c"),
    CardType.ITEM: ("305.1", "710.2c"),
    CardType.WEAPON: ("303.1", "710.2c"),
    CardType.ABILITY: ("710.2c",),
}
_AT_ONCE = {
    CardType.ARMOR: "304.3",
    CardType.ITEM: "305.1",
    CardType.WEAPON: "303.3",
    CardType.ABILITY: "306.2b",
}
_INTO_GRAVEYARDS = (MoveKind.DESTROY, MoveKind.DISCARD, MoveKind.INTERRUPT, MoveKind.REPAIR, MoveKind.RESOLVE)
_CARDS = (LinkKind.CARD, LinkKind.RESOURCE)
_ANY_TIME = (LinkKind.CARD, LinkKind.PAYMENT, LinkKind.COMPLETION)


def own_rules(before: State, after: State, event: Event, fatal_to: Collection[CardId] = ()) -> list[str]:
    """Return the rules that the event cites whatever caused it, given the states just before and just after it.

    `fatal_to` are the characters to which the damage is fatal that is dealt at the time of the event.
    """
    match event:
        case Move(card) if changes_row(before.cards[card], event):
            found = _into_row(before.cards[card], event)
        case Move():
            found = _move(before, event)
        case DealDamage(packet):
            found = ["403.1", *packet_rules(packet)]
            if packet.to in fatal_to:
                found.append("403.2")
        case HealDamage(packet):
            found = ["404.1", "405.2c", *(("405.3d", "712.5") if packet.with_ else ())]
        case PutDamageOn():
            found = ["403.1", "403.3", "716.2"]
        case CreateToken():
            found = ["400.2", "710.1", _ROWS[event.printed.type][-1]]
        case ChangeControl():
            found = ["400.3", "400.3a", "411.8a"]
        case AttachTo():
            found = ["718.2b"]
        case LeaveChain(how="interrupted"):
            found = ["711.1", "711.2"]
        case _:
            found = _beside_damage(before, after, event)
    return found + _combat(before, after, event)


@implements("402.1", "411.2d", "500.1")
def _beside_damage(before: State, after: State, event: Event) -> list[str]:
    """Return the rules of an event that is neither a move of a card nor about damage or control."""
    match event:
        case ChangeCounters():
            return ["402.1"]
        case AddLink(link):
            return _added(after, link)
        case StartPart(turn=True):
            return ["500.1"]
        case TurnOver():
            return ["411.2d"]
        case Turn(card, ready=False):
            return used_at_once(before, card)
        case _:
            return []


@implements("712.5")
def packet_rules(packet: Packet) -> list[str]:
    """Return the rules that give the packet its attributes (405.2, 405.3)."""
    found = ["405.2c"]
    if packet.damage_types:
        found.append("405.3a")
    if packet.combat:
        found.append("405.3b")
    if packet.unpreventable:
        found.append("405.3c")
    if packet.with_:
        found += ["405.3d"] if packet.combat else ["405.3d", "712.5"]
    return found


@implements("407.2", "407.2a", "407.3", "411.5a", "705.2", "705.3", "705.5")
def _added(after: State, link: Link) -> list[str]:
    """Return the rules of adding the link: that it is a card or an effect, goes on top, and may be added now.

    For a proposal effect they include that its source is the proposing player.
    """
    found = ["407.3", "705.2" if link.kind in _CARDS else "705.3"]
    if len(after.chain) > 1:
        found.append("411.5a")
    if link.kind is LinkKind.PROPOSAL:
        found.append("705.5")
    elif link.kind is LinkKind.STRIKE:
        found.append("407.2a")
    elif link.kind in _ANY_TIME and not _is_free(after, link):
        found.append("407.2")
    return found


def _is_free(state: State, link: Link) -> bool:
    """Return whether the link was added in its controller's non-combat action phase with nothing below it."""
    alone = len(state.chain) == 1
    return alone and state.phase is Phase.ACTION and state.turn_player == link.controller


def used_at_once(state: State, card: CardId) -> list[str]:
    """Return the rule by which an ability or equipment can be exhausted in the turn in which it came under control.

    Only allies wait for their controller's turn to start.
    """
    held = state.cards[card]
    if held.resource or held.controller is None or held.printed.type not in _AT_ONCE:
        return []
    began = state.player(held.controller).turn_began
    return [_AT_ONCE[held.printed.type]] if began is None or held.since >= began else []


@implements("400.2", "400.3b", "411.4a", "411.6a")
def _move(before: State, move: Move) -> list[str]:
    card = before.cards[move.card]
    found: list[str] = []
    if move.kind in (MoveKind.DESTROY, MoveKind.REPAIR):
        found.append("411.8d")
    elif move.kind is MoveKind.DISCARD:
        found.append("411.8c")
    elif move.kind is MoveKind.DETACH:
        found.append("306.3e")
    elif move.kind is MoveKind.INTERRUPT or (move.kind is MoveKind.LEAVE_GAME and card.zone is Zone.CHAIN):
        found += ["711.1", "711.2"]
    if move.to is Zone.PLAY:
        found += _entering(before, card, move)
    elif card.controller is not None and card.controller != card.owner:
        found += ["400.2", "411.1"]
    if move.to is Zone.REMOVED:
        found.append("411.6a")
    elif move.to is Zone.GRAVEYARD and move.kind in _INTO_GRAVEYARDS:
        found.append("411.4a")
    powers = card.printed.powers if card.zone is Zone.PLAY else ()
    changes = [change for power in powers if isinstance(power, Continuous) for change in power.changes]
    if changes:
        found.append("714.2")
    if any(isinstance(change, Control) for change in changes):
        found.append("400.3b")
    if card.zone is Zone.PLAY and (card.damage or card.counters):
        found.append("407.6e")
    if _forgets(before, card):
        found.append("411.8a")
    return found


@implements("400.3", "408.1b", "411.7a", "411.8a")
def _into_row(card: Card, move: Move) -> list[str]:
    """Return the rules by which a card in play lies in a resource row as the same card."""
    hidden = () if move.face_up else ("408.1b",)
    handed = () if move.controller == card.controller else ("400.3",)
    return ["411.7a", "411.8a", *hidden, *handed]


@implements("302.1", "303.1", "304.1", "305.1", "306.3d", "710.3")
def _entering(before: State, card: Card, move: Move) -> list[str]:
    found = ["710.1", "710.2", "105.1"]
    if move.resource:
        found.append("710.2b")
    elif move.attached_to is not None:
        found += ["710.2d", *(("306.3d",) if attached(before, move.attached_to) else ())]
    else:
        found += _ROWS.get(card.printed.type, ())
    if card.printed.limits:
        found.append("410.3b")
    acts = any(isinstance(power, Continuous) for power in card.printed.powers)
    if not move.resource and (acts or before.modifiers or before.play.continuous):
        found.append("710.3")
    return found


def _forgets(state: State, card: Card) -> bool:
    """Return whether the card had damage, counters or anything else that the new card does not keep (411.8a)."""
    if card.zone not in (Zone.PLAY, Zone.GRAVEYARD, Zone.CHAIN):
        return False
    if card.damage or card.counters or not card.ready:
        return True
    if any(fact.deed is Done.USED and fact.subject == card.id for fact in state.history):
        return True
    if any(modifier.cards is not None and card.id in modifier.cards for modifier in state.modifiers):
        return True
    return any(card.id in chosen for link in state.chain for chosen in link.targets)


def _combat(before: State, after: State, event: Event) -> list[str]:
    """Return the rules by which the event removes a card from a combat or from a proposal.

    Where leaving play and changing controllers are removals, they are for a proposal, too (602.4 of 2009).
    """
    removal = before.edition.leaving_combat_is_removal
    moving = isinstance(event, (Move, ChangeControl))
    leaving = isinstance(event, InCombat) and event.deed is CombatDeed.LEAVES_COMBAT
    no_more_proposed = isinstance(event, (Move, ChangeControl)) and event.card in proposed(before)
    out = (moving or leaving) and before.combat is not after.combat
    found: list[str] = []
    if out or (leaving and before.chain != after.chain) or (no_more_proposed and removal):
        found += ["602.5", "cr-2009-combat:602.4"] if removal else ["602.5"]
    return [*found, "601.2f"] if no_more_proposed else found
