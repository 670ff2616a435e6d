"""What can be said now: the legal actions of the player with priority, and the answers to the open choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, assert_never

from engine.decisions.actions import (
    Action,
    Begin,
    Complete,
    Concede,
    NextGame,
    Pass,
    Place,
    PlayCard,
    Propose,
    Repeat,
    Strike,
    Swap,
    Use,
)
from engine.decisions.choices import NO, YES, Answer, Choice, ChoiceKind, Option
from engine.language.powers import Payment
from engine.language.words import CardType
from engine.play import legal_actions, why_not
from engine.state.ids import CardId, PlayerId
from engine.value import value
from engine.view.values import powers
from scenarios.playthrough import named_things
from scenarios.playthrough.offered_words import say_choice, source_of, which_effect
from scenarios.playthrough.questions import say_packet
from scenarios.playthrough.spoken_names import does, possessive, who
from scenarios.playthrough.unnamed_options import is_filler, say_unnamed_card
from scenarios.registry.step_tokens import quoted

if TYPE_CHECKING:
    from scenarios.playthrough.playthrough_state import Playthrough

MOST_NUMBERS = 12
"""How many numbers are listed as answers at most; larger ones can be said all the same."""


@value
class Offer:
    """The open choice: what is asked, of whom (None: chance), under which rule, and the sentences that answer it.

    Where an answer may hold several things, `things` are those, and from `least` to `most` of them follow `verb`.
    """

    question: str
    player: str | None
    rule: str
    answers: tuple[str, ...] = ()
    verb: str = ""
    things: tuple[str, ...] = ()
    least: int = 1
    most: int = 1


def legal_sentences(play: Playthrough) -> tuple[str, ...]:
    """Return a sentence for each action that the player with priority may do now; none while a choice is open.

    Actions on cards that one sentence names alike are said once, repeating a loop with one number for all.
    """
    player = play.state.priority
    if play.open is not None or player is None or play.state.result is not None:
        return ()
    said = [action_sentence(play, action) for action in legal_actions(play.state)]
    if not why_not(play.state, Repeat(player)):
        said.append(f"{does(play, player, 'repeat')} the loop 2 times")
    return tuple(dict.fromkeys(each for each in said if each is not None))


def action_sentence(play: Playthrough, action: Action) -> str | None:
    """Return the sentence that does an action.

    It is None for one that players don't do with priority, and for playing or placing a card that has no name.
    """
    match action:
        case PlayCard(_, card) | Place(_, card) if is_filler(play.now.cards.get(card)):
            return None
        case PlayCard(player, card):
            return f"{does(play, player, 'play')} {_card(play, card)}"
        case Place(player, card, face_up):
            return f"{does(play, player, 'place')} {_card(play, card)} as a face-{'up' if face_up else 'down'} resource"
        case Use(player, card, power):
            return _using(play, player, card, power)
        case Complete(player, card):
            return f"{does(play, player, 'complete')} {_card(play, card)}"
        case Propose(player, attacker, defender, sabotage):
            verb = "sabotages" if sabotage else "attacks"
            return f"{does(play, player, 'propose')} that {_card(play, attacker)} {verb} {_card(play, defender)}"
        case Strike(player, weapon):
            return f"{does(play, player, 'strike')} with {_card(play, weapon)}"
        case Pass(player):
            return does(play, player, "pass")
        case Concede(player):
            return does(play, player, "concede")
        case Begin() | NextGame() | Swap() | Repeat():
            return None
        case _:
            assert_never(action)


def _using(play: Playthrough, player: PlayerId, card: CardId, power: int) -> str:
    payment = [each.key for each in powers(play.state, card) if isinstance(each.power, Payment)]
    which = f"the {_ordinal(payment.index(power) + 1)} power of " if len(payment) > 1 and power in payment else ""
    if play.state.cards[card].printed.type is CardType.HERO and not which:
        return f"{does(play, player, 'flip')} {_card(play, card)}"
    return f"{does(play, player, 'use')} {which}{_card(play, card)}"


def _ordinal(number: int) -> str:
    """Return a number as an ordinal.

    >>> [_ordinal(number) for number in (1, 2, 3, 4, 11, 22)]
    ['1st', '2nd', '3rd', '4th', '11th', '22nd']
    """
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{'th' if 10 < number % 100 < 14 else ending}"  # noqa: PLR2004 - 11th to 13th end otherwise


def _card(play: Playthrough, card: CardId) -> str:
    """Return a card as a sentence names it; a hero by its player."""
    held = play.now.cards.get(card)
    if held is not None and play.now.player(held.owner).hero == card:
        return f"{possessive(play, held.owner)} hero"
    return named_things.say(play, card)


def offer(play: Playthrough) -> Offer | None:
    """Return the open choice, None where nobody is asked anything."""
    if play.open is None:
        return None
    choice = play.open.choice
    question = say_choice(play, choice)
    if choice.player is None:
        return Offer(question, None, choice.rule)
    several = choice.most > 1 and choice.low is None
    return Offer(
        question,
        who(play, choice.player),
        choice.rule,
        tuple(dict.fromkeys(_answers(play, choice, choice.player))),
        verb=f"{does(play, choice.player, 'choose')}{' in order' if choice.ordered else ''}" if several else "",
        things=tuple(_thing(play, choice, each) for each in choice.options) if several else (),
        least=choice.least,
        most=choice.most,
    )


def _answers(play: Playthrough, choice: Choice, player: PlayerId) -> Iterator[str]:
    """Yield the sentences that answer a choice; of an answer with several things only the shortest one."""
    if choice.low is not None:
        high = choice.low + MOST_NUMBERS if choice.high is None else min(choice.high, choice.low + MOST_NUMBERS)
        for number in choice.options or range(choice.low, high + 1):
            yield _number(play, choice, player, int(number))
    elif choice.kind is ChoiceKind.PROTECT:
        yield from (f"{does(play, player, 'protect')} with {_thing(play, choice, each)}" for each in choice.options)
        yield f"{_does_not(play, player)} protect"
    elif choice.kind is ChoiceKind.ARMOR:
        for each in choice.options:
            armor = _thing(play, choice, each)
            yield f"{does(play, player, 'exhaust')} {armor} to prevent damage{_packet(play, choice)}"
        yield f"{does(play, player, 'prevent')} nothing{_packet(play, choice)}"
    else:
        yield from _chosen(play, choice, player)


def answer_sentence(play: Playthrough, choice: Choice, answer: Answer) -> str | None:
    """Return the sentence that gives the answer to the open choice; None where no sentence can say it."""
    if choice.player is None:
        return _chance(play, choice, answer)
    player = choice.player
    if choice.low is not None:
        return _number(play, choice, player, int(answer[0]))
    things = ", ".join(_thing(play, choice, each) for each in answer)
    if choice.kind is ChoiceKind.PROTECT:
        return f"{does(play, player, 'protect')} with {things}" if answer else f"{_does_not(play, player)} protect"
    if choice.kind is ChoiceKind.ARMOR:
        packet = _packet(play, choice)
        if not answer:
            return f"{does(play, player, 'prevent')} nothing{packet}"
        return f"{does(play, player, 'exhaust')} {things} to prevent damage{packet}"
    chooses = does(play, player, "choose")
    if set(choice.options) == {YES, NO}:
        return f"{chooses} to" if answer == (YES,) else f"{chooses} not to"
    if not answer:
        return f"{chooses} none"
    return f"{chooses}{' in order' if choice.ordered and len(answer) > 1 else ''} {things}"


def _chance(play: Playthrough, choice: Choice, answer: Answer) -> str | None:
    """Return the sentence that states an outcome of chance."""
    if choice.low is not None:
        return f"the die shows {answer[0]}"
    if choice.shuffles:
        named = [each for each in answer if not is_filler(play.now.cards.get(CardId(int(each))))]
        tops = answer[: len(named)]
        if not named or set(tops) != set(named) or choice.about is None:
            return None
        whose = possessive(play, PlayerId(choice.about))
        return f"{whose} deck is shuffled with {', '.join(_thing(play, choice, each) for each in tops)} on top"
    if any(isinstance(each, str) for each in choice.options):
        held = play.now.cards.get(CardId(choice.about or 0))
        if held is None:
            return None
        flips = does(play, held.controller or held.owner, str(answer[0]).partition(" ")[0].removesuffix("s"))
        return f"{flips} the flip"
    if not answer:
        return None
    things = ", ".join(_thing(play, choice, each) for each in answer)
    return f"{things} {'is' if len(answer) == 1 else 'are'} picked at random"


def _chosen(play: Playthrough, choice: Choice, player: PlayerId) -> Iterator[str]:
    chooses = does(play, player, "choose")
    if set(choice.options) == {YES, NO}:
        yield from (f"{chooses} to", f"{chooses} not to")
    elif choice.most == 1 or choice.least <= 1:
        yield from (f"{chooses} {_thing(play, choice, each)}" for each in choice.options)
        if choice.least == 0:
            yield f"{chooses} none"
    else:
        order = " in order" if choice.ordered else ""
        yield f"{chooses}{order} {', '.join(_thing(play, choice, each) for each in choice.first())}"


def _number(play: Playthrough, choice: Choice, player: PlayerId, number: int) -> str:
    if choice.kind is ChoiceKind.LOOP:
        return f"{does(play, player, 'repeat')} the loop {number} times"
    return f"{does(play, player, 'choose')} {number}"


def _does_not(play: Playthrough, player: PlayerId) -> str:
    name = who(play, player)
    return f"{name} {'do' if name == 'you' else 'does'} not"


def _packet(play: Playthrough, choice: Choice) -> str:
    """Return which packet the choice is about, if it is about one to a character that a sentence can name."""
    if choice.packet is None or choice.packet.to not in play.now.cards:
        return ""
    return f", for the packet {say_packet(play, choice)}"


def _thing(play: Playthrough, choice: Choice, option: Option) -> str:
    """Return an option as a sentence names it."""
    if isinstance(option, str):
        return quoted(option)
    if option == choice.player:
        return "yourself" if who(play, choice.player) == "you" else who(play, choice.player)
    source = int(source_of(play, choice, option))
    held = play.now.cards.get(CardId(source))
    if held is None:
        return named_things.say(play, source)
    if is_filler(held):
        return say_unnamed_card(play, source)
    return f"{_card(play, CardId(source))}{which_effect(play, choice, option)}"
