"""How events match what powers watch for: each event happens under one or more names, such as "enters play"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import assert_never

from engine.citations import RuleId, implements, rule
from engine.events.zone_changes import can_be_removed_from_combat, changes_row
from engine.language.triggers import Part, What
from engine.language.words import DamageType, LinkKind, Phase, Zone
from engine.state.game import State
from engine.state.ids import CardId
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
    Record,
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
from engine.value import replace, value
from engine.view.fatal_damage import dealt_fatally, fatal
from engine.view.scope import Scope

_PARTS = {
    Phase.READY_STEP: Part.READY_STEP,
    Phase.DRAW_STEP: Part.DRAW_STEP,
    Phase.ACTION: Part.ACTION_PHASE,
    Phase.END: Part.END_PHASE,
}
_LINKS = {
    LinkKind.CARD: What.PLAYED,
    LinkKind.RESOURCE: What.PLACED,
    LinkKind.PAYMENT: What.USED,
    LinkKind.COMPLETION: What.COMPLETES,
    LinkKind.STRIKE: What.STRIKES,
}
_ARRIVING = (rule("703.4"), rule("710.4"))


@value
class Happening:
    """An event under one of its names, with the cards and players in its roles and the details that powers ask for."""

    what: What
    subject: int | None = None
    other: int | None = None
    player: int | None = None
    amount: int = 0
    moved: int | None = None
    link: int | None = None
    part: Part | None = None
    from_zone: Zone | None = None
    to_zone: Zone | None = None
    combat: bool | None = None
    damage_types: tuple[DamageType, ...] = ()
    with_: tuple[CardId, ...] = ()
    fatal: bool = False
    rules: tuple[RuleId, ...] = ()
    counter: str | None = None

    def bound(self, scope: Scope) -> Scope:
        """Return the scope in which the roles and the amount of the event are bound."""
        things = dict(scope.things)
        for name, entity in (
            ("subject", self.subject),
            ("other", self.other),
            ("player", self.player),
            ("moved", self.moved),
            ("link", self.link),
        ):
            if entity is not None:
                things[name] = (entity,)
        return replace(scope, things=things, numbers={**scope.numbers, "amount": self.amount})


@implements("306.3e")
def with_source_detached(after: State, scope: Scope, happening: Happening) -> Scope:
    """Return the scope that knows its source in the graveyard, if it went there with the host that has left play.

    An effect that is to move such a source can only function in that zone (712.4).
    """
    gone = after.gone.get(CardId(scope.source))
    if gone is None or gone.became is None or gone.card.attached_to is None:
        return scope
    card = after.cards.get(gone.became)
    if happening.subject != gone.card.attached_to or card is None or card.zone is not Zone.GRAVEYARD:
        return scope
    return replace(scope, things={**scope.things, "detached": (card.id,)})


@cache
def events_under(what: What) -> tuple[type[Event], ...]:
    """Return the kinds of events that can happen under the name; failing to draw counts as drawing for replacement."""
    match what:
        case What.MOVES | What.LEAVES_PLAY | What.DESTROYED | What.DISCARDED | What.CARD_INTERRUPTED:
            return (Move,)
        case What.DRAWN:
            return (Move, FailToDraw)
        case What.INTERRUPTED:
            return (Move, LeaveChain)
        case What.ENTERS_PLAY:
            return (Move, CreateToken)
        case What.BECOMES_EXHAUSTED | What.BECOMES_READY | What.INSPIRED:
            return (Turn,)
        case What.FLIPS:
            return (FlipOver,)
        case What.CHANGES_CONTROL:
            return (ChangeControl,)
        case What.COUNTERS_ADDED | What.COUNTER_PUT | What.COUNTER_REMOVED:
            return (ChangeCounters,)
        case What.DEALS_DAMAGE:
            return (DealDamage,)
        case What.HEALS:
            return (HealDamage,)
        case What.PREVENTED:
            return (PreventDamage,)
        case (
            What.PROPOSED | What.ATTACKS | What.PROTECTS | What.PROTECTS_ANOTHER | What.DEFENDS | What.ENTERS_COMBAT
            | What.SABOTAGES
        ):  # fmt: skip
            return (InCombat,)
        case What.REMOVED_FROM_COMBAT:
            return (InCombat, Move, ChangeControl, EndPart)
        case What.PLAYED | What.PLACED | What.USED | What.COMPLETES | What.STRIKES:
            return (AddLink,)
        case What.TARGETED:
            return (BecomeTarget,)
        case What.STARTS | What.ENDS_TURN:
            return (StartPart,)
        case What.COMBAT_ENDS:
            return (EndPart,)
        case _:
            assert_never(what)


@implements("403.2", "404.1")
def happenings(records: Sequence[Record], before: State) -> Iterator[tuple[Record, Happening]]:
    """Yield each of the events of one time under every name by which a power may watch for it, with its record.

    Damage is fatal together with all that the character is dealt at that time.
    """
    fatal_to = dealt_fatally(before, (record.event for record in records))
    for record in records:
        for found in named(record.event, before, record.made):
            if isinstance(record.event, HealDamage):
                yield record, replace(found, amount=record.healed)
            elif isinstance(record.event, DealDamage) and record.event.packet.to in fatal_to:
                yield record, replace(found, fatal=True)
            else:
                yield record, found
        if before.edition.leaving_combat_is_removal:
            yield from ((record, found) for found in _removed(record, before))


@implements("cr-2009-combat:602.4", "cr-2009-combat:603.3")
def _removed(record: Record, before: State) -> tuple[Happening, ...]:
    """Return who is removed from combat as another card, by a change of control, or as the combat concludes.

    What would replace a removal from combat doesn't apply to these events, which are more than that.
    """
    event, combat = record.event, before.combat
    if isinstance(event, (Move, ChangeControl)) and can_be_removed_from_combat(before, event.card):
        return (Happening(What.REMOVED_FROM_COMBAT, event.card, moved=record.made),)
    if combat is None or not (isinstance(event, EndPart) and event.phase is Phase.DEFEND_WINDOW):
        return ()
    left = dict.fromkeys((combat.attacker, combat.proposed_defender, combat.defender))
    return tuple(Happening(What.REMOVED_FROM_COMBAT, each) for each in left if each is not None)


def would_be_named(event: Event, before: State) -> tuple[Happening, ...]:
    """Return the proposed event under its names; a draw from an empty deck would be one, too (716.1b)."""
    return (Happening(What.DRAWN, player=event.player),) if isinstance(event, FailToDraw) else named(event, before)


def named(event: Event, before: State, made: CardId | None = None) -> tuple[Happening, ...]:
    """Return the event, by itself, under every one of its names.

    `made` is the number of the card that it made, if any.
    """
    match event:
        case Move():
            return _move(event, before, made)
        case CreateToken(_, player):
            return (Happening(What.ENTERS_PLAY, made, player=player, moved=made, to_zone=Zone.PLAY, rules=_ARRIVING),)
        case DealDamage(packet):
            return (
                Happening(
                    What.DEALS_DAMAGE,
                    packet.source,
                    packet.to,
                    packet.controller,
                    packet.amount,
                    combat=packet.combat,
                    damage_types=packet.damage_types,
                    with_=packet.with_,
                    fatal=fatal(before, packet.to, packet.amount),
                ),
            )
        case HealDamage(packet):
            return (
                Happening(What.HEALS, packet.source, packet.to, packet.controller, packet.amount, with_=packet.with_),
            )
        case PreventDamage(packet, amount, by):
            return (
                Happening(
                    What.PREVENTED,
                    packet.to,
                    packet.source,
                    packet.controller,
                    amount,
                    combat=packet.combat,
                    damage_types=packet.damage_types,
                    with_=(CardId(by),),
                ),
            )
        case Turn(card, ready, inspired_by):
            if ready:
                woken = Happening(What.BECOMES_READY, card, rules=(rule("703.5"),))
                return (woken,) if inspired_by is None else (woken, Happening(What.INSPIRED, card, inspired_by))
            return (Happening(What.BECOMES_EXHAUSTED, card, rules=(rule("703.5"),)),)
        case FlipOver(card):
            return (Happening(What.FLIPS, card),)
        case ChangeControl(card, player):
            return (Happening(What.CHANGES_CONTROL, card, player=player),)
        case ChangeCounters():
            return _counters(event, before)
        case InCombat(deed, card, other):
            return _in_combat(before, deed, card, other)
        case AddLink(link):
            if link.kind not in _LINKS:
                return ()
            return (
                Happening(
                    _LINKS[link.kind],
                    link.source,
                    player=link.controller,
                    link=link.id,
                    amount=link.x,
                    rules=(rule("707.1f"),),
                ),
            )
        case BecomeTarget(target, link):
            return (Happening(What.TARGETED, target, link.source, link.controller, link=link.id),)
        case LeaveChain(link, how):
            return (Happening(What.INTERRUPTED, link.source, player=link.controller),) if how == "interrupted" else ()
        case StartPart(phase, player, turn):
            return _start(phase, player, turn)
        case EndPart(Phase.DEFEND_WINDOW, player):
            return (Happening(What.COMBAT_ENDS, player=player, rules=(rule("603.3a"),)),)
        case (
            EndPart() | PutDamageOn() | FailToDraw() | AttachTo() | Trigger() | GainModifier() | EndModifier()
            | ReplaceEvent() | Stopped() | ShuffleDeck() | ShowCards() | SearchZone() | TurnOver() | GainTurn()
            | MissTurn() | Leave() | EndGame() | Roll() | Decide()
        ):  # fmt: skip
            return ()
        case _:
            assert_never(event)


@implements("402.1")
def _counters(event: ChangeCounters, before: State) -> tuple[Happening, ...]:
    """Return counters that come or go, each by itself and, where they come, together."""
    card, name, by = event.card, event.name, event.by
    if by > 0:
        each = (Happening(What.COUNTER_PUT, card, amount=nth, counter=name) for nth in range(1, by + 1))
        return (Happening(What.COUNTERS_ADDED, card, amount=by), *each)
    held = before.cards.get(card)
    gone = min(-by, 0 if held is None else held.counters_named(name))
    return tuple(Happening(What.COUNTER_REMOVED, card, amount=nth, counter=name) for nth in range(1, gone + 1))


@implements("602.2")
def _in_combat(before: State, deed: CombatDeed, card: CardId, other: CardId | None) -> tuple[Happening, ...]:
    """Return a deed in combat under its names: a character that protects also protects another."""
    done = Happening(_name_of(deed), card, other)
    if deed is not CombatDeed.PROTECTS or before.combat is None:
        return (done,)
    return done, Happening(What.PROTECTS_ANOTHER, card, before.combat.proposed_defender)


def _name_of(deed: CombatDeed) -> What:
    """Return the name under which a deed in combat is watched for."""
    match deed:
        case CombatDeed.PROPOSED:
            return What.PROPOSED
        case CombatDeed.ATTACKS:
            return What.ATTACKS
        case CombatDeed.PROTECTS:
            return What.PROTECTS
        case CombatDeed.DEFENDS:
            return What.DEFENDS
        case CombatDeed.ENTERS_COMBAT:
            return What.ENTERS_COMBAT
        case CombatDeed.SABOTAGES:
            return What.SABOTAGES
        case CombatDeed.LEAVES_COMBAT:
            return What.REMOVED_FROM_COMBAT
        case _:
            assert_never(deed)


def _start(phase: Phase, player: int, turn: bool) -> tuple[Happening, ...]:
    """Return the start of a part of a turn under its names.

    The start of the end phase is also what "at the end of the turn" watches for (500.2).
    """
    found: list[Happening] = []
    if turn:
        found.append(Happening(What.STARTS, player=player, part=Part.TURN, rules=(rule("500.2"),)))
    if phase in _PARTS:
        found.append(Happening(What.STARTS, player=player, part=_PARTS[phase], rules=(rule("500.2"),)))
    if phase is Phase.END:
        found.append(Happening(What.ENDS_TURN, player=player, rules=(rule("500.2"),)))
    return tuple(found)


def _move(move: Move, before: State, made: CardId | None) -> tuple[Happening, ...]:
    card = before.cards.get(move.card)
    if card is None or changes_row(card, move):
        return ()
    owner, source, to = card.owner, card.zone, move.to
    player = move.player or card.controller or owner
    found = [Happening(What.MOVES, move.card, player=player, moved=made, from_zone=source, to_zone=to)]
    if source is Zone.PLAY and to is not Zone.PLAY:
        found.append(Happening(What.LEAVES_PLAY, move.card, player=player, moved=made, from_zone=source, to_zone=to))
    if to is Zone.PLAY and source is not Zone.PLAY:
        found.append(
            Happening(What.ENTERS_PLAY, made, player=player, moved=made, from_zone=source, to_zone=to, rules=_ARRIVING)
        )
    if move.kind in (MoveKind.DESTROY, MoveKind.REPAIR):
        found.append(Happening(What.DESTROYED, move.card, player=player, moved=made, from_zone=source, to_zone=to))
    elif move.kind is MoveKind.DISCARD:
        found.append(Happening(What.DISCARDED, move.card, player=player, moved=made, from_zone=source, to_zone=to))
    elif move.kind is MoveKind.DRAW:
        found.append(Happening(What.DRAWN, move.card, player=player, moved=made, from_zone=source, to_zone=to))
    elif move.kind is MoveKind.INTERRUPT:
        found.append(Happening(What.INTERRUPTED, move.card, player=player, moved=made, from_zone=source, to_zone=to))
        found += _interrupted_card(move, before, made)
    return tuple(found)


@implements("407.3", "711.1")
def _interrupted_card(move: Move, before: State, made: CardId | None) -> list[Happening]:
    """Return that a played card was interrupted; nothing if the card was being placed as a resource."""
    link = next((each for each in before.chain if CardId(each.id) == move.card), None)
    if link is None or link.kind is not LinkKind.CARD:
        return []
    return [Happening(What.CARD_INTERRUPTED, move.card, move.by, link.controller, moved=made)]
