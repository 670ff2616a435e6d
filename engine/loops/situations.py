"""Situations: everything in a state that decides what can follow from it (801.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from engine.events.trigger_events import Happening, happenings
from engine.loops.growth import counted_damage, lasting_modifiers, onlookers, overwrites, spoken_of
from engine.loops.noticed import Asked
from engine.state.cards import Card, Gone
from engine.state.combat import Combat
from engine.state.game import State
from engine.state.history import Fact
from engine.state.ids import FIRST_CARD, CardId, Entity
from engine.state.links import Bindings, Link, Proposal
from engine.state.modifier import Modifier
from engine.state.players import Player
from engine.view.footprint import Aspect

_Name: TypeAlias = Callable[[Entity], object]
"""A function that names a card or link by its place, which is equal in equal situations."""
_Ages: TypeAlias = dict[int, int]
"""The rank of each timestamp."""


def situation(state: State, asked: Asked) -> tuple[object, ...]:
    """Return everything in the state that decides what can follow, without the numbers of cards, links and moments.

    It leaves out numbers that can grow without being noticed (`growth`), and later turns, because a chain that never
    empties lets no turn end. A deed of this turn counts once, however often it was done, unless a text asks how often.
    """
    idle = onlookers(state, asked)
    name = _naming(state, asked, idle)
    modifiers = _modifiers(state, asked, name)
    here = [state.cards[card] for card in (*state.play.ids, *state.elsewhere) if card not in idle]
    stamps = {card.timestamp for card in here} | {m.timestamp for m, _ in modifiers}
    stamps |= {since for card in here for word, since in card.counted if not asked.is_idle_counter(word)}
    ages = {stamp: age for age, stamp in enumerate(sorted(stamps))}
    done = [_fact(fact, name) for fact in state.history]
    return (
        tuple(_seat(player, state, name) for player in state.players),
        tuple(_card(card, state, asked, name, ages) for card in here),
        frozenset(name(card) for card in idle),
        tuple(_link(link, name) for link in state.chain),
        tuple(_link(link, name) for link in state.waiting),
        tuple((row, ages[modifier.timestamp]) for modifier, row in modifiers),
        _combat(state.combat, name),
        tuple(done) if asked.reads(Aspect.HOW_OFTEN) else frozenset(done),
        _happened(state, name) if asked.reads(Aspect.MOMENTS) else None,
        (state.turn, state.phase, state.priority, state.passes, state.result),
        (frozenset(map(name, state.silenced)), frozenset((name(card), key) for card, key in state.steered)),
        frozenset((name(card), _began_after(state, since)) for card, since in state.joined),
        frozenset((name(card), key, since > 0) for card, key, since in state.added),
    )


def _began_after(state: State, since: int) -> tuple[bool, ...]:
    """Return for each player whether his or her latest turn began after that (302.2)."""
    return tuple(seat.turn_began is not None and since < seat.turn_began for seat in state.players)


def _naming(state: State, asked: Asked, idle: frozenset[CardId]) -> _Name:
    """Return a function that names cards and links by their places.

    A card that is gone is named by its last known information. Equal onlookers have the same name.
    """
    near = [card for card in state.play.ids if card not in idle]
    places: dict[int, tuple[object, ...]] = {int(card): ("play", place) for place, card in enumerate(near)}
    places |= {int(card): _onlooker(state, card) for card in idle}
    places |= {int(link.id): ("link", place) for place, link in enumerate((*state.chain, *state.waiting))}
    for seat in state.players:
        zones = {"deck": seat.deck, "hand": seat.hand, "graveyard": seat.graveyard, "removed": seat.removed}
        for zone, held in zones.items():
            places |= {int(card): (zone, seat.id, place) for place, card in enumerate(held)}

    def name(entity: Entity) -> object:
        if entity < FIRST_CARD:
            return entity
        if entity in places or CardId(entity) not in state.gone:
            return places.get(entity)
        found = places[entity] = _gone(state.gone[CardId(entity)], asked)
        return found

    return name


def _onlooker(state: State, card: CardId) -> tuple[object, ...]:
    held = state.cards[card]
    return ("onlooker", id(held.printed), held.owner, held.controller, held.entered_under, held.ready)


def _gone(gone: Gone, asked: Asked) -> tuple[object, ...]:
    """Return the last known information of a card that is gone, as far as texts ask about it."""
    held = gone.card
    values = (
        gone.atk if asked.reads(Aspect.ATK) else None,
        gone.health if asked.reads(Aspect.HEALTH) else None,
        held.damage if asked.reads(Aspect.DAMAGE) else None,
    )
    others = (gone.defense, gone.strike_cost, gone.tags, gone.types, gone.damage_types, gone.roles)
    counters = tuple(each for each in held.counters if not asked.is_idle_counter(each[0]))
    whose = (id(held.printed), held.owner, held.controller, held.ready, held.x, held.chosen)
    host = None if gone.host is None else _gone(gone.host, asked)
    return ("gone", whose, values, others, counters, tuple(map(id, gone.powers)), host)


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


def _card(held: Card, state: State, asked: Asked, name: _Name, ages: _Ages) -> tuple[object, ...]:
    began = state.player(held.controller or held.owner).turn_began
    return (
        (id(held.printed), held.owner, held.controller, held.entered_under, name(held.attached_to or 0)),
        (held.ready, held.face_up, held.resource, counted_damage(held, asked), held.x, held.chosen),
        (ages[held.timestamp], began is not None and held.since < began, held.powers_since > 0),
        tuple(each for each in held.counters if not asked.is_idle_counter(each[0])),
        tuple((word, _named(entities, name)) for word, entities in held.bound),
        tuple((word, ages[since]) for word, since in held.counted if not asked.is_idle_counter(word)),
    )


def _link(link: Link, name: _Name) -> tuple[object, ...]:
    proposal, trigger = link.proposal, link.trigger
    again = None if trigger is None else trigger.double_check
    roles = link.roles if link.text is None else spoken_of(link.roles, (link.text, again))
    return (
        (link.kind, link.controller, name(link.source), id(link.text), link.power, link.modes, link.x),
        tuple(_named(chosen, name) for chosen in link.targets),
        (_bound(roles, name), link.numbers, link.paid_alternate),
        None if proposal is None else _proposal(proposal, name),
        again,
    )


def _proposal(proposal: Proposal, name: _Name) -> tuple[object, ...]:
    return (name(proposal.attacker or 0), name(proposal.defender or 0), proposal.sabotage)


def _modifiers(state: State, asked: Asked, name: _Name) -> list[tuple[Modifier, tuple[object, ...]]]:
    """Return the modifiers that make a difference, with their effects; of those that overwrite others the latest."""
    kept: dict[object, tuple[Modifier, tuple[object, ...]]] = {}
    for modifier in reversed(lasting_modifiers(state, asked)):
        row = _modifier(modifier, name)
        kept.setdefault(row if overwrites(modifier, asked) else modifier.id, (modifier, row))
    return list(reversed(kept.values()))


def _modifier(modifier: Modifier, name: _Name) -> tuple[object, ...]:
    """Return everything that the modifier does, without its age."""
    text = (modifier.changes, modifier.filter, modifier.while_, modifier.triggered, modifier.until)
    return (
        (modifier.changes, modifier.duration, modifier.left, modifier.once, modifier.made_on, modifier.for_player),
        (name(modifier.source), modifier.controller, name(modifier.strike_of or 0)),
        None if modifier.cards is None else _named(modifier.cards, name),
        (modifier.filter, modifier.while_, modifier.triggered, modifier.until, modifier.x, modifier.numbers),
        (_bound(spoken_of(modifier.roles, text), name), tuple(_named(chosen, name) for chosen in modifier.targets)),
        None if modifier.remains_exhausted is None else name(modifier.remains_exhausted[0]),
        frozenset((name(card), many) for card, many in modifier.used),
    )


def _combat(combat: Combat | None, name: _Name) -> tuple[object, ...]:
    if combat is None:
        return ()
    roles = (combat.attacker, combat.proposed_defender, combat.defender, combat.protecting)
    struck = tuple((player, name(weapon)) for player, weapon in combat.strikes)
    return (combat.number, combat.attacking_player, _named((each or 0 for each in roles), name), combat.entered, struck)


def _happened(state: State, name: _Name) -> frozenset[tuple[object, ...]]:
    """Return the events of this turn in the form in which powers watch for them."""
    found = (each for moment in state.past for _, each in happenings(moment.records, moment.before))
    return frozenset(
        (_details(each), _named((each.subject or 0, each.other or 0, *each.with_), name)) for each in found
    )


def _details(each: Happening) -> tuple[object, ...]:
    zones = (each.part, each.from_zone, each.to_zone)
    return (each.what, each.player, zones, each.combat, each.damage_types, each.fatal, each.counter)


def _fact(fact: Fact, name: _Name) -> tuple[object, ...]:
    who = (name(fact.subject), name(fact.other), fact.player)
    return (fact.deed, who, fact.detail, fact.damage_types, _named(fact.with_, name))
