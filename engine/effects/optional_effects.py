"""Effects around other effects: options, conditions, "if you do", repetition (709.2b, 709.2f, 712.7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias, assert_never

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind
from engine.effects import resources
from engine.effects.bindings import Binding
from engine.effects.card_choices import holds, number, player_of, select
from engine.effects.parts_of_cards import for_each_card, one_after_another
from engine.effects.parts_of_players import by_each, in_place, in_turn_order
from engine.effects.payment_precedence import OTHERWISE, AsCost, Precedence
from engine.effects.performability import performable
from engine.effects.resolution import Performer, Resolution
from engine.events.attempt import yes_or_no
from engine.events.chance import flip_coin
from engine.events.simultaneity import Parts
from engine.language.effects import (
    ChooseMode,
    Effect,
    FlipCoin,
    ForEach,
    If,
    IfYouDo,
    May,
    PayResources,
    Repeat,
)
from engine.language.words import LinkKind
from engine.state.ids import PlayerId
from engine.state.record import Decide
from engine.view.footprint import NOTHING, Footprint
from engine.view.referents import is_card

Framing: TypeAlias = May | IfYouDo | If | ChooseMode | Repeat | ForEach | FlipCoin
"""The effects of this family."""


def carry_out(resolution: Resolution, effect: Framing, perform: Performer) -> Parts:
    """Carry out an effect that frames other effects; return whether they were performed."""
    match effect:
        case If(condition, then, otherwise):
            if holds(resolution, condition):
                return in_place(resolution, 0, then, perform)
            return in_place(resolution, 1, otherwise, perform)
        case May():
            return _may(resolution, effect, perform)
        case IfYouDo():
            return _if_you_do(resolution, effect, perform)
        case ChooseMode():
            return _course(resolution, effect, perform)
        case Repeat(times, do):
            return _repeated(resolution, number(resolution, times), do, perform)
        case ForEach():
            return _for_each(resolution, effect, perform)
        case FlipCoin():
            return _coin(resolution, effect, perform)
        case _:
            assert_never(effect)


def as_cost(effect: Framing, of_each: Callable[[Effect], AsCost]) -> AsCost:
    """Return what is said of the effect as a part of a cost, given what is said of each effect inside it."""
    match effect:
        case If(_, then):
            return AsCost(precedence=max((of_each(each).precedence for each in then), default=Precedence.MOVE))
        case May() | IfYouDo() | ChooseMode() | Repeat() | ForEach() | FlipCoin():
            return OTHERWISE
        case _:
            assert_never(effect)


def footprint(effect: Framing) -> Footprint:
    """Return what the effect itself reads and changes, without the effects inside it."""
    match effect:
        case May() | IfYouDo() | If() | ChooseMode() | Repeat() | ForEach():
            return NOTHING
        case FlipCoin(reflip=reflip):
            return NOTHING if reflip is None else resources.FOOTPRINT
        case _:
            assert_never(effect)


def _repeated(resolution: Resolution, times: int, do: Sequence[Effect], perform: Performer) -> Parts:
    """Perform the effects so many times; return whether all were performed each time."""
    done = True
    for time in range(times):
        done = (yield from in_place(resolution, time, do, perform)) and done
    return done


def _for_each(resolution: Resolution, effect: ForEach, perform: Performer) -> Parts:
    """Perform the effects for each card, or for several players at the same time (802.1).

    Where players only choose, what one has chosen is known as the next one chooses.
    """
    each_of = select(resolution, effect.of)
    if any(is_card(each) for each in each_of):
        return (yield from for_each_card(resolution, effect, each_of, perform))
    if len(each_of) > 1:
        players = in_turn_order(resolution.state, each_of)
        if not all(isinstance(each, Binding) for each in effect.do):
            things = resolution.scope.things
            changes = {each: {"things": {**things, effect.name: (each,)}} for each in players}
            return by_each(resolution, changes, lambda part, _: perform(part, effect.do))
        resolution.cite("802.1")
        each_of = players
    return (yield from one_after_another(resolution, effect, each_of, perform))


@implements("708.3", "709.2b", "712.7", "802.1")
def _may(resolution: Resolution, effect: May, perform: Performer) -> Parts:
    """Let the player choose whether to perform the optional effect, which needs that all of it can be performed.

    Several players perform it at the same time: each chooses that, and what is to be chosen for what comes first in it,
    before the next one does. If the player has left the game, nobody performs it.
    """
    players = tuple(PlayerId(each) for each in select(resolution, effect.player))
    if len(players) > 1:
        changes = {each: {"asked": (effect.player, each)} for each in players}
        return by_each(resolution, changes, lambda part, player: _part(part, effect, player, perform))
    if not players:
        _does_not(resolution, None)
        yield from in_place(resolution, 2, effect.otherwise, perform)
        return False
    before = resolution.scope.asked
    resolution.read(asked=(effect.player, players[0]))
    done = yield from _part(resolution, effect, players[0], perform)
    resolution.read(asked=before)
    return done


@implements("709.2f", "712.7")
def _part(resolution: Resolution, effect: May, player: PlayerId, perform: Performer) -> Parts:
    """Let the player perform it or not, and then what follows from either; return whether it was performed."""
    if not _wants(resolution, effect, player, perform):
        _does_not(resolution, player)
        yield from in_place(resolution, 2, effect.otherwise, perform)
        return False
    resolution.cite("712.7")
    done = yield from in_place(resolution, 0, effect.do, perform, effect.then)
    if effect.then:
        resolution.cite("709.2f")
    if done:
        yield from in_place(resolution, 1, effect.then, perform)
    else:
        yield from in_place(resolution, 2, effect.otherwise, perform)
    return done


def _wants(resolution: Resolution, effect: May, player: PlayerId, perform: Performer) -> bool:
    """Return whether the player can perform all of it and chooses to, or must, as nothing else can be done."""
    if resolution.link is not None and resolution.link.kind is LinkKind.TRIGGERED:
        resolution.cite("708.3")
    attempt, scope = resolution.attempt, resolution.scope
    if not performable(attempt, scope, effect.do, perform, resolution.citations):
        return False
    if effect.either and not performable(attempt, scope, effect.otherwise, perform):
        resolution.cite("709.2b")
        return True
    return _whether(resolution, player)


def _does_not(resolution: Resolution, player: PlayerId | None) -> None:
    resolution.record(Decide(player, "does not do it", resolution.source), "712.7")


def _whether(resolution: Resolution, player: PlayerId, words: str = "whether to perform the optional effect") -> bool:
    return resolution.ask_whether(yes_or_no(ChoiceKind.MAY, player, rule("709.2b"), words, resolution.source))


@implements("709.2f")
def _if_you_do(resolution: Resolution, effect: IfYouDo, perform: Performer) -> Parts:
    """Perform the effects as far as possible; the effects of `then` follow only if all were performed."""
    if (yield from in_place(resolution, 0, effect.do, perform, effect.then)):
        words = "all of it was done, so the effect that depends on it follows"
        resolution.record(Decide(None, words, resolution.source), "709.2f")
        return (yield from in_place(resolution, 1, effect.then, perform))
    words = "not all of it was done, so the effect that depends on it does not follow"
    resolution.record(Decide(None, words, resolution.source), "709.2f")
    yield from in_place(resolution, 2, effect.otherwise, perform)
    return False


@implements("709.2b")
def _course(resolution: Resolution, effect: ChooseMode, perform: Performer) -> Parts:
    """Let the player choose one of the lists of effects and perform it; if there is no player, none is performed.

    Who is told to do one of them chooses among those that can be performed, if there are any.
    """
    player = player_of(resolution, effect.player)
    if player is None:
        return False
    attempt, offered = resolution.attempt, effect.words
    if effect.either:
        told = zip(effect.words, effect.courses, strict=True)
        offered = tuple(w for w, do in told if performable(attempt, resolution.scope, _deeds(do), perform)) or offered
    answer = resolution.ask(
        Choice(
            ChoiceKind.COURSE,
            player,
            rule("709.2b"),
            offered,
            about=resolution.source,
            words="which course to take",
            printed=effect.words,
        )
    )
    return (yield from in_place(resolution, 0, effect.courses[effect.words.index(str(answer[0]))], perform))


@implements("709.2f")
def _deeds(course: Sequence[Effect]) -> tuple[Effect, ...]:
    """Return what the course tells to do, without what follows if that was done."""
    return tuple(deed for each in course for deed in (each.do if isinstance(each, IfYouDo) else (each,)))


@implements("709.2b", "712.7")
def _coin(resolution: Resolution, effect: FlipCoin, perform: Performer) -> Parts:
    """Let the player flip a coin; after a loss the player may pay and flip again, as often as that is possible."""
    player = player_of(resolution, effect.player)
    if player is None:
        return False
    while not flip_coin(resolution.attempt, player, resolution.source):
        if effect.reflip is None:
            return (yield from in_place(resolution, 0, effect.lost, perform))
        price = (PayResources(effect.player, effect.reflip),)
        payable = performable(resolution.attempt, resolution.scope, price, perform)
        if not payable or not _whether(resolution, player, "whether to pay and flip the coin again"):
            _does_not(resolution, player)
            return (yield from in_place(resolution, 0, effect.lost, perform))
        resolution.cite("712.7")
        yield from in_place(resolution, 0, price, perform)
    return (yield from in_place(resolution, 0, effect.won, perform))
