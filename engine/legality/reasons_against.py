"""The reasons why an action is not legal (406, 407.2, 408, 601, 701, 702)."""

from __future__ import annotations

from typing import assert_never

from engine.chain.addition import card_cost
from engine.chain.announcement import announced
from engine.chain.chosen_targets import no_targets
from engine.chain.modes import possible_modes
from engine.chain.variable_cost import values_of_x, values_with_targets
from engine.citations import implements, rule
from engine.combat.proposal import combat_reasons, cost_to_attack, must_attack
from engine.combat.strike import strike_cost
from engine.costs.interference import readying
from engine.costs.payability import plainly_too_much, unpayable
from engine.costs.total_cost import alternate_cost, total
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
from engine.language.costs import Activate, Cost, Perform, Resources
from engine.language.effects import Flip
from engine.language.modifiers import Deed, PlayAsInstant, PlayFrom, Purpose
from engine.language.powers import Attach, Completion, LinkText, Modes, Payment
from engine.language.selections import This
from engine.language.words import CardType, DamageType, Done, LinkKind, Phase, Zone
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.view.descriptions import fits
from engine.view.modifiers_in_force import changing
from engine.view.prohibitions import allowed, forbidden
from engine.view.referents import holds
from engine.view.scope import Scope
from engine.view.targets import descriptions
from engine.view.uniqueness import dual_wields
from engine.view.values import applies, exists, held_power, powers


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
            return _no_priority(state, player) or _use_reasons(state, player, card, power, brief)
        case Complete(player, card):
            return _no_priority(state, player) or _complete_reasons(state, player, card, brief)
        case Propose(player, attacker, defender, sabotage):
            return _no_priority(state, player) or _propose_reasons(state, player, attacker, defender, sabotage)
        case Strike(player, weapon):
            return _no_priority(state, player) or _strike_reasons(state, player, weapon)
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


@implements("407.2b", "502.1")
def _not_free(state: State, player: PlayerId, why: Reason) -> tuple[Reason, ...]:
    """Return why it is not the player's non-combat action phase with an empty chain, `why` that matters being first."""
    found: list[Reason] = []
    if state.turn_player != player:
        found.append(Reason(rule("407.2b"), "it is not that player's turn"))
    if state.phase is not Phase.ACTION:
        found.append(Reason(rule("407.2b"), f"it is the {state.phase}, not a non-combat action phase"))
    if state.chain:
        found.append(Reason(rule("407.2b"), "the chain is not empty"))
    return (why, *found) if found else ()


@implements("707.1")
def _forbidden_link(*reasons: Reason | None) -> tuple[Reason, ...]:
    """Return the first of the reasons, if any, by which a modifier forbids adding the link, and the rule behind it."""
    reason = next((each for each in reasons if each is not None), None)
    return () if reason is None else (reason, Reason(rule("707.1"), "so adding the link can't be started"))


@implements("600.2")
def _pass_reasons(state: State, player: PlayerId) -> tuple[Reason, ...]:
    """Return why the player can't pass: each of his or her characters that must attack and can."""
    if state.phase is not Phase.ACTION or state.turn_player != player or state.chain:
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
    found: list[Reason] = []
    if not _playable_from_there(state, player, card):
        found.append(Reason(rule("406.1"), f"{name} is not in that player's hand"))
    if not _instant(state, player, card):
        found += _not_free(state, player, Reason(rule("406.1"), f"{name} is not an instant"))
    found += _forbidden_link(forbidden(state, Deed.PLAY, player, card), forbidden(state, Deed.BE_PLAYED, card))
    scope = Scope(state, player, card, announced=card)
    if printed.play_only_if is not None and not holds(scope, printed.play_only_if):
        found.append(Reason(rule("704.2"), f"the condition for playing {name} is not met"))
    only_resources = printed.alternate_cost is None and not readying(printed.additional_cost)
    if not found and brief and only_resources and plainly_too_much(state, player, printed.cost):
        found.append(Reason(rule("401.1"), f"{name} costs more than there are ready resources"))
    if found:
        return tuple(found)
    costs = (printed.additional_cost, printed.alternate_cost)
    scope, number = announced(scope, card, LinkKind.CARD, printed.text, *costs)
    return _link_reasons(
        scope, printed.text, printed.attach, card_cost(scope, number), Purpose.PLAY, number, brief=brief
    )


def _playable_from_there(state: State, player: PlayerId, card: CardId) -> bool:
    held = state.cards[card]
    if held.zone is Zone.HAND and held.owner == player:
        return True
    return any(
        change.zone in (held.zone, None)
        and applies(state, active, player)
        and exists(state, active)
        and fits(active.scope(state), change.filter, card)
        for active, change in changing(state, PlayFrom)
    )


def _instant(state: State, player: PlayerId, card: CardId) -> bool:
    if state.cards[card].printed.instant:
        return True
    return any(
        applies(state, active, player) and exists(state, active) and fits(active.scope(state), change.filter, card)
        for active, change in changing(state, PlayAsInstant)
    )


@implements("707.2")
def _link_reasons(  # noqa: PLR0913 - a link has as many parts.
    scope: Scope,
    text: LinkText | None,
    attach: Attach | None,
    cost: tuple[Cost, ...],
    purpose: Purpose,
    about: CardId,
    *,
    brief: bool,
) -> tuple[Reason, ...]:
    """Return why the link can't be added: its cost can't be paid, or it has no legal target (707.1d, 401.1)."""
    rewound = Reason(rule("707.2"), "so adding the link could not be finished")
    values = values_of_x(scope, cost, purpose, about)
    reasons = () if values is not None and values.numbers else _short(scope, cost, purpose, about)
    if reasons:
        return (*reasons, Reason(rule("707.1e"), "that is the total cost"), rewound)
    xs = (0,) if values is None else values.numbers or (0,)
    link = about if purpose is Purpose.PLAY else None if scope.link is None else scope.link.id
    if _targets_there(scope, text, attach, link, xs):
        return ()
    return (*no_targets(scope, descriptions(text, (0,), attach), brief=brief), rewound)


@implements("401.1", "401.3")
def _short(scope: Scope, cost: tuple[Cost, ...], purpose: Purpose, about: CardId) -> tuple[Reason, ...]:
    """Return why neither the cost nor an alternate cost can be paid, nothing if one of them can."""
    reasons = unpayable(scope, total(scope, cost, purpose, about), about)
    alternate = alternate_cost(scope, purpose, about) if reasons else None
    return reasons if alternate is None else unpayable(scope, total(scope, alternate, purpose, about), about)


def _targets_there(
    scope: Scope, text: LinkText | None, attach: Attach | None, about: int | None, xs: tuple[int, ...]
) -> bool:
    """Return whether, for some value of X, legal targets can be chosen for all descriptions, no card twice."""
    if isinstance(text, Modes):
        return any(True for _ in possible_modes(scope, text, attach, about, xs))
    return any(True for _ in values_with_targets(scope, xs, descriptions(text, (), attach), about))


@implements("307.1", "408.1", "408.1a", "408.1b")
def _place_reasons(state: State, player: PlayerId, card: CardId, face_up: bool) -> tuple[Reason, ...]:
    held = state.cards.get(card)
    if held is None or held.zone is not Zone.HAND or held.owner != player:
        return (Reason(rule("408.1"), "only a card from the player's hand can be placed as a resource"),)
    found = [*_not_free(state, player, Reason(rule("408.1a"), "a resource is placed in one's action phase"))]
    if state.player(player).placed >= state.edition.resources_per_turn:
        found.append(Reason(rule("408.1"), "a resource has been placed this turn"))
    if face_up and held.printed.type is not CardType.QUEST:
        found.append(Reason(rule("408.1b"), f"{held.printed.name} is not a quest, so it can be placed only face down"))
    return (*found, *_forbidden_link(forbidden(state, Deed.PLACE, player, card)))


@implements("302.2", "700.2", "701.1", "701.2", "701.3", "701.5", "701.5a")
def _use_reasons(state: State, player: PlayerId, card: CardId, key: int, brief: bool) -> tuple[Reason, ...]:
    held = state.cards.get(card)
    if held is None:
        return (Reason(rule("701.2"), "there is no such card"),)
    power = held_power(state, card, key)
    name = held.printed.name
    if power is None or not isinstance(power.power, Payment):
        return (Reason(rule("701.1"), f"{name} has no such payment power"),)
    found: list[Reason] = []
    if held.zone not in power.power.zones:
        found.append(Reason(rule("700.2"), f"the power does not function in the {held.zone} zone"))
    if (held.controller or held.owner) != player and not power.power.by_anyone:
        found.append(Reason(rule("701.2"), f"that player does not control {name}"))
    if brief and not held.ready and Activate() in power.power.cost and not readying(power.power.cost):
        found.append(Reason(rule("701.3"), f"the cost exhausts {name}, which is not ready"))
    if found and brief:
        return tuple(found)
    found += _restriction_reasons(state, player, card, key, power.power)
    found += _forbidden_link(forbidden(state, Deed.USE, card, player))
    if any(isinstance(part, Activate) for part in power.power.cost):
        found += _forbidden_link(forbidden(state, Deed.USE_ACTIVATED, card, player))
    scope = Scope(state, player, card)
    if power.power.only_if is not None and not holds(scope, power.power.only_if):
        found.append(Reason(rule("701.2"), f"the condition for using {name}'s power is not met"))
    if found:
        return tuple(found)
    scope, _ = announced(scope, card, LinkKind.PAYMENT, power.power.text, power.power.cost)
    return _link_reasons(scope, power.power.text, None, power.power.cost, Purpose.USE, card, brief=brief)


def _restriction_reasons(state: State, player: PlayerId, card: CardId, key: int, power: Payment) -> list[Reason]:
    """Return why the power can't be used again this turn, or why a new ally can't be exhausted for it yet (302.2)."""
    held = state.cards[card]
    found: list[Reason] = []
    if power.once_per_turn and any(
        f.deed is Done.USED and f.subject == card and f.detail == key for f in state.history
    ):
        used = f"{held.printed.name}'s power has been used this turn"
        found.append(Reason(rule("701.5"), used))
        if held.controller != held.entered_under:
            found.append(Reason(rule("400.3a"), used))
        if held.powers_since:
            found.append(Reason(rule("701.5a"), used))
    if held.printed.type is CardType.ALLY and any(isinstance(part, Activate) for part in power.cost):
        if allowed(state, Deed.USE_ACTIVATED, card):
            return found
        since = player if state.edition.activated_power_waits_for_own_turn else state.turn_player
        began = state.player(since).turn_began
        if began is None or held.since >= began:
            new = f"{held.printed.name} has not been in the party since its controller's turn started"
            found += [Reason(rule("302.2"), new), Reason(rule("701.3"), new)]
    return found


@implements("702.1", "702.2", "702.3")
def _complete_reasons(state: State, player: PlayerId, card: CardId, brief: bool) -> tuple[Reason, ...]:
    held = state.cards.get(card)
    if held is not None and held.resource and not held.face_up:
        blank = Reason(rule("408.1b"), "a face-down resource has no type and no text")
        return (Reason(rule("702.3"), "only a face-up quest in play can be completed"), blank)
    if held is None or held.zone is not Zone.PLAY or held.printed.type is not CardType.QUEST:
        return (Reason(rule("702.3"), "only a face-up quest in play can be completed"),)
    if held.controller != player:
        return (Reason(rule("702.3"), f"that player does not control {held.printed.name}"),)
    power = completion_of(state, card)
    if power is None:
        return (Reason(rule("702.1"), f"{held.printed.name} has no completion power"),)
    scope = Scope(state, player, card)
    if power.only_if is not None and not holds(scope, power.only_if):
        return (Reason(rule("702.2"), f"the condition for completing {held.printed.name} is not met"),)
    stopped = _forbidden_link(forbidden(state, Deed.COMPLETE, player, card))
    if stopped:
        return stopped
    scope, _ = announced(scope, card, LinkKind.COMPLETION, power.text, power.cost)
    return _link_reasons(scope, power.text, None, completion_cost(power), Purpose.COMPLETE, card, brief=brief)


@implements("702.2")
def completion_cost(power: Completion) -> tuple[Cost, ...]:
    """Return the whole cost of the completion power, including turning the quest face down."""
    return (*power.cost, Perform(Flip(This())))


def completion_of(state: State, card: CardId) -> Completion | None:
    """Return the completion power that the quest has now, None if it has none."""
    return next((held.power for held in powers(state, card) if isinstance(held.power, Completion)), None)


def _propose_reasons(
    state: State, player: PlayerId, attacker: CardId, defender: CardId, sabotage: bool
) -> tuple[Reason, ...]:
    found = [*_not_free(state, player, Reason(rule("601.1"), "a combat is proposed in one's action phase"))]
    if sabotage and not state.edition.sabotage:
        found.append(Reason(rule("600.1"), f"there is no sabotage in {state.edition.id}"))
    found += combat_reasons(state, player, attacker, defender, sabotage)
    if found or attacker not in state.cards:
        return tuple(found)
    scope = Scope(state, player, attacker)
    cost = cost_to_attack(state, attacker, defender)
    if not state.edition.any_cost_to_attack and any(not isinstance(part, Resources) for part in cost):
        return (Reason(rule("600.3"), f"in {state.edition.id} nothing but resources can be paid for attacking"),)
    reasons = unpayable(scope, total(scope, cost, Purpose.PROPOSE, attacker), attacker)
    return tuple(Reason(rule("600.3"), reason.text) for reason in reasons)


@implements("303.2", "303.2c", "303.2d", "407.2a", "602.4", "cr-2009-combat:602.3c")
def _strike_reasons(state: State, player: PlayerId, weapon: CardId) -> tuple[Reason, ...]:
    """Return why the player can't strike with the weapon.

    A strike needs a defend window, the player's hero in combat, and a ready weapon that the player controls. A player
    strikes with one weapon per combat, or with dual wield with two Melee weapons.
    """
    held = state.cards.get(weapon)
    if held is None or held.zone is not Zone.PLAY or held.printed.type is not CardType.WEAPON or held.resource:
        return (Reason(rule("303.2"), "only a weapon in play can strike"),)
    found: list[Reason] = []
    if held.controller != player:
        found.append(Reason(rule("303.2"), f"that player does not control {held.printed.name}"))
    combat = state.combat
    if state.phase is not Phase.DEFEND_WINDOW or combat is None or state.player(player).hero not in combat.in_combat:
        closed = "no defend window is open with that player's hero in combat"
        found += [Reason(rule("602.4"), closed), Reason(rule("407.2a"), closed)]
        if combat is not None and state.player(player).hero in (combat.attacker, combat.defender):
            found.append(Reason(rule("cr-2009-combat:602.3c"), "the other character of the combat is gone"))
        return tuple(found)
    if not held.ready:
        found.append(Reason(rule("303.2"), f"{held.printed.name} is not ready"))
    found += _forbidden_link(forbidden(state, Deed.STRIKE, player, weapon))
    found += _second_weapon(state, player, weapon)
    scope = Scope(state, player, weapon)
    due = total(scope, strike_cost(state, weapon), Purpose.STRIKE, weapon)
    short = unpayable(scope, due, weapon)
    if not found and short:
        found += [Reason(rule("303.2"), short[0].text), *short]
    return tuple(found)


def _second_weapon(state: State, player: PlayerId, weapon: CardId) -> list[Reason]:
    struck = struck_with(state, player)
    if weapon in struck or len(struck) < state.edition.weapons_per_combat:
        return []
    both_melee = all(_melee(state, each) for each in (*struck, weapon))
    if dual_wields(state, player) and both_melee and len(struck) < state.edition.weapons_with_dual_wield:
        return []
    return [Reason(rule("303.2c"), "that player has struck with another weapon this combat")]


@implements("303.2c")
def struck_with(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """Return the weapons with which the player has struck this combat, or will by a strike effect on the chain."""
    combat = state.combat
    done = () if combat is None else tuple(weapon for who, weapon in combat.strikes if who == player)
    coming = tuple(
        CardId(link.source) for link in state.chain if link.kind is LinkKind.STRIKE and link.controller == player
    )
    return tuple(dict.fromkeys(done + coming))


def _melee(state: State, weapon: CardId) -> bool:
    card = state.cards.get(weapon) or state.gone[weapon].card
    return card.printed.damage_type is DamageType.MELEE or any(tag == "Melee" for tag, _ in card.printed.limits)


@implements("801.1a", "801.1b")
def why_barred(action: Action) -> Reason:
    """Return why an action that `Bar` names is not legal after a loop."""
    if isinstance(action, Pass):
        return Reason(rule("801.1b"), "that player has stepped into the loop to act, so passing is not possible")
    return Reason(rule("801.1a"), "this would continue the loop beyond the number of repetitions that was chosen")
