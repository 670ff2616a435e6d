"""Events in words: one sentence for each, with the names of the scenario."""

from __future__ import annotations

import re
from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING, assert_never

from engine.effects.damage import LARGE
from engine.language.words import Phase, Zone
from engine.state.ids import PlayerId
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
    Packet,
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
from scenarios.outcome import EventLine
from scenarios.playthrough.event_subjects import RESOLVING, about, keep_first_numbers, kind_of, link_of
from scenarios.playthrough.spoken_names import agreeing, card, does, entity, link, listed, possessive, who
from scenarios.playthrough.told_modifiers import say_modifier, say_wait

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.state.modifier import Modifier
    from engine.state.record import Record
    from scenarios.playthrough.playthrough_state import Playthrough

_ZONES = {Zone.PLAY: "into play", Zone.CHAIN: "onto the chain"}
_ENDS = {Phase.DEFEND_WINDOW: "the combat concludes", Phase.ACTION: "the combat step ends"}
_LEAVES = {"resolved": "resolves and leaves the chain", "interrupted": "is interrupted"}
_WINDOW = re.compile(r"the window of the (\w+ window) closes")
_MOVES = {
    MoveKind.DESTROY: "{} is destroyed",
    MoveKind.DISCARD: "{} is discarded",
    MoveKind.REPAIR: "{} is destroyed",
    MoveKind.INTERRUPT: "{} is interrupted",
    MoveKind.DETACH: "{} is detached and put into its owner's graveyard",
    MoveKind.LEAVE_GAME: "{} leaves the game with its owner",
}


def lines(play: Playthrough, records: tuple[Record, ...]) -> tuple[EventLine, ...]:
    """Return the events as lines, each with the line of the event, or the link, that caused it.

    Below an event follow lines on what modifiers did to the value that it used. Cards that leave the game with a player
    are told in one line.
    """
    told: list[EventLine] = []
    causes: dict[int, str] = {}
    keep_first_numbers(play, records)
    for leaving, group in groupby(records, _leaving):
        together = tuple(group)
        if leaving is not None:
            told.append(_line(play, together, _tell_leaving(play, together), causes))
            continue
        for each in together:
            told.append(line := _line(play, (each,), tell(play, each.event), causes))
            made = play.contributions.get(each.number, ())
            told += [replace(shown, cause=line.text, caused_by=each.number) for shown in made]
    return tuple(told)


def _line(play: Playthrough, records: tuple[Record, ...], text: str, causes: dict[int, str]) -> EventLine:
    """Return the line of an event, or of several that are told together; `causes` has the causes told so far."""
    first = records[0]
    rules = tuple(dict.fromkeys(rule for each in records for rule in each.rules))
    subjects = tuple(dict.fromkeys(subject for each in records for subject in about(play, each)))
    because = _cause(play, first, causes)
    return EventLine(text, rules, because, kind_of(first), first.number, first.cause, subjects, link_of(first.event))


def _leaving(record: Record) -> tuple[object, ...] | None:
    """Return what cards have in common that leave the game with one player; None for any other event."""
    event = record.event
    if not isinstance(event, Move) or event.kind is not MoveKind.LEAVE_GAME:
        return None
    return (record.cause, event.player)


def _tell_leaving(play: Playthrough, records: Sequence[Record]) -> str:
    """Return in one sentence that the cards leave the game."""
    if len(records) == 1:
        return tell(play, records[0].event)
    often = Counter(card(play, record.event.card) for record in records if isinstance(record.event, Move))
    names = [name if many == 1 else f"{many} times {name}" for name, many in often.items()]
    return f"{listed(names)} leave the game with their owner"


def _cause(play: Playthrough, record: Record, causes: dict[int, str]) -> str | None:
    """Return the cause of an event: the line of another event, or a link. What is told is added to `causes`."""
    if record.cause is None:
        return None
    known = causes.get(record.cause)
    if known is None:
        event = _numbered(play, record.cause)
        known = f"{entity(play, record.cause)} on the chain" if event is None else tell(play, event)
        causes[record.cause] = known
    return known


def _numbered(play: Playthrough, number: int) -> Event | None:
    """Return the event with the number, None if it is that of a link; numbers grow, so that the search ends early."""
    for record in play.latest():
        if record.number <= number:
            return record.event if record.number == number else None
    return None


def tell(play: Playthrough, event: Event) -> str:
    """Return an event as one sentence without a full stop."""
    match event:
        case DealDamage(packet):
            return f"{_source_does(play, packet, 'deal')} {_amount(packet)} to {card(play, packet.to)}"
        case HealDamage(packet):
            amount = "all" if packet.amount >= LARGE else f"{packet.amount}"
            return f"{_source_does(play, packet, 'heal')} {amount} damage from {card(play, packet.to)}"
        case PutDamageOn(of, amount):
            return f"{abs(amount)} damage is {'put on' if amount >= 0 else 'removed from'} {card(play, of)}"
        case Move():
            return _tell_move(play, event)
        case CreateToken(printed, player):
            return f"{does(play, player, 'put')} a {printed.name} token into play"
        case FailToDraw(player):
            return f"{does(play, player, 'have')} no card to draw"
        case Turn(of, ready):
            return f"{card(play, of)} {'readies' if ready else 'is exhausted'}"
        case FlipOver(of, face_up):
            return f"{card(play, of)} turns face {'up' if face_up else 'down'}"
        case AttachTo(of, to):
            return f"{card(play, of)} is attached to {card(play, to)}"
        case ChangeCounters(of, name, by):
            counters = f"{abs(by)} {name} counter{' is' if abs(by) == 1 else 's are'}"
            return f"{counters} {'put on' if by >= 0 else 'removed from'} {card(play, of)}"
        case ChangeControl(of, player):
            return f"{does(play, player, 'gain')} control of {card(play, of)}"
        case InCombat():
            return _tell_combat(play, event)
        case AddLink() | Trigger() | LeaveChain() | BecomeTarget():
            return _tell_link(play, event)
        case StartPart() | EndPart() | GainTurn() | MissTurn() | Leave() | EndGame():
            return _tell_game(play, event)
        case GainModifier(modifier) | EndModifier(modifier):
            return _tell_modifier(play, modifier, ends=isinstance(event, EndModifier))
        case PreventDamage() | ReplaceEvent() | Stopped():
            return _tell_instead(play, event)
        case ShuffleDeck() | ShowCards() | SearchZone() | TurnOver() | Roll() | Decide():
            return _tell_hidden(play, event)
        case _:
            assert_never(event)


def _tell_modifier(play: Playthrough, modifier: Modifier, *, ends: bool) -> str:
    if modifier.triggered is not None:
        return say_wait(play, modifier, ends=ends)
    source, what = card(play, modifier.source), say_modifier(play, modifier)
    return f"a modifier from {source} ends: “{what}”" if ends else f"a modifier from {source} starts to apply: {what}"


def _source_does(play: Playthrough, packet: Packet, verb: str) -> str:
    """Return who deals or heals a packet, with the verb: its source, or else the player who is told to."""
    source = packet.controller if packet.source is None else packet.source
    if source <= len(play.now.players):
        return does(play, PlayerId(source), verb)
    return f"{card(play, source)} {verb}s"


def _amount(packet: Packet) -> str:
    kind = "".join(f" {each.value}" for each in packet.damage_types)
    combat = " combat" if packet.combat else ""
    return f"{packet.amount}{' unpreventable' if packet.unpreventable else ''}{kind}{combat} damage"


def _tell_move(play: Playthrough, move: Move) -> str:
    moved = card(play, move.card)
    said = _MOVES.get(move.kind)
    if said is not None:
        return said.format(moved)
    if move.kind is MoveKind.DRAW:
        return f"{does(play, move.player, 'draw')} {moved}" if move.player else f"{moved} is drawn"
    if move.resource and move.card in play.now.cards:
        return f"{moved} is put into its owner's resource row{' exhausted' if move.exhausted else ''}"
    if move.to is Zone.PLAY:
        attached = f" attached to {card(play, move.attached_to)}" if move.attached_to else ""
        row = " as a resource" if move.resource else ""
        return f"{moved} enters play{row}{attached}{' exhausted' if move.exhausted else ''}"
    if move.to is Zone.REMOVED:
        return f"{moved} is removed from the game"
    place = _ZONES.get(move.to) or f"into its owner's {move.to.value}"
    if move.to is Zone.DECK:
        place = f"on {'the bottom' if move.on_bottom else 'top'} of its owner's deck"
    return f"{moved} is put {place}"


def _tell_combat(play: Playthrough, event: InCombat) -> str:
    first = card(play, event.card)
    other = "" if event.other is None else card(play, event.other)
    match event.deed:
        case CombatDeed.PROPOSED:
            return f"{first} is proposed as an attacker" + (f" against {other}" if other else "")
        case CombatDeed.DEFENDS:
            return f"{first} defends" + (f" against {other}" if other else "")
        case CombatDeed.ENTERS_COMBAT:
            return f"{first} enters combat" + (f" with {other}" if other else "")
        case CombatDeed.ATTACKS | CombatDeed.PROTECTS | CombatDeed.SABOTAGES | CombatDeed.LEAVES_COMBAT:
            return f"{first} {event.deed.value}" + (f" {other}" if other and event.deed is CombatDeed.SABOTAGES else "")
        case _:
            assert_never(event.deed)


def _tell_link(play: Playthrough, event: AddLink | Trigger | LeaveChain | BecomeTarget) -> str:
    said = link(play, event.link)
    match event:
        case AddLink():
            return f"{said} is added to the chain"
        case Trigger():
            return f"{card(play, event.link.source)} triggers"
        case LeaveChain(_, how):
            return f"{said} {_LEAVES.get(how, how)}"
        case BecomeTarget(target):
            return f"{said} targets {entity(play, target)}"
        case _:
            assert_never(event)


def _tell_game(play: Playthrough, event: StartPart | EndPart | GainTurn | MissTurn | Leave | EndGame) -> str:
    match event:
        case StartPart(phase, player, turn):
            return f"{possessive(play, player)} {'turn' if turn else phase.value} starts"
        case EndPart(phase, player, turn):
            return _ENDS.get(phase) or f"{possessive(play, player)} {'turn' if turn else phase.value} ends"
        case GainTurn(player):
            return f"{does(play, player, 'get')} an extra turn"
        case MissTurn(player, draw_step):
            return f"{does(play, player, 'skip')} the next {'draw step' if draw_step else 'turn'}"
        case Leave(players, how):
            verb, _, rest = how.partition(" ")
            return f"{listed(who(play, each) for each in players)} {agreeing(play, players, verb)} {rest}".rstrip()
        case EndGame(winners):
            won = f"won by {listed(who(play, each) for each in winners)}" if winners else "in a draw"
            return f"the game ends, {won}"
        case _:
            assert_never(event)


def _tell_instead(play: Playthrough, event: PreventDamage | ReplaceEvent | Stopped) -> str:
    match event:
        case PreventDamage(packet, amount, by):
            return f"{entity(play, by)} prevents {amount} of the damage to {card(play, packet.to)}"
        case ReplaceEvent(by=by):
            now = "nothing" if event.instead is None else tell(play, event.instead)
            return f"{entity(play, by)} replaces “{tell(play, event.event)}” with “{now}”"
        case Stopped(reason=reason):
            return f"“{tell(play, event.event)}” doesn't happen: {reason.text}"
        case _:
            assert_never(event)


def _tell_hidden(play: Playthrough, event: ShuffleDeck | ShowCards | SearchZone | TurnOver | Roll | Decide) -> str:
    match event:
        case ShuffleDeck(player):
            return f"{possessive(play, player)} deck is shuffled"
        case ShowCards(cards, to):
            shown = listed(card(play, each) for each in cards)
            return (
                f"{shown} {'are' if len(cards) > 1 else 'is'} revealed"
                if to is None
                else f"{does(play, to, 'look')} at {shown}"
            )
        case SearchZone(player, of, zone):
            return f"{does(play, player, 'search')} {possessive(play, of)} {zone.value}"
        case TurnOver(player):
            return f"{possessive(play, player)} deck is turned over"
        case Roll(player, results):
            return f"{does(play, player, 'roll')} {listed(map(str, results))}"
        case Decide(player, words, about):
            return _tell_decision(play, player, words, about)
        case _:
            assert_never(event)


def _tell_decision(play: Playthrough, player: PlayerId | None, words: str, about: int | None) -> str:
    """Return a decision as a sentence about the player who makes it, or about the link that it concerns."""
    if about is not None and (player is None or words == RESOLVING):
        return f"{entity(play, about)}: {words}" if player is None else f"{entity(play, about)} {words}"
    if player is None:
        return _WINDOW.sub(r"the \1 closes", words)
    verb, _, rest = words.partition(" ")
    if about is not None and rest.startswith("it "):
        rest = f"{entity(play, about)}{rest.removeprefix('it')}"
    return f"{who(play, player)} {agreeing(play, (player,), verb)} {rest}".rstrip()
