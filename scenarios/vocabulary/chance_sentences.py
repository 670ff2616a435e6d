"""What chance brings: shuffles, dice, cards taken at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenarios.playthrough import stated_chance
from scenarios.registry import when

if TYPE_CHECKING:
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import CardWords, PlayerWords, ThingWords


@when("{owner} deck is shuffled with {cards:card+} on top", example='your deck is shuffled with "Tim" on top')
def shuffled(play: Playthrough, owner: PlayerWords, cards: tuple[CardWords, ...]) -> None:
    """Say which cards a shuffle brings to the top; a seed orders the others."""
    stated_chance.shuffle_with_on_top(play, owner, cards)


@when("the die shows {number:NUMBER}", example="the die shows 4")
def die(play: Playthrough, number: int) -> None:
    """Say what a die shows."""
    stated_chance.die_shows(play, number)


@when("{player} {how=win|wins|lose|loses} the flip", example="you win the flip")
def flip(play: Playthrough, player: PlayerWords, how: str) -> None:
    """Say how the flip of a coin comes out."""
    stated_chance.flip(play, player, won=how.startswith("win"))


@when("{things:thing+} (is|are) picked at random", example='"Tim" is picked at random')
def picked(play: Playthrough, things: tuple[ThingWords, ...]) -> None:
    """Say what is chosen at random."""
    stated_chance.pick(play, things)
