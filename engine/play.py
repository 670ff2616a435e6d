"""The one entrance to the game: apply an action to a state, list what is legal, say why something is not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from engine.chain.addition import add_card, add_effect, add_resource, triggered_scope
from engine.chain.priority import give_priority, next_player, pass_priority
from engine.chain.targets import why_no_target
from engine.citations import implements, rule
from engine.combat.combat_step import protect_reasons
from engine.combat.proposal import cost_to_attack, newcomer_rules
from engine.combat.strike import strike
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
from engine.decisions.choices import Answer, Choice, ChoiceKind, who_concedes
from engine.errors import Reason, Refused
from engine.events.attempt import Attempt, Over, Unanswered
from engine.events.departure import leave
from engine.events.event import happen
from engine.game.concession import concede_while_choosing
from engine.game.hearth import concedes, hearth
from engine.game.matches import next_game, swap
from engine.game.start import begin
from engine.language.modifiers import Purpose
from engine.language.powers import Payment
from engine.language.words import Done, LinkKind
from engine.legality.legal_actions import is_listed, legal_actions
from engine.legality.reasons_against import completion_cost, completion_of, reasons_against
from engine.loops.optional_loops import follow, repeat
from engine.state.game import State
from engine.state.ids import CardId, LinkId, PlayerId
from engine.state.links import Link, Proposal
from engine.state.record import CombatDeed, InCombat, Record
from engine.value import replace, value
from engine.view.values import held_power, values


@value
class Settled:
    """The action is done: the state in which the next player has priority, or the game is over, and what happened.

    `made` holds the choices that left nothing to decide, with the answer that was taken.
    """

    state: State
    records: tuple[Record, ...]
    made: tuple[tuple[Choice, Answer], ...] = ()


@value
class Waiting:
    """The rules ask for a choice: call again from the same state with one answer more.

    `state` and `records` show how far the attempt came.
    """

    choice: Choice
    state: State
    records: tuple[Record, ...]
    made: tuple[tuple[Choice, Answer], ...] = ()


Outcome: TypeAlias = Settled | Waiting

__all__ = ["Outcome", "Settled", "Waiting", "apply", "legal_actions", "why_not", "why_not_option"]


@implements("707.2")
def apply(state: State, action: Action, answers: Sequence[Answer] = ()) -> Outcome:
    """Return what the action, with the answers, makes of the state.

    Raises:
        Refused: the action is not legal now, can't be completed (707.2), or an answer is none of those on offer; the
            state is as it was.
    """
    refusals = () if is_listed(state, action) else reasons_against(state, action)
    if refusals:
        raise Refused(*refusals)
    for place, answer in enumerate(answers):
        if who_concedes(answer) == _adding(action):
            return apply(state, Concede(action.player), answers[place + 1 :])  # type: ignore[union-attr]
    attempt = Attempt(state, answers, concede_while_choosing)
    try:
        act(attempt, action)
        follow(attempt, state, action)
    except Over:
        return Settled(attempt.state, tuple(attempt.records), tuple(attempt.made))
    except Refused as refused:
        if isinstance(action, Pass):
            raise
        raise Refused(*refused.reasons, Reason(rule("707.2"), "so the action is rewound")) from None
    except Unanswered as waiting:
        return Waiting(waiting.choice, attempt.state, tuple(attempt.records), tuple(attempt.made))
    if len(attempt.asked) < len(attempt.answers):
        raise Refused(Reason(rule("709.2b"), "an answer was given that nothing asked for"))
    if attempt.noted and attempt.records:
        last = attempt.records.pop()
        attempt.records.append(replace(last, rules=tuple(dict.fromkeys((*last.rules, *attempt.noted)))))
    return Settled(attempt.state, tuple(attempt.records), tuple(attempt.made))


def _adding(action: Action) -> PlayerId | int:
    """Return who is adding a link by the action, 0 where nobody is; conceding while adding one rewinds it (707.2)."""
    match action:
        case PlayCard(player) | Place(player) | Use(player) | Complete(player) | Propose(player) | Strike(player):
            return player
        case _:
            return 0


def why_not(state: State, action: Action) -> tuple[Reason, ...]:
    """Return every reason why the action can't be taken now; nothing means that it is legal."""
    return reasons_against(state, action)


def why_not_option(waiting: Waiting, option: int) -> tuple[Reason, ...]:
    """Return why something is not among the options of the choice that the rules wait for; nothing if it is."""
    choice, state = waiting.choice, waiting.state
    if option in choice.options:
        return ()
    if choice.kind is ChoiceKind.PROTECT and choice.player is not None and CardId(option) in state.cards:
        return protect_reasons(state, choice.player, CardId(option)) or (Reason(choice.rule, "that is not on offer"),)
    if choice.kind is ChoiceKind.TARGETS and state.chain:
        link = state.chain[-1]
        scope = triggered_scope(Attempt(state), link)
        scope.targets = scope.all_targets = link.targets
        return why_no_target(state, link, scope, choice.slot, option) or (
            Reason(rule("706.1b"), "that has been chosen already"),
        )
    return (Reason(choice.rule, "that is not on offer"),)


def act(attempt: Attempt, action: Action) -> None:
    """Do the action, then give priority as its rule says."""
    match action:
        case Begin():
            begin(attempt)
        case Pass(player):
            pass_priority(attempt, player)
        case Concede(player):
            _concede(attempt, player)
        case PlayCard() | Place() | Use() | Complete() | Propose() | Strike():
            attempt.change(priority=None, passes=0, positions=())
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
    add_effect(attempt, link, completion_cost(power), Purpose.COMPLETE, card, "702.2", "702.3")


@implements("600.1", "601.1", "601.2")
def _propose(attempt: Attempt, action: Propose) -> None:
    """Add a proposal effect to the chain, whose source is the proposing player (705.5)."""
    proposal = Proposal(action.attacker, action.defender, action.sabotage)
    link = Link(LinkId(0), LinkKind.PROPOSAL, action.player, action.player, proposal=proposal)
    cost = cost_to_attack(attempt.state, action.attacker, action.defender)
    if any(fact.deed is Done.PROPOSED for fact in attempt.state.history):
        attempt.note("600.1")
    attempt.note(*newcomer_rules(attempt.state, action.player, action.attacker))
    for card in (action.attacker, action.defender):
        attempt.note(*values(attempt.state, card).rules)
    add_effect(attempt, link, cost, Purpose.PROPOSE, action.attacker, "601.1", *(("600.3",) if cost else ()))
    happen(attempt, [InCombat(CombatDeed.PROPOSED, action.attacker, action.defender)], "601.2")


@implements("407.4")
def _passes_left(state: State, leaving: PlayerId) -> int:
    """Return how many of the passes in succession still count once the player has left."""
    player, before = state.priority, state.passes
    if player is None:
        return 0
    everyone = [seat.id for seat in state.remaining]
    place = everyone.index(player)
    passed = [everyone[(place - step) % len(everyone)] for step in range(1, before + 1)]
    return before - 1 if leaving in passed else before


@implements("102.1b", "711.1")
def _concede(attempt: Attempt, player: PlayerId) -> None:
    """Let the player concede, at any time; play goes on without him or her, if it goes on.

    Where links of that player's are interrupted by it, the turn player gets priority.
    """
    holder, passes = attempt.state.priority, _passes_left(attempt.state, player)
    linked = any(link.controller == player for link in attempt.state.chain)
    leave(attempt, (player,), "concedes", "102.1b", "102.2")
    if attempt.state.result is None and holder is not None:
        if linked:
            holder, passes = attempt.state.turn_player, 0
        nobody = attempt.state.player(holder).out
        give_priority(attempt, next_player(attempt.state, holder) if nobody else holder, passes)
