"""Cards from outside the game: the collection, and the decks built from it (800.2)."""

from __future__ import annotations

from collections import Counter

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind
from engine.effects.card_choices import player_of
from engine.effects.payment_precedence import OTHERWISE
from engine.effects.resolution import Resolution
from engine.events.chance import shuffle
from engine.language.outside_the_game import NewDeck
from engine.language.words import Zone
from engine.state.evolution import with_player
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.state.record import Decide, Event, Move, MoveKind
from engine.value import replace
from engine.view.collection import legal_cards
from engine.view.footprint import Aspect, giving, taking_all, together

AS_COST = OTHERWISE
"""What is said of the effect as a part of a cost."""
FOOTPRINT = together((taking_all(Aspect.COLLECTION), giving(Aspect.DECK, Aspect.LAST_KNOWN)))
"""What the effect itself reads and changes."""


@implements("800.2", "800.2a", "800.2b", "800.2c")
def build_deck(resolution: Resolution, effect: NewDeck) -> bool:
    """Let the player build a new deck of so many cards and shuffle it; return whether it has that many.

    In a tournament the collection is the side deck, from which only one new deck can be built in a game.
    """
    player = player_of(resolution, effect.player)
    if player is None:
        return False
    seat = resolution.state.player(player)
    why = "800.2a" if seat.side_deck else "800.2b"
    if seat.side_deck and seat.rebuilt:
        resolution.record(Decide(player, "can't build a second new deck", resolution.source), why)
        return False
    options = _options(resolution.state, player)
    _cite(resolution, player, options)
    most = min(effect.size, len(options))
    words = "which cards the new deck holds"
    answer = resolution.ask(
        Choice(ChoiceKind.CARDS, player, rule(why), options, most, most, about=resolution.source, words=words)
    )
    moves: list[Event] = [
        Move(CardId(int(card)), Zone.DECK, MoveKind.PUT, player=player, on_bottom=True) for card in answer
    ]
    resolution.happen(moves, "800.2", why)
    seat = resolution.state.player(player)
    resolution.attempt.change(players=with_player(resolution.state, replace(seat, rebuilt=True)))
    resolution.cite("800.2c")
    shuffle(resolution.attempt, player)
    return most == effect.size


def _cite(resolution: Resolution, player: PlayerId, options: tuple[CardId, ...]) -> None:
    """Let the choice cite the rules that keep cards of the collection out of the new deck."""
    legal = legal_cards(resolution.state, player)
    resolution.cite(
        *(("100.2",) if len(legal) < len(resolution.state.player(player).collection) else ()),
        *(("100.4",) if len(options) < len(legal) else ()),
    )


def _options(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """Return the legal cards of the collection; of each name at most as many as a deck may hold.

    In a tournament the side deck already kept that limit.
    """
    cards = legal_cards(state, player)
    if state.player(player).side_deck:
        return cards
    copies: Counter[str] = Counter()
    kept: list[CardId] = []
    for card in cards:
        printed = state.cards[card].printed
        copies[printed.name] += 1
        if printed.unlimited or copies[printed.name] <= state.edition.copies:
            kept.append(card)
    return tuple(kept)
