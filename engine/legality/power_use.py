"""Why a power can't be used, or a quest completed (701, 702)."""

from __future__ import annotations

from engine.chain.announcement import announced
from engine.citations import implements, rule
from engine.costs.interference import readying
from engine.errors import Reason
from engine.language.costs import Activate, Cost, Perform
from engine.language.effects import Flip, Put
from engine.language.modifiers import CompleteFrom, Deed, Purpose
from engine.language.powers import Completion, Payment
from engine.language.selections import This
from engine.language.words import CardType, Done, LinkKind, Zone
from engine.legality.link_requirements import forbidden_link, link_reasons
from engine.state.cards import Card
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.view.equipment import unusable_equipment
from engine.view.party import in_party_since
from engine.view.prohibitions import allowed, forbidden
from engine.view.referents import holds
from engine.view.scope import Scope
from engine.view.values import applying, held_power, powers, types_of


@implements("302.2", "700.2", "701.1", "701.2", "701.3", "701.5", "701.5a")
def use_reasons(state: State, player: PlayerId, card: CardId, key: int, brief: bool) -> tuple[Reason, ...]:
    """Return why the player can't use the card's payment power with the key; `brief` stops at the first reasons."""
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
    if not may_use(state, player, held, power.power):
        found.append(Reason(rule("701.2"), f"that player does not control {name}"))
    if brief and not held.ready and Activate() in power.power.cost and not readying(power.power.cost):
        found.append(Reason(rule("701.3"), f"the cost exhausts {name}, which is not ready"))
    if found and brief:
        return tuple(found)
    found += unusable_equipment(state, player, held)
    found += _restriction_reasons(state, player, card, key, power.power)
    found += forbidden_link(forbidden(state, Deed.USE, card, player))
    if any(isinstance(part, Activate) for part in power.power.cost):
        found += forbidden_link(forbidden(state, Deed.USE_ACTIVATED, card, player))
    scope = Scope(state, player, card)
    if power.power.only_if is not None and not holds(scope, power.power.only_if):
        found.append(Reason(rule("701.2"), f"the condition for using {name}'s power is not met"))
    if found:
        return tuple(found)
    scope, _ = announced(scope, card, LinkKind.PAYMENT, power.power.text, power.power.cost)
    return link_reasons(scope, power.power.text, None, power.power.cost, Purpose.USE, card, brief=brief)


@implements("103.1", "701.2")
def may_use(state: State, player: PlayerId, held: Card, power: Payment) -> bool:
    """Return whether the player may use the power: its card's controller, anyone it names, or whom a modifier lets."""
    if power.by_anyone or (held.controller or held.owner) == player:
        return True
    return held.zone is Zone.PLAY and allowed(state, Deed.USE, held.id, player)


@implements("302.2", "303.3", "304.3", "305.1", "306.2b")
def _restriction_reasons(state: State, player: PlayerId, card: CardId, key: int, power: Payment) -> list[Reason]:
    """Return why the power can't be used again this turn, or a new ally not be exhausted for it; only allies wait."""
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
    if CardType.ALLY in types_of(state, held) and any(isinstance(part, Activate) for part in power.cost):
        if allowed(state, Deed.USE_ACTIVATED, card):
            return found
        own = state.edition.activated_power_waits_for_own_turn
        since = (held.controller or player) if own else state.turn_player
        began = state.player(since).turn_began
        if began is None or in_party_since(state, held) >= began:
            new = f"{held.printed.name} has not been in the party since its controller's turn started"
            found += [Reason(rule("302.2"), new), Reason(rule("701.3"), new)]
    return found


@implements("702.1", "702.2", "702.3")
def complete_reasons(state: State, player: PlayerId, card: CardId, brief: bool) -> tuple[Reason, ...]:
    """Return why the player can't complete the quest."""
    held = state.cards.get(card)
    if held is not None and held.resource and not held.face_up:
        blank = Reason(rule("408.1b"), "a face-down resource has no type and no text")
        return (Reason(rule("702.3"), "only a face-up quest in play can be completed"), blank)
    elsewhere = held is not None and card in completed_elsewhere(state, player)
    if held is None or (held.zone is not Zone.PLAY and not elsewhere) or held.printed.type is not CardType.QUEST:
        return (Reason(rule("702.3"), "only a face-up quest in play can be completed"),)
    if held.controller != player and not (elsewhere or allowed(state, Deed.COMPLETE, player, card)):
        return (Reason(rule("702.3"), f"that player does not control {held.printed.name}"),)
    power = completion_of(state, card)
    if power is None:
        return (Reason(rule("702.1"), f"{held.printed.name} has no completion power"),)
    scope = Scope(state, player, card)
    if power.only_if is not None and not holds(scope, power.only_if):
        return (Reason(rule("702.2"), f"the condition for completing {held.printed.name} is not met"),)
    stopped = forbidden_link(forbidden(state, Deed.COMPLETE, player, card))
    if stopped:
        return stopped
    scope, _ = announced(scope, card, LinkKind.COMPLETION, power.text, power.cost)
    cost = completion_cost(power, held.zone)
    return link_reasons(scope, power.text, None, cost, Purpose.COMPLETE, card, brief=brief)


@implements("103.1", "702.3")
def completed_elsewhere(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """Return the player's quest cards outside of play that a modifier lets the player complete."""
    zones = {change.zone for _, change in applying(state, CompleteFrom, player)}
    found = (card for zone in zones for card in state.zone(zone, player)[: 1 if zone is Zone.DECK else None])
    return tuple(sorted(card for card in found if state.cards[card].printed.type is CardType.QUEST))


@implements("702.2")
def completion_cost(power: Completion, zone: Zone) -> tuple[Cost, ...]:
    """Return the whole cost of the completion power, including what becomes of the quest.

    In play it is turned face down; from elsewhere it is removed from the game.
    """
    return (*power.cost, Perform(Flip(This()) if zone is Zone.PLAY else Put(This(), Zone.REMOVED)))


def completion_of(state: State, card: CardId) -> Completion | None:
    """Return the completion power that the quest has now, None if it has none."""
    return next((held.power for held in powers(state, card) if isinstance(held.power, Completion)), None)
