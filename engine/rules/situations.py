"""All of a state that decides what can come of it, by which states are told to lead on in the same way (801.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields, is_dataclass
from typing import TypeAlias

from engine.language.selections import TimesDone
from engine.state.combat import Combat
from engine.state.game import State
from engine.state.history import Fact
from engine.state.ids import FIRST_CARD, CardId, Entity
from engine.state.links import Bindings, Link, Proposal
from engine.state.modifiers import Modifier
from engine.state.players import Player

_Name: TypeAlias = Callable[[Entity], object]
"""Tells what a number stands for by its place, which is the same in states that lead on in the same way."""
_Ages: TypeAlias = dict[int, int]
"""The rank of each timestamp."""

_COUNTING: dict[int, tuple[object, bool]] = {}
"""Whether a text asks how often something was done, by the text; kept with it, so that its id stays its own."""
_MOST_KEPT = 4096


def situation(state: State) -> tuple[object, ...]:
    """Return all of the state that decides what can come of it, whatever numbers cards, links and moments have.

    What was done this turn is done, be it once or often, unless a text asks how often.
    """
    name = _naming(state)
    stamps = {card.timestamp for card in state.cards.values()} | {m.timestamp for m in state.modifiers}
    stamps |= {since for card in state.cards.values() for _, since in card.counted}
    ages = {stamp: age for age, stamp in enumerate(sorted(stamps))}
    done = [_fact(fact, name) for fact in state.history]
    return (
        tuple(_seat(player, state, name) for player in state.players),
        tuple(_card(state, card, name, ages) for card in (*state.play.ids, *state.elsewhere)),
        tuple(_link(link, name) for link in state.chain),
        tuple(_link(link, name) for link in state.waiting),
        tuple(_modifier(modifier, name, ages) for modifier in state.modifiers),
        _combat(state.combat, name),
        tuple(done) if _asks_how_often(state) else frozenset(done),
        (state.turn, state.phase, state.priority, state.passes, state.extra_turns, state.skipped_turns, state.result),
        (frozenset(map(name, state.silenced)), frozenset((name(card), key) for card, key in state.steered)),
    )


def _naming(state: State) -> _Name:
    """Return what names cards and links by their places, and cards that are gone by what is last known of them."""
    places: dict[int, tuple[object, ...]] = {int(card): ("play", place) for place, card in enumerate(state.play.ids)}
    places |= {int(link.id): ("link", place) for place, link in enumerate((*state.chain, *state.waiting))}
    for seat in state.players:
        zones = {"deck": seat.deck, "hand": seat.hand, "graveyard": seat.graveyard, "removed": seat.removed}
        for zone, held in zones.items():
            places |= {int(card): (zone, seat.id, place) for place, card in enumerate(held)}

    def name(entity: Entity) -> object:
        gone = state.gone.get(CardId(entity))
        if entity < FIRST_CARD:
            return entity
        if entity in places or gone is None:
            return places.get(entity)
        return ("gone", id(gone.card.printed), gone.card.controller, gone.atk, gone.health, gone.card.damage)

    return name


def _named(entities: Iterable[Entity], name: _Name) -> tuple[object, ...]:
    return tuple(map(name, entities))


def _bound(bindings: Bindings, name: _Name) -> tuple[object, ...]:
    return tuple((word, _named(entities, name)) for word, entities in bindings)


def _seat(player: Player, state: State, name: _Name) -> tuple[object, ...]:
    zones = tuple(
        tuple(id(state.cards[card].printed) for card in zone)
        for zone in (player.deck, player.hand, player.graveyard, player.removed)
    )
    flags = (player.placed, player.overdrew, player.bereft, player.deck_face_up, player.out)
    return (zones, flags, player.team, name(player.hero or 0))


def _card(state: State, card: CardId, name: _Name, ages: _Ages) -> tuple[object, ...]:
    held = state.cards[card]
    began = state.player(held.controller or held.owner).turn_began
    return (
        (id(held.printed), held.owner, held.controller, held.entered_under, name(held.attached_to or 0)),
        (held.ready, held.face_up, held.resource, held.damage, held.counters, held.x, held.chosen),
        (ages[held.timestamp], began is not None and held.since < began, held.powers_since > 0),
        tuple((word, _named(entities, name)) for word, entities in held.bound),
        tuple((word, ages[since]) for word, since in held.counted),
    )


def _link(link: Link, name: _Name) -> tuple[object, ...]:
    proposal = link.proposal
    return (
        (link.kind, link.controller, name(link.source), id(link.text), link.power, link.modes, link.x),
        tuple(_named(chosen, name) for chosen in link.targets),
        (_bound(link.roles, name), link.numbers, link.paid_alternate),
        None if proposal is None else _proposal(proposal, name),
        None if link.trigger is None else link.trigger.double_check,
    )


def _proposal(proposal: Proposal, name: _Name) -> tuple[object, ...]:
    return (name(proposal.attacker or 0), name(proposal.defender or 0), proposal.sabotage)


def _modifier(modifier: Modifier, name: _Name, ages: _Ages) -> tuple[object, ...]:
    return (
        (modifier.changes, modifier.duration, modifier.left, modifier.once, modifier.made_on, modifier.for_player),
        (name(modifier.source), modifier.controller, ages[modifier.timestamp], name(modifier.strike_of or 0)),
        None if modifier.cards is None else _named(modifier.cards, name),
        (modifier.filter, modifier.while_, modifier.triggered, modifier.x, modifier.numbers),
        (_bound(modifier.roles, name), tuple(_named(chosen, name) for chosen in modifier.targets)),
        None if modifier.remains_exhausted is None else name(modifier.remains_exhausted[0]),
    )


def _combat(combat: Combat | None, name: _Name) -> tuple[object, ...]:
    if combat is None:
        return ()
    roles = (combat.attacker, combat.proposed_defender, combat.defender, combat.protecting)
    struck = tuple((player, name(weapon)) for player, weapon in combat.strikes)
    return (combat.number, combat.attacking_player, _named((each or 0 for each in roles), name), combat.entered, struck)


def _fact(fact: Fact, name: _Name) -> tuple[object, ...]:
    who = (name(fact.subject), name(fact.other), fact.player)
    return (fact.deed, who, fact.detail, fact.damage_types, _named(fact.with_, name))


def _asks_how_often(state: State) -> bool:
    """Return whether a text that could matter asks how often something was done this turn."""
    cards = (state.cards[card].printed for card in state.cards)
    links = (link.text for link in (*state.chain, *state.waiting))
    return any(map(_counts, (*cards, *links, *state.modifiers)))


def _counts(text: object) -> bool:
    """Return whether a part of the text asks how often something was done this turn."""
    if isinstance(text, TimesDone):
        return True
    if isinstance(text, tuple):
        return any(map(_counts, text))
    if not is_dataclass(text):
        return False
    known = _COUNTING.get(id(text))
    if known is None:
        if len(_COUNTING) > _MOST_KEPT:
            _COUNTING.clear()
        known = _COUNTING[id(text)] = (text, any(_counts(getattr(text, each.name)) for each in fields(text)))
    return known[1]
