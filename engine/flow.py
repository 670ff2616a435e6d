"""The course of a game: what an action starts, who gets priority, which window or step follows (407, 500, 600)."""

from __future__ import annotations

from contextlib import suppress
from typing import assert_never

from engine.chain.addition import add_card, add_effect, add_resource
from engine.chain.link_resolution import resolve_top
from engine.chain.priority import give_priority, next_player
from engine.citations import implements, rule
from engine.combat.combat_step import conclude, protect_point, start_combat
from engine.combat.proposal import cost_to_attack, need_not_attack, newcomer_rules, proposal_reasons
from engine.combat.strike import strike, strike_resolves
from engine.decisions.actions import (
    Action,
    Begin,
    Complete,
    Concede,
    NextGame,
    Pass,
    Place,
    PlayCard,
    Propose,
    Repeat,
    Strike,
    Swap,
    Use,
)
from engine.effects.performance import PERFORMING
from engine.errors import Reason
from engine.events.attempt import Abandoned, Attempt, Course
from engine.events.departure import leave
from engine.game.concession import concede_while_choosing
from engine.game.hearth import concedes, hearth
from engine.game.matches import next_game, swap
from engine.game.start import begin
from engine.language.modifiers import Purpose
from engine.language.powers import Payment
from engine.language.words import Done, LinkKind, Phase
from engine.legality.power_use import completion_cost, completion_of
from engine.legality.reasons_against import reasons_against
from engine.loops.mandatory_loops import end_in_a_draw
from engine.loops.optional_loops import repeat, why_no_repeat
from engine.state.game import State
from engine.state.ids import CardId, LinkId, PlayerId
from engine.state.links import Link, Proposal
from engine.state.record import CombatDeed, Decide, InCombat
from engine.turn.phases import draw_step, end_ready_step, start_action_phase, start_end_phase, wrap_up
from engine.view.values import held_power, values


def act(attempt: Attempt, action: Action) -> None:
    """Do the action, then give priority as the rules say."""
    match action:
        case Begin():
            begin(attempt)
        case Pass(player):
            pass_priority(attempt, player)
        case Concede(player):
            _concede(attempt, player)
        case PlayCard() | Place() | Use() | Complete() | Propose() | Strike():
            attempt.change(priority=None, passes=0, positions=())
            with suppress(Abandoned):
                _add(attempt, action)
            if attempt.state.result is None:
                give_priority(attempt, action.player)
        case NextGame(first):
            next_game(attempt, first)
        case Swap():
            swap(attempt, action)
        case Repeat(player):
            repeat(attempt, player)
        case _:
            assert_never(action)


COURSE = Course(PERFORMING.perform, PERFORMING.begin, PERFORMING.performable, act, concede_while_choosing)
"""The course of an attempt in a game, with everything that a rule may have to do in the middle of another."""


@implements("801.1a")
def why_not(state: State, action: Action) -> tuple[Reason, ...]:
    """Return every reason why the action can't be taken now; nothing means that it is legal."""
    reasons = reasons_against(state, action)
    if reasons or not isinstance(action, Repeat):
        return reasons
    return why_no_repeat(state, action.player, COURSE)


@implements("407.1", "701.2", "702.3", "705.4")
def _add(attempt: Attempt, action: PlayCard | Place | Use | Complete | Propose | Strike) -> None:
    """Add the action's link to the chain; whoever added it gets priority again."""
    match action:
        case PlayCard(player, card):
            add_card(attempt, player, card)
        case Place(player, card, face_up):
            add_resource(attempt, player, card, face_up)
        case Use(player, card, key):
            _use(attempt, player, card, key)
        case Complete(player, card):
            _complete(attempt, player, card)
        case Propose():
            _propose(attempt, action)
        case Strike(player, weapon):
            strike(attempt, player, weapon)
        case _:
            assert_never(action)


def _use(attempt: Attempt, player: PlayerId, card: CardId, key: int) -> None:
    held = held_power(attempt.state, card, key)
    assert held is not None
    assert isinstance(held.power, Payment)
    if concedes(held.power):
        hearth(attempt, player, card, held.power)
        return
    link = Link(LinkId(0), LinkKind.PAYMENT, player, card, held.power.text, power=key)
    add_effect(attempt, link, held.power.cost, Purpose.USE, card, "701.2")


@implements("702.1", "702.3")
def _complete(attempt: Attempt, player: PlayerId, card: CardId) -> None:
    """Add the quest's completion effect to the chain; flipping the quest face down is part of its cost."""
    power = completion_of(attempt.state, card)
    assert power is not None
    link = Link(LinkId(0), LinkKind.COMPLETION, player, card, power.text, power=0)
    add_effect(
        attempt, link, completion_cost(power, attempt.state.cards[card].zone), Purpose.COMPLETE, card, "702.2", "702.3"
    )


@implements("600.1", "601.1", "601.2")
def _propose(attempt: Attempt, action: Propose) -> None:
    """Add a proposal effect to the chain, whose source is the proposing player (705.5)."""
    proposal = Proposal(action.attacker, action.defender, action.sabotage)
    link = Link(LinkId(0), LinkKind.PROPOSAL, action.player, action.player, proposal=proposal)
    cost = cost_to_attack(attempt.state, action.attacker, action.defender)
    again = any(fact.deed is Done.PROPOSED for fact in attempt.state.history)
    why = ["601.2", *(("600.1",) if again else ()), *newcomer_rules(attempt.state, action.player, action.attacker)]
    for card in (action.attacker, action.defender):
        why += values(attempt.state, card).rules
    chosen = (InCombat(CombatDeed.PROPOSED, action.attacker, action.defender), why)
    rules = ("601.1", *(("600.3",) if cost else ()))
    add_effect(attempt, link, cost, Purpose.PROPOSE, action.attacker, *rules, announced=(chosen,))


@implements("407.4")
def _passes_left(state: State, leaving: PlayerId) -> int:
    """Return how many of the passes in succession still count after the player has left the game."""
    player, before = state.priority, state.passes
    if player is None:
        return 0
    everyone = [seat.id for seat in state.remaining]
    place = everyone.index(player)
    passed = [everyone[(place - step) % len(everyone)] for step in range(1, before + 1)]
    return before - 1 if leaving in passed else before


@implements("102.1b", "711.1")
def _concede(attempt: Attempt, player: PlayerId) -> None:
    """Let the player concede, which is possible at any time; the game may go on without him or her.

    If this interrupts links of that player, the turn player gets priority.
    """
    holder, passes = attempt.state.priority, _passes_left(attempt.state, player)
    linked = any(link.controller == player for link in attempt.state.chain)
    leave(attempt, (player,), "concedes", "102.1b", "102.2")
    if attempt.state.result is None and holder is not None:
        if linked:
            holder, passes = attempt.state.turn_player, 0
        nobody = attempt.state.player(holder).out
        give_priority(attempt, next_player(attempt.state, holder) if nobody else holder, passes)


@implements("407.1", "407.4", "407.4a", "407.4b", "709.1", "709.2h", "711.1")
def pass_priority(attempt: Attempt, player: PlayerId) -> None:
    """Let the player pass; the next player gets priority.

    When all players have passed in succession, the topmost link resolves or, with an empty chain, the window closes.
    """
    rules = (rule("407.1"), rule("600.3")) if need_not_attack(attempt.state, player) else (rule("407.1"),)
    attempt.record(Decide(player, "passes"), rules)
    passes = attempt.state.passes + 1
    if passes < len(attempt.state.remaining):
        give_priority(attempt, next_player(attempt.state, player), passes)
        return
    attempt.change(priority=None, passes=0)
    if attempt.state.chain:
        top = attempt.state.chain[-1].kind
        phase, turn = attempt.state.phase, attempt.state.turn
        _resolve(attempt)
        if attempt.state.result is None and (attempt.state.phase, attempt.state.turn) == (phase, turn):
            _after_resolving(attempt)
            if top is LinkKind.TRIGGERED:
                end_in_a_draw(attempt)
        return

    attempt.record(Decide(None, f"the window of the {attempt.state.phase} closes"), (rule("407.4"), rule("407.4b")))
    close_window(attempt)


@implements("601.3", "709.1")
def _resolve(attempt: Attempt) -> None:
    """Let the topmost link resolve; if it is a proposal effect, the proposed combat starts."""
    top = attempt.state.chain[-1]
    illegal = proposal_reasons(attempt.state, top) if top.kind is LinkKind.PROPOSAL else ()
    proposed = resolve_top(attempt, strike_resolves, illegal)
    if proposed is not None:
        cause, attempt.cause = attempt.cause, proposed.id
        start_combat(attempt, proposed)
        attempt.cause = cause


@implements("407.4a", "709.2h")
def _after_resolving(attempt: Attempt) -> None:
    """Give priority to the turn player after a link resolved or was interrupted.

    Some editions give it to the controller of the link that is topmost now, if there is one.
    """
    state = attempt.state
    first = state.turn_player
    if state.chain and not state.edition.turn_player_first_after_resolving:
        first = state.chain[-1].controller
    give_priority(attempt, first)


@implements("500.1", "502.2")
def close_window(attempt: Attempt) -> None:
    """Close the window and start the next part of the turn."""
    match attempt.state.phase:
        case Phase.READY_STEP:
            end_ready_step(attempt)
            draw_step(attempt)
        case Phase.DRAW_STEP:
            start_action_phase(attempt)
        case Phase.ACTION:
            start_end_phase(attempt, "502.2")
        case Phase.ATTACK_WINDOW:
            protect_point(attempt)
        case Phase.DEFEND_WINDOW:
            conclude(attempt)
        case Phase.END:
            wrap_up(attempt)
        case Phase.SETUP | Phase.WRAP_UP:
            raise AssertionError("no window opens there")
        case _:
            assert_never(attempt.state.phase)
