"""What players choose when they are asked: the answer, once the choice has come up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenarios.playthrough import given_answers
from scenarios.registry import when

if TYPE_CHECKING:
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import CardWords, PacketWords, PlayerWords, Protecting, ThingWords


@when("{player} {deed:protect}", example='your opponent protects with "Grunt Baranka"')
def protect(play: Playthrough, player: PlayerWords, deed: Protecting) -> None:
    """Protect at the protect point."""
    given_answers.protect(play, player, deed.character)


@when("{player} do[es] not protect", example="your opponent does not protect")
def not_protect(play: Playthrough, player: PlayerWords) -> None:
    """Protect with nobody at the protect point."""
    given_answers.protect(play, player, None)


@when(
    "{player} exhaust[s] {cards:card+} to prevent damage [, for the packet {packet}]",
    example='you exhaust "Green Whelp Armor" to prevent damage, for the packet from "Tim" to your hero',
)
def prevent(
    play: Playthrough, player: PlayerWords, cards: tuple[CardWords, ...], packet: PacketWords | None = None
) -> None:
    """Exhaust armor against one packet; of several it says to whom it goes, and if need be from whom."""
    given_answers.prevent(play, player, cards, packet)


@when("{player} prevent[s] nothing [, for the packet {packet}]", example="your opponent prevents nothing")
def prevent_nothing(play: Playthrough, player: PlayerWords, packet: PacketWords | None = None) -> None:
    """Exhaust no armor as damage would be dealt to the player's hero."""
    given_answers.prevent(play, player, (), packet)


@when("{player} choose[s] {things:thing+} [, for the packet {packet}]", example='you choose "Fire Blast"')
def choose(
    play: Playthrough, player: PlayerWords, things: tuple[ThingWords, ...], packet: PacketWords | None = None
) -> None:
    """Choose cards, players, heroes or zones, or another option by words of it; "a ready resource" has no name."""
    given_answers.choose(play, player, things, packet)


@when(
    "{player} choose[s] in order {things:thing+} [, for the packet {packet}]",
    example='you choose in order "Voss Treebender", "Donna Calister"',
)
def choose_order(
    play: Playthrough, player: PlayerWords, things: tuple[ThingWords, ...], packet: PacketWords | None = None
) -> None:
    """Put things into an order, for one choice; the first named goes on the chain, or happens, first.

    Several effects of one card that differ are told apart by whom or what they are about: "Sting" about Ann.
    """
    given_answers.choose_in_order(play, player, things, packet)


@when("{player} choose[s] {number:NUMBER}", example="you choose 3")
def choose_number(play: Playthrough, player: PlayerWords, number: int) -> None:
    """Choose a number."""
    given_answers.choose_number(play, player, number)


@when("{player} choose[s] the {number:ordinal} mode", example="you choose the 2nd mode")
def choose_mode(play: Playthrough, player: PlayerWords, number: int) -> None:
    """Choose the option with that number, counted as printed."""
    given_answers.choose_nth(play, player, number)


@when("{player} choose[s] none", example="you choose none")
def choose_none(play: Playthrough, player: PlayerWords) -> None:
    """Choose none of the options."""
    given_answers.choose(play, player, ())


@when("{player} choose[s] {answer=to|not to}", example="you choose not to")
def choose_whether(play: Playthrough, player: PlayerWords, answer: str) -> None:
    """Do what may be done, or don't."""
    given_answers.choose_whether(play, player, yes=answer == "to")


@when("{player} repeat[s] the loop {number:NUMBER} time[s]", example="you repeat the loop 20 times")
def repeat_loop(play: Playthrough, player: PlayerWords, number: int) -> None:
    """Name how often to repeat a loop that was shown, or a smaller number than another player has named."""
    given_answers.repeat_loop(play, player, number)
