"""When steps that answer a choice: everyone passes until the choice comes up, and play continues after the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.decisions.actions import Pass, Repeat
from engine.decisions.choices import NO, YES, ChoiceKind
from engine.language.words import Phase
from engine.play import why_not
from scenarios.playthrough import named_things
from scenarios.playthrough.action_attempts import answer_open, try_action
from scenarios.playthrough.advance_answers import unnamed_options
from scenarios.playthrough.offered_words import not_on_offer, option_for, say_choice
from scenarios.playthrough.settled_states import answer_and_go_on, go_on, let_chance_decide, unanswered
from scenarios.playthrough.spoken_names import is_
from scenarios.scenario_errors import StepStopped, Surplus

if TYPE_CHECKING:
    from collections.abc import Collection

    from engine.decisions.choices import Answer, Choice, Option
    from engine.state.ids import PlayerId
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import CardWords, CharacterWords, PlayerWords, ThingWords

_MANY = 1000


def protect(play: Playthrough, words: PlayerWords, character: CharacterWords | None) -> None:
    """Protect with a character, or with nobody."""
    choice = asked(play, words, (ChoiceKind.PROTECT,))
    _answer(play, () if character is None else (option_for(play, choice, character),))


def prevent(play: Playthrough, words: PlayerWords, cards: tuple[CardWords, ...]) -> None:
    """Exhaust armor, one card after another as the rules ask for them, or none."""
    choice = asked(play, words, (ChoiceKind.ARMOR,))
    if not cards:
        _answer(play, ())
        return
    for number, card in enumerate(cards):
        if number:
            choice = asked(play, words, (ChoiceKind.ARMOR,))
        _answer(play, (option_for(play, choice, card),), resume=number == len(cards) - 1)


def choose(play: Playthrough, words: PlayerWords, things: tuple[ThingWords, ...]) -> None:
    """Choose things among the options.

    Where one choice comes after another, each takes as many of the things as it can.
    """
    rest = things
    while True:
        choice = await_choice(play, words, None, rest)
        if choice is None:
            return
        now, rest = rest[: choice.most], rest[choice.most :]
        _answer(play, tuple(option_for(play, choice, each) for each in now), resume=not rest)
        if not rest:
            return


def choose_in_order(play: Playthrough, words: PlayerWords, things: tuple[ThingWords, ...]) -> None:
    """Put all options into an order."""
    choice = asked(play, words)
    if choice.ordered:
        answer: list[Option] = []
        for each in things:
            answer.append(option_for(play, choice, each, answer))
        _answer(play, tuple(answer))
        return
    for number, thing in enumerate(things):
        if play.open is None or play.open.choice.kind is not choice.kind:
            break
        _answer(play, (option_for(play, play.open.choice, thing),), resume=number == len(things) - 1)
    if play.open is None and play.intention is not None:
        go_on(play)


def choose_number(play: Playthrough, words: PlayerWords, number: int) -> None:
    """Choose a number, or a number of cards that nothing distinguishes."""
    choice = asked(play, words)
    alike = unnamed_options(play, choice)
    if choice.low is None and choice.least <= number <= min(choice.most, len(alike)):
        _answer(play, alike[:number])
        return
    if choice.low is None and number not in choice.options:
        raise not_on_offer(play, choice, str(number))
    _answer(play, (number,))


def choose_nth(play: Playthrough, words: PlayerWords, number: int) -> None:
    """Choose the option with a number, counted from 1."""
    choice = asked(play, words)
    if not 1 <= number <= len(choice.options):
        raise not_on_offer(play, choice, f"option {number}")
    _answer(play, (choice.options[number - 1],))


def choose_whether(play: Playthrough, words: PlayerWords, *, yes: bool) -> None:
    """Do what may be done, or don't."""
    choice = asked(play, words)
    if not {YES, NO} <= set(choice.options):
        raise Surplus(f"this choice can't be answered with yes or no: {say_choice(play, choice)}")
    _answer(play, (YES if yes else NO,))


def repeat_loop(play: Playthrough, words: PlayerWords, times: int) -> None:
    """Name how often to repeat a loop, where the rules ask for it or after the player has shown the loop.

    Everyone passes until the chain is as the loop leaves it.

    Raises:
        IllegalAction: the player has shown no loop.
    """
    player = named_things.player(play, words)
    let_chance_decide(play)
    while play.open is None and play.state.priority and play.state.chain and why_not(play.state, Repeat(player)):
        try_action(play, Pass(play.state.priority))
        let_chance_decide(play)
    if play.open is None:
        try_action(play, Repeat(player))
    asked(play, words, (ChoiceKind.LOOP,))
    _answer(play, (times,))


def _answer(play: Playthrough, answer: Answer, *, resume: bool = True) -> None:
    if resume:
        answer_and_go_on(play, answer)
    else:
        answer_open(play, answer)


def asked(play: Playthrough, words: PlayerWords, kinds: Collection[ChoiceKind] | None = None) -> Choice:
    """Return the choice that a player has to make; everyone passes until it comes up.

    Raises:
        Unanswered: another choice comes up first.
        Surplus: the player is asked nothing.
    """
    choice = await_choice(play, words, kinds)
    assert choice is not None
    return choice


def await_choice(
    play: Playthrough,
    words: PlayerWords,
    kinds: Collection[ChoiceKind] | None,
    things: tuple[ThingWords, ...] = (),
) -> Choice | None:
    """Return the choice that a player has to make; everyone passes until it comes up.

    If the player had only one possible answer, and it was these things, the choice was made already and None is
    returned.

    Raises:
        Unanswered: another choice comes up first.
        Surplus: the player is asked nothing before the chain is empty and no combat is under way.
    """
    player = named_things.player(play, words)
    for _ in range(_MANY):
        if things and _was_forced(play, player, things):
            return None
        let_chance_decide(play)
        if play.open is not None:
            choice = play.open.choice
            if choice.player != player or (kinds is not None and choice.kind not in kinds):
                raise unanswered(play)
            return choice
        if not _may_pass(play):
            break
        assert play.state.priority is not None
        try_action(play, Pass(play.state.priority))
    raise Surplus(f"{is_(words)} not asked to choose anything here")


def _was_forced(play: Playthrough, player: PlayerId, things: tuple[ThingWords, ...]) -> bool:
    """Return whether the player had only one possible answer to a choice, and it was these things."""
    for made in play.made:
        choice, answer = made
        if choice.player == player and _names(play, choice, things) == set(answer):
            play.made.remove(made)
            return True
    return False


def _names(play: Playthrough, choice: Choice, things: tuple[ThingWords, ...]) -> set[Option] | None:
    try:
        return {option_for(play, choice, each) for each in things}
    except StepStopped:
        return None


def _may_pass(play: Playthrough) -> bool:
    """Return whether everyone may pass further in search of a choice: while there is a link or a combat."""
    state = play.state
    if state.priority is None or state.result is not None:
        return False
    return bool(state.chain) or state.phase in {Phase.ATTACK_WINDOW, Phase.DEFEND_WINDOW}
