"""A table to play at in tests: a board put together card by card, and players who act and pass on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import TypeVar

from engine.decisions.actions import Action, Pass, PlayCard
from engine.decisions.choices import Answer, Choice, ChoiceKind
from engine.events.zone_changes import successor
from engine.game.setup import at_turn, new_game, put
from engine.language.printed import Printed
from engine.language.words import CardType, Phase, Zone
from engine.play import Settled, Waiting, apply
from engine.state.cards import Card
from engine.state.edition import Edition
from engine.state.editions import REFERENCE
from engine.state.evolution import evolve
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.state.record import Record
from engine.view.values import values

_Event = TypeVar("_Event")

A, B, C, D = (PlayerId(number) for number in range(1, 5))
"""The players in seating order; A's turn it is unless a test says otherwise."""

HERO = Printed("Hero", CardType.HERO, traits=("Horde",), health=30)
BLANK = Printed("Blank", CardType.ITEM, 99)
"""A card of which decks and resource rows are made: nobody can ever play it."""

TWO = (("A", 1), ("B", 2))
THREE = (("A", 1), ("B", 2), ("C", 3))
FOUR = (("A", 1), ("B", 2), ("C", 3), ("D", 4))


@cache
def _laid(
    players: tuple[tuple[str, int], ...], edition: Edition, resources: int, deck: int, hero: Printed
) -> tuple[State, tuple[CardId, ...]]:
    """Return a game with nothing but heroes, decks and resources, and the heroes; tables laid alike share the cards."""
    state = new_game(edition, players)
    heroes: list[CardId] = []
    for player in state.players:
        state, card = put(state, hero, player.id, Zone.PLAY)
        heroes.append(card)
        for _ in range(deck):
            state, _ = put(state, BLANK, player.id, Zone.DECK)
        for _ in range(resources):
            state, _ = put(state, BLANK, player.id, Zone.PLAY, resource=True, face_up=False)
    return state, tuple(heroes)


@dataclass
class Table:
    """A game in progress, A's action phase: a hero, five cards in the deck and so many resources for everyone."""

    players: Sequence[tuple[str, int]] = TWO
    edition: Edition = REFERENCE
    resources: int = 5
    deck: int = 5
    hero: Printed = HERO
    phase: Phase = Phase.ACTION
    state: State = field(init=False)
    records: tuple[Record, ...] = ()
    heroes: list[CardId] = field(default_factory=list)

    def __post_init__(self) -> None:
        laid, heroes = _laid(tuple(self.players), self.edition, self.resources, self.deck, self.hero)
        self.state, self.heroes = at_turn(laid, A, self.phase), list(heroes)

    def put(  # noqa: PLR0913 - a card may be any of these
        self,
        printed: Printed,
        player: PlayerId = A,
        zone: Zone = Zone.PLAY,
        *,
        ready: bool = True,
        damage: int = 0,
        counters: tuple[tuple[str, int], ...] = (),
        attached_to: CardId | None = None,
        controller: PlayerId | None = None,
        resource: bool = False,
        face_up: bool = True,
        this_turn: bool = False,
        token: bool = False,
    ) -> CardId:
        """Put a card down where it is to be, and return its number."""
        self.state, card = put(
            self.state,
            printed,
            player,
            zone,
            ready=ready,
            damage=damage,
            counters=counters,
            attached_to=attached_to,
            controller=controller,
            resource=resource,
            face_up=face_up,
            this_turn=this_turn,
            token=token,
        )
        return card

    def alter(self, card: CardId, **changes: object) -> None:
        """Change the facts of one card as if it had always been so."""
        changed = replace(self.state.cards[card], **changes)  # type: ignore[arg-type]
        self.state = evolve(self.state, cards={**self.state.cards, card: changed})

    def act(self, action: Action, *answers: Answer) -> tuple[Record, ...]:
        """Let a player act with the answers, which must be all that the action asks for, and return what happened."""
        outcome = apply(self.state, action, answers)
        assert isinstance(outcome, Settled), f"unanswered: {outcome.choice}"
        self.state, self.records = outcome.state, outcome.records
        return self.records

    def asked(self, action: Action, *answers: Answer) -> Choice:
        """Return the choice that the rules wait for once the answers are given; nothing changes."""
        outcome = apply(self.state, action, answers)
        assert isinstance(outcome, Waiting), "nothing is asked"
        return outcome.choice

    def cast(self, player: PlayerId, printed: Printed, *targets: int) -> CardId:
        """Let the player play the card at once, everyone pass, and return the number that the card had in hand.

        The targets are all of one description; they are named even where nothing else could be chosen.
        """
        self.state = evolve(self.state, priority=player)
        card = self.put(printed, player, Zone.HAND)
        outcome = apply(self.state, PlayCard(player, card))
        aimed = isinstance(outcome, Waiting) and outcome.choice.kind is ChoiceKind.TARGETS
        self.act(PlayCard(player, card), *((targets,) if aimed else ()))
        chosen = tuple(each for slot in self.state.chain[-1].targets for each in slot)
        assert chosen == targets or not targets, f"the targets are {chosen}"
        self.passes()
        return card

    def passes(self, *answers: Answer) -> tuple[Record, ...]:
        """Let everyone pass, so that the top of the chain resolves or the window closes; the answers are for that."""
        for _ in self.state.remaining[1:]:
            self.act(Pass(self.priority))
        return self.act(Pass(self.priority), *answers)

    def asked_on_passing(self, *answers: Answer) -> Choice:
        """Return the choice that the rules wait for as everyone passes."""
        for _ in self.state.remaining[1:]:
            self.act(Pass(self.priority))
        return self.asked(Pass(self.priority), *answers)

    def conclude(self) -> None:
        """Let everyone pass until the combat is over."""
        while self.state.combat is not None:
            self.passes()

    def empty_chain(self) -> None:
        """Let everyone pass until nothing is left on the chain."""
        while self.state.chain:
            self.passes()

    @property
    def priority(self) -> PlayerId:
        """Return who has priority."""
        assert self.state.priority is not None
        return self.state.priority

    def part(self) -> Phase:
        """Return the part of the turn."""
        return self.state.phase

    def card(self, number: CardId) -> Card:
        """Return the card that the card of the number is now, whatever zones it has been through."""
        now = successor(self.state, number)
        assert now is not None
        return self.state.cards[now]

    def zone(self, number: CardId) -> Zone:
        """Return where the card is now."""
        return self.card(number).zone

    def named(self, name: str, zone: Zone = Zone.PLAY) -> list[Card]:
        """Return the cards of the name in the zone."""
        return [card for card in self.state.cards.values() if card.printed.name == name and card.zone is zone]

    def damage(self, number: CardId) -> int:
        """Return how much damage is on the card."""
        return self.card(number).damage

    def atk(self, number: CardId) -> int:
        """Return the card's ATK now."""
        return values(self.state, number).atk

    def health(self, number: CardId) -> int:
        """Return the card's health now."""
        return values(self.state, number).health

    def hand(self, player: PlayerId) -> int:
        """Return how many cards the player has in hand."""
        return len(self.state.player(player).hand)

    def happened(self, kind: type[_Event]) -> list[_Event]:
        """Return the events of the kind among what the last action brought about."""
        return [record.event for record in self.records if isinstance(record.event, kind)]

    def cited(self) -> frozenset[str]:
        """Return the rules that the last action's events cite."""
        return frozenset(rule for record in self.records for rule in record.rules)
