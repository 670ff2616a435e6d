"""The canonical form of a state: every field of every value in it, with cards called by their places."""

from __future__ import annotations

from collections.abc import Hashable

from engine.events.zone_changes import successor
from engine.exploration.numbering import Form, Unlike
from engine.exploration.placing import Places
from engine.state.cards import Card
from engine.state.combat import Combat
from engine.state.history import Fact
from engine.state.ids import CardId
from engine.state.links import Link
from engine.state.modifier import Modifier
from engine.state.players import Player


def state_form(places: Places) -> Form:
    """Return the form of the state."""
    state, number = places.state, places.numbers.number
    return (
        *(number(_seat(places, seat)) for seat in state.players),
        number(tuple([_in_play(places, card) for card in places.near])),
        number(tuple(_link(places, link) for link in state.chain)),
        number(tuple(_link(places, link) for link in state.waiting)),
        number(tuple(_modifier(places, modifier) for modifier in state.modifiers)),
        number((_combat(places, state.combat), state.combats)),
        number(_past(places)),
        number(_turn(places)),
        number(tuple((label, places.name(successor(state, card))) for label, card in places.marks.items())),
        number(("bar", None if state.bar is None else Unlike())),
    )


def _in_play(places: Places, card: CardId) -> Hashable:
    """Return what a card in play is, with what it refers to if it refers to anything."""
    held = places.state.cards[card]
    if held.attached_to is None and not held.bound:
        return places.rows[card]
    return (places.rows[card], places.name(held.attached_to), places.bound(held.bound))


def _seat(places: Places, seat: Player) -> Form:
    cards = places.state.cards
    hand = places.hands[seat.id]
    zones = tuple([_zone(places, zone) for zone in (seat.deck, seat.graveyard, seat.removed, seat.collection)])
    return (
        (zones, tuple([(places.rows[card], places.bound(cards[card].bound)) for card in hand]), len(seat.hand)),
        (seat.team, places.name(seat.hero), seat.turn_began is None, seat.turns, seat.placed, seat.mulligans),
        (seat.overdrew, seat.bereft, seat.deck_face_up, seat.out, seat.side_deck, seat.rebuilt),
    )


def _zone(places: Places, zone: tuple[CardId, ...]) -> int:
    """Return the number of a zone in which cards keep their places; it is kept while nothing in it refers elsewhere."""
    if not zone:
        return -1
    cards = tuple(map(places.state.cards.__getitem__, zone))
    known = None if places.state.elsewhere else places.numbers.of_all(cards)
    if known is not None:
        return known
    number = places.numbers.number(("zone", tuple(_lying(places, card) for card in cards)))
    plain = not places.state.elsewhere and all(card.attached_to is None and not card.bound for card in cards)
    return places.numbers.keep(cards, number) if plain else number


def _lying(places: Places, card: Card) -> int:
    """Return the number of what a card is that lies in a zone where it keeps its place, or is on the chain.

    Moments matter only to those whose powers function there.
    """
    look = places.look(card) if card.id in places.state.elsewhere else places.lasting(card)
    return places.numbers.number(("lying", look, places.name(card.attached_to), places.bound(card.bound)))


def _link(places: Places, link: Link) -> Form:
    proposal, trigger = link.proposal, link.trigger
    source = places.state.cards.get(CardId(link.source))
    again: Hashable = None
    if trigger is not None:
        again = (places.numbers.text(trigger.double_check), trigger.rules, places.name(trigger.modifier))
    return (
        (link.kind, link.controller, places.name(link.source), places.numbers.text(link.text), link.modes, link.x),
        (tuple(places.named(chosen) for chosen in link.targets), places.bound(link.roles), link.numbers),
        (places.key(link.power), link.paid_alternate, again),
        None
        if proposal is None
        else (*places.named((proposal.attacker or 0, proposal.defender or 0)), proposal.sabotage),
        source is not None and source.readied == link.source_readied,
        source is not None and source.since == link.source_since,
        _lying(places, places.state.cards[CardId(link.id)]) if CardId(link.id) in places.state.cards else None,
    )


def _modifier(places: Places, modifier: Modifier) -> Form:
    exhausted: Hashable = None
    if modifier.remains_exhausted is not None:
        card, readied = modifier.remains_exhausted
        held = places.state.cards.get(card)
        exhausted = (places.name(card), held is not None and held.readied == readied)
    text = places.numbers.text
    return (
        (places.name(modifier.source), modifier.controller, places.stamps[modifier.timestamp], text(modifier.changes)),
        (text(modifier.duration), None if modifier.cards is None else places.named(modifier.cards)),
        (text(modifier.filter), text(modifier.while_), modifier.x, places.bound(modifier.roles), modifier.numbers),
        (tuple(places.named(chosen) for chosen in modifier.targets), modifier.made_on, modifier.left, exhausted),
        frozenset((places.name(card), many) for card, many in modifier.used),
        (text(modifier.triggered), modifier.once, modifier.for_player, places.name(modifier.strike_of)),
        text(modifier.until),
    )


def _combat(places: Places, combat: Combat | None) -> Form:
    if combat is None:
        return ()
    roles = (combat.attacker, combat.proposed_defender, combat.defender, combat.protecting)
    struck = tuple((player, places.name(weapon)) for player, weapon in combat.strikes)
    named = tuple(map(places.name, roles))
    return (combat.number, combat.attacking_player, named, combat.sabotage, combat.entered, struck)


def _past(places: Places) -> Form:
    """Return what was done this turn, as far as anything may ask about it; moments are told apart by themselves."""
    state, relevant = places.state, places.relevant
    deeds = tuple(_fact(places, each) for each in state.history) if relevant.history else ()
    moments = tuple(map(places.numbers.moment, state.past)) if relevant.moments else ()
    return (deeds, moments)


def _fact(places: Places, fact: Fact) -> Form:
    """Return a deed; the state in which it was done may be asked for, so deeds of different lines differ."""
    return (
        (fact.deed, places.name(fact.subject), places.name(fact.other), fact.player, places.key(fact.detail)),
        (fact.damage_types, places.named(fact.with_), None if fact.then is None else places.numbers.moment(fact.then)),
    )


def _turn(places: Places) -> Form:
    state = places.state
    order = places.named(state.play.ids) if state.positions else ()
    return (
        (state.turn, state.turn_player, state.last_turn_player, state.first_player, state.in_order, state.phase),
        (
            state.priority,
            state.passes,
            state.extra_turns,
            state.skipped_turns,
            state.skipped_draws,
            state.positions,
        ),
        (order, state.result, state.game, state.last, places.named(state.kept)),
        (frozenset(places.named(state.silenced)), frozenset(_steering(places, each) for each in state.steered)),
        frozenset((places.name(card), _began_after(places, since)) for card, since in state.joined),
        frozenset((places.name(card), Unlike()) for card, _, _ in state.added),
        frozenset(places.named(state.elsewhere)),
    )


def _steering(places: Places, steered: tuple[CardId, int]) -> Form:
    card, key = steered
    return (places.name(card), places.name(key) if key in places.places else Unlike())


def _began_after(places: Places, since: int) -> tuple[bool, ...]:
    """Return for each player whether his or her latest turn began after that (302.2)."""
    return tuple([start is not None and since < start for start in places.starts])
