"""Finding a loop that players have shown: a series of actions that can be done again from its end (801.1a)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.citations import implements
from engine.decisions.actions import Action, Begin, Concede, NextGame, Pass, Repeat, Swap
from engine.decisions.choices import NO, Answer, Choice, ChoiceKind, Option, who_concedes
from engine.legality.legal_actions import legal_actions
from engine.loops.positions import Point, alike, point
from engine.loops.returns import Returns
from engine.state.cards import Card
from engine.state.evolution import evolve, remembered
from engine.state.game import State
from engine.state.ids import FIRST_CARD, PlayerId
from engine.value import replace, value

Asked = tuple[tuple[Choice, Answer], ...]

_NAMING = ("card", "attacker", "defender", "weapon")
"""The fields of actions that hold numbers of cards."""


@value
class Step:
    """An action in a series: the state before it, and the choices in it with their answers.

    `returns` finds the earlier steps of the series, and this one, by the position before them.
    """

    before: State
    action: Action
    asked: Asked
    point: Point
    returns: Returns

    @staticmethod
    def can_hold(action: Action, asked: Sequence[tuple[Choice, Answer]]) -> bool:
        """Return whether players can repeat the action at will: chance and conceding are no part of it."""
        if isinstance(action, Begin | Concede | NextGame | Swap | Repeat):
            return False
        return all(choice.player is not None and who_concedes(answer) is None for choice, answer in asked)

    @property
    def performers(self) -> tuple[PlayerId, ...]:
        """Return the players who did something in the step of their own will, in order."""
        acting = () if isinstance(self.action, Pass) else (_player(self.action),)
        willing = (choice.player for choice, answer in self.asked if consents(choice, answer))
        return tuple(dict.fromkeys((*acting, *(player for player in willing if player is not None))))


@implements("801.1a")
def followed(before: State, action: Action, asked: Asked) -> tuple[Step, ...]:
    """Return the steps that lead to the state, and the action in it after them."""
    steps: tuple[Step, ...] = before.steps
    returns = steps[-1].returns if steps else Returns()
    if returns.known != len(steps):
        returns = Returns()
        for step in steps:
            returns.add(step.before, willing=bool(step.performers))
    step = Step(remembered(before), action, asked, point(before), returns)
    returns.add(step.before, willing=bool(step.performers))
    return (*steps, step)


@value
class Loop:
    """A series of steps that was just done and can be done again from the state that it leads to.

    A `changing` loop leaves something different each time, such as damage or one more card.
    """

    steps: tuple[Step, ...]
    changing: bool

    @property
    def performers(self) -> tuple[PlayerId, ...]:
        """Return the players who acted in the loop, clockwise from the player who did its first action."""
        acted = dict.fromkeys(player for step in self.steps for player in step.performers)
        first = next(iter(acted))
        count = len(self.steps[0].before.players)
        return tuple(sorted(acted, key=lambda player: (player - first) % count))

    def leads_on(self, before: State, after: State) -> bool:
        """Return whether the loop can go on from the state after it."""
        return covers(before, after) if self.changing else alike(before, after)

    def openings(self, player: PlayerId) -> tuple[int, ...]:
        """Return the steps before which the player has priority and could do something else."""
        return tuple(place for place, step in enumerate(self.steps) if _could_differ(step, player))


def consents(choice: Choice, answer: Answer) -> bool:
    """Return whether the answer agrees to something that the player could have declined."""
    if choice.kind is ChoiceKind.MAY:
        return answer != (NO,)
    return choice.low is None and choice.least == 0 and bool(answer)


@implements("801.1a")
def demonstrated(state: State) -> Loop | None:
    """Return the shortest series of latest steps after which everything that its steps need is there again (`covers`).

    A series in which no player did anything of his or her own will does not count.
    """
    for start in _starts(state, len(state.steps)):
        before = state.steps[start].before
        if covers(before, state):
            return Loop(state.steps[start:], changing=not alike(before, state))
    return None


@implements("801.1a")
def gone_through_twice(state: State) -> Loop | None:
    """Return the series of steps by which the game has come back to an earlier position for the second time."""
    if len(state.steps) < 2:  # It takes a step to come back once.
        return None
    returns = state.steps[-1].returns
    second = returns.latest(state, len(state.steps))
    if second is None or returns.latest(state, second) is None:
        return None
    return Loop(state.steps[second:], changing=False)


def _starts(state: State, end: int) -> Iterator[int]:
    """Yield the places, the latest first, where a series of steps up to the end could begin at the point of the state.

    A player must have done something in the series of his or her own will.
    """
    here, steps, seen, willing = point(state), state.steps, end, False
    for start in range(end - 1, -1, -1):
        if steps[start].point == here:
            willing = willing or any(step.performers for step in steps[start:seen])
            seen = start
            if willing:
                yield start


@implements("801.1a")
def covers(before: State, after: State) -> bool:
    """Return whether everything that could be used before can be used after: cards in play, links, hands, counters.

    There may be more of it afterwards; damage, modifiers, decks and graveyards may differ.
    """
    links = [[(link.kind, link.controller, link.text) for link in state.chain] for state in (before, after)]
    if links[0] != links[1] or _in_play(before) - _in_play(after) or _counters(before) - _counters(after):
        return False
    seats = zip(before.players, after.players, strict=True)
    return all(len(then.hand) <= len(now.hand) and then.out == now.out for then, now in seats)


def _in_play(state: State) -> Counter[tuple[object, ...]]:
    return Counter(_usable(state, state.cards[card]) for card in state.play.ids)


def _usable(state: State, card: Card) -> tuple[object, ...]:
    host = None if card.attached_to is None else id(state.cards[card.attached_to].printed)
    return (id(card.printed), card.controller, card.ready, card.face_up, card.resource, host)


def _counters(state: State) -> Counter[str]:
    found: Counter[str] = Counter()
    for card in state.play.ids:
        for name, many in state.cards[card].counters:
            found[name] += many
    return found


def _could_differ(step: Step, player: PlayerId) -> bool:
    state = step.before
    if state.priority != player:
        return False
    return any(not isinstance(action, Pass) and action != step.action for action in legal_actions(_unbarred(state)))


def _unbarred(state: State) -> State:
    return state if state.bar is None else evolve(state, bar=None)


def renamed(step: Step, state: State) -> Action:
    """Return the step's action with the cards that are, in the state, in the places of the step's cards."""
    names = _names(step.before, state)
    action: Any = step.action
    changes = {field: names.get(value, value) for field, value in _named(action)}
    renamed: Action = replace(action, **changes) if changes else action
    return renamed


def renamed_answers(step: Step, state: State) -> tuple[Answer, ...]:
    """Return the step's answers with the cards and links that are in those places in the state."""
    names = _names(step.before, state)
    return tuple(
        answer if choice.low is not None else tuple(_renamed(each, names, step.before, state) for each in answer)
        for choice, answer in step.asked
    )


def _renamed(option: Option, names: Mapping[int, int], before: State, state: State) -> Option:
    """Return the option as it is in the other state.

    The number of something that came into being within the step is as much later there.
    """
    if isinstance(option, str) or option < FIRST_CARD:
        return option
    later = option - before.clock
    return state.clock + later if later > 0 else names.get(option, option)


def _named(action: Any) -> list[tuple[str, int]]:  # noqa: ANN401 - each action names cards in fields of its own.
    return [(field, getattr(action, field)) for field in _NAMING if hasattr(action, field)]


def _names(before: State, after: State) -> dict[int, int]:
    """Return, for the numbers of cards and links in one state, the numbers of those in the same places in the other.

    A card that is still in its zone keeps its number.
    """
    places = {place: card for card, place in _places(after).items()}
    now = after.cards
    stayed = {int(card) for card, held in before.cards.items() if card in now and now[card].zone is held.zone}
    return {card: card if card in stayed else places.get(place, card) for card, place in _places(before).items()}


def _places(state: State) -> dict[int, tuple[object, ...]]:
    """Return the place of each card and link: its zone, the zone's player, and its position in the zone."""
    rows: dict[tuple[object, ...], Sequence[int]] = {("play",): state.play.ids}
    rows["chain",] = [link.id for link in state.chain]
    rows["waiting",] = [link.id for link in state.waiting]
    for seat in state.players:
        zones = {"deck": seat.deck, "hand": seat.hand, "graveyard": seat.graveyard, "removed": seat.removed}
        rows |= {(zone, seat.id): cards for zone, cards in zones.items()}
    return {card: (*row, place) for row, cards in rows.items() for place, card in enumerate(cards)}


def _player(action: Any) -> PlayerId:  # noqa: ANN401 - the actions that reach here all have a player.
    player: PlayerId = action.player
    return player
