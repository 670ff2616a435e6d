"""What sort of event each is, and which players, cards and link it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, assert_never

from engine.state.record import (
    AddLink,
    AttachTo,
    BecomeTarget,
    ChangeControl,
    ChangeCounters,
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

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.state.record import Record
    from scenarios.outcome import EventKind
    from scenarios.playthrough.playthrough_state import Playthrough

OfPlayers: TypeAlias = (
    CreateToken | FailToDraw | ShuffleDeck | TurnOver | Roll | StartPart | EndPart | GainTurn | MissTurn | SearchZone
    | Leave | EndGame
)  # fmt: skip
"""Events that are about players alone."""

PASSING = "passes"
RESOLVING = "tries to resolve"
_CLOSES = "closes"
_PAYING = "707.1e"
"""The rule by which costs are paid: what happens under it is a payment, except for the adding of a link."""


def kind_of(record: Record) -> EventKind:
    """Return what sort of event a record is of."""
    kind = _kind(record.event)
    return "payment" if _PAYING in record.rules and kind != "link added" else kind


def _kind(event: Event) -> EventKind:
    match event:
        case DealDamage():
            return "damage"
        case HealDamage():
            return "healing"
        case PutDamageOn() | ChangeCounters():
            return "counters"
        case Move():
            return "move"
        case CreateToken():
            return "token"
        case Turn():
            return "readiness"
        case FlipOver():
            return "face"
        case AttachTo():
            return "attachment"
        case ChangeControl():
            return "control"
        case InCombat():
            return "combat"
        case AddLink():
            return "link added"
        case Trigger():
            return "trigger"
        case LeaveChain():
            return "link left"
        case BecomeTarget():
            return "target"
        case StartPart() | EndPart():
            return "part of turn"
        case GainTurn() | MissTurn():
            return "turn"
        case GainModifier() | EndModifier():
            return "modifier"
        case PreventDamage():
            return "prevented"
        case ReplaceEvent():
            return "replaced"
        case Stopped():
            return "stopped"
        case FailToDraw() | Leave() | EndGame():
            return "end of game"
        case ShuffleDeck() | ShowCards() | SearchZone() | TurnOver() | Roll():
            return "hidden"
        case Decide():
            return _kind_of_decision(event)
        case _:
            assert_never(event)


def _kind_of_decision(event: Decide) -> EventKind:
    if event.player is not None and event.words == PASSING:
        return "pass"
    if event.words == RESOLVING:
        return "resolving"
    return "part of turn" if event.player is None and event.words.endswith(_CLOSES) else "decision"


def about(play: Playthrough, record: Record) -> tuple[int, ...]:
    """Return the numbers of what an event is about, first what it happens to; a card has its first number."""
    made = () if record.made is None or isinstance(record.event, Move) else (record.made,)
    found = (each for each in (*made, *_about(record.event)) if each is not None)
    return first_numbers(play, found)


def link_of(event: Event) -> int | None:
    """Return the number of the link that is added, targets something, tries to resolve or leaves the chain."""
    if isinstance(event, AddLink | Trigger | LeaveChain | BecomeTarget):
        return event.link.id
    return event.about if isinstance(event, Decide) and event.words == RESOLVING else None


def keep_first_numbers(play: Playthrough, records: Iterable[Record]) -> None:
    """Remember under which number each card began that changes zones."""
    for each in records:
        if isinstance(each.event, Move) and each.made is not None and each.made != each.event.card:
            play.firsts[each.made] = play.firsts.get(each.event.card, each.event.card)


def first_numbers(play: Playthrough, numbers: Iterable[int]) -> tuple[int, ...]:
    """Return numbers, each once and for a card the first that it had."""
    return tuple(dict.fromkeys(play.firsts.get(each, each) for each in numbers))


def _about(event: Event) -> tuple[int | None, ...]:
    match event:
        case DealDamage(packet) | HealDamage(packet):
            return _about_packet(packet)
        case Move(card):
            return (card, event.attached_to, event.player)
        case PutDamageOn(card) | Turn(card) | FlipOver(card) | ChangeCounters(card):
            return (card,)
        case AttachTo(card, other) | ChangeControl(card, other) | InCombat(_, card, other):
            return (card, other)
        case AddLink(link) | Trigger(link) | LeaveChain(link):
            return (link.source,)
        case BecomeTarget(target, link):
            return (target, link.source)
        case GainModifier(modifier) | EndModifier(modifier):
            return (*(modifier.cards or ()), modifier.source)
        case PreventDamage(packet, _, by):
            return (packet.to, by, *_about_packet(packet))
        case ReplaceEvent(by=by):
            return (*_about(event.event), by, *(() if event.instead is None else _about(event.instead)))
        case Stopped():
            return _about(event.event)
        case ShowCards(cards, to):
            return (*cards, to)
        case Decide(player, _, subject):
            return (subject, player)
        case CreateToken() | FailToDraw() | ShuffleDeck() | TurnOver() | Roll() | SearchZone():
            return _about_players(event)
        case StartPart() | EndPart() | GainTurn() | MissTurn() | Leave() | EndGame():
            return _about_players(event)
        case _:
            assert_never(event)


def _about_players(event: OfPlayers) -> tuple[int, ...]:
    match event:
        case CreateToken(_, player) | FailToDraw(player) | ShuffleDeck(player) | TurnOver(player) | Roll(player):
            return (player,)
        case StartPart(_, player) | EndPart(_, player) | GainTurn(player) | MissTurn(player):
            return (player,)
        case SearchZone(player, of):
            return (player, of)
        case Leave(players) | EndGame(players):
            return players
        case _:
            assert_never(event)


def _about_packet(packet: Packet) -> tuple[int | None, ...]:
    return (packet.to, packet.source, *packet.with_)
