"""What takes the place of replaced events: effects, of one moment all chosen first (716.1, 802.1), or other packets.

Here is also who orders the modifiers that replace an event (716.3).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind
from engine.events.attempt import Attempt
from engine.events.proposed_event import in_play
from engine.language.effects import ChooseMode, Destroy, Discard, Draw, Effect, Exhaust, IfYouDo, May, PayResources, Put
from engine.language.modifiers import AlterPacket, Modified
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
from engine.view.referents import number, select
from engine.view.scope import Scope

Begun: TypeAlias = list[tuple[PlayerId, Callable[[], None]]]
"""For each replaced event the player who has chosen what is done in its place, and a function that does it."""


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


@implements("712.3", "716.1b", "716.1c")
def begin(attempt: Attempt, scope: Scope, effects: Sequence[Effect], used: frozenset[int], begun: Begun) -> None:
    """Let a player choose for the effects that take the place of an event, and add what does them to those begun.

    Modifiers used already do not apply to them again. The event is replaced though nothing of them can be done, which
    is recorded.
    """
    assert attempt.course is not None
    before, attempt.used = attempt.used, attempt.used | used
    so_far = len(attempt.records)
    do = attempt.course.begin(attempt, scope, effects)
    done, attempt.used = len(attempt.records) > so_far, before

    def go_on() -> None:
        """Do what was chosen."""
        outer, attempt.used = attempt.used, attempt.used | used
        already = len(attempt.records)
        do()
        if effects and not done and len(attempt.records) == already:
            nothing = Decide(None, "can do nothing of what takes the place of the event", scope.source)
            attempt.record(nothing, (rule("712.3"), rule("716.1b")))
        attempt.used = outer

    begun.append((acting(scope, effects), go_on))


@implements("802.1")
def finish(begun: Begun, player: PlayerId | None = None) -> bool:
    """Do what was chosen, or only what the player has chosen; return whether there was something."""
    now = [each for each in begun if player in {None, each[0]}]
    begun[:] = [each for each in begun if each not in now]
    for _, go_on in now:
        go_on()
    return bool(now)


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
