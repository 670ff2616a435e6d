"""A script played again although something of it is missing: each action is found by what it is, not by its numbers."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from engine.decisions.actions import Action, Concede
from engine.decisions.choices import Answer, Choice, Option
from engine.game.setup import completed, impossible, put
from engine.language.words import Zone
from engine.play import Settled, apply, legal_actions
from engine.state.game import State
from engine.state.ids import CardId
from engine.value import value
from judge.soak.checked_games import Lost, fault_of
from judge.soak.held_games import Held, Often
from judge.soak.random_games import Board, Laid, Played, Pool, Script

Told = tuple[object, ...]
"""What tells an action or an option apart, without the numbers that cards have: they differ where a card is missing."""


@value
class Wish:
    """An action that is to be taken, with its answers, each as it was and as what it is."""

    action: Action
    told: Told
    answers: tuple[tuple[Answer, tuple[Told, ...]], ...] = ()


@value
class Plan:
    """A game that is to be played: its cards, whose turn it is, and what is to be done."""

    script: Script
    laid: tuple[Laid, ...]
    wishes: tuple[Wish, ...]


@dataclass
class Retold:
    """What came of a plan: the script as it could be played, and how it broke if it did."""

    script: Script
    lost: Lost | None = None


def plan_of(script: Script, tried: tuple[Action, tuple[Answer, ...]] | None, pool: Pool) -> Plan:
    """Return the plan to play a script again, and what was tried after it."""
    state = _laid_out(script, tuple(script.laid), pool)[1]
    wishes = []
    for action, answers in [*script.played, *([tried] if tried else [])]:
        wish, after = _wish(state, action, answers)
        wishes.append(wish)
        state = after or state
    return Plan(script, tuple(script.laid), tuple(wishes))


def retold(plan: Plan, pool: Pool, often: Often) -> Retold:
    """Return what comes of a plan; what can't be done in it is left out."""
    script, state = _laid_out(plan.script, plan.laid, pool)
    done = Retold(script)
    held = Held(state, often, script.played)
    try:
        for wish in plan.wishes:
            state = _granted(state, wish, held)
        legal_actions(state)
        held.end(state)
    except Exception as error:  # noqa: BLE001 - whatever goes wrong is what is looked for.
        done.lost = Lost(script, held.tried, fault_of(error))
    return done


def _laid_out(script: Script, laid: tuple[Laid, ...], pool: Pool) -> tuple[Script, State]:
    """Return the board with some of its cards, each under the number that it had."""
    board = Board(Script(script.seating, script.edition), pool)
    for each in laid:
        how = dict(each.how)
        if how.get("attached_to", each.number) not in {each.number, *board.state.cards}:
            continue
        numbered = replace(board.state, clock=each.number - 1)
        state, _ = put(numbered, pool.find(each.name), each.owner, each.zone, **how)  # type: ignore[arg-type]
        if each.zone is Zone.PLAY:
            state = completed(state)
        if not impossible(state):
            board.state = state
            board.script.laid.append(each)
    return board.script, board.begin(script.turn_of)


def _granted(state: State, wish: Wish, held: Held) -> State:
    """Return the state after the action that a wish means, which is held; unchanged where there is none."""
    action = meant(state, wish)
    if action is None:
        return state
    answers: tuple[Answer, ...] = ()
    choices: tuple[Choice, ...] = ()
    held.tried = (action, ())
    while True:
        outcome = apply(state, action, answers)
        if isinstance(outcome, Settled):
            held.look(state, Played(action, answers, choices, outcome))
            return outcome.state
        choices += (outcome.choice,)
        answers += (meant_answer(outcome.state, outcome.choice, wish, len(answers)),)
        held.tried = (action, answers)


def meant(state: State, wish: Wish) -> Action | None:
    """Return the legal action that a wish means, None where there is none."""
    if isinstance(wish.action, Concede):
        return wish.action if any(seat.id == wish.action.player for seat in state.remaining) else None
    legal = legal_actions(state)
    if wish.action in legal and told_action(state, wish.action) == wish.told:
        return wish.action
    return next((action for action in legal if told_action(state, action) == wish.told), None)


def meant_answer(state: State, choice: Choice, wish: Wish, place: int) -> Answer:
    """Return the answer that a wish means at this place, the first legal one where it means none."""
    if place >= len(wish.answers):
        return choice.first()
    answer, told = wish.answers[place]
    if choice.refuses(answer) is None and tuple(told_option(state, each) for each in answer) == told:
        return answer
    found: Answer = ()
    for each in told:
        free = (option for option in choice.options if option not in found and told_option(state, option) == each)
        found += tuple(option for option in [next(free, None)] if option is not None)
    return found if choice.refuses(found) is None else choice.first()


def told_action(state: State, action: Action) -> Told:
    """Return what tells an action apart: its kind, its player, and its cards by name, place and controller."""
    parts = [(field.name, getattr(action, field.name)) for field in fields(action)]
    cards = {"card", "attacker", "defender", "weapon"}
    return (type(action).__name__, *(told_option(state, part) if name in cards else part for name, part in parts))


def told_option(state: State, option: Option) -> Told:
    """Return what tells an option apart: a card's name, place and controller; others by themselves."""
    held = state.cards.get(CardId(option)) if isinstance(option, int) else None
    return (option,) if held is None else (held.printed.name, held.zone, held.controller, held.owner)


def _wish(state: State, action: Action, answers: tuple[Answer, ...]) -> tuple[Wish, State | None]:
    """Return the wish for an action, and the state after it, None where it didn't come to its end."""
    told: list[tuple[Answer, tuple[Told, ...]]] = []
    try:
        for place in range(len(answers) + 1):
            outcome = apply(state, action, answers[:place])
            if isinstance(outcome, Settled):
                return Wish(action, told_action(state, action), tuple(told)), outcome.state
            if place < len(answers):
                options = tuple(told_option(outcome.state, each) for each in answers[place])
                told.append((answers[place], options))
    except Exception:  # noqa: BLE001 - the fault that is looked for may lie in here.
        left = [(answer, tuple((each,) for each in answer)) for answer in answers[len(told) :]]
        told += left
    return Wish(action, told_action(state, action), tuple(told)), None
