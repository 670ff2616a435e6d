"""Deeds whose number something counts, drawing up to a hand size, skipped turns, and how much this text has done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from engine.language.effects import ChooseNumber, Destroy, Discard, Draw, Effect, Exhaust, Ready
from engine.language.extra_turns import SkipTurn
from engine.language.filters import Filter
from engine.language.selections import (
    Chosen,
    Compare,
    Count,
    Every,
    Half,
    HandLimit,
    Number,
    Players,
    Plus,
    Quantity,
    Selection,
    ThatMany,
    Those,
    Times,
    Union,
    You,
)
from engine.language.words import Comparison, Zone
from scenarios.reading.back_references import speak_of
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made, rule
from scenarios.reading.phrases.amounts.quantities import CARD, number_done
from scenarios.reading.phrases.verbs.verb_phrases import verb, verb_form, verb_made
from scenarios.reading.selected_cards import choose, disowned, owned
from scenarios.reading.templates import Bindings, h

_DEEDS = (
    ("destroy", lambda it: Destroy(it, "destroyed"), Destroy),
    ("exhaust", lambda it: Exhaust(it, "exhausted"), Exhaust),
    ("ready", Ready, Ready),
)


def _as_many(make: Callable[[Selection], Effect], kind: type[Effect]) -> tuple[Any, Any]:
    """Return the build and undo functions of a deed done once for each of something, to as many chosen cards."""

    def build(discourse: Discourse, noun: Filter, n: Quantity, who: Selection | None = None) -> tuple[Effect]:
        found = noun if who is None else owned(noun, who)
        return (make(choose(discourse, Every(found), n, None, words_for(noun))),)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (
                Destroy(Chosen(Every() as every, n, None))
                | Exhaust(Chosen(Every() as every, n, None))
                | Ready(Chosen(Every() as every, n, None)) as deed,
            ) if n is not None and isinstance(deed, kind):
                yield {"noun": every.filter, "n": n}
                yield from ({"noun": each["nouns"], "n": n, "who": each["who"]} for each in disowned(every.filter))
            case _:
                return

    return build, undo


def _for_each() -> Iterator[tuple[Rule, ...]]:
    for bare, make, kind in _DEEDS:
        third = verb_form(f"{bare}+s", several=False)
        both = _as_many(make, kind)
        yield made("does~", f"{third}~ <a|an> {{noun}} for each {{n:counted}}", *both)
        yield made("does~", f"{third}~ one of {{who:whose}} {{noun:nouns}} for each {{n:counted}}", *both)


_FREELY = "any number"
"""How the name of a number of cards that a player chooses begins."""


def _discarded_freely(discourse: Discourse, noun: Filter) -> tuple[ChooseNumber, Discard]:
    """Return that a player discards as many cards of a kind as he or she chooses; they are spoken of afterwards."""
    who, number, name = discourse.doer, discourse.name(_FREELY), discourse.name("discarded")
    speak_of(discourse, Those(name), words_for(noun, in_play=False) | {"discarded"}, several=True)
    held = Count(Every(noun, (Zone.HAND,), who))
    kind = None if noun == CARD else noun
    return ChooseNumber(who, Number(0), held, number), Discard(who, ThatMany(number), filter=kind, name=name)


def _undo_discarded_freely(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (ChooseNumber(who, Number(0), Count(Every(_, (Zone.HAND,)) as every)), Discard(same, ThatMany(name))):
            if who == same == discourse.doer and name.startswith(_FREELY):
                yield {"noun": every.filter}
        case _:
            return


def _freely() -> Iterator[tuple[Rule, ...]]:
    said = "discard+s any number of {noun:cardnouns.any}"
    random = "discard+s <a random card|a card at random> for each {n:counted}"
    yield from verb(random, Discard(h.doer, h.n, at_random=True))
    yield from verb_made(said, _discarded_freely, _undo_discarded_freely, like=(ChooseNumber, Discard))


def _in_hand(who: Selection) -> Count:
    return Count(Every(CARD, (Zone.HAND,), who))


def _must_be(discourse: Discourse, *, yours: bool) -> None:
    """Refuse "you" for what another player does, and "he" for what you do.

    Raises:
        NoReading: the words speak of the hand of a player who doesn't do it.
    """
    if ((discourse.doer or You()) == You()) is not yours:
        raise NoReading("the hand of the player who does it")


def _up_to(limit: Callable[[Selection], Quantity], *, yours: bool) -> tuple[Any, Any]:
    """Return the build and undo functions of drawing until a number of cards is in hand."""

    def build(discourse: Discourse, n: Quantity | None = None) -> tuple[Draw]:
        _must_be(discourse, yours=yours)
        who = discourse.doer
        if isinstance(who, Players | Union):
            raise NoReading("one player, who draws until his or her own hand is so large")
        return (Draw(who, limit(who) if n is None else n, until_held=True),)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (Draw(who, most, until_held=True),):
                if most == limit(who):
                    yield {}
                yield {"n": most}
            case _:
                return

    return build, undo


def _down_to(*, yours: bool) -> tuple[Any, Any]:
    """Return the build and undo functions of discarding down to a number of cards in hand."""

    def build(discourse: Discourse, n: Quantity) -> tuple[Discard]:
        _must_be(discourse, yours=yours)
        return _keeping(discourse.doer or You(), n)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        yield from ({"n": n} for _, n in _kept(value))

    return build, undo


def _keeping(who: Selection, n: Quantity) -> tuple[Discard]:
    """Return that a player discards until so many cards are left in his or her hand."""
    return (Discard(who, Plus((_in_hand(who), Times(n, -1)))),)


def _kept(value: object) -> Iterator[tuple[Selection, Quantity]]:
    """Yield who discards, and how many cards that player keeps, where the value is such a discard."""
    match value:
        case (Discard(who, Plus((held, Times(n, -1)))),) if held == _in_hand(who):
            yield who, n
        case _:
            return


def _some_of_the_hand(share: Callable[[Count], Quantity], *, at_random: bool = False) -> tuple[Any, Any]:
    """Return the build and undo functions of discarding a share of one's own hand, whose cards are spoken of then.

    Of several players each discards a share of his or her own hand (802.1).
    """

    def build(discourse: Discourse, own: Selection) -> tuple[Discard]:
        name = discourse.name("discarded")
        speak_of(discourse, Those(name), words_for(CARD) | {"discarded"}, several=True)
        return (Discard(own, share(_in_hand(own)), at_random, name=name),)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (Discard(who, n, random, None),) if random is at_random and n == share(_in_hand(who)):
                yield {"own": who}
            case _:
                return

    return build, undo


def _but_some(discourse: Discourse, n: Quantity, own: Selection | None = None) -> tuple[Discard]:
    """Return that a player keeps no more than so many cards in hand, as if told to discard until so many are left."""
    if n == Number(0):
        raise NoReading("a card that is kept")
    return _keeping(own or discourse.doer or You(), n)


def _undo_but_some(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    yield from ({"n": n, "own": who} for who, n in _kept(value))


def _shares() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for half of a hand, and for all of it but so many cards."""
    hand = "<the cards in {own} hand|{own} hand>"
    for word, up in (("up", True), ("down", False)):
        for chance, at_random in (("", False), ("at random", True)):
            said = f"discard+s half <of|> {hand} {chance} , <rounded|rounding> {word}"
            yield from verb_made(said, *_some_of_the_hand(partial(Half, up=up), at_random=at_random), like=(Discard,))
    for rest in ("<card|cards> <in|from> {own} hand", "of the cards in {own} hand", "<card|cards>"):
        yield from verb_made(f"discard+s all but {{n:count}} {rest}", _but_some, _undo_but_some, like=(Discard,))


def _drawing() -> Iterator[tuple[Rule, ...]]:
    for draw, category, reach, have, whose in (
        ("draw", "do", "you reach", "you have", "your"),
        ("draws", "does", "<he|he or she> reaches", "<he|he or she> has", "<his|his or her>"),
    ):
        there = f"in {whose} hand"
        up_to = _up_to(HandLimit, yours=category == "do")
        yield made(category, f"{draw} cards until {reach} {whose} maximum hand size", *up_to)
        yield made(category, f"{draw} cards until {have} {{n:count}} cards <{there}|in hand>", *up_to)
        away = "discard" if category == "do" else "discards"
        fewer = f"{away} cards until {have} {{n:count}} cards <{there}|in hand>"
        yield made(category, fewer, *_down_to(yours=category == "do"), like=(Discard,))
    yield rule("do", "skip your next turn", (SkipTurn(You()),))
    yield rule("does", "skips <his|his or her> next turn", (SkipTurn(h.doer),))


def _so_many() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for conditions on how much this text has done."""
    at_least, most = Comparison.AT_LEAST, Comparison.AT_MOST
    for bound, comparison in (("or more", at_least), ("or less", most)):
        for done in ("dealt", "healed"):
            for said in (
                f"{{n:digits}} {bound} damage <was|is> {done}",
                f"<you|your hero> {done} {{n:digits}} {bound} damage",
            ):
                yield made("condition.one", f"{said} this way", *_measured(done, comparison))
    for done, heals in (("dealt", "deal"), ("healed", "heal")):
        for words, comparison, number in (("<|any>", at_least, Number(1)), ("no", Comparison.EQUAL, Number(0))):
            said = f"{words} damage <was|is> {done} this way"
            yield made("condition.one", said, *_measured_as(done, comparison, number), like=Compare)
        said = f"<you {heals}|you {done}|your hero {heals}s|your hero {done}> <|any> damage this way"
        yield made("condition.one", said, *_measured_as(done, at_least, Number(1)), like=Compare)
    for done in ("destroyed", "exhausted"):
        for word in ("card", "ally", "ability", "equipment", "weapon", "resource", "character"):
            yield made("condition.one", f"<a|an> {word} <was|is> {done} this way", *_some(done, word))


def _measured(done: str, comparison: Comparison) -> tuple[Any, Any]:
    def build(discourse: Discourse, n: Quantity) -> Compare:
        if discourse.measured != done:
            raise NoReading(f"damage that this text has {done}")
        return Compare(ThatMany(done), comparison, n)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Compare(ThatMany(name), found, n) if (name, found) == (done, comparison):
                yield {"n": n}
            case _:
                return

    return build, undo


def _measured_as(done: str, comparison: Comparison, number: Number) -> tuple[Any, Any]:
    """Return the build and undo functions of whether so much damage, which the words name, was dealt or healed."""
    build, undo = _measured(done, comparison)

    def undo_named(discourse: Discourse, value: object) -> Iterator[Bindings]:
        yield from ({} for each in undo(discourse, value) if each["n"] == number)

    return lambda discourse: build(discourse, number), undo_named


def _some(done: str, word: str) -> tuple[Any, Any]:
    """Return the build and undo functions of whether something was done to a card of a kind."""

    def build(discourse: Discourse) -> Compare:
        return Compare(number_done(discourse, done, word), Comparison.AT_LEAST, Number(1))

    return build, as_built(build)


RULES = (*_for_each(), *_freely(), *_drawing(), *_shares(), *_so_many())
