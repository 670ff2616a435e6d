"""Effects around other effects: options, conditions, "if you do", repetition (709.2b, 709.2f, 712.7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias, assert_never

from engine.citations import RuleId, implements, rule
from engine.decisions.choices import Choice, ChoiceKind
from engine.effects import resources
from engine.effects.card_choices import holds, number, player_of, select
from engine.effects.payment_precedence import OTHERWISE, AsCost, Precedence
from engine.effects.performability import performable
from engine.effects.resolution import Performer, Resolution
from engine.events.attempt import yes_or_no
from engine.events.chance import flip_coin
from engine.events.simultaneity import Steps, begun, together
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
from engine.state.ids import Entity, PlayerId
from engine.state.record import Decide
from engine.value import value
from engine.view.footprint import NOTHING, Footprint
from engine.view.referents import is_card

Stepper: TypeAlias = "Callable[[Resolution, Effect], Steps | None]"
"""A function that returns an effect in steps that several players can take together, None if it has none."""


Framing: TypeAlias = May | IfYouDo | If | ChooseMode | Repeat | ForEach | FlipCoin
"""The effects of this family."""


def carry_out(resolution: Resolution, effect: Framing, perform: Performer, steps_of: Stepper) -> bool:
    """Carry out an effect that frames other effects; return whether they were performed."""
    match effect:
        case If(condition, then, otherwise):
            return perform(resolution, then if holds(resolution, condition) else otherwise)
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


@implements("708.3", "709.2b", "712.7", "802.1")
def _may(resolution: Resolution, effect: May, perform: Performer, steps_of: Stepper) -> bool:
    """Let the player choose whether to perform the optional effect, which needs that all of it can be performed.

    Of several players each chooses that, and all that is to be chosen for doing it, before the next one does; then they
    perform it. If the player has left the game, nobody performs it.
    """
    players = tuple(PlayerId(each) for each in select(resolution, effect.player))
    if len(players) > 1:
        resolution.cite("802.1")
    before = resolution.scope.asked
    parts = _Parts(resolution, effect, steps_of if len(players) > 1 and len(effect.do) == 1 else None)
    chosen: list[tuple[PlayerId, bool]] = []
    for each in players:
        chosen.append((each, _wants(resolution, effect, each, perform)))
        if chosen[-1][1]:
            parts.begin(each)
    at_once = parts.done_at_once()
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
    """The result of one player's part: whether all was done, and the cards that the text then refers to by a name."""

    done: bool
    name: str | None
    things: tuple[Entity, ...] | None
    much: int | None

    def bind(self, resolution: Resolution) -> None:
        """Bind the name to the cards of this player's part."""
        if self.name is not None and self.things is not None:
            resolution.bind(self.name, self.things)
        if self.name is not None and self.much is not None:
            resolution.count(self.name, self.much)


class _Parts:
    """The parts of several players in an effect that they perform at the same time.

    Parts made of several effects are performed one after another; of these nothing is begun.
    """

    def __init__(self, resolution: Resolution, effect: May, steps_of: Stepper | None) -> None:
        self._resolution = resolution
        self._effect = effect
        self._steps_of = steps_of
        self._steps: dict[PlayerId, Steps] = {}
        self._bound: dict[PlayerId, tuple[tuple[Entity, ...] | None, int | None]] = {}
        self._cited: tuple[RuleId, ...] | None = None
        self._name: str | None = getattr(effect.do[0], "name", None) if effect.do else None

    def begin(self, player: PlayerId) -> None:
        """Let the player make the choices of his or her part, before the next player makes any."""
        self._read(player)
        self._cited = self._resolution.citations.now() if self._cited is None else self._cited
        steps = None if self._steps_of is None else self._steps_of(self._resolution, self._effect.do[0])
        if steps is not None:
            self._steps[player] = begun(steps, lambda: self._end(player))

    def done_at_once(self) -> Mapping[PlayerId, _Did]:
        """Perform the parts that were begun; return what became of each."""
        done = together(self._resolution.attempt, self._steps, self._read, self._end)
        if self._cited is not None:
            self._resolution.citations.go_back(self._cited)
        return {player: _Did(done[player], self._name, *self._bound[player]) for player in done}

    def _read(self, player: PlayerId) -> None:
        self._resolution.read(asked=(self._effect.player, player))

    def _end(self, player: PlayerId) -> None:
        """Note what the name of the effect stands for, once the player's part is over."""
        scope, name = self._resolution.scope, self._name
        self._bound.setdefault(player, (scope.things.get(name), scope.numbers.get(name)) if name else (None, None))


def _wants(resolution: Resolution, effect: May, player: PlayerId, perform: Performer) -> bool:
    """Return whether the player can perform all of it and chooses to."""
    if resolution.link is not None and resolution.link.kind is LinkKind.TRIGGERED:
        resolution.cite("708.3")
    resolution.read(asked=(effect.player, player))
    able = performable(resolution.attempt, resolution.scope, effect.do, perform, resolution.citations)
    return able and _whether(resolution, player)


@implements("709.2f", "712.7")
def _does(
    resolution: Resolution, effect: May, player: PlayerId | None, perform: Performer, *, wants: bool, did: _Did | None
) -> bool:
    """Let the player perform it or not, and then what follows from either; return whether it was performed.

    `did` is the result if all players have performed it already.
    """
    if player is None or not wants:
        _does_not(resolution, player)
        perform(resolution, effect.otherwise)
        return False
    resolution.cite("712.7")
    if did is None:
        done = perform(resolution, effect.do)
    else:
        did.bind(resolution)
        done = did.done
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
    """Perform the effects as far as possible; the effects of `then` follow only if all were performed."""
    if perform(resolution, effect.do):
        words = "all of it was done, so the effect that depends on it follows"
        resolution.record(Decide(None, words, resolution.source), "709.2f")
        return perform(resolution, effect.then)
    words = "not all of it was done, so the effect that depends on it does not follow"
    resolution.record(Decide(None, words, resolution.source), "709.2f")
    perform(resolution, effect.otherwise)
    return False


def _course(resolution: Resolution, effect: ChooseMode, perform: Performer) -> bool:
    """Let the player choose one of the lists of effects and perform it; if there is no player, none is performed."""
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
    """Let the player flip a coin; after a loss the player may pay and flip again, as often as that is possible."""
    player = player_of(resolution, effect.player)
    if player is None:
        return False
    while not flip_coin(resolution.attempt, player, resolution.source):
        if effect.reflip is None:
            return perform(resolution, effect.lost)
        price = (PayResources(effect.player, effect.reflip),)
        payable = performable(resolution.attempt, resolution.scope, price, perform)
        if not payable or not _whether(resolution, player, "whether to pay and flip the coin again"):
            _does_not(resolution, player)
            return perform(resolution, effect.lost)
        resolution.cite("712.7")
        perform(resolution, price)
    return perform(resolution, effect.won)
