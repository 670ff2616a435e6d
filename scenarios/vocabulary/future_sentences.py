"""What can follow: what is so whatever is chosen, and what players can bring about or prevent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenarios.exploration import stated_futures
from scenarios.registry import then
from scenarios.registry.statement_slot import add_statement_slot
from scenarios.vocabulary import truth_sentences

if TYPE_CHECKING:
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import PlayerWords, StatementWords

add_statement_slot(truth_sentences.__name__, without=("taken", "dealt"))


@then("whatever is chosen, {statement}", example='whatever is chosen, "Brigg" is in your graveyard')
def whatever_is_chosen(play: Playthrough, statement: StatementWords) -> None:
    """Say what is so once what has begun is over, however players choose and chance falls, if nobody acts."""
    stated_futures.whatever_is_chosen(play, statement)


@then("in every order, {statement}", example='in every order, "Brigg" is in your graveyard')
def in_every_order(play: Playthrough, statement: StatementWords) -> None:
    """Say what is so in the end in every order that is asked for now, however players choose and chance falls later."""
    stated_futures.in_every_order(play, statement)


@then(
    "{player} {how=can|can't} bring about that {statement}",
    example="you can bring about that your opponent loses the game",
)
def bring_about(play: Playthrough, player: PlayerWords, how: str, statement: StatementWords) -> None:
    """Say that a player can act so that something is so before the turn ends, if all others only pass and choose."""
    stated_futures.bring_about(play, player, statement, holds=how == "can")


@then(
    "{player} {how=can|can't} prevent that {statement}",
    example="your opponent can't prevent that you win the game",
)
def prevent(play: Playthrough, player: PlayerWords, how: str, statement: StatementWords) -> None:
    """Say that, whatever a player does, the others can act so that something is so before the turn ends."""
    stated_futures.prevent(play, player, statement, holds=how == "can")
