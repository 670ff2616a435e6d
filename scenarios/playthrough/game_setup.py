"""Given steps about the game: the edition, players and their seats, and the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.partners import seats as usual_seats
from engine.game.setup import new_game, put
from engine.language.printed import Printed
from engine.language.words import CardType, Phase, Zone
from engine.state.evolution import evolve
from engine.state.ids import PlayerId
from scenarios.playthrough import named_things
from scenarios.playthrough.board_setup import refuse_label
from scenarios.playthrough.cards_by_name import described
from scenarios.playthrough.given_facts import FREE, give_once, note_given
from scenarios.scenario_errors import BadArgument, GivenTwice, ImpossibleBoard, UnknownName

if TYPE_CHECKING:
    from engine.state.edition import Edition
    from engine.state.game import State
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import PlayerWords

HERO_HEALTH = 30
TWO_PLAYERS = (("you", 1), ("your opponent", 2))
_BEFORE_PLAYERS = {"edition", "teams", "card", FREE}
"""The facts that may be given before the players are named."""


def seated(edition: Edition, players: tuple[tuple[str, int], ...]) -> State:
    """Return a game with these players, each with a hero of 30 health."""
    state = new_game(edition, players)
    for player in state.players:
        whose = "your" if player.name == "you" else f"{player.name}'s"
        hero = Printed(f"{whose} hero", CardType.HERO, health=HERO_HEALTH)
        state, _ = put(state, hero, player.id, Zone.PLAY)
    return evolve(state, turn_player=PlayerId(1), phase=Phase.ACTION)


def play_under(play: Playthrough, edition: str) -> None:
    """Play under another edition.

    Raises:
        UnknownName: there is none of that name.
        GivenTwice: a tag or another step has given the edition.
    """
    if play.tagged:
        what = f"the edition is given twice, by the tag @edition:{play.tagged[0]} and by this step"
        raise GivenTwice(what, expected="one of the two")
    give_once(play, "the edition", "edition")
    play.state = evolve(play.state, edition=play.editions(edition))


def seat_teams(play: Playthrough, teams: tuple[tuple[str, ...], ...], seats: tuple[str, ...]) -> None:
    """Seat named players in teams.

    Raises:
        ImpossibleBoard: a card was put somewhere already, or there is just one team.
        UnknownName: the seats don't name each player of the teams once.
    """
    give_once(play, "a team game", "teams")
    named = [name for names_ in teams for name in names_]
    twice = next((name for name in named if named.count(name) > 1), None)
    if twice is not None:
        raise UnknownName(f"two players are called {twice}", expected="names that differ")
    team_of = {name: number for number, team in enumerate(teams, 1) for name in team}
    order = seats or usual_seats(play.state.edition, teams)
    if sorted(order) != sorted(name for team in teams for name in team):
        raise UnknownName(
            f"the seats are {', '.join(order)}", expected=f"each of {', '.join(team_of)} once, and nobody else"
        )
    if len(teams) == 1:
        raise ImpossibleBoard("all players are in one team", expected="a team against another")
    if any(fact[0] not in _BEFORE_PLAYERS for fact in play.layout.given) or len(play.state.cards) > len(TWO_PLAYERS):
        raise ImpossibleBoard("the players are named after something was put on the board", expected="them first")
    play.state = seated(play.state.edition, tuple((name, team_of[name]) for name in order))


def start_in(play: Playthrough, owner: PlayerWords, phase: str) -> None:
    """Start in a part of a player's turn, in its priority window."""
    give_once(play, "the turn", "turn")
    play.state = evolve(play.state, turn_player=named_things.player(play, owner), phase=Phase(phase))


def start_before_first_turn(play: Playthrough, owner: PlayerWords) -> None:
    """Start before the first turn of the game, which is a player's."""
    give_once(play, "the turn", "turn")
    first = named_things.player(play, owner)
    play.state = evolve(play.state, turn_player=first, first_player=first, phase=Phase.SETUP)


def make_last(play: Playthrough) -> None:
    """Make this the last game of the match."""
    note_given(play, "last game")
    play.state = evolve(play.state, last=True)


def let_cost_not_matter(play: Playthrough) -> None:
    """Give every player enough resources for anything, once the board is complete."""
    note_given(play, FREE)
    play.layout.free = True


def allow_repair(play: Playthrough) -> None:
    """Allow a board that breaks a rule which pre-priority processing repairs."""
    play.layout.repaired = True


def describe_card(play: Playthrough, name: str, text: str) -> None:
    """Add a card that only this scenario has.

    Raises:
        GivenTwice: a card of that name was described before.
        BadArgument: the card has no name, or a card of that name is on the board already.
        NameOfTwo: another card has that label.
    """
    if not name.strip():
        raise BadArgument(
            "the card has no name", expected='a name between the marks, as in the card "Test Ogre" reads:'
        )
    refuse_label(play, name)
    give_once(play, f"the card {name!r}", "card", name)
    if any(each.printed.name == name for each in play.state.cards.values()):
        raise BadArgument(f"the card {name!r} is described after a step has used it", expected="its description first")
    play.described[name] = described(play, name, text)
