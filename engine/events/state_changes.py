"""The changes that each kind of event makes to the state."""

from __future__ import annotations

from typing import assert_never

from engine.citations import implements
from engine.events.zone_changes import changes_row, moved, out_of_combat, recounted, token_entered
from engine.language.words import CardType, Done, LinkKind, Phase, Zone
from engine.state.cards import Card
from engine.state.combat import Combat
from engine.state.evolution import evolve, remembered, with_card, with_player
from engine.state.game import Result, State
from engine.state.history import Fact
from engine.state.ids import CardId, PlayerId
from engine.state.links import Link
from engine.state.record import (
    AddLink,
    AttachTo,
    BecomeTarget,
    ChangeControl,
    ChangeCounters,
    CombatDeed,
    CreateToken,
    DealDamage,
    Decide,
    EndGame,
    EndModifier,
    EndPart,
    Event,
    FailToDraw,
    FlipOver,
    GainModifier,
    GainTurn,
    HealDamage,
    InCombat,
    Leave,
    LeaveChain,
    MissTurn,
    Move,
    MoveKind,
    PreventDamage,
    PutDamageOn,
    ReplaceEvent,
    Roll,
    SearchZone,
    ShowCards,
    ShuffleDeck,
    StartPart,
    Stopped,
    Trigger,
    Turn,
    TurnOver,
)
from engine.value import replace
from engine.view.counters import changes_of, is_of_value
from engine.view.last_known import known

_ADDED = {
    LinkKind.CARD: Done.PLAYED,
    LinkKind.RESOURCE: Done.PLACED,
    LinkKind.PAYMENT: Done.USED,
    LinkKind.COMPLETION: Done.COMPLETED,
    LinkKind.STRIKE: Done.STRUCK,
}
_FOUGHT = {
    CombatDeed.PROPOSED: Done.PROPOSED,
    CombatDeed.ATTACKS: Done.ATTACKED,
    CombatDeed.PROTECTS: Done.PROTECTED,
    CombatDeed.DEFENDS: Done.DEFENDED,
    CombatDeed.ENTERS_COMBAT: Done.ENTERED_COMBAT,
    CombatDeed.SABOTAGES: Done.SABOTAGED,
}
_DAMAGING = (Done.DEALT_DAMAGE, Done.DEALT_COMBAT_DAMAGE, Done.HEALED_DAMAGE)
_TOGETHER = frozenset((Done.DESTROYED, Done.ENTERED_PLAY, Done.INSPIRED, *_DAMAGING))
"""The deeds of which those of one time are judged by one state."""


def occur(state: State, event: Event) -> tuple[State, CardId | None]:
    """Return the state after the event, and the number of the card that the event made, if it made one."""
    match event:
        case Move():
            return _move(state, event)
        case CreateToken(printed, player):
            state, number = token_entered(state, printed, player, event)
            return _noted(state, Fact(Done.ENTERED_PLAY, number, player=player, then=remembered(state))), number
        case DealDamage() | HealDamage() | PutDamageOn():
            return _damage(state, event), None
        case Turn() | FlipOver() | AttachTo() | ChangeCounters() | ChangeControl():
            return _card_change(state, event), None
        case InCombat(deed, card, other):
            return _combat_deed(state, deed, card, other or CardId(0)), None
        case AddLink(link):
            return _added(state, link), None
        case Trigger(link):
            state = _noted(state, Fact(Done.TRIGGERED, link.source, 0, link.power, link.controller, remembered(state)))
            return evolve(state, waiting=(*state.waiting, link)), None
        case LeaveChain(link):
            return evolve(state, chain=tuple(each for each in state.chain if each.id != link.id)), None
        case GainModifier(modifier):
            return evolve(state, modifiers=(*state.modifiers, modifier)), None
        case EndModifier(modifier):
            return evolve(state, modifiers=tuple(m for m in state.modifiers if m.id != modifier.id)), None
        case FailToDraw(player) | TurnOver(player) | GainTurn(player) | MissTurn(player) | ShuffleDeck(player):
            return _player_change(state, event, player), None
        case EndGame(winners):
            return evolve(state, result=Result(winners), priority=None), None
        case EndPart(Phase.DEFEND_WINDOW):
            return evolve(state, combat=None), None
        case (
            BecomeTarget() | StartPart() | EndPart() | PreventDamage() | ReplaceEvent() | Stopped() | ShowCards()
            | SearchZone() | Leave() | Roll() | Decide()
        ):  # fmt: skip
            return state, None
        case _:
            assert_never(event)


def _noted(state: State, fact: Fact) -> State:
    return evolve(state, history=(*state.history, fact))


@implements("703.4", "802.1")
def noted_together(before: State, after: State) -> State:
    """Return the state after events of one time, with their deeds judged by the state before all of them.

    Cards that entered play are judged by the state after all of them. Damage is fatal or not by the state before all of
    it (403.2).
    """
    many = len(before.history)
    if not any(fact.deed in _TOGETHER for fact in after.history[many:]):
        return after
    then, now = remembered(before), remembered(after)
    noted = (
        replace(fact, then=now if fact.deed is Done.ENTERED_PLAY else then) if fact.deed in _TOGETHER else fact
        for fact in after.history[many:]
    )
    return evolve(after, history=(*after.history[:many], *noted))


def _added(state: State, link: Link) -> State:
    """Return the state with the addition of the link in its history, for kinds of links that text asks about."""
    if link.kind not in _ADDED:
        return state
    then = before_its_flip(state, link.source) if link.kind is LinkKind.COMPLETION else state
    return _noted(state, Fact(_ADDED[link.kind], link.source, 0, link.power, link.controller, remembered(then)))


@implements("702.3")
def before_its_flip(state: State, quest: int) -> State:
    """Return the latest state of this turn in which the quest was still face up, before it was completed."""
    past = state.past
    turned = (n for n in reversed(range(len(past))) if any(_turns_down(each.event, quest) for each in past[n].records))
    flip = next(turned, None)
    return state if flip is None else evolve(past[flip].before, past=past[:flip])


def _turns_down(event: Event, card: int) -> bool:
    return isinstance(event, FlipOver) and event.card == card and not event.face_up


def _move(state: State, move: Move) -> tuple[State, CardId | None]:
    if move.card not in state.cards:
        return state, None
    before, old = state, state.cards[move.card]
    state, number = moved(state, move)
    if changes_row(old, move):
        return state, number
    if move.to is Zone.PLAY:
        state = _noted(
            state, Fact(Done.ENTERED_PLAY, number, player=move.controller or old.owner, then=remembered(state))
        )
    elif move.kind is MoveKind.DRAW:
        state = _noted(state, Fact(Done.DRAWN, number, player=old.owner, then=remembered(state)))
    elif move.kind in (MoveKind.DESTROY, MoveKind.REPAIR):
        holder = old.controller or old.owner
        state = _bereft(_noted(state, Fact(Done.DESTROYED, old.id, player=holder, then=remembered(before))), old)
    elif move.kind is MoveKind.DISCARD:
        state = _noted(state, Fact(Done.DISCARDED, number or old.id, player=move.player, then=remembered(state)))
    return state, number


@implements("102.1a", "407.6a")
def _bereft(state: State, destroyed: Card) -> State:
    """Return the state in which the controller of a destroyed hero is about to lose the game."""
    if destroyed.printed.type is not CardType.HERO or destroyed.resource:
        return state
    seat = replace(state.player(destroyed.controller or destroyed.owner), bereft=True)
    return evolve(state, players=with_player(state, seat))


@implements("403.1", "403.3", "404.1")
def _damage(state: State, event: DealDamage | HealDamage | PutDamageOn) -> State:
    """Return the state with damage put on the character or removed from it, and the deed in its history."""
    then = remembered(state)
    match event:
        case DealDamage(packet):
            held = state.cards[packet.to]
            state = evolve(state, cards=with_card(state, replace(held, damage=held.damage + packet.amount)))
            fact = Fact(Done.DEALT_DAMAGE, packet.source or 0, packet.to, packet.amount, packet.controller, then)
            fact = replace(fact, damage_types=packet.damage_types, with_=packet.with_)
            state = _noted(state, fact)
            return _noted(state, replace(fact, deed=Done.DEALT_COMBAT_DAMAGE)) if packet.combat else state
        case HealDamage(packet):
            held = state.cards[packet.to]
            source, healed = packet.source or 0, healed_by(state, event)
            state = evolve(state, cards=with_card(state, replace(held, damage=held.damage - healed)))
            return _noted(state, Fact(Done.HEALED_DAMAGE, source, packet.to, healed, packet.controller, then))
        case PutDamageOn(card, amount):
            held = state.cards[card]
            return evolve(state, cards=with_card(state, replace(held, damage=max(0, held.damage + amount))))
        case _:
            assert_never(event)


@implements("404.1")
def healed_by(before: State, event: HealDamage) -> int:
    """Return how much damage the event heals: none beyond what is on the character (OP-57)."""
    return min(event.packet.amount, before.cards[event.packet.to].damage)


def _card_change(state: State, event: Turn | FlipOver | AttachTo | ChangeCounters | ChangeControl) -> State:
    held = state.cards[event.card]
    now = state.clock + 1
    match event:
        case Turn(_, ready):
            changed = replace(held, ready=ready, readied=now if ready else held.readied)
            if event.inspired_by is not None:
                fact = Fact(
                    Done.INSPIRED, event.card, event.inspired_by, player=held.controller, then=remembered(state)
                )
                state = _noted(state, fact)
        case FlipOver(_, face_up):
            changed = replace(held, face_up=face_up)
        case AttachTo(_, to):
            changed = replace(held, attached_to=to, timestamp=now)
        case ChangeCounters(_, name, by):
            changed = _with_counters(held, name, by, now)
            if is_of_value(changed) is not is_of_value(held):
                state = evolve(state, play=recounted(state.play, changed))
        case ChangeControl(_, player):
            changed = replace(held, controller=player, since=now)
            state = out_of_combat(state, event.card)
        case _:
            assert_never(event)
    return evolve(state, cards=with_card(state, changed))


@implements("402.1")
def _with_counters(card: Card, name: str, by: int, now: int) -> Card:
    """Return the card with that many counters with the name added, or removed if negative, but never below 0."""
    others = tuple((word, number) for word, number in card.counters if word != name)
    left = max(0, card.counters_named(name) + by)
    counters = (*others, (name, left)) if left else others
    since = dict(card.counted)
    if changes_of(name) and left:
        since.setdefault(name, now)
    else:
        since.pop(name, None)
    return replace(card, counters=counters, counted=tuple(since.items()))


def _combat_deed(state: State, deed: CombatDeed, card: CardId, other: CardId) -> State:
    """Return the state after the deed: the card has the role that it brings, or none, and the deed is remembered."""
    if deed is CombatDeed.LEAVES_COMBAT:
        return out_of_combat(state, card)
    if state.combat is not None:
        state = evolve(state, combat=_with_role(state.combat, deed, card))
    held = known(state, card)
    holder = None if held is None else held.controller
    return _noted(state, Fact(_FOUGHT[deed], card, other, player=holder, then=remembered(state)))


@implements("602.1", "602.2", "602.3", "703.4", "cr-2009-combat:602.2c", "cr-2009-combat:602.3")
def _with_role(combat: Combat, deed: CombatDeed, card: CardId) -> Combat:
    """Return the combat in which the card has the role that the deed brings; it had none just before the deed (703.4).

    A sabotage in which a character protects is one no longer (602.2c of 2009).
    """
    match deed:
        case CombatDeed.ATTACKS:
            return replace(combat, attacker=card)
        case CombatDeed.PROTECTS:
            return replace(combat, proposed_defender=card, protecting=card, sabotage=False)
        case CombatDeed.DEFENDS:
            return replace(combat, defender=card, proposed_defender=None, entered=combat.attacker is not None)
        case CombatDeed.PROPOSED | CombatDeed.ENTERS_COMBAT | CombatDeed.SABOTAGES | CombatDeed.LEAVES_COMBAT:
            return combat
        case _:
            assert_never(deed)


@implements("411.2d", "500.3")
def _player_change(state: State, event: Event, player: PlayerId) -> State:
    """Return the state after an event of the player: a deck shuffled or turned over, a turn gained, a failed draw."""
    seat = state.player(player)
    match event:
        case FailToDraw():
            return evolve(state, players=with_player(state, replace(seat, overdrew=True)))
        case TurnOver():
            seat = replace(seat, deck=tuple(reversed(seat.deck)), deck_face_up=not seat.deck_face_up)
            return evolve(state, players=with_player(state, seat))
        case ShuffleDeck(_, order):
            return evolve(state, players=with_player(state, replace(seat, deck=order)))
        case MissTurn(draw_step=True):
            return evolve(state, skipped_draws=(*state.skipped_draws, player))
        case MissTurn():
            return evolve(state, skipped_turns=(*state.skipped_turns, player))
        case _:
            return evolve(state, extra_turns=(player, *state.extra_turns))


def with_source_as_it_is(state: State, link: Link) -> Link:
    """Return the link with what it has to know to tell later whether its source has remained as it is now (714.3b)."""
    source = state.cards.get(CardId(link.source))
    return link if source is None else replace(link, source_readied=source.readied, source_since=source.since)


def with_link(state: State, link: Link) -> State:
    """Return the state with this link in the place of the link with the same number on the chain."""
    return evolve(state, chain=tuple(link if each.id == link.id else each for each in state.chain))
