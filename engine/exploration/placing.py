"""The places of cards, links and modifiers in a state, by which canonical forms call them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping

from engine.events.zone_changes import successor
from engine.exploration.numbering import Form, Numbering, Standing, Unlike
from engine.exploration.relevance import Relevance
from engine.state.cards import Card, Gone
from engine.state.game import State
from engine.state.ids import FIRST_CARD, CardId, Entity
from engine.state.links import Bindings


class Places:
    """The places of everything in a state, by which its form calls cards, links and modifiers."""

    def __init__(self, numbers: Numbering, relevant: Relevance, marks: Mapping[str, CardId], state: State) -> None:
        self.numbers = numbers
        self.relevant = relevant
        self.marks = marks
        self.state = state
        self.places: dict[int, Hashable] = {}
        self.going: set[int] = set()
        self.starts = tuple([seat.turn_began for seat in state.players])
        self.standing = numbers.standing(self.starts)
        self.stood: dict[CardId, Standing] = {}
        self.stamps = self._stamps()
        self._place_rows()
        self.rows = self._place_play_and_hands()

    def _stamps(self) -> dict[int, int]:
        """Return the rank of every moment by which modifiers are ordered (718.2)."""
        state, stood = self.state, self.stood
        found: set[int] = {modifier.timestamp for modifier in state.modifiers}
        for number in (*state.play.ids, *state.elsewhere) if state.elsewhere else state.play.ids:
            stands = stood[number] = self._stands(state.cards[number])
            if stands[2]:
                found.update(stands[2])
        return {stamp: rank for rank, stamp in enumerate(sorted(found))}

    def _stands(self, card: Card) -> Standing:
        """Return the card with the number of what it is by itself in this turn, and its moments."""
        known = self.standing.get(id(card))
        if known is None:
            since = card.since
            began = tuple([start is not None and since < start for start in self.starts])
            number = self.numbers.number(("look", self.lasting(card), began))
            known = self.standing[id(card)] = (card, number, self._moments(card))
        return known

    def _moments(self, card: Card) -> tuple[int, ...]:
        """Return the moments of the card that may matter: when it came into play, when it got each kind of counter."""
        if not (self.relevant.order or card.printed.powers or card.counters or card.counted):
            return ()
        times = tuple(since for _, since in card.counted)
        later = (card.powers_since,) if card.powers_since > card.timestamp else ()
        return (card.timestamp, *later, *times)

    def _place_rows(self) -> None:
        state = self.state
        for seat in state.players:
            zones = (("deck", seat.deck), ("grave", seat.graveyard), ("away", seat.removed), ("out", seat.collection))
            for zone, cards in zones:
                if cards:
                    self.places.update(self.numbers.places((zone, seat.id), cards))
        self.places.update({int(link.id): ("link", n) for n, link in enumerate((*state.chain, *state.waiting))})
        self.places.update({int(m.id): ("modifier", n) for n, m in enumerate(state.modifiers)})

    def _place_play_and_hands(self) -> dict[CardId, int]:
        """Give cards in play and in hands their places, alike ones beside each other; return what each is by itself.

        Cards that nothing distinguishes keep the order in which they stand, which never makes different states alike.
        """
        state, numbers = self.state, self.numbers
        free = [card for card in state.play.ids if int(card) not in self.places]
        hands = {seat.id: [card for card in seat.hand if int(card) not in self.places] for seat in state.players}
        unplaced = (*free, *(card for hand in hands.values() for card in hand))
        rows = {card: self.look(state.cards[card]) for card in unplaced}
        looks = dict(rows)
        spoken = self._spoken_of(frozenset(unplaced))
        looks.update((card, numbers.number(("spoken", looks[card], where))) for card, where in spoken.items())
        tied = self._tied(unplaced)
        if tied:
            looks = self._with_neighbours(self._with_neighbours(looks, tied), tied)
        self.near = sorted(free, key=lambda each: looks[each])
        self.hands = {seat: sorted(hand, key=lambda each: looks[each]) for seat, hand in hands.items()}
        self.places.update({int(card): ("play", place) for place, card in enumerate(self.near)})
        for seat, hand in self.hands.items():
            self.places.update({int(card): ("hand", seat, place) for place, card in enumerate(hand)})
        return rows

    def _tied(self, unplaced: Iterable[CardId]) -> tuple[CardId, ...]:
        """Return those of the cards that refer to others."""
        cards = self.state.cards
        return tuple([each for each in unplaced if (held := cards[each]).attached_to is not None or held.bound])

    def _with_neighbours(self, looks: dict[CardId, int], tied: tuple[CardId, ...]) -> dict[CardId, int]:
        """Return what each card is, with what it is attached to, bound to, and what is attached to it."""
        cards = self.state.cards
        on: dict[CardId, list[int]] = {}
        for card in tied:
            host = cards[card].attached_to
            if host is not None:
                on.setdefault(host, []).append(looks[card])

        def seen(entity: Entity) -> Hashable:
            return looks.get(CardId(entity), self.places.get(entity, "gone"))

        near = dict.fromkeys((*tied, *(host for host in on if host in looks)))
        return looks | {card: self._beside(cards[card], looks[card], on.get(card), seen) for card in near}

    def _beside(self, card: Card, look: int, on: list[int] | None, seen: Callable[[Entity], Hashable]) -> int:
        """Return what a card is with its neighbours."""
        bound = tuple((word, tuple(map(seen, held))) for word, held in card.bound)
        return self.numbers.number((look, seen(card.attached_to or 0), bound, tuple(sorted(on or ()))))

    def _spoken_of(self, cards: frozenset[CardId]) -> dict[CardId, tuple[Hashable, ...]]:
        """Return for each of the cards where something in the state refers to it."""
        found: dict[CardId, list[Hashable]] = {}
        for where, entities in self._mentions():
            for place, entity in enumerate(entities):
                if entity is not None and CardId(entity) in cards:
                    found.setdefault(CardId(entity), []).append((where, place))
        return {card: tuple(where) for card, where in found.items()}

    def _mentions(self) -> Iterator[tuple[Hashable, Iterable[Entity | None]]]:
        """Yield every part of the state that refers to others, with what it refers to."""
        state = self.state
        for label, card in self.marks.items():
            yield ("mark", label), (successor(state, card),)
        for place, link in enumerate((*state.chain, *state.waiting)):
            yield ("source", place), (link.source,)
            yield from ((("target", place, slot), chosen) for slot, chosen in enumerate(link.targets))
            yield from ((("role", place, word), held) for word, held in link.roles)
            if link.proposal is not None:
                yield ("proposed", place), (link.proposal.attacker, link.proposal.defender)
        for place, modifier in enumerate(state.modifiers):
            yield ("made by", place), (modifier.source, modifier.strike_of)
            yield ("flagged", place), sorted(modifier.cards or ())
            yield from ((("bound", place, word), held) for word, held in modifier.roles)
        if state.combat is not None:
            combat = state.combat
            yield "combat", (combat.attacker, combat.proposed_defender, combat.defender, combat.protecting)
            yield "struck", [weapon for _, weapon in combat.strikes]
        yield "hero", [seat.hero for seat in state.players]
        for place, fact in enumerate(state.history if self.relevant.history else ()):
            yield ("deed", place), (fact.subject, fact.other, *fact.with_)

    def look(self, card: Card) -> int:
        """Return the number of what the card is by itself, without other cards that it refers to."""
        _, number, moments = self.stood.get(card.id) or self._stands(card)
        if not moments:
            return number
        ranks = self.stamps
        return self.numbers.number(("since", number, tuple([ranks.get(moment, -1) for moment in moments])))

    def lasting(self, card: Card) -> int:
        """Return the number of what the card is by itself, whatever moment it is."""
        known = self.numbers.of(card)
        if known is not None:
            return known
        return self.numbers.hold(
            card,
            (
                (self.numbers.text(card.printed), card.owner, card.controller, card.entered_under, card.zone),
                (card.ready, card.face_up, card.resource, card.token, card.damage, card.counters),
                (card.entered, card.x, card.chosen, card.powers_since > 0, tuple(word for word, _ in card.counted)),
            ),
        )

    def knows(self, entity: Entity) -> bool:
        """Return whether the number is one of a player, card, link or modifier of the state."""
        return entity < FIRST_CARD or entity in self.places

    def name(self, entity: Entity | None) -> Hashable:
        """Return what the form calls a player, card, link or modifier; a card that is gone by what is known of it."""
        if entity is None or entity < FIRST_CARD:
            return entity
        place = self.places.get(entity)
        if place is not None:
            return place
        gone = self.state.gone.get(CardId(entity))
        if gone is None:
            return "nothing"
        if entity in self.going:
            return Unlike()
        self.going.add(entity)
        told = self._gone(gone)
        self.going.discard(entity)
        return told

    def _gone(self, gone: Gone) -> Form:
        held = gone.card
        return (
            "gone",
            (self.numbers.text(held.printed), held.owner, held.controller, held.entered_under, held.zone),
            (held.ready, held.face_up, held.resource, held.token, held.damage, held.counters, held.entered),
            (held.x, held.chosen, self.name(held.attached_to), self.bound(held.bound)),
            (gone.atk, gone.health, gone.defense, gone.strike_cost, gone.tags, gone.types, gone.damage_types),
            (gone.roles, self.numbers.text(gone.powers), self.name(gone.became)),
            None if gone.host is None else self._gone(gone.host),
        )

    def key(self, power: int) -> Hashable:
        """Return the number of a printed power; one that a modifier gave is like no other."""
        return power if power < FIRST_CARD else Unlike()

    def named(self, entities: Iterable[Entity]) -> Form:
        """Return what the form calls each of the entities."""
        return tuple(map(self.name, entities))

    def bound(self, bindings: Bindings) -> Form:
        """Return the names of a text with what the form calls what is bound to them."""
        return tuple([(word, self.named(held)) for word, held in bindings]) if bindings else ()
