"""Between the games of a match: setting up the next game, and swapping cards with the side deck (100.3, 800.1d)."""

from __future__ import annotations

from engine.citations import implements, rule
from engine.decisions.actions import Swap
from engine.errors import Reason
from engine.events.attempt import Attempt
from engine.events.event import happen
from engine.events.zone_changes import put_in
from engine.language.words import CardType, Phase, Zone
from engine.state.cards import Card
from engine.state.evolution import evolve, with_player
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.state.players import Player
from engine.state.record import Decide, Event, Move, MoveKind
from engine.value import replace
from engine.view.deck_rules import why_not_legal


@implements("800.1d")
def why_no_next_game(state: State) -> tuple[Reason, ...]:
    """Return why there is no next game now: the present one is not over, or it was the last game of the match."""
    if state.result is None:
        return (Reason(rule("102.1"), "the game is not over"),)
    if state.last:
        return (Reason(rule("800.1d"), "that was the last game of the match"),)
    return ()


@implements("301.1", "301.2", "400.3b", "800.1d")
def next_game(attempt: Attempt, first: PlayerId) -> None:
    """Set up the next game: heroes start anew, kept cards stay in play, all other cards go into their owners' decks.

    All modifiers end with the old game, so each kept card is controlled by the player under whose control it entered
    play.
    """
    old = attempt.state
    attempt.state = _fresh(old, first)
    for card in old.cards.values():
        attempt.state = _put(attempt.state, card, stays=card.id in old.kept)
    for card_id in old.kept:
        if card_id in attempt.state.cards:
            reverted = old.cards[card_id].controller != attempt.state.cards[card_id].controller
            why = (rule("800.1d"), *((rule("400.3b"),) if reverted else ()))
            attempt.record(Decide(None, "stays in play", card_id), why)
    words = f"game {attempt.state.game} of the match is set up"
    attempt.record(Decide(None, words), (rule("800.1d"), rule("301.1"), rule("301.2")))


def _fresh(old: State, first: PlayerId) -> State:
    """Return a game before its first turn, with the same players but without any cards."""
    players = tuple(Player(seat.id, seat.name, seat.team, side_deck=seat.side_deck) for seat in old.players)
    state = State(old.edition, players, {}, gone=old.gone, clock=old.clock + 1)
    return evolve(state, turn_player=first, first_player=first, in_order=first, game=old.game + 1)


def _put(state: State, card: Card, stays: bool) -> State:
    """Return the state with the card of the old game in the zone in which it starts the next game."""
    if card.token:
        return state
    plain = Card(card.id, card.printed, card.owner, Zone.DECK, timestamp=card.timestamp)
    if card.zone is Zone.COLLECTION:
        return put_in(state, replace(plain, zone=Zone.COLLECTION))
    if card.printed.type is CardType.HERO:
        hero = replace(plain, zone=Zone.PLAY, controller=card.owner, entered_under=card.owner)
        state = put_in(state, hero)
        return evolve(state, players=with_player(state, replace(state.player(card.owner), hero=card.id)))
    if stays and card.zone is Zone.PLAY:
        holder = card.entered_under or card.owner
        return put_in(state, replace(card, controller=holder, attached_to=None, since=0, entered=0, bound=()))
    return put_in(state, plain, on_bottom=True)


@implements("100.3")
def why_no_swap(state: State, action: Swap) -> tuple[Reason, ...]:
    """Return why the cards can't be swapped: it is allowed between games, one for one, for legal side-deck cards."""
    seat = state.player(action.player)
    if state.phase is not Phase.SETUP or state.game == 1:
        return (Reason(rule("100.3"), "cards are swapped only between the games of a match"),)
    found: list[Reason] = []
    if not seat.side_deck or any(card not in seat.collection for card in action.into):
        found.append(Reason(rule("100.3"), "only cards of the side deck can be swapped in"))
    if any(card not in seat.deck for card in action.out):
        found.append(Reason(rule("100.3"), "only cards of the main deck can be swapped out"))
    if len(action.out) != len(action.into):
        found.append(Reason(rule("100.3"), "cards are swapped one for one, so that the side deck keeps its size"))
    if not found and seat.hero is not None:
        hero = state.cards[seat.hero].printed
        found += [
            reason for card in action.into for reason in why_not_legal(state.edition, state.cards[card].printed, hero)
        ]
    return tuple(found)


@implements("100.3")
def swap(attempt: Attempt, action: Swap) -> None:
    """Put the cards of the side deck into the main deck, and those of the main deck into the side deck."""
    moves: list[Event] = [Move(CardId(card), Zone.DECK, MoveKind.PUT, player=action.player) for card in action.into]
    moves += [Move(CardId(card), Zone.COLLECTION, MoveKind.PUT, player=action.player) for card in action.out]
    happen(attempt, moves, "100.3")
