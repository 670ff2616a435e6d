"""When steps that state the outcome of chance, for the choice that is open or for the next one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.decisions.choices import ChoiceKind
from engine.language.words import Zone
from scenarios.playthrough import named_things
from scenarios.playthrough.chance_answers import foreseen
from scenarios.playthrough.settled_states import answer_and_go_on
from scenarios.scenario_errors import Surplus

if TYPE_CHECKING:
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import CardWords, PlayerWords, ThingWords


def shuffle_with_on_top(play: Playthrough, owner: PlayerWords, cards: tuple[CardWords, ...]) -> None:
    """State which cards the current or next shuffle brings to the top."""
    tops = tuple(named_things.card(play, replace(each, of=each.of or owner), (Zone.DECK,)) for each in cards)
    _foresee(play, "shuffle", tops)


def die_shows(play: Playthrough, number: int) -> None:
    """State what the current or next die shows."""
    _foresee(play, "die", (number,))


def flip(play: Playthrough, words: PlayerWords, *, won: bool) -> None:
    """State whether a player wins the current or next flip of a coin."""
    flipping = named_things.player(play, words)
    _foresee(play, "flip", ("wins the flip" if won else "loses the flip", flipping))


def pick(play: Playthrough, things: tuple[ThingWords, ...]) -> None:
    """State what is chosen at random now, or the next time."""
    _foresee(play, "pick", tuple(things))


def _foresee(play: Playthrough, what: str, values: tuple[object, ...]) -> None:
    play.foreseen.append((what, values))
    if play.open is not None and play.open.choice.kind is ChoiceKind.CHANCE:
        answer = foreseen(play, play.open.choice)
        if answer is None:
            raise Surplus(f"chance decides something else here: {play.open.choice.words}")
        answer_and_go_on(play, answer)
