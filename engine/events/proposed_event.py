"""Proposed events that have not happened yet: whether one is possible, and whether it can't happen (103.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.citations import RuleId, implements, rule
from engine.errors import Reason
from engine.events.attempt import Attempt
from engine.events.zone_changes import can_be_removed_from_combat
from engine.language.modifiers import Deed
from engine.language.triggers import What
from engine.language.words import KeywordName, Phase, Zone
from engine.state.cards import Card
from engine.state.game import State
from engine.state.ids import CardId
from engine.state.record import (
    ChangeCounters,
    CombatDeed,
    DealDamage,
    Decide,
    Event,
    FailToDraw,
    FlipOver,
    HealDamage,
    InCombat,
    LeaveChain,
    Move,
    MoveKind,
    Packet,
    PutDamageOn,
    Record,
    Stopped,
    Turn,
)
from engine.view.fatal_damage import is_fatal
from engine.view.prohibitions import forbidden
from engine.view.values import has_keyword, values


@dataclass(slots=True)
class Pending:
    """A proposed event that has not happened yet: as it was proposed, and as it is after replacement and prevention.

    `event` is None once nothing of it is left. `used` are the replacement modifiers that have been applied to it
    (716.1c). `moved_elsewhere` says that a move became a move into another zone, which still counts as performed
    (411.8e), `put_elsewhere` that effects which put the card there took its place. `rules` are the rules that the event
    cites when it happens, `record` is its record after that.
    """

    proposed: Event
    event: Event | None
    used: set[int] = field(default_factory=set)
    replaced: bool = False
    moved_elsewhere: bool = False
    put_elsewhere: bool = False
    record: Record | None = None
    rules: dict[RuleId, None] = field(default_factory=dict)

    def cite(self, *numbers: str) -> None:
        """Let the event cite the rules when it happens."""
        self.rules.update(dict.fromkeys(map(rule, numbers)))

    @property
    def performed(self) -> bool:
        """Return whether the proposed event was performed, as an "if you do" asks (709.2f, 411.8e)."""
        if self.record is None:
            return self.put_elsewhere
        return not self.replaced or self.moved_elsewhere


@implements("102.2", "404.3", "405.2a", "405.2b", "712.4")
def possible(state: State, event: Event) -> bool:
    """Return whether the event can happen at all.

    A card that is gone, or that left the game with its owner, can't move. Only a card in play can become ready or
    exhausted, turn over, or have counters and damage put on it; a ready card can't become ready. Only a character with
    a role in a combat can be removed from it. No packet is created with an amount below 1, or to heal a character
    without damage.
    """
    match event:
        case Move(card):
            return card in state.cards and not _left_with_owner(state, state.cards[card])
        case Turn(card, ready):
            return in_play(state, card) and state.cards[card].ready is not ready
        case DealDamage(packet):
            return packet.amount >= 1 and in_play(state, packet.to)
        case HealDamage(packet):
            return packet.amount >= 1 and in_play(state, packet.to) and state.cards[packet.to].damage > 0
        case ChangeCounters(card, name, by):
            return in_play(state, card) and (by > 0 or (by < 0 and state.cards[card].counters_named(name) >= 1))
        case FlipOver(card, face_up):
            return in_play(state, card) and state.cards[card].face_up is not face_up
        case PutDamageOn(card, amount):
            return amount != 0 and in_play(state, card)
        case InCombat(CombatDeed.LEAVES_COMBAT, card):
            return can_be_removed_from_combat(state, card)
        case _:
            return True


@implements("102.2")
def _left_with_owner(state: State, card: Card) -> bool:
    """Return whether the card was removed from the game together with its owner."""
    return card.zone is Zone.REMOVED and state.player(card.owner).out


@implements("404.3", "405.2a", "602.5", "712.4")
def note_impossible(attempt: Attempt, events: Sequence[Event], why: tuple[RuleId, ...]) -> None:
    """Record which of the events are impossible, such as a packet of less than 1; other events happen all the same."""
    for event in events:
        if possible(attempt.state, event):
            continue
        match event:
            case DealDamage(packet) | HealDamage(packet) if packet.amount < 1:
                words = "creates no packet, as its amount would be less than 1"
                about = packet.to if packet.source is None else packet.source
                attempt.record(Decide(None, words, about), (rule("405.2a"), *why))
            case HealDamage(packet) if in_play(attempt.state, packet.to):
                attempt.record(
                    Decide(None, "no packet is created: there is no damage to heal", packet.to),
                    (rule("404.3"), rule("405.2b")),
                )
            case Turn(card, ready) if _watched(attempt.state, ready=ready) and in_play(attempt.state, card):
                words = "is ready already" if ready else "is exhausted already"
                attempt.record(Decide(None, words, card), (rule("703.5"),))
            case InCombat(CombatDeed.LEAVES_COMBAT, card) if in_play(attempt.state, card):
                words = "is not in combat, so it can't be removed from combat"
                attempt.record(Decide(None, words, card), (rule("602.5"),))
            case _:
                pass


@implements("712.3", "712.4")
def rules_of_impossible(state: State, events: Sequence[Event]) -> tuple[str, ...]:
    """Return the rules by which impossible events are left out, for those that are not recorded as impossible."""
    found: dict[str, None] = {}
    for event in events:
        if possible(state, event):
            continue
        match event:
            case DealDamage(packet) | HealDamage(packet) if packet.amount < 1 or in_play(state, packet.to):
                pass
            case Turn(card, ready) if _watched(state, ready=ready) and in_play(state, card):
                pass
            case InCombat(CombatDeed.LEAVES_COMBAT, card) if in_play(state, card):
                pass
            case Turn(card) | FlipOver(card) | ChangeCounters(card) if not in_play(state, card):
                found |= dict.fromkeys(("712.3", "712.4"))
            case _:
                found["712.3"] = None
    return tuple(found)


@implements("703.5")
def _watched(state: State, *, ready: bool) -> bool:
    """Return whether a power watches for cards becoming ready, or exhausted."""
    return (What.BECOMES_READY if ready else What.BECOMES_EXHAUSTED) in state.play.watched


def pending_of(attempt: Attempt, events: Sequence[Event], rules: Sequence[str]) -> list[Pending]:
    """Return the possible events as pending ones, and record why the others are not possible."""
    possible_ = [event for event in events if possible(attempt.state, event)]
    why = dict.fromkeys(map(rule, rules))
    if len(possible_) < len(events):
        why |= dict.fromkeys(map(rule, rules_of_impossible(attempt.state, events)))
        note_impossible(attempt, events, tuple(map(rule, rules)))
    return [Pending(event, event, set(attempt.used), rules=dict(why)) for event in possible_]


def in_play(state: State, card: int) -> bool:
    """Return whether the card is in play."""
    held = state.cards.get(card)  # type: ignore[call-overload]
    return held is not None and held.zone is Zone.PLAY


@implements("403.5", "405.2b", "716.1b")
def stop(attempt: Attempt, each: Pending) -> None:
    """Stop the event if a modifier says that it can't happen; then nothing can replace it either.

    If the event had replaced another event, neither of them happens.
    """
    if each.event is None:
        return
    reason = stopped_by(attempt.state, each.event)
    if reason is not None:
        why = (*_no_packet(each.event), *(("716.1b",) if each.replaced else ()))
        attempt.record(Stopped(each.event, reason), (reason.rule, *(rule(number) for number in why)))
        each.event = None


def _no_packet(event: Event) -> tuple[str, ...]:
    """Return the rules by which no packet is created for damage that can't be dealt or healed."""
    match event:
        case DealDamage():
            return "403.5", "405.2b"
        case HealDamage():
            return "404.3", "405.2b"
        case _:
            return ()


@implements("103.3", "405.2b")
def stopped_by(state: State, event: Event) -> Reason | None:
    """Return why the event can't happen, None if nothing forbids it; repairing uniqueness never is (103.3)."""
    match event:
        case Move(card, kind=MoveKind.DESTROY):
            return forbidden(state, Deed.BE_DESTROYED, card)
        case Move(kind=MoveKind.DRAW, player=player) | FailToDraw(player):
            return None if player is None else forbidden(state, Deed.DRAW, player)
        case Move(kind=MoveKind.DISCARD, player=player):
            return None if player is None else forbidden(state, Deed.DISCARD, player)
        case Move(card) if card in state.cards and state.cards[card].zone is Zone.GRAVEYARD:
            return forbidden(state, Deed.LEAVE_GRAVEYARD, card)
        case Move(card, to=Zone.REMOVED, kind=MoveKind.PUT) if in_play(state, card):
            return forbidden(state, Deed.BE_REMOVED, card)
        case Move(card, kind=MoveKind.INTERRUPT, by=by):
            return forbidden(state, Deed.BE_INTERRUPTED, card, by)
        case LeaveChain(link, "interrupted", by):
            return forbidden(state, Deed.BE_INTERRUPTED, link.id, by)
        case DealDamage(packet):
            return _no_damage(state, event)
        case HealDamage(packet):
            by = packet.source
            return (
                _past_healing(state, packet.to)
                or forbidden(state, Deed.BE_HEALED, packet.to, by)
                or (None if by is None else forbidden(state, Deed.HEAL, by, packet.to))
            )
        case Turn(card, True):
            return _no_readying(state, card)
        case Turn(card, False, by=by):
            return forbidden(state, Deed.EXHAUST, card, by)
        case _:
            return None


@implements("starter-2006:healing")
def _past_healing(state: State, card: CardId) -> Reason | None:
    """Return why the character can't be healed: it has fatal damage, in an edition in which that can't be healed."""
    held = state.cards[card]
    if state.edition.fatal_damage_can_be_healed or not is_fatal(state, held.damage, values(state, card).health):
        return None
    return Reason(rule("starter-2006:healing"), f"{held.printed.name} has fatal damage, which can't be healed")


@implements("501.1a")
def _no_readying(state: State, card: CardId) -> Reason | None:
    """Return why the card can't ready now, as its player readies cards in the ready step or at any other time.

    The ready step lasts until its window closes (501.1a): what can't ready during it stays so in the window, too.
    A power speaks of the step of the card's controller, a modifier for a step to come of that one step alone.
    """
    step = state.phase is Phase.READY_STEP
    its_step = step and state.turn_player == state.cards[card].controller
    return (
        forbidden(state, Deed.READY, card)
        or (forbidden(state, Deed.READY_DURING_READY_STEP, card, to_come=not its_step) if step else None)
        or (None if its_step else forbidden(state, Deed.READY_OTHERWISE, card))
    )


@implements("603.1a")
def _past_long_range(state: State, packet: Packet) -> Reason | None:
    """Return why the packet can't be dealt: it is combat damage by the defender, and the attacker has long-range.

    That forbids damage that counts as combat damage as well, whoever it would be dealt to.
    """
    combat = state.combat
    if not packet.combat or combat is None or combat.attacker is None or combat.defender is None:
        return None
    if packet.source != combat.defender or not has_keyword(state, combat.attacker, KeywordName.LONG_RANGE):
        return None
    name = state.cards[combat.attacker].printed.name
    return Reason(rule("603.1a"), f"{name} attacks with long-range, so the defender can't deal combat damage")


def _no_damage(state: State, event: DealDamage) -> Reason | None:
    packet = event.packet
    reason = forbidden(state, Deed.BE_DEALT_DAMAGE, packet.to, packet.source, packet.damage_types)
    if reason is None and packet.combat:
        reason = forbidden(state, Deed.BE_DEALT_COMBAT_DAMAGE, packet.to, packet.source, packet.damage_types)
    if reason is None and packet.source is not None:
        reason = forbidden(state, Deed.DEAL_DAMAGE, packet.source, packet.to, packet.damage_types)
        if reason is None and packet.combat:
            reason = forbidden(state, Deed.DEAL_COMBAT_DAMAGE, packet.source, packet.to, packet.damage_types)
    return reason or _past_long_range(state, packet)
