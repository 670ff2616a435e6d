"""Cards from outside the game: the collection, and the decks built from it (800.2)."""

from __future__ import annotations

from collections import Counter

from engine.citations import implements, rule
from engine.decisions.choices import Choice, ChoiceKind
from engine.events.chance import shuffle
from engine.events.event import happen
from engine.language.words import Zone
from engine.state.evolution import with_player
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.state.record import Decide, Event, Move, MoveKind
from engine.value import replace
from engine.view.collection import legal_cards
from engine.view.scope import Scope


@implements("800.2", "800.2a", "800.2b", "800.2c")
def build_deck(scope: Scope, player: PlayerId | None, size: int) -> bool:
    """Let the player build a new deck of so many cards and shuffle it; return whether it has that many.

    In a tournament the collection is the side deck, from which only one new deck can be built in a game.
    """
    if player is None:
        return False
    seat = scope.state.player(player)
    why = "800.2a" if seat.side_deck else "800.2b"
    if seat.side_deck and seat.rebuilt:
        scope.trying.record(Decide(player, "can't build a second new deck", scope.source), (rule(why),))
        return False
    options = _options(scope.state, player)
    _cite(scope, player, options)
    most = min(size, len(options))
    words = "which cards the new deck holds"
    answer = scope.trying.ask(
        Choice(ChoiceKind.CARDS, player, rule(why), options, most, most, about=scope.source, words=words)
    )
    moves: list[Event] = [
        Move(CardId(int(card)), Zone.DECK, MoveKind.PUT, player=player, on_bottom=True) for card in answer
    ]
    happen(scope.trying, moves, "800.2", why)
    seat = scope.state.player(player)
    scope.trying.change(players=with_player(scope.state, replace(seat, rebuilt=True)))
    scope.note("800.2c")
    shuffle(scope.trying, player)
    return most == size


def _cite(scope: Scope, player: PlayerId, options: tuple[CardId, ...]) -> None:
    """Let the choice cite the rules that keep cards of the collection out of the new deck."""
    legal = legal_cards(scope.state, player)
    scope.note(
        *(("100.2",) if len(legal) < len(scope.state.player(player).collection) else ()),
        *(("100.4",) if len(options) < len(legal) else ()),
    )


def _options(state: State, player: PlayerId) -> tuple[CardId, ...]:
    """Return the legal cards of the collection, of each name that is not unlimited as many as a deck may hold.

    In a tournament the limit has been kept as the side deck was put together.
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
