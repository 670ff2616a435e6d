"""Setting a game up: players and their seats, edition, turn."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.attempt import evolve
from engine.language.printed import Printed
from engine.language.words import CardType, Phase, Zone
from engine.rules.zones import put_in
from engine.state.cards import Card
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.state.players import Player
from scenarios.errors import ImpossibleBoard, UnknownName
from scenarios.playthrough import names
from scenarios.playthrough.editions import edition_named
from scenarios.playthrough.session import YOU_AND_OPPONENT, Playthrough

if TYPE_CHECKING:
    from engine.state.edition import Edition
    from scenarios.words import PlayerWords

HERO_HEALTH = 30
BEFORE, TURN_BEGAN, THIS_TURN = 1, 10, 20
"""Moments on the clock: before the turn, its start, and since; every card's number is later."""

FIRST_CARD = 100
_TURN = 9
_TURNS_TAKEN = 4


def begin(edition: str) -> Playthrough:
    """Return a playthrough of a two-player game under an edition, with nothing but heroes yet.

    Raises:
        UnknownName: there is no such edition.
    """
    play = Playthrough(_empty(edition_named(edition), (), ()))
    _seat(play, YOU_AND_OPPONENT, (1, 2))
    return play


def _empty(edition: Edition, players: tuple[Player, ...], teams: tuple[int, ...]) -> State:
    del teams
    return State(edition=edition, players=players, cards={}, turn=_TURN, phase=Phase.ACTION, priority=PlayerId(1))


def _seat(play: Playthrough, seats: tuple[str, ...], teams: tuple[int, ...]) -> None:
    """Seat players anew, each with a hero of 30 health."""
    players = tuple(
        Player(PlayerId(number), name, team, hero=CardId(FIRST_CARD + number), turn_began=TURN_BEGAN, turns=_TURNS_TAKEN)
        for number, (name, team) in enumerate(zip(seats, teams, strict=True), 1)
    )
    state = evolve(play.state, players=players, cards={})
    for player in players:
        state = put_in(state, _unnamed_hero(player))
    play.state = state
    play.layout.next_id = FIRST_CARD + len(players) + 1


def _unnamed_hero(player: Player) -> Card:
    whose = {"you": "your"}.get(player.name, f"{player.name}'s")
    printed = Printed(f"{whose} hero", CardType.HERO, health=HERO_HEALTH)
    number = player.hero or CardId(0)
    return Card(
        number,
        printed,
        player.id,
        Zone.PLAY,
        controller=player.id,
        entered_under=player.id,
        timestamp=number,
        since=BEFORE,
    )


def play_under(play: Playthrough, edition: str) -> None:
    """Play under another edition."""
    play.state = evolve(play.state, edition=edition_named(edition))


def seat_teams(play: Playthrough, teams: tuple[tuple[str, ...], ...], seats: tuple[str, ...]) -> None:
    """Seat named players in teams.

    Raises:
        ImpossibleBoard: something stands on the board already.
        UnknownName: the seats are not those of the teams' players.
    """
    team_of = {name: number for number, team in enumerate(teams, 1) for name in team}
    order = seats or tuple(team_of)
    if sorted(order) != sorted(name for team in teams for name in team):
        raise UnknownName(
            f"the seats are {', '.join(order)}", expected=f"each of {', '.join(team_of)} once, and nobody else"
        )
    if len(play.state.cards) > len(YOU_AND_OPPONENT):
        raise ImpossibleBoard("the players are named after something was put on the board", expected="them first")
    _seat(play, order, tuple(team_of[name] for name in order))


def start_in(play: Playthrough, owner: PlayerWords, phase: str) -> None:
    """Start in a part of a player's turn, in its priority window."""
    turn_player = names.player(play, owner)
    play.state = evolve(play.state, turn_player=turn_player, priority=turn_player, phase=Phase(phase))


def let_cost_not_matter(play: Playthrough) -> None:
    """Give every player resources enough once the board is laid."""
    play.layout.free = True


def allow_repair(play: Playthrough) -> None:
    """Allow a board that breaks a rule which pre-priority processing repairs."""
    play.layout.repaired = True


def describe_card(play: Playthrough, name: str, text: str) -> None:
    """Make a card of the scenario's own."""
    from scenarios.playthrough.library import read_card

    play.described[name] = replace(read_card(name, text), name=name)
