"""Outcomes of chance: what a step has stated, or else what a fixed seed gives."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, cast

from engine.state.ids import PlayerId
from engine.state.record import Decide
from scenarios.playthrough.offered_words import option_for
from scenarios.playthrough.spoken_names import who
from scenarios.scenario_errors import Surplus

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.decisions.choices import Answer, Choice, Option
    from engine.state.record import Record
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import ThingWords

SEED = 2007


def foreseen(play: Playthrough, choice: Choice) -> Answer | None:
    """Return the outcome that a step has stated for this choice, or nothing."""
    for said in play.foreseen:
        answer = _as_answer(play, choice, *said)
        if answer is not None:
            play.foreseen.remove(said)
            return answer
    return None


def _as_answer(play: Playthrough, choice: Choice, what: str, values: tuple[object, ...]) -> Answer | None:
    """Return a stated outcome as the answer to a choice; nothing if it is about another kind of chance."""
    words = any(isinstance(each, str) for each in choice.options)
    if choice.shuffles:
        fits = what == "shuffle" and all(each in choice.options for each in values)
        return (*_options(values), *_rest(choice, values)) if fits else None
    if choice.low is not None:
        return _options(values) if what == "die" else None
    if words:
        return _flip(play, values) if what == "flip" else None
    if what != "pick":
        return None
    return tuple(option_for(play, choice, cast("ThingWords", each)) for each in values)


def _flip(play: Playthrough, values: tuple[object, ...]) -> Answer:
    result, player = values
    play.flips.append((PlayerId(cast("int", player)), str(result)))
    return (str(result),)


def refuse_other_flips(play: Playthrough, records: Sequence[Record]) -> None:
    """Refuse the stated outcome of a flip that another player has made.

    Raises:
        Surplus: names the player of whom the step speaks.
    """
    flips, play.flips = play.flips, []
    made = [each.event for each in records if isinstance(each.event, Decide)]
    for player, result in flips:
        if not any(each.player == player and each.words == result for each in made):
            raise Surplus(f"{who(play, player)} {'do' if who(play, player) == 'you' else 'does'}n't flip the coin here")


def _options(values: tuple[object, ...]) -> Answer:
    return cast("Answer", values)


def _rest(choice: Choice, top: tuple[object, ...]) -> Answer:
    return shuffled(tuple(each for each in choice.options if each not in top))


def decide(play: Playthrough, choice: Choice) -> Answer:
    """Return the outcome of chance: the stated one, or else the one that the seed gives."""
    said = foreseen(play, choice)
    if said is not None:
        return said
    play.seeded.append((play.mark(), choice.words or choice.kind.value))
    if choice.low is not None:
        return (choice.low + _number((choice.high or choice.low) - choice.low + 1, len(play.seeded)),)
    return shuffled(tuple(choice.options), len(play.seeded))[: choice.most]


def _number(below: int, turn: int) -> int:
    return Random(SEED + turn).randrange(below)  # noqa: S311 - a fixed seed is what is wanted


def shuffled(options: tuple[Option, ...], turn: int = 0) -> tuple[Option, ...]:
    """Return options in an order that a fixed seed gives, which is the same in every run."""
    mixed = list(options)
    Random(SEED + turn).shuffle(mixed)  # noqa: S311 - a fixed seed is what is wanted
    return tuple(mixed)
