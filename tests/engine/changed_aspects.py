"""In which aspects one state differs from an earlier one: of which there is more, and of which less."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.words import Zone
from engine.state.game import State
from engine.state.ids import CardId
from engine.view.footprint import OF_ZONES, Aspect
from engine.view.referents import maximum_hand_size
from engine.view.values import values

Changed = set[Aspect]


def told_apart(before: State, after: State) -> tuple[Changed, Changed]:
    """Return of which aspects there is more in the second state, and of which less."""
    more = {aspect for aspect, changed in _otherwise(before, after) if changed}
    less: Changed = set()
    for aspect, then, now in _zones(before, after):
        more |= {aspect} if now - then else set()
        less |= {aspect} if then - now else set()
    for card in after.play.ids:
        for aspect, old, new in _counted(before, after, card):
            more |= {aspect} if new > old else set()
            less |= {aspect} if new < old else set()
    return more, less


def _zones(before: State, after: State) -> Iterator[tuple[Aspect, set[Any], set[Any]]]:
    """Yield what is in each zone, what is on the chain, who is in the game, which modifiers there are."""
    for zone, aspect in OF_ZONES.items():
        yield aspect, set(_members(before, zone)), set(_members(after, zone))
    yield Aspect.LAST_KNOWN, set(before.gone), set(after.gone)
    yield Aspect.HISTORY, set(before.history), set(after.history)
    yield Aspect.MODIFIERS, {each.id for each in before.modifiers}, {each.id for each in after.modifiers}
    yield Aspect.PLAYERS, {each.id for each in before.remaining}, {each.id for each in after.remaining}
    yield Aspect.COMBAT, set(_fighting(before)), set(_fighting(after))
    yield Aspect.ATTACHMENTS, set(_attachments(before)), set(_attachments(after))
    for which in ("extra_turns", "skipped_turns", "skipped_draws"):
        yield Aspect.TURNS_TO_COME, set(getattr(before, which)), set(getattr(after, which))


def _members(state: State, zone: Zone) -> Iterator[int]:
    if zone is Zone.CHAIN:
        yield from (link.id for link in state.chain)
        return
    for player in state.players:
        yield from state.zone(zone, player.id)


def _fighting(state: State) -> Iterator[object]:
    combat = state.combat
    if combat is not None:
        roles = (combat.attacker, combat.proposed_defender, combat.defender, combat.protecting)
        yield from ((role, card) for role, card in enumerate(roles) if card is not None)
    for link in state.chain:
        sides = (None, None) if link.proposal is None else (link.proposal.attacker, link.proposal.defender)
        yield from ((link.id, side, card) for side, card in enumerate(sides) if card is not None)


def _attachments(state: State) -> Iterator[tuple[CardId, CardId | None]]:
    return ((card, state.cards[card].attached_to) for card in state.play.attachments)


def _counted(before: State, after: State, card: CardId) -> Iterator[tuple[Aspect, int, int]]:
    """Yield how much there is on the card and, if it was in play before and shows the same face, its numbers."""
    then, now = before.cards.get(card), after.cards[card]
    yield Aspect.DAMAGE, 0 if then is None else then.damage, now.damage
    if then is None:
        return
    yield Aspect.READY, then.ready, now.ready
    for name in dict(then.counters) | dict(now.counters):
        yield Aspect.COUNTERS, then.counters_named(name), now.counters_named(name)
    if then.face_up == now.face_up:  # Who reads what a card shows reads its face.
        old, new = values(before, card), values(after, card)
        yield Aspect.ATK, old.atk, new.atk
        yield Aspect.HEALTH, old.health, new.health
        yield Aspect.DEF, old.defense, new.defense
        yield Aspect.STRIKE_COST, old.strike_cost, new.strike_cost
        yield Aspect.POWERS, len(old.powers), len(new.powers)
        yield Aspect.TAGS, len(old.tags), len(new.tags)
        yield Aspect.TYPES, len(old.types), len(new.types)
        yield Aspect.DAMAGE_TYPES, len(old.damage_types), len(new.damage_types)


def _otherwise(before: State, after: State) -> Iterator[tuple[Aspect, bool]]:
    """Yield what may be another thing than before without being more or less."""
    for card in set(before.play.ids) & set(after.play.ids):
        then, now = before.cards[card], after.cards[card]
        yield Aspect.CONTROLLER, then.controller != now.controller
        yield Aspect.FACE, then.face_up != now.face_up
    for one, other in zip(before.players, after.players, strict=True):
        yield Aspect.DECK, set(one.deck) == set(other.deck) and one.deck != other.deck
        hands = (maximum_hand_size(before, one.id), maximum_hand_size(after, one.id))
        yield Aspect.HAND_SIZE, len(set(hands)) > 1 and not other.out
