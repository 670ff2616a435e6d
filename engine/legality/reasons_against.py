"""The reasons why an action is not legal (406, 407.2, 408, 601, 701, 702)."""

from __future__ import annotations

from typing import assert_never

from engine.chain.addition import card_cost
from engine.chain.announcement import announced
from engine.citations import implements, rule
from engine.combat.proposal import must_attack
from engine.costs.interference import minds_resources
from engine.costs.payability import plainly_too_much
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
from engine.errors import Reason
from engine.game.matches import why_no_next_game, why_no_swap
from engine.language.modifiers import Deed, MoreResources, PlayAsInstant, PlayFrom, Purpose
from engine.language.words import CardType, LinkKind, Phase, Zone
from engine.legality.combat_actions import propose_reasons, strike_reasons
from engine.legality.link_requirements import forbidden_link, link_reasons, not_free
from engine.legality.power_use import complete_reasons, use_reasons
from engine.state.evolution import evolve, with_card
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.value import replace
from engine.view.descriptions import fits
from engine.view.equipment import unusable_equipment
from engine.view.prohibitions import forbidden
from engine.view.referents import holds
from engine.view.scope import Scope
from engine.view.values import applying


def reasons_against(state: State, action: Action, *, brief: bool = False) -> tuple[Reason, ...]:
    """Return every reason why the action is not legal now, nothing if it is legal.

    Whether there is a loop to repeat is not checked here but in `engine.loops` (801.1a). With `brief` reasons that take
    long to find are left out if another reason is known, which is enough to know that the action is not legal.
    """
    if isinstance(action, NextGame):
        return why_no_next_game(state)
    if state.result is not None:
        return (Reason(rule("102.1"), "the game is over"),)
    if state.bar is not None and state.bar.action == action:
        return (why_barred(action),)
    match action:
        case Begin():
            return () if state.phase is Phase.SETUP else (Reason(rule("101.1"), "the game has started"),)
        case Concede(player):
            return (Reason(rule("102.2"), "that player has left the game"),) if state.player(player).out else ()
        case Pass(player):
            return _no_priority(state, player) or _pass_reasons(state, player)
        case PlayCard(player, card):
            return _no_priority(state, player) or _play_reasons(state, player, card, brief)
        case Place(player, card, face_up):
            return _no_priority(state, player) or _place_reasons(state, player, card, face_up)
        case Use(player, card, power):
            return _no_priority(state, player) or use_reasons(state, player, card, power, brief)
        case Complete(player, card):
            return _no_priority(state, player) or complete_reasons(state, player, card, brief)
        case Propose(player, attacker, defender, sabotage):
            return _no_priority(state, player) or propose_reasons(state, player, attacker, defender, sabotage)
        case Strike(player, weapon):
            return _no_priority(state, player) or strike_reasons(state, player, weapon)
        case Swap():
            return why_no_swap(state, action)
        case Repeat(player):
            return _no_priority(state, player)
        case _:
            assert_never(action)


@implements("407.1")
def _no_priority(state: State, player: PlayerId) -> tuple[Reason, ...]:
    if state.priority != player:
        return (Reason(rule("407.1"), "that player does not have priority"),)
    return ()


@implements("600.2")
def _pass_reasons(state: State, player: PlayerId) -> tuple[Reason, ...]:
    """Return why the player can't pass: each of his or her characters that must attack and can."""
    if not state.is_free_for(player):
        return ()
    return tuple(
        Reason(rule("600.2"), f"{state.cards[card].printed.name} must attack") for card in must_attack(state, player)
    )


@implements("201.2", "307.1", "406.1", "406.2", "704.2")
def _play_reasons(state: State, player: PlayerId, card: CardId, brief: bool) -> tuple[Reason, ...]:
    held = state.cards.get(card)
    if held is None:
        return (Reason(rule("406.1"), "there is no such card"),)
    printed, name = held.printed, held.printed.name
    if printed.type is CardType.QUEST:
        return (
            Reason(rule("307.1"), f"{name} is a quest, which can't be played"),
            Reason(rule("201.2"), f"{name} has no cost to be played for"),
            Reason(rule("406.2"), f"{name} can only be placed as a resource"),
        )
    if printed.type is CardType.HERO:
        return (Reason(rule("406.1"), f"{name} is a hero, which can't be played"),)
    found = [*unusable_equipment(state, player, held)]
    if not _playable_from_there(state, player, card):
        found.append(Reason(rule("406.1"), f"{name} is not in that player's hand"))
    if not _instant(state, player, card):
        found += not_free(state, player, Reason(rule("406.1"), f"{name} is not an instant"))
    found += () if found and brief else _forbidden_to_play(state, player, card)
    scope = Scope(state, player, card, announced=card)
    if printed.play_only_if is not None and not holds(scope, printed.play_only_if):
        found.append(Reason(rule("704.2"), f"the condition for playing {name} is not met"))
    only_resources = printed.alternate_cost is None and not any(map(minds_resources, printed.additional_cost))
    if not found and brief and only_resources and plainly_too_much(state, player, printed):
        found.append(Reason(rule("401.1"), f"{name} costs more than there are ready resources"))
    if found:
        return tuple(found)
    costs = (printed.additional_cost, printed.alternate_cost)
    scope, number = announced(scope, card, LinkKind.CARD, printed.text, *costs)
    cost = card_cost(scope, number)
    return link_reasons(scope, printed.text, printed.attach, cost, Purpose.PLAY, number, brief=brief)


def _forbidden_to_play(state: State, player: PlayerId, card: CardId) -> tuple[Reason, ...]:
    buried = state.cards[card].zone is Zone.GRAVEYARD
    kept = forbidden(state, Deed.LEAVE_GRAVEYARD, card) if buried else None
    shown = _as_instant(state, player, card)
    return forbidden_link(forbidden(shown, Deed.PLAY, player, card), forbidden(shown, Deed.BE_PLAYED, card), kept)


@implements("202.1")
def _as_instant(state: State, player: PlayerId, card: CardId) -> State:
    """Return the state in which the card is an instant, if a modifier in force makes it one."""
    held = state.cards[card]
    if held.printed.instant or not any(
        change.are and fits(active.scope(state), change.filter, card)
        for active, change in applying(state, PlayAsInstant, player)
    ):
        return state
    return evolve(state, cards=with_card(state, replace(held, printed=replace(held.printed, instant=True))))


def _playable_from_there(state: State, player: PlayerId, card: CardId) -> bool:
    held = state.cards[card]
    if held.zone is Zone.HAND and held.owner == player:
        return True
    return any(
        change.zone in (held.zone, None) and fits(active.scope(state), change.filter, card)
        for active, change in applying(state, PlayFrom, player)
    )


def _instant(state: State, player: PlayerId, card: CardId) -> bool:
    if state.cards[card].printed.instant:
        return True
    return any(
        fits(active.scope(state), change.filter, card) for active, change in applying(state, PlayAsInstant, player)
    )


@implements("307.1", "408.1", "408.1a", "408.1b")
def _place_reasons(state: State, player: PlayerId, card: CardId, face_up: bool) -> tuple[Reason, ...]:
    held = state.cards.get(card)
    if held is None or held.zone is not Zone.HAND or held.owner != player:
        return (Reason(rule("408.1"), "only a card from the player's hand can be placed as a resource"),)
    found = [*not_free(state, player, Reason(rule("408.1a"), "a resource is placed in one's action phase"))]
    if state.player(player).placed >= resources_per_turn(state, player):
        found.append(Reason(rule("408.1"), "a resource has been placed this turn"))
    if face_up and held.printed.type is not CardType.QUEST:
        found.append(Reason(rule("408.1b"), f"{held.printed.name} is not a quest, so it can be placed only face down"))
    return (*found, *forbidden_link(forbidden(state, Deed.PLACE, player, card)))


@implements("408.1")
def resources_per_turn(state: State, player: PlayerId) -> int:
    """Return how many resources the player may place in a turn, after all modifiers."""
    return state.edition.resources_per_turn + sum(change.by for _, change in applying(state, MoreResources, player))


@implements("801.1a", "801.1b")
def why_barred(action: Action) -> Reason:
    """Return why an action that `Bar` names is not legal after a loop."""
    if isinstance(action, Pass):
        return Reason(rule("801.1b"), "that player has stepped into the loop to act, so passing is not possible")
    return Reason(rule("801.1a"), "this would continue the loop beyond the number of repetitions that was chosen")
