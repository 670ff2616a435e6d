"""Sentences after "if you do" that speak of what was done then: they belong to what is done only then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.language.effects import Apply, Destroy, If, IfYouDo, May, Put, Shuffle
from engine.language.revelation import Search
from engine.language.selections import HeroOf, Role, Target, ThatMany, This, Those, You
from scenarios.reading.back_references import BY_PRONOUN
from scenarios.reading.bound_names import names_given
from scenarios.reading.discourse import Discourse, from_inside
from scenarios.reading.phrase_rules import NoReading
from scenarios.reading.templates import Again, Bindings, Value, parts_of

_POINTING = (Role, Target, ThatMany, Those)

IF_YOU_DO_WHICH = "one deed that 'if you do' can ask about"


def asks_about_either(before: Value, after: Value) -> bool:
    """Return whether "if you do" could ask about either of two deeds: one that may be done, and one after it."""
    match before, after:
        case (*_, May(_, _, (), ())), (IfYouDo(), *_):
            return True
        case _:
            return False


def speaks_of_branch(before: Value, effect: Value) -> bool:
    """Return whether an effect is about something in the branch that ends the effects before it."""
    then, parts = _branch(before), parts_of(effect)
    meant = _meant_in((*_may_be_done(before), *then))
    if any(isinstance(part, _POINTING) and part in meant for part in parts):
        return True
    if _repeats(then, parts):
        return True
    searched = {part.of for part in parts_of(then) if isinstance(part, Search)}
    return isinstance(effect, Shuffle) and effect.players in searched


def _repeats(then: Value, parts: list[Any]) -> bool:
    """Return whether parts are about cards that the branch selects by a description."""
    within = parts_of(then)
    return any(isinstance(part, Again) and part.selection in within for part in parts)


def _speaks_of_what_may_go(before: Value, b: Value) -> bool:
    """Return whether effects are about a card that the sentence before only may move, without "if you do"."""
    match before:
        case (*_, May(_, do, (), ())):
            moved = {part for each in do if isinstance(each, (Destroy, Put)) for part in parts_of(each.cards)}
            aimed = {part for part in moved if isinstance(part, (Role, Target))}
            aimed |= {from_inside(part) for part in aimed if isinstance(part, Target)}
            # Whether the card was moved "this way" is asked in a condition.
            done = [(each.then, each.otherwise) if isinstance(each, If) else each for each in b]
            return any(isinstance(part, (Role, Target)) and part in aimed for part in parts_of(tuple(done)))
        case _:
            return False


def _held_only_then(before: Value, b: Value) -> int:
    """Return how many effects at first only modify targets to which the sentence before may do something.

    Such a modifier applies to cards that an earlier part of the link has affected (714.3f): if it isn't done, to none.

    Raises:
        NoReading: a later effect is about such a target as well, or the words spoke of it before, as of the card of an
            event.
    """
    match before:
        case (*earlier, May(_, do, (), ()) as may):
            aimed = _aimed(do)
        case _:
            return 0
    if any(isinstance(each, Apply) and isinstance(each.to, Role) and each.to in _cards_of(do) for each in b):
        raise NoReading(IN_ANY_CASE)
    held = [isinstance(each, Apply) and each.to in aimed for each in b]
    many = next((place for place, each in enumerate(held) if not each), len(held))
    if any(held) and aimed & set(parts_of((*earlier, may.player, *b[many:]))):
        raise NoReading(IN_ANY_CASE)
    return many


def _cards_of(do: Value) -> set[Any]:
    """Return the cards to which the effects do something."""
    return {getattr(each, field, None) for each in do for field in _ON_CARDS}


def _aimed(do: Value) -> set[Any]:
    """Return the targets to which the effects do something as cards."""
    return {card for card in _cards_of(do) if isinstance(card, Target)}


_ON_CARDS = ("cards", "to", "on")
"""The fields of effects that say to which cards something is done."""


def _speaks_of_one_of_two(before: Value, b: Value) -> bool:
    """Return whether effects are about something in only one of two branches that end the effects before them."""
    match before:
        case (*_, May(_, _, then, otherwise) | IfYouDo(_, then, otherwise)) if otherwise:
            one, other = _meant_in(then), _meant_in(otherwise)
            return any(isinstance(part, _POINTING) and part in one ^ other for part in parts_of(b))
        case _:
            return False


def joined_to_branch(discourse: Discourse, a: Value, b: Value) -> Value:
    """Return effects in sequence; those that speak of what is done "if you do" are done only then, too.

    Raises:
        NoReading: the words leave open whether the later effects are done in any case.
    """
    spoken = [speaks_of_branch(a, each) for each in b]
    doubtful = _speaks_of_one_of_two(a, b) or _repeats(_branch(a), parts_of(b)) or _speaks_of_what_may_go(a, b)
    if doubtful or _by_pronoun(discourse, a, b):
        raise NoReading(IN_ANY_CASE)
    if held := _held_only_then(a, b):
        return (*a[:-1], replace(a[-1], then=b[:held]), *b[held:])
    if not any(spoken):
        return (*a, *b)
    match a:
        case (*before, May() | IfYouDo() as one) if all(spoken) and not _known_before((*before, *one.do), one.then, b):
            return (*before, replace(one, then=(*one.then, *b)))
        case _:
            raise NoReading(IN_ANY_CASE)


IN_ANY_CASE = "words that say whether it is done in any case or only if you do"


def parted_from_branch(value: Value) -> Iterator[Bindings]:
    """Yield a branch and the effects at its end that a sentence of their own can say."""
    match value:
        case (May(_, do, then, ()) as may, *others) if then and all(
            isinstance(each, Apply) and each.to in _aimed(do) for each in then
        ):
            yield {"a": (replace(may, then=()),), "b": (*then, *others)}
        case _:
            pass
    match value:
        case (May() | IfYouDo() as one,):
            for k in range(1, len(one.then)):
                a, b = (replace(one, then=one.then[:k]),), one.then[k:]
                if all(speaks_of_branch(a, each) for each in b):
                    yield {"a": a, "b": b}
        case _:
            return


def _branch(before: Value) -> tuple[Any, ...]:
    """Return what is done only if something else was, where the effects end with that; otherwise nothing."""
    match before:
        case (*_, May(_, _, then, ())) | (*_, IfYouDo(_, then, ())):
            return tuple(then)
        case (*_, If(_, then, ())):
            return _branch(then)
        case _:
            return ()


def _may_be_done(before: Value) -> tuple[Any, ...]:
    """Return what a player may do for the branch that ends the effects, where there is one."""
    match before:
        case (*_, May(_, do, then, ())) if then:
            return tuple(do)
        case (*_, If(_, then, ())):
            return _may_be_done(then)
        case _:
            return ()


def _meant_in(then: Value) -> set[Any]:
    """Return what the effects point at, and what they give names to."""
    parts = parts_of(then)
    found = {part for part in parts if isinstance(part, _POINTING)}
    for part in parts:
        found |= {made for name in names_given(part) for made in (Those(name), ThatMany(name))}
    found |= {from_inside(part) for part in found if isinstance(part, Target)}
    return found | {Role("subject")} if Role("moved") in found else found


def _known_before(before: Value, then: Value, b: Value) -> bool:
    """Return whether the effects are about something of which the words spoke before the branch, too."""
    known = _meant_in(tuple(before))
    meant = known | _meant_in(then)
    pointing = {part for part in parts_of(b) if isinstance(part, _POINTING)} & meant
    aimed = {from_inside(part) for part in meant if isinstance(part, Target)}
    return bool(pointing & known) or any(isinstance(part, Role) for part in pointing - aimed)


def _by_pronoun(discourse: Discourse, a: Value, b: Value) -> bool:
    """Return whether a pronoun in the later sentences means the card itself, or your hero, as the branch does."""
    own = {part for part in parts_of(_branch(a)) if part in (This(), HeroOf(You()))} & set(parts_of(b))
    last = [each for each in discourse.mentions if each.sentence > discourse.sentence - len(b)]
    return any(each.selection in own and (each.by_pronoun or BY_PRONOUN in each.nouns) for each in last)
