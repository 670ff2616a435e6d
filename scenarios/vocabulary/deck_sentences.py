"""Decks before the game: what a player puts together, and whether it may be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenarios.playthrough import deck_legality
from scenarios.registry import then, when

if TYPE_CHECKING:
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import CardWords, PlayerWords


@when("you put a deck together:", example="you put a deck together:")
def put_together(play: Playthrough, text: str) -> None:
    """Put a deck together from a list: Hero: and a name, a number and a name on each line, Side deck below."""
    deck_legality.put_together(play, text)


@when(
    "{player} swap[s] {out:card+} for {into:card+} of the side deck",
    example='you swap "Brigg" for "Tim" of the side deck',
)
def swap(play: Playthrough, player: PlayerWords, out: tuple[CardWords, ...], into: tuple[CardWords, ...]) -> None:
    """Swap cards of the main deck for cards of the side deck between two games of a match."""
    deck_legality.swap(play, player, out, into)


@then(
    "{player} can't swap {out:card+} for {into:card+} of the side deck [, because of {rule:RULE}]",
    example='you can\'t swap "Brigg" for "Tim" of the side deck, because of 100.2',
)
def cannot_swap(
    play: Playthrough,
    player: PlayerWords,
    out: tuple[CardWords, ...],
    into: tuple[CardWords, ...],
    rule: str | None = None,
) -> None:
    """Say that cards can't be swapped with the side deck now, and which rule is among the reasons."""
    deck_legality.cannot_swap(play, player, (out, into), rule)


@then("the deck may be played in {kind=Constructed|Sealed Pack}", example="the deck may be played in Constructed")
def may_be_played(play: Playthrough, kind: str) -> None:
    """Say that the deck, with its side deck, is legal in a format."""
    deck_legality.may_be_played(play, kind)


@then(
    "the deck can't be played in {kind=Constructed|Sealed Pack} [, because of {rule:RULE}]",
    example="the deck can't be played in Constructed, because of 100.4",
)
def cannot_be_played(play: Playthrough, kind: str, rule: str | None = None) -> None:
    """Say that the deck, with its side deck, isn't legal in a format, and which rule is among the reasons."""
    deck_legality.cannot_be_played(play, kind, rule)
