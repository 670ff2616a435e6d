"""Options, conditions on what was done, repetition (709.2b, 709.2f, 712.7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import assert_never

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind
from engine.effects.performability import performable
from engine.events.attempt import yes_or_no
from engine.events.simultaneity import Steps, together
from engine.events.triggered_powers import replace_scope
from engine.language.effects import (
    ChooseMode,
    Effect,
    FlipCoin,
    ForEach,
    IfYouDo,
    May,
    PayResources,
    Repeat,
)
from engine.language.words import LinkKind
from engine.state.ids import Entity, PlayerId
from engine.state.record import Decide
from engine.value import value
from engine.view.referents import is_card, number, player_of, select
from engine.view.scope import Scope

Performer = Callable[[Scope, Sequence[Effect]], bool]


def carry_out(
    scope: Scope, effect: May | IfYouDo | ChooseMode | Repeat | ForEach | FlipCoin, perform: Performer
) -> bool:
    """Carry out an effect that frames other effects; return whether they were performed."""
    match effect:
        case May():
            return _may(scope, effect, perform)
        case IfYouDo():
            return _if_you_do(scope, effect, perform)
        case ChooseMode():
            return _course(scope, effect, perform)
        case Repeat(times, do):
            return all([perform(scope, do) for _ in range(number(scope, times))])
        case ForEach(of, name, do):
            done, all_ = True, select(scope, of)
            if len(all_) > 1 and not any(is_card(each) for each in all_):
                scope.note("802.1")
            for each in all_:
                scope.things[name] = (each,)
                done = perform(scope, do) and done
            return done
        case FlipCoin():
            return _coin(scope, effect, perform)
        case _:
            assert_never(effect)


@implements("708.3", "709.2b", "712.7", "802.1")
def _may(scope: Scope, effect: May, perform: Performer) -> bool:
    """Let the player choose whether to do it; it is on offer only if all of it can be done.

    Of several players each chooses in turn before any of them does it. Where the player has left the game, nobody does.
    """
    players = tuple(PlayerId(each) for each in select(scope, effect.player))
    if len(players) > 1:
        scope.note("802.1")
    before = scope.asked
    chosen = [(player, _wants(scope, effect, player)) for player in players]
    at_once = _do_at_once(scope, effect, [player for player, wants in chosen if wants])
    done = True
    for player, wants in chosen or ((None, False),):
        scope.asked = before if player is None else (effect.player, player)
        done = (
            _does(scope, effect, player, perform, wants=wants, did=None if player is None else at_once.get(player))
            and done
        )
    scope.asked = before
    return done


@value
class _Did:
    """What came of doing it with others: whether all was done, and what the text then calls by a name."""

    done: bool
    name: str | None
    things: tuple[Entity, ...] | None
    much: int | None

    def bind(self, scope: Scope) -> None:
        """Let the name mean what this player's part has come to."""
        if self.name is not None and self.things is not None:
            scope.things[self.name] = self.things
        if self.name is not None and self.much is not None:
            scope.numbers[self.name] = self.much


@implements("802.1")
def _do_at_once(scope: Scope, effect: May, willing: Sequence[PlayerId]) -> Mapping[PlayerId, _Did]:
    """Let several players do at the same time what each of them chose to; return what came of it, where they have.

    What several effects say is done by one after the other.
    """
    from engine.effects.performance import steps_of

    if len(willing) < 2 or len(effect.do) != 1:
        return {}
    you, name = scope.you, getattr(effect.do[0], "name", None)
    bound: dict[PlayerId, tuple[tuple[Entity, ...] | None, int | None]] = {}

    def begin(player: PlayerId) -> None:
        scope.you, scope.asked = player, (effect.player, player)

    def end(player: PlayerId) -> None:
        bound[player] = (scope.things.get(name), scope.numbers.get(name)) if name else (None, None)

    steps: dict[PlayerId, Steps] = {}
    for player in willing:
        begin(player)
        own = steps_of(scope, effect.do[0])
        if own is not None:
            steps[player] = own
    all_ = len(steps) == len(willing)
    done = together(scope.trying, steps, begin, end) if all_ else {}
    scope.you = you
    return {player: _Did(done[player], name, *bound[player]) for player in done}


def _wants(scope: Scope, effect: May, player: PlayerId) -> bool:
    """Return whether the player can do it and chooses to."""
    if scope.link is not None and scope.link.kind is LinkKind.TRIGGERED:
        scope.note("708.3")
    scope.asked = (effect.player, player)
    return performable(replace_scope(scope), effect.do) and _whether(scope, player)


@implements("709.2f", "712.7")
def _does(
    scope: Scope, effect: May, player: PlayerId | None, perform: Performer, *, wants: bool, did: _Did | None
) -> bool:
    """Let the player do it, or not, with what follows from either; return whether it was done.

    `did` says what came of it, where all have done it already.
    """
    if player is None or not wants:
        _does_not(scope, player)
        perform(scope, effect.otherwise)
        return False
    scope.note("712.7")
    you, scope.you = scope.you, player
    if did is None:
        done = perform(scope, effect.do)
    else:
        did.bind(scope)
        done = did.done
    scope.you = you
    if effect.then:
        scope.note("709.2f")
    perform(scope, effect.then if done else effect.otherwise)
    return done


def _does_not(scope: Scope, player: PlayerId | None) -> None:
    scope.trying.record(Decide(player, "does not do it", scope.source), (rule("712.7"),))


def _whether(scope: Scope, player: PlayerId) -> bool:
    return scope.trying.ask_whether(
        yes_or_no(ChoiceKind.MAY, player, rule("709.2b"), "whether to do what it says you may", scope.source)
    )


@implements("709.2f")
def _if_you_do(scope: Scope, effect: IfYouDo, perform: Performer) -> bool:
    """Do it as far as possible; what hangs on it follows only if all of it was performed."""
    if perform(scope, effect.do):
        scope.trying.record(
            Decide(None, "all of it was done, so what depends on that follows", scope.source), (rule("709.2f"),)
        )
        return perform(scope, effect.then)
    scope.trying.record(
        Decide(None, "not all of it was done, so what depends on that does not follow", scope.source), (rule("709.2f"),)
    )
    perform(scope, effect.otherwise)
    return False


def _course(scope: Scope, effect: ChooseMode, perform: Performer) -> bool:
    """Let the player choose one of the courses; without a player none is taken."""
    player = player_of(scope, effect.player)
    if player is None:
        return False
    answer = scope.trying.ask(
        Choice(
            ChoiceKind.COURSE,
            player,
            rule("709.2b"),
            effect.words,
            about=scope.source,
            words="which course to take",
        )
    )
    return perform(scope, effect.courses[effect.words.index(str(answer[0]))])


@implements("709.2b", "712.7")
def _coin(scope: Scope, effect: FlipCoin, perform: Performer) -> bool:
    """Let the player flip a coin, and again after a loss as often as he or she pays for it, if that is possible."""
    from engine.events.chance import flip_coin

    player = player_of(scope, effect.player)
    if player is None:
        return False
    while not flip_coin(scope.trying, player, scope.source):
        if effect.reflip is None:
            return perform(scope, effect.lost)
        price = (PayResources(effect.player, effect.reflip),)
        if not performable(scope, price) or not _whether(scope, player):
            _does_not(scope, player)
            return perform(scope, effect.lost)
        scope.note("712.7")
        perform(scope, price)
    return perform(scope, effect.won)
