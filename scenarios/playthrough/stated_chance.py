"""Chance: what a scenario says it brings, and what a seed decides where it says nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, cast

from engine.decisions.choices import ChoiceKind
from engine.language.words import Zone
from scenarios.playthrough import named_things
from scenarios.scenario_errors import Surplus

if TYPE_CHECKING:
    from engine.decisions.choices import Answer, Choice, Option
    from scenarios.playthrough.session import Playthrough
    from scenarios.step_words import CardWords, PlayerWords, ThingWords

SEED = 2007


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
        from scenarios.playthrough.driving import answer_open
        from scenarios.playthrough.passes import go_on

        answer = foreseen(play, play.open.choice)
        if answer is None:
            raise Surplus(f"chance decides something else here: {play.open.choice.words}")
        answer_open(play, answer)
        if play.intention is not None:
            go_on(play)


def foreseen(play: Playthrough, choice: Choice) -> Answer | None:
    """Return what a step has said about this outcome of chance, or nothing."""
    for said in play.foreseen:
        answer = _as_answer(play, choice, *said)
        if answer is not None:
            play.foreseen.remove(said)
            return answer
    return None


def _as_answer(play: Playthrough, choice: Choice, what: str, values: tuple[object, ...]) -> Answer | None:
    """Return what a step said of a kind of chance as an answer, or nothing where another kind is asked for."""
    from scenarios.playthrough.offered_words import option_for

    words = any(isinstance(each, str) for each in choice.options)
    if choice.ordered:
        fits = what == "shuffle" and all(each in choice.options for each in values)
        return (*_options(values), *_rest(choice, values)) if fits else None
    if choice.low is not None:
        return _options(values) if what == "die" else None
    if words:
        return _options(values) if what == "flip" else None
    if what != "pick":
        return None
    return tuple(option_for(play, choice, cast("ThingWords", each)) for each in values)


def _options(values: tuple[object, ...]) -> Answer:
    return cast("Answer", values)


def _rest(choice: Choice, top: tuple[object, ...]) -> Answer:
    return shuffled(tuple(each for each in choice.options if each not in top))


def decide(play: Playthrough, choice: Choice) -> Answer:
    """Return what chance brings: what a step has said, else what the seed decides."""
    said = foreseen(play, choice)
    if said is not None:
        return said
    play.seeded.append((play.mark(), choice.words or choice.kind.value))
    if choice.low is not None:
        return (choice.low + _number((choice.high or choice.low) - choice.low + 1, len(play.seeded)),)
    return shuffled(tuple(choice.options), len(play.seeded))[: choice.most]


def _number(below: int, turn: int) -> int:
    from random import Random

    return Random(SEED + turn).randrange(below)  # noqa: S311 - a fixed seed is what is wanted


def shuffled(options: tuple[Option, ...], turn: int = 0) -> tuple[Option, ...]:
    """Return options in an order that a fixed seed gives, the same in every run."""
    from random import Random

    mixed = list(options)
    Random(SEED + turn).shuffle(mixed)  # noqa: S311 - a fixed seed is what is wanted
    return tuple(mixed)
