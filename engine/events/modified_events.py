"""What takes the place of replaced events: effects, chosen first and done at their moment (716.1, 802.1), or packets.

Here is also who orders the modifiers that replace an event (716.3).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind
from engine.events.attempt import Attempt, Beginning
from engine.events.proposed_event import Pending, in_play, pending_of, stop
from engine.language.effects import ChooseMode, Destroy, Discard, Draw, Effect, Exhaust, IfYouDo, May, PayResources, Put
from engine.language.modifiers import AlterPacket, Modified, Prevent
from engine.language.selections import Chosen, Selection
from engine.state.game import State
from engine.state.ids import CardId, Entity, PlayerId
from engine.state.record import (
    ChangeControl,
    ChangeCounters,
    CreateToken,
    DealDamage,
    Decide,
    Event,
    FailToDraw,
    FlipOver,
    HealDamage,
    InCombat,
    LeaveChain,
    Move,
    Packet,
    Turn,
)
from engine.value import replace
from engine.view.last_known import known
from engine.view.modifiers_in_force import changing
from engine.view.referents import number, select
from engine.view.scope import Scope


@dataclass(slots=True, eq=False)
class Instead:
    """What takes the place of an event, with the choices for its first step made.

    The player does it, by a modifier of the source; modifiers that were `used` already replace nothing of it (716.1c).
    `told` says that something of it was recorded as it began, or that there is nothing to do. `pending` are the events
    of its first step, once they have joined the moment.
    """

    player: PlayerId
    source: Entity
    beginning: Beginning
    used: frozenset[int]
    told: bool
    pending: list[Pending] = field(default_factory=list)


Begun: TypeAlias = list[Instead]
"""What has begun in the place of events and neither joined their moment nor been done by itself."""


@implements("716.3")
def affected(state: State, event: Event) -> PlayerId:
    """Return the player who chooses how modifiers replace the event: whoever controls the packet or is affected by it.

    What happens to a card affects whoever has it, what happens to a link its controller.
    """
    match event:
        case DealDamage(packet) | HealDamage(packet):
            return packet.controller
        case Move(card) | Turn(card) | FlipOver(card) | ChangeCounters(card) | ChangeControl(card) | InCombat(_, card):
            held = known(state, card)
            assert held is not None
            return held.controller or held.owner
        case FailToDraw(player=player) | CreateToken(player=player):
            return player
        case LeaveChain(link):
            return link.controller
        case _:
            return state.turn_player


def acting(scope: Scope, effects: Sequence[Effect]) -> PlayerId:
    """Return the player who does the first of the effects: the controller of the modifier if they name nobody."""
    who = doer(effects[0]) if effects else None
    return scope.you if who is None else next((PlayerId(each) for each in select(scope, who)), scope.you)


def doer(effect: Effect) -> Selection | None:
    """Return who does it and makes the choices for it by the words of the effect, None if they name nobody."""
    match effect:
        case Discard(players=who) | Draw(players=who) | Put(by=who) if who is not None:
            return who
        case Destroy(cards=Chosen(by=who)) | Exhaust(cards=Chosen(by=who)) | Put(cards=Chosen(by=who)):
            return who
        case IfYouDo(do=(_, *_)):
            return doer(effect.do[0])
        case May(player=who) | PayResources(player=who) | ChooseMode(player=who):
            return who
        case _:
            return None


@implements("716.1c")
def begin(attempt: Attempt, scope: Scope, effects: Sequence[Effect], used: frozenset[int], begun: Begun) -> None:
    """Let a player choose for the effects that take the place of an event, and add them to those begun.

    Modifiers used already do not apply to them again.
    """
    assert attempt.course is not None
    before, attempt.used = attempt.used, attempt.used | used
    so_far = len(attempt.records)
    beginning = attempt.course.begin(attempt, scope, effects)
    told = not effects or len(attempt.records) > so_far
    begun.append(Instead(acting(scope, effects), scope.source, beginning, attempt.used, told))
    attempt.used = before


@implements("802.1")
def finish(attempt: Attempt, begun: Begun, player: PlayerId) -> bool:
    """Do what the player has chosen so far, who has to choose again; return whether there was something.

    What is left to choose from is known only then.
    """
    now = [each for each in begun if each.player == player]
    begun[:] = [each for each in begun if each.player != player]
    for each in now:
        _do(attempt, each, each.beginning.alone)
    return bool(now)


@implements("716.1", "802.1")
def take_up(attempt: Attempt, begun: Begun, moment: Sequence[Pending]) -> list[Instead]:
    """Let what has begun in the place of events join their moment, and return it.

    What their prevention might ask for as well, such as an armor that is exhausted, is done before that.
    """
    found: list[Instead] = []
    for each in begun:
        if _may_be_missed(attempt.state, each, moment):
            _do(attempt, each, each.beginning.alone)
        else:
            _join(attempt, each)
            found.append(each)
    begun.clear()
    return found


def _may_be_missed(state: State, deed: Instead, moment: Sequence[Pending]) -> bool:
    """Return whether preventing damage of the moment could take what the deed takes: ready cards, or any price."""
    if not any(isinstance(each.event, DealDamage) for each in moment):
        return False
    exhausting = any(isinstance(event, Turn) for event in deed.beginning.events)
    return exhausting or any(change.price for _, change in changing(state, Prevent))


def _join(attempt: Attempt, deed: Instead) -> None:
    """Let the first events of the deed join those of the moment, unless they can't happen."""
    so_far = len(attempt.records)
    outer, attempt.used = attempt.used, deed.used
    deed.pending = pending_of(attempt, deed.beginning.events, deed.beginning.rules)
    attempt.used = outer
    for each in deed.pending:
        stop(attempt, each)
    deed.told = deed.told or len(attempt.records) > so_far


def begun_by(deeds: Sequence[Instead]) -> list[Pending]:
    """Return the first events of the deeds, which have joined the moment."""
    return [each for deed in deeds for each in deed.pending]


def go_on(attempt: Attempt, deed: Instead) -> None:
    """Do what is left of the deed after its first events, which have happened with the others of the moment."""
    _do(attempt, deed, lambda: deed.beginning.go_on(deed.pending))


@implements("712.3", "716.1b")
def _do(attempt: Attempt, deed: Instead, do: Callable[[], bool]) -> None:
    """Do it; the event is replaced though nothing of the deed can be done, which is recorded."""
    outer, attempt.used = attempt.used, deed.used
    already = len(attempt.records)
    do()
    nothing_new = not deed.told and len(attempt.records) == already
    if nothing_new and all(each.event is not None and each.record is None for each in deed.pending):
        nothing = Decide(None, "can do nothing of what takes the place of the event", deed.source)
        attempt.record(nothing, (rule("712.3"), rule("716.1b")))
    attempt.used = outer


@implements("405.4", "716.2")
def altered(attempt: Attempt, scope: Scope, alteration: AlterPacket, packet: Packet) -> Packet:
    """Return the packet with the attributes that the modifier names; the others stay as they are."""
    scope = scope.counting("amount", packet.amount)
    amount = packet.amount if alteration.amount is None else number(scope, alteration.amount)
    to = packet.to if alteration.to is None else _other(attempt, scope, alteration.to, packet.to)
    kinds = packet.damage_types if alteration.damage_type is None else (alteration.damage_type,)
    return replace(packet, amount=amount, to=to, damage_types=kinds)


def choosing(scope: Scope, instead: Modified) -> PlayerId | None:
    """Return the player who chooses to which of several characters a packet goes instead, None if nobody has to."""
    to = instead.to if isinstance(instead, AlterPacket) else None
    if not isinstance(to, Chosen) or len(_others(scope, to)) < 2:
        return None
    return scope.you if to.by is None else next(map(PlayerId, select(scope, to.by)), None)


def has_a_destination(scope: Scope, alteration: AlterPacket) -> bool:
    """Return whether a packet that is to go elsewhere by the modifier has a character in play to go to."""
    return alteration.to is None or any(in_play(scope.state, each) for each in _others(scope, alteration.to))


@implements("405.4", "716.1")
def _other(attempt: Attempt, scope: Scope, to: Selection, before: CardId) -> CardId:
    """Return the character to which a packet goes instead; if there is none, it goes where it went before."""
    among = _others(scope, to)
    player = choosing(scope, AlterPacket(to=to))
    if player is not None:
        words = "which one it is dealt to instead"
        choice = Choice(ChoiceKind.CARDS, player, rule("716.1"), among, 1, 1, about=scope.source, words=words)
        among = tuple(int(each) for each in attempt.ask(choice))
    return CardId(next(iter(among), before))


def _others(scope: Scope, to: Selection) -> tuple[Entity, ...]:
    """Return the characters to one of which a packet goes instead."""
    return select(scope, to.among if isinstance(to, Chosen) else to)
