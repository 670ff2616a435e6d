"""Steps that say what chance brings: to a choice that waits for it now, or to the next one."""

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
    """Say which cards the shuffle that is under way, or the next one, brings to the top."""
    tops = tuple(named_things.card(play, replace(each, of=each.of or owner), (Zone.DECK,)) for each in cards)
    _foresee(play, "shuffle", tops)


def die_shows(play: Playthrough, number: int) -> None:
    """Say what the die that is under way, or the next one, shows."""
    _foresee(play, "die", (number,))


def flip(play: Playthrough, words: PlayerWords, *, won: bool) -> None:
    """Say whether a player wins the flip of a coin that is under way, or the next one."""
    named_things.player(play, words)
    _foresee(play, "flip", ("wins the flip" if won else "loses the flip",))


def pick(play: Playthrough, things: tuple[ThingWords, ...]) -> None:
    """Say what is chosen at random now, or next."""
    _foresee(play, "pick", tuple(things))


def _foresee(play: Playthrough, what: str, values: tuple[object, ...]) -> None:
    play.foreseen.append((what, values))
    if play.open is not None and play.open.choice.kind is ChoiceKind.CHANCE:
        answer = foreseen(play, play.open.choice)
        if answer is None:
            raise Surplus(f"chance decides something else here: {play.open.choice.words}")
        answer_and_go_on(play, answer)
