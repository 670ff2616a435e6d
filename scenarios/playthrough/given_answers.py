"""When steps that answer a choice: everyone passes until the choice comes up, and play continues after the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.decisions.actions import Pass, Repeat
from engine.decisions.choices import NO, YES, ChoiceKind
from engine.play import why_not
from scenarios.playthrough import named_things
from scenarios.playthrough.action_attempts import answer_open, try_action
from scenarios.playthrough.offered_words import not_on_offer, one_by_one, option_for, options_for, say_choice
from scenarios.playthrough.questions import asked, await_choice, check_packet, follows, left_over, was_forced
from scenarios.playthrough.settled_states import answer_and_go_on, go_on, let_chance_decide
from scenarios.playthrough.unnamed_options import refuse_unlike, unnamed_options
from scenarios.scenario_errors import BadArgument, StepStopped, Surplus

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.decisions.choices import Answer, Choice, Option
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import CardWords, CharacterWords, PacketWords, PlayerWords, ThingWords

_ORDERS = {
    ChoiceKind.ORDER_BUBBLES,
    ChoiceKind.ORDER_PACKETS,
    ChoiceKind.ORDER_PAYMENT,
    ChoiceKind.ORDER_REPLACEMENTS,
    ChoiceKind.ORDER_TRIGGERS,
}


def protect(play: Playthrough, words: PlayerWords, character: CharacterWords | None) -> None:
    """Protect with a character, or with nobody."""
    choice = asked(play, words, (ChoiceKind.PROTECT,))
    _answer(play, () if character is None else (option_for(play, choice, character),))


def prevent(
    play: Playthrough, words: PlayerWords, cards: tuple[CardWords, ...], packet: PacketWords | None = None
) -> None:
    """Exhaust armor against one packet, one card after another as the rules ask for them, or none.

    Raises:
        Surplus: there are more cards than the rules ask for against this packet.
    """
    choice: Choice | None = asked(play, words, (ChoiceKind.ARMOR,), packet)
    assert choice is not None
    if not cards:
        _answer(play, ())
        return
    for number, card in enumerate(cards, 1):
        option = option_for(play, choice, card)
        _answer(play, (option,), resume=number == len(cards))
        if number < len(cards):
            before, choice = choice, follows(play, choice, (option,))
            if choice is None:
                raise left_over(play, words, cards[number:], before)


def choose(
    play: Playthrough, words: PlayerWords, things: tuple[ThingWords, ...], packet: PacketWords | None = None
) -> None:
    """Choose things among the options.

    Where the rules ask for one after another, each choice takes as many of the things as it can.

    Raises:
        Surplus: there are more things than the question asks for.
    """
    player = named_things.player(play, words)
    choice = await_choice(play, words, None, things)
    if choice is None:
        return
    check_packet(play, choice, packet)
    rest = one_by_one(things)
    while True:
        answer = options_for(play, choice, rest[: choice.most])
        rest = rest[choice.most :]
        _answer(play, answer, resume=not rest)
        if not rest:
            return
        if was_forced(play, player, rest):
            go_on(play, answered=True)
            return
        before, choice = choice, follows(play, choice, answer)
        if choice is None:
            raise left_over(play, words, rest, before)


def choose_in_order(
    play: Playthrough, words: PlayerWords, things: tuple[ThingWords, ...], packet: PacketWords | None = None
) -> None:
    """Put all options into an order.

    Raises:
        Surplus: the player isn't asked for an order, or a thing has no place in it.
        BadArgument: only the beginning of the order is named.
    """
    choice = asked(play, words, None, packet)
    if choice.ordered:
        if len(things) < choice.least:
            raise _unfinished(play, choice, f"{choice.least} things, of which {len(things)} are named")
        _answer(play, options_for(play, choice, things))
        return
    if choice.kind not in _ORDERS:
        raise Surplus(f"this choice asks for no order: {say_choice(play, choice)}")
    _choose_next(play, words, things, choice)
    if play.open is None and play.intention is not None:
        go_on(play, answered=True)


def _choose_next(play: Playthrough, words: PlayerWords, things: tuple[ThingWords, ...], choice: Choice) -> None:
    """Choose what comes next, again and again; the rules don't ask for what is left at the end.

    Raises:
        BadArgument: only the beginning of the order is named, so that the rules go on asking.
    """
    following: Choice | None = choice
    taken: list[Option] = []
    while following is not None:
        choice = following
        option = option_for(play, choice, things[len(taken)])
        taken.append(option)
        rest = things[len(taken) :]
        misplaced = _misplaced(play, choice, option, rest)
        _answer(play, (option,), resume=not rest)
        following = follows(play, choice, taken) if rest else None
        if following is None and misplaced:
            raise left_over(play, words, misplaced, choice)
    rest_of_it = follows(play, choice, taken)
    if rest_of_it is not None:
        raise _unfinished(play, choice, f"also {say_choice(play, rest_of_it)}")


def _unfinished(play: Playthrough, choice: Choice, missing: str) -> BadArgument:
    """Return the error for an order of which only the beginning is named."""
    return BadArgument(f"only the beginning of an order is named: {say_choice(play, choice)}", expected=missing)


def _misplaced(play: Playthrough, choice: Choice, first: Option, rest: Sequence[ThingWords]) -> list[ThingWords]:
    """Return the things that a choice doesn't offer besides the one that comes first."""
    taken, misplaced = [first], []
    for each in rest:
        try:
            taken.append(option_for(play, choice, each, taken))
        except StepStopped:
            misplaced.append(each)
    return misplaced


def choose_number(play: Playthrough, words: PlayerWords, number: int) -> None:
    """Choose a number, or a number of cards that nothing distinguishes."""
    choice = asked(play, words)
    if choice.low is not None:
        _answer(play, (number,))
        return
    alike = unnamed_options(play, choice)
    if not choice.least <= number <= min(choice.most, len(alike)):
        raise not_on_offer(play, choice, str(number))
    refuse_unlike(play, alike, number)
    _answer(play, alike[:number])


def choose_nth(play: Playthrough, words: PlayerWords, number: int) -> None:
    """Choose the option in words that has a number on the card, counted from 1."""
    choice = asked(play, words)
    listed = choice.printed or tuple(choice.options)
    if not all(isinstance(each, str) for each in listed):
        raise Surplus(f"this choice has no modes: {say_choice(play, choice)}")
    if not 1 <= number <= len(listed) or listed[number - 1] not in choice.options:
        raise not_on_offer(play, choice, f"mode {number}")
    _answer(play, (listed[number - 1],))


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
