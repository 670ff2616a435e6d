"""The game: who plays, under which rules, whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenarios.playthrough import game_setup
from scenarios.registry import given
from scenarios.step_words import YOU

if TYPE_CHECKING:
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import PlayerWords


@given("the rules are those of {edition:QUOTED}", example='the rules are those of "faq-2009-03"')
def edition(play: Playthrough, edition: str) -> None:
    """Play under this edition, where no tag of the scenario names one."""
    game_setup.play_under(play, edition)


@given(
    "a team game: {first:team} {others:against*} [, seated {seats:NAME+}]",
    example="a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Cid, Dee",
)
def team_game(
    play: Playthrough, first: tuple[str, ...], others: tuple[tuple[str, ...], ...], seats: tuple[str, ...] = ()
) -> None:
    """Play with named players in teams, seated clockwise; without seats as named, or in turn if the rules say so."""
    game_setup.seat_teams(play, (first, *others), seats)


@given(
    "it is {owner} turn [, in the {phase=ready step|draw step|action phase|end phase}]",
    example="it is your opponent's turn, in the action phase",
)
def turn(play: Playthrough, owner: PlayerWords, phase: str = "action phase") -> None:
    """Say whose turn it is, and the part of it, in whose priority window the scenario starts."""
    game_setup.start_in(play, owner, phase)


@given(
    "the first turn of the game is ({player=yours}|{owner}) and about to start",
    example="the first turn of the game is yours and about to start",
)
def first_turn(play: Playthrough, player: str | None = None, owner: PlayerWords = YOU) -> None:  # noqa: ARG001
    """Start before the first turn of the game."""
    game_setup.start_before_first_turn(play, owner)


@given("this is the last game of the match", example="this is the last game of the match")
def last_game(play: Playthrough) -> None:
    """Say that no game of the match comes after this one."""
    game_setup.make_last(play)


@given("cost is no matter", example="cost is no matter")
def no_matter(play: Playthrough) -> None:
    """Give every player 25 ready resources more, enough for any cost and any X up to what they leave."""
    game_setup.let_cost_not_matter(play)


@given("the card {name:QUOTED} reads:", example='the card "Test Ogre" reads:')
def card_reads(play: Playthrough, name: str, text: str) -> None:
    """Make a card of this scenario's own, from a card line and the powers under it."""
    game_setup.describe_card(play, name, text)


@given("a board the rules will repair", example="a board the rules will repair")
def repaired(play: Playthrough) -> None:
    """Allow a board that breaks a rule which pre-priority processing then repairs."""
    game_setup.allow_repair(play)
