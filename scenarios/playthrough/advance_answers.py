"""Answers in advance: the clauses of a step, such as "targeting" and "with X = 3", answer the choices of its action."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from engine.decisions.choices import NO, YES, ChoiceKind
from engine.effects.resources import ready_resources
from engine.state.record import AddLink
from scenarios.playthrough import named_things
from scenarios.playthrough.chance_answers import foreseen
from scenarios.playthrough.offered_words import (
    has_words,
    not_on_offer,
    one_by_one,
    option_for,
    options_for,
    say_words,
)
from scenarios.playthrough.paid_costs import was_paid
from scenarios.playthrough.unnamed_options import alike, unnamed_options
from scenarios.scenario_errors import BadArgument, IllegalAction, StepStopped
from scenarios.step_words import CardWords, InMode, PayingWith, Targeting, WithX

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeVar

    from engine.decisions.choices import Answer, Choice, Option
    from engine.state.links import Link
    from engine.state.record import Record
    from scenarios.playthrough.playthrough_state import Playthrough
    from scenarios.step_words import Clause, ThingWords

    C = TypeVar("C", Targeting, WithX, InMode, PayingWith)

_PAID_WITH = {ChoiceKind.PAYMENT, ChoiceKind.CARDS, ChoiceKind.DISCARD}

_ANNOUNCING = (
    ChoiceKind.MODES,
    ChoiceKind.X,
    ChoiceKind.TARGETS,
    ChoiceKind.ALTERNATE_COST,
    ChoiceKind.ORDER_PAYMENT,
    ChoiceKind.PAYMENT,
    ChoiceKind.RESOURCES,
    ChoiceKind.DISCARD,
)
"""The kinds of choices as a link is added, in the order in which they are made (707.1)."""

_SAID_OF_THE_LINK = (ChoiceKind.MODES, ChoiceKind.X, ChoiceKind.TARGETS)
"""What the clauses of a step say of the link that its deed adds, and of no other."""

_PARTS = {
    "destroying": ("destroy",),
    "discarding": ("discard",),
    "exhausting": ("exhaust",),
    "paying with": ("exhaust resources",),
    "readying": ("ready",),
    "removing": ("remove", "remove counters"),
    "returning": ("put into hand",),
}
"""For each verb of a clause that pays, the words with which the engine's parts of a cost begin."""


def answer_in_advance(play: Playthrough, choice: Choice) -> Answer | None:
    """Return the answer that the acting step gives to a choice, or nothing where it gives none.

    Some choices need no clause: the printed cost is paid and not an alternate one, and of resources that nothing
    distinguishes any will do.

    Raises:
        IllegalAction: the step's answer is not among the options.
    """
    if choice.player is not None and choice.player != play.acting:
        return _without_clause(play, choice)
    if choice.kind in _SAID_OF_THE_LINK and _is_added(play):
        return None
    match choice.kind:
        case ChoiceKind.TARGETS:
            return _targets(play, choice)
        case ChoiceKind.X:
            return _x(play, choice)
        case ChoiceKind.MODES:
            clause = _take(play, InMode)
            return None if clause is None else tuple(_mode(play, choice, mode) for mode in clause.modes)
        case ChoiceKind.ALTERNATE_COST:
            return (YES,) if any(isinstance(each, PayingWith) and each.instead for each in play.clauses) else (NO,)
        case ChoiceKind.RESOURCES:
            paying = _paying(play, choice, "paying with")
            return _any_resources(play, choice) if paying is None else paying
        case ChoiceKind.ORDER_PAYMENT:
            return _next_part(play, choice)
        case ChoiceKind.CHANCE:
            return foreseen(play, choice)
        case _:
            paying = _paying(play, choice) if choice.kind in _PAID_WITH else None
            return _any_alike(play, choice) if paying is None else paying


def _is_added(play: Playthrough) -> bool:
    """Return whether the link of the deed is on the chain, so that what is open is about another one."""
    return play.open is not None and _added(play.open.records) is not None


def _added(records: Sequence[Record]) -> Link | None:
    """Return the first link that was added, which is that of the deed."""
    return next((each.event.link for each in records if isinstance(each.event, AddLink)), None)


def _without_clause(play: Playthrough, choice: Choice) -> Answer | None:
    """Return the answer of another player than the one who acts, for whom the clauses of the step don't speak."""
    match choice.kind:
        case ChoiceKind.ALTERNATE_COST:
            return (NO,)
        case ChoiceKind.RESOURCES:
            return _any_resources(play, choice)
        case ChoiceKind.TARGETS | ChoiceKind.X | ChoiceKind.MODES | ChoiceKind.ORDER_PAYMENT:
            return None
        case _:
            return _any_alike(play, choice)


def _take(play: Playthrough, kind: type[C]) -> C | None:
    """Remove the first clause of a kind from those of the step, and return it."""
    for clause in play.clauses:
        if isinstance(clause, kind):
            play.clauses.remove(clause)
            return clause
    return None


def _targets(play: Playthrough, choice: Choice) -> Answer | None:
    """Return as many of the named targets as the choice takes; the others are left for the next choice of targets."""
    clause = _take(play, Targeting)
    if clause is None:
        return None
    _refuse_twice(play, clause.things)
    things = _yet_to_choose(play, choice, one_by_one(clause.things))
    if not things:
        return None
    now, later = things[: choice.most], things[choice.most :]
    if later:
        play.clauses.insert(0, Targeting(later))
    return options_for(play, choice, now)


def _yet_to_choose(play: Playthrough, choice: Choice, things: tuple[ThingWords, ...]) -> tuple[ThingWords, ...]:
    """Return the named targets without those at the front that were chosen already, as the only possible ones."""
    forced = [] if play.open is None else [each for each, _ in play.open.made if each.kind is ChoiceKind.TARGETS]
    while things and not _offers(play, choice, things[0]) and any(_offers(play, each, things[0]) for each in forced):
        things = things[1:]
    return things


def _refuse_twice(play: Playthrough, things: tuple[ThingWords, ...]) -> None:
    """Refuse targets two of which are the same card."""
    cards = [named_things.cards(play, thing) for thing in things if isinstance(thing, CardWords)]
    found = [each[0] for each in cards if len(each) == 1]
    if len(set(found)) < len(found):
        raise IllegalAction("one card can't be two targets of one link (rule 706.1b)", ("706.1b", "707.1d"))


def _x(play: Playthrough, choice: Choice) -> Answer | None:
    clause = _take(play, WithX)
    if clause is None:
        return None
    if choice.refuses((clause.x,)) is not None:
        _refuse_beyond_resources(play, choice, clause.x)
        raise not_on_offer(play, choice, f"X = {clause.x}", choice.rules_against((clause.x,))[1:])
    return (clause.x,)


def _refuse_beyond_resources(play: Playthrough, choice: Choice, x: int) -> None:
    """Refuse an X for which there are too few resources although the scenario says that cost is no matter.

    Raises:
        BadArgument: it is for want of resources, which says nothing about the rules.
    """
    assert choice.player is not None
    ready = len(ready_resources(play.now, choice.player))
    if play.layout.free and x > ready:
        what = f"X = {x} is more than the {ready} ready resources that are left where cost is no matter"
        raise BadArgument(what, expected=f"{x} resources given as well: Given you have {x} ready resources")


def _mode(play: Playthrough, choice: Choice, mode: str | int) -> Option:
    """Return the mode that the step means, by words of the mode or by its place on the card."""
    if isinstance(mode, int):
        if not 1 <= mode <= len(choice.printed) or choice.printed[mode - 1] not in choice.options:
            raise not_on_offer(play, choice, f"mode {mode}")
        return choice.printed[mode - 1]
    said = [option for option in choice.options if isinstance(option, str) and has_words(option, mode)]
    if len(said) != 1:
        raise not_on_offer(play, choice, repr(mode))
    return said[0]


def _paying(play: Playthrough, choice: Choice, verb: str | None = None) -> Answer | None:
    """Return the cards that the step pays with, if a clause of it says so."""
    clause = next(
        (each for each in play.clauses if isinstance(each, PayingWith) and verb in {None, each.verb}),
        None,
    )
    if clause is None:
        return None
    play.clauses.remove(clause)
    options = tuple(option_for(play, choice, card) for card in clause.cards)
    play.paid.append((clause.verb, options))
    return options


def _next_part(play: Playthrough, choice: Choice) -> Answer | None:
    """Return the part of the cost that the step's next clause pays: clauses stand in the order of payment."""
    clause = next((each for each in play.clauses if isinstance(each, PayingWith)), None)
    words = () if clause is None else _PARTS.get(clause.verb, ())
    found = [each for each in choice.options if str(each).partition(" (")[0] in words]
    return tuple(found) if len(found) == 1 else None


def _any_resources(play: Playthrough, choice: Choice) -> Answer | None:
    """Return resources without a name, any of which will do; nothing if there are too few."""
    unnamed = unnamed_options(play, choice)
    if len(unnamed) >= choice.least:
        return unnamed[: choice.least]
    return tuple(choice.options) if len(choice.options) == choice.least else None


def _any_alike(play: Playthrough, choice: Choice) -> Answer | None:
    """Return as many cards without a name as must be chosen if nothing tells them apart; nothing for other choices."""
    if choice.low is not None or choice.least != choice.most or not alike(play, choice):
        return None
    return tuple(choice.options[: choice.least])


def unsaid(play: Playthrough, made: Sequence[tuple[Choice, Answer]], records: Sequence[Record] = ()) -> list[Clause]:
    """Return the clauses that answer no choice, and that say nothing of what the engine did without a choice.

    Raises:
        IllegalAction: the only possible answer is not the one in the step.
    """
    left = [
        clause
        for clause in play.clauses
        if not (isinstance(clause, PayingWith) and was_paid(play, clause, records))
        and not _was_forced(play, clause, made, records)
    ]
    return [clause for clause in left if not (isinstance(clause, PayingWith) and not clause.cards)]


def refuse_other_than_forced(play: Playthrough, choice: Choice, made: Sequence[tuple[Choice, Answer]]) -> None:
    """Refuse what the step says to choose where another answer was the only possible one, before a choice left open.

    Modes, X and targets are chosen in this order (707.1), so that nobody is asked for them any more once something
    later is asked for. What the step says of them is a part of the action, and is done with if it was what was chosen.

    Raises:
        IllegalAction: the only possible answer is not the one in the step.
    """
    assert play.open is not None
    added = _is_added(play)
    if choice.player != play.acting and not added:
        return
    before: tuple[ChoiceKind, ...] = _SAID_OF_THE_LINK
    if choice.kind in _ANNOUNCING and not added:
        before = _ANNOUNCING[: _ANNOUNCING.index(choice.kind)]
    for clause in [each for each in play.clauses if _kinds(each) <= set(before)]:
        if _was_forced(play, clause, made, play.open.records):
            play.clauses.remove(clause)


def too_late(play: Playthrough) -> list[Clause]:
    """Return what the step says of modes, X and targets where a choice is open that comes after those (707.1).

    It answers nothing that was asked, and nobody is asked for it any more.
    """
    if play.open is None:
        return []
    choice = play.open.choice
    before: tuple[ChoiceKind, ...] = _SAID_OF_THE_LINK
    if not _is_added(play):
        announcing = choice.player == play.acting and choice.kind in _ANNOUNCING
        before = _ANNOUNCING[: _ANNOUNCING.index(choice.kind)] if announcing else ()
    return [each for each in play.clauses if _kinds(each) <= set(before)]


def _was_forced(
    play: Playthrough, clause: Clause, made: Sequence[tuple[Choice, Answer]], records: Sequence[Record]
) -> bool:
    kinds, link = _kinds(clause), _added(records)
    own = [(choice, answer) for choice, answer in made if choice.player == play.acting]
    forced = [(choice, answer) for choice, answer in own if choice.kind in kinds and answer]
    if link is not None and kinds <= set(_SAID_OF_THE_LINK):
        forced = [(choice, answer) for choice, answer in forced if choice.about in {None, link.source}]
    if not forced:
        return False
    said = _said(play, clause, forced)
    chosen = [option for _, answer in forced for option in answer]
    for words, option in said:
        if option not in chosen:
            behind = forced[0][0].rules_against((option,))[1:] if isinstance(clause, WithX) else ()
            raise not_on_offer(play, forced[0][0], words, behind)
    if isinstance(clause, PayingWith):
        play.paid.append((clause.verb, tuple(option for _, option in said)))
    return True


def _said(play: Playthrough, clause: Clause, forced: Sequence[tuple[Choice, Answer]]) -> list[tuple[str, Option]]:
    """Return each thing that a clause names with its option, looked for among the choices with one possible answer."""
    match clause:
        case Targeting(things):
            return _each_found(play, forced, things)
        case PayingWith(_, cards):
            return _each_found(play, forced, cards)
        case WithX(x):
            return [(f"X = {x}", x)]
        case InMode(modes):
            return [(str(mode), _mode(play, forced[0][0], mode)) for mode in modes]
        case _:
            assert_never(clause)


def _each_found(
    play: Playthrough, forced: Sequence[tuple[Choice, Answer]], things: Sequence[ThingWords]
) -> list[tuple[str, Option]]:
    """Return each thing with its option, of which one choice offers none twice."""
    taken: dict[int, list[Option]] = {place: [] for place in range(len(forced))}
    said = []
    for thing in things:
        offering = (place for place, (each, _) in enumerate(forced) if _offers(play, each, thing, taken[place]))
        place = next(offering, 0)
        option = option_for(play, forced[place][0], thing, taken[place])
        taken[place].append(option)
        said.append((say_words(thing), option))
    return said


def _offers(play: Playthrough, choice: Choice, words: ThingWords, taken: Sequence[Option] = ()) -> bool:
    try:
        option_for(play, choice, words, taken)
    except StepStopped:
        return False
    return True


def _kinds(clause: Clause) -> set[ChoiceKind]:
    match clause:
        case Targeting():
            return {ChoiceKind.TARGETS}
        case WithX():
            return {ChoiceKind.X}
        case InMode():
            return {ChoiceKind.MODES}
        case PayingWith():
            return {*_PAID_WITH, ChoiceKind.RESOURCES, ChoiceKind.ALTERNATE_COST}
        case _:
            assert_never(clause)


def say_clause(clause: Clause) -> str:
    """Return a clause in a few words."""
    match clause:
        case Targeting(things):
            return f"targets ({', '.join(say_words(thing) for thing in things)})"
        case WithX(x):
            return f"the value of X ({x})"
        case InMode(modes):
            return f"modes ({', '.join(map(str, modes))})"
        case PayingWith(verb, cards):
            return f"a payment ({verb} {', '.join(say_words(card) for card in cards)})"
        case _:
            assert_never(clause)
