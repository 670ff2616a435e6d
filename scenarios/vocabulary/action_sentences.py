"""What players do: actions with priority."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenarios.playthrough import player_actions
from scenarios.registry import when

if TYPE_CHECKING:
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import Completing, Deed, Placing, PlayerWords, Playing, Proposing, Striking, Using


@when("{player} {deed:play}", example='you play "Mind Control" with X = 3 targeting "Tim"')
def play_card(play: Playthrough, player: PlayerWords, deed: Playing) -> None:
    """Play a card, with its targets, X, modes and what is paid in place of its cost."""
    player_actions.act(play, player, deed)


@when("{player} {deed:use}", example='you use "Tim", targeting "Brigg"')
def use(play: Playthrough, player: PlayerWords, deed: Using) -> None:
    """Use a card's payment power: its only one, or "the 2nd power of" it."""
    player_actions.act(play, player, deed)


@when("{player} {deed:flip}", example="you flip your hero, targeting your opponent's hero")
def flip(play: Playthrough, player: PlayerWords, deed: Using) -> None:
    """Use a hero's payment power, which flips it."""
    player_actions.act(play, player, deed)


@when("{player} {deed:complete}", example='you complete "A Donation of Wool"')
def complete(play: Playthrough, player: PlayerWords, deed: Completing) -> None:
    """Complete a quest."""
    player_actions.act(play, player, deed)


@when("{player} {deed:place}", example='you place "Brigg" as a face-down resource')
def place(play: Playthrough, player: PlayerWords, deed: Placing) -> None:
    """Place a card from hand as a resource."""
    player_actions.act(play, player, deed)


@when("{player} {deed:propose}", example='you propose that "Tim" attacks "Brigg"')
def propose(play: Playthrough, player: PlayerWords, deed: Proposing) -> None:
    """Propose a combat; "sabotages" in place of "attacks" proposes a sabotage."""
    player_actions.act(play, player, deed)


@when("{player} {deed:strike}", example='you strike with "Annihilator"')
def strike(play: Playthrough, player: PlayerWords, deed: Striking) -> None:
    """Strike with a weapon; everyone passes until the defend window is open and the player has priority."""
    player_actions.strike(play, player, deed)


@when(
    "{player} respond[s] by {deed:doing}",
    example='your opponent responds by playing "Flash Heal" targeting "Tim"',
)
def respond(play: Playthrough, player: PlayerWords, deed: Deed) -> None:
    """Act while a link is on the chain or a combat is under way, once those before the player have passed."""
    player_actions.respond(play, player, deed)


@when("{player} concede[s]", example="your opponent concedes")
def concede(play: Playthrough, player: PlayerWords) -> None:
    """Concede the game, which can be done at any time."""
    player_actions.concede(play, player)
