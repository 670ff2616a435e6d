"""Options, conditions on what was done, repetition (709.2b, 709.2f, 712.7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias, assert_never

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind
from engine.effects.card_choices import number, player_of, select
from engine.effects.performability import performable
from engine.effects.resolution import Performer, Resolution
from engine.events.attempt import yes_or_no
from engine.events.chance import flip_coin
from engine.events.simultaneity import Steps, together
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
from engine.view.referents import is_card

Stepper: TypeAlias = "Callable[[Resolution, Effect], Steps | None]"
"""Returns an effect in steps that can be taken while others take theirs, None for one that is no such."""


def carry_out(
    resolution: Resolution,
    effect: May | IfYouDo | ChooseMode | Repeat | ForEach | FlipCoin,
    perform: Performer,
    steps_of: Stepper,
) -> bool:
    """Carry out an effect that frames other effects; return whether they were performed."""
    match effect:
        case May():
            return _may(resolution, effect, perform, steps_of)
        case IfYouDo():
            return _if_you_do(resolution, effect, perform)
        case ChooseMode():
            return _course(resolution, effect, perform)
        case Repeat(times, do):
            return all([perform(resolution, do) for _ in range(number(resolution, times))])
        case ForEach(of, name, do):
            done, all_ = True, select(resolution, of)
            if len(all_) > 1 and not any(is_card(each) for each in all_):
                resolution.cite("802.1")
            for each in all_:
                resolution.bind(name, (each,))
                done = perform(resolution, do) and done
            return done
        case FlipCoin():
            return _coin(resolution, effect, perform)
        case _:
            assert_never(effect)


@implements("708.3", "709.2b", "712.7", "802.1")
def _may(resolution: Resolution, effect: May, perform: Performer, steps_of: Stepper) -> bool:
    """Let the player choose whether to do it; it is on offer only if all of it can be done.

    Of several players each chooses in turn before any of them does it. Where the player has left the game, nobody does.
    """
    players = tuple(PlayerId(each) for each in select(resolution, effect.player))
    if len(players) > 1:
        resolution.cite("802.1")
    before = resolution.scope.asked
    chosen = [(player, _wants(resolution, effect, player)) for player in players]
    at_once = _do_at_once(resolution, effect, [player for player, wants in chosen if wants], steps_of)
    done = True
    for player, wants in chosen or ((None, False),):
        resolution.read(asked=before if player is None else (effect.player, player))
        done = (
            _does(resolution, effect, player, perform, wants=wants, did=None if player is None else at_once.get(player))
            and done
        )
    resolution.read(asked=before)
    return done


@value
class _Did:
    """What came of doing it with others: whether all was done, and what the text then calls by a name."""

    done: bool
    name: str | None
    things: tuple[Entity, ...] | None
    much: int | None

    def bind(self, resolution: Resolution) -> None:
        """Let the name mean what this player's part has come to."""
        if self.name is not None and self.things is not None:
            resolution.bind(self.name, self.things)
        if self.name is not None and self.much is not None:
            resolution.count(self.name, self.much)


@implements("802.1")
def _do_at_once(
    resolution: Resolution, effect: May, willing: Sequence[PlayerId], steps_of: Stepper
) -> Mapping[PlayerId, _Did]:
    """Let several players do at the same time what each of them chose to; return what came of it, where they have.

    What several effects say is done by one after the other.
    """
    if len(willing) < 2 or len(effect.do) != 1:
        return {}
    you, name = resolution.you, getattr(effect.do[0], "name", None)
    bound: dict[PlayerId, tuple[tuple[Entity, ...] | None, int | None]] = {}

    def begin(player: PlayerId) -> None:
        resolution.read(you=player, asked=(effect.player, player))

    def end(player: PlayerId) -> None:
        bound[player] = (
            (resolution.scope.things.get(name), resolution.scope.numbers.get(name)) if name else (None, None)
        )

    steps: dict[PlayerId, Steps] = {}
    for player in willing:
        begin(player)
        own = steps_of(resolution, effect.do[0])
        if own is not None:
            steps[player] = own
    all_ = len(steps) == len(willing)
    done = together(resolution.attempt, steps, begin, end) if all_ else {}
    resolution.read(you=you)
    return {player: _Did(done[player], name, *bound[player]) for player in done}


def _wants(resolution: Resolution, effect: May, player: PlayerId) -> bool:
    """Return whether the player can do it and chooses to."""
    if resolution.link is not None and resolution.link.kind is LinkKind.TRIGGERED:
        resolution.cite("708.3")
    resolution.read(asked=(effect.player, player))
    return performable(resolution.scope, effect.do) and _whether(resolution, player)


@implements("709.2f", "712.7")
def _does(
    resolution: Resolution, effect: May, player: PlayerId | None, perform: Performer, *, wants: bool, did: _Did | None
) -> bool:
    """Let the player do it, or not, with what follows from either; return whether it was done.

    `did` says what came of it, where all have done it already.
    """
    if player is None or not wants:
        _does_not(resolution, player)
        perform(resolution, effect.otherwise)
        return False
    resolution.cite("712.7")
    you = resolution.you
    resolution.read(you=player)
    if did is None:
        done = perform(resolution, effect.do)
    else:
        did.bind(resolution)
        done = did.done
    resolution.read(you=you)
    if effect.then:
        resolution.cite("709.2f")
    perform(resolution, effect.then if done else effect.otherwise)
    return done


def _does_not(resolution: Resolution, player: PlayerId | None) -> None:
    resolution.record(Decide(player, "does not do it", resolution.source), "712.7")


def _whether(resolution: Resolution, player: PlayerId, words: str = "whether to perform the optional effect") -> bool:
    return resolution.ask_whether(yes_or_no(ChoiceKind.MAY, player, rule("709.2b"), words, resolution.source))


@implements("709.2f")
def _if_you_do(resolution: Resolution, effect: IfYouDo, perform: Performer) -> bool:
    """Do it as far as possible; what hangs on it follows only if all of it was performed."""
    if perform(resolution, effect.do):
        words = "all of it was done, so the effect that depends on it follows"
        resolution.record(Decide(None, words, resolution.source), "709.2f")
        return perform(resolution, effect.then)
    words = "not all of it was done, so the effect that depends on it does not follow"
    resolution.record(Decide(None, words, resolution.source), "709.2f")
    perform(resolution, effect.otherwise)
    return False


def _course(resolution: Resolution, effect: ChooseMode, perform: Performer) -> bool:
    """Let the player choose one of the courses; without a player none is taken."""
    player = player_of(resolution, effect.player)
    if player is None:
        return False
    answer = resolution.ask(
        Choice(
            ChoiceKind.COURSE,
            player,
            rule("709.2b"),
            effect.words,
            about=resolution.source,
            words="which course to take",
        )
    )
    return perform(resolution, effect.courses[effect.words.index(str(answer[0]))])


@implements("709.2b", "712.7")
def _coin(resolution: Resolution, effect: FlipCoin, perform: Performer) -> bool:
    """Let the player flip a coin, and again after a loss as often as he or she pays for it, if that is possible."""
    player = player_of(resolution, effect.player)
    if player is None:
        return False
    while not flip_coin(resolution.attempt, player, resolution.source):
        if effect.reflip is None:
            return perform(resolution, effect.lost)
        price = (PayResources(effect.player, effect.reflip),)
        payable = performable(resolution.uncited, price)
        if not payable or not _whether(resolution, player, "whether to pay and flip the coin again"):
            _does_not(resolution, player)
            return perform(resolution, effect.lost)
        resolution.cite("712.7")
        perform(resolution, price)
    return perform(resolution, effect.won)
