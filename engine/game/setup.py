"""Setting up a board that was described: players, cards in zones, the turn. No game in progress uses this."""

from __future__ import annotations

from collections.abc import Sequence

from engine.citations import rule
from engine.effects.performance import PERFORMING
from engine.errors import BoardError, Reason
from engine.events.attempt import Attempt
from engine.events.continuous_modifiers import settle
from engine.events.proposed_event import stopped_by
from engine.events.zone_changes import put_in
from engine.language.printed import Printed
from engine.language.words import CardType, Done, Phase, Zone
from engine.state.cards import Card
from engine.state.edition import Edition
from engine.state.evolution import evolve, with_player
from engine.state.game import State
from engine.state.history import Fact
from engine.state.ids import CardId, PlayerId
from engine.state.players import Player
from engine.state.record import Move, MoveKind
from engine.value import replace
from engine.view.card_conditions import attached, is_totem
from engine.view.fatal_damage import is_fatal
from engine.view.uniqueness import violations
from engine.view.values import values


def new_game(edition: Edition, players: Sequence[tuple[str, int]]) -> State:
    """Return a game before its first turn, with players given as names and teams in seating order, and no cards."""
    seats = tuple(Player(PlayerId(n), name, team) for n, (name, team) in enumerate(players, 1))
    return State(edition, seats, {})


def put(  # noqa: PLR0913 - a card has as many properties as it has.
    state: State,
    printed: Printed,
    owner: PlayerId,
    zone: Zone,
    *,
    controller: PlayerId | None = None,
    ready: bool = True,
    face_up: bool = True,
    resource: bool = False,
    token: bool = False,
    damage: int = 0,
    counters: tuple[tuple[str, int], ...] = (),
    attached_to: CardId | None = None,
    this_turn: bool = False,
    on_bottom: bool = True,
) -> tuple[State, CardId]:
    """Return the state with a card put into the zone, and the card's number; a hero in play becomes its owner's hero.

    A card in play has been under its controller's control since before the first turn, unless it came `this_turn`. In a
    deck it goes to the bottom by default, so that a deck is built from the top.
    """
    now = state.clock + 1
    number = CardId(now)
    in_play = zone is Zone.PLAY
    holder = (controller or owner) if in_play else None
    card = Card(
        id=number,
        printed=printed,
        owner=owner,
        zone=zone,
        controller=holder,
        entered_under=holder,
        ready=ready,
        face_up=face_up,
        resource=resource,
        token=token,
        damage=damage,
        counters=counters,
        attached_to=attached_to,
        timestamp=now,
        since=now if this_turn else 0,
        entered=state.turn if this_turn else 0,
    )
    state = evolve(put_in(state, card, on_bottom), clock=now)
    if in_play and printed.type is CardType.HERO:
        state = evolve(state, players=with_player(state, replace(state.player(owner), hero=number)))
    if this_turn:
        state = evolve(state, history=(*state.history, Fact(Done.ENTERED_PLAY, number, player=holder)))
    return state, number


def at_turn(state: State, player: PlayerId, phase: Phase = Phase.ACTION, number: int = 5) -> State:
    """Return the state during a turn of the player, who has priority; every player has had a turn before."""
    began = state.clock + 1
    players = tuple(replace(p, turn_began=p.turn_began or 1, turns=max(1, p.turns)) for p in state.players)
    return evolve(
        state,
        players=players,
        turn=number,
        turn_player=player,
        in_order=player,
        phase=phase,
        priority=player,
        passes=0,
        clock=began,
    )


def completed(state: State) -> State:
    """Return the state with control of cards updated to the modifiers in force."""
    attempt = Attempt(state, (), PERFORMING)
    settle(attempt)
    settled = attempt.state
    return evolve(
        settled,
        joined=frozenset((card, 0) for card, _ in settled.joined),
        cards={
            number: replace(card, since=state.cards[number].since) if number in state.cards else card
            for number, card in settled.cards.items()
        },
    )


def impossible(state: State) -> tuple[Reason, ...]:
    """Return why the rules can't produce this board at a moment when a player has priority; nothing if they can."""
    found: list[Reason] = []
    for player in state.remaining:
        for card in violations(state, player.id):
            found.append(Reason(rule("410.1"), f"{player.name} can't control {state.cards[card].printed.name} as well"))
            break
    for card in state.play.ids:
        held = state.cards[card]
        if _fatally_damaged(state, card) and not _spared(state, card):
            found.append(Reason(rule("407.6a"), f"{held.printed.name} has fatal damage"))
        if is_totem(held) and attached(state, card):
            found.append(Reason(rule("407.6d"), f"{held.printed.name} is a Totem with an ability attached"))
        if held.printed.type is CardType.QUEST and not held.resource:
            found.append(Reason(rule("307.1"), f"{held.printed.name} is a quest and can be in play only as a resource"))
    return tuple(found)


def _fatally_damaged(state: State, card: CardId) -> bool:
    held = state.cards[card]
    if held.printed.health is None or held.resource:
        return False
    return is_fatal(state, held.damage, max(1, values(state, card).health))


def _spared(state: State, card: CardId) -> bool:
    return stopped_by(state, Move(card, Zone.GRAVEYARD, MoveKind.DESTROY)) is not None


def checked(state: State) -> State:
    """Return the state unchanged.

    Raises:
        BoardError: the rules can't produce the board.
    """
    reasons = impossible(state)
    if reasons:
        raise BoardError(reasons[0])
    return state
