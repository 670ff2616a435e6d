"""Prices of cards: how much more or less they cost, for whom, for each of what, and while which condition is true."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from typing import Any, TypeAlias

from engine.language.durations import Duration
from engine.language.effects import Apply
from engine.language.filters import Among, Filter
from engine.language.modifiers import ChangeCost, Purpose
from engine.language.powers import Continuous
from engine.language.selections import (
    Happened,
    Negated,
    Number,
    Players,
    Quantity,
    Times,
    Union,
    You,
)
from engine.language.words import Done, Relation
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.costs.own_prices import changed_price
from scenarios.reading.phrases.costs.prices_and_permissions import (
    OWN_PRICE,
    OWN_PRICE_IF,
    OWN_PRICE_X,
    counted_price,
    lower,
    own_price,
    own_price_if,
    own_price_x,
    undo_lower,
    undo_own_price,
    undo_own_price_if,
    undo_own_price_x,
)
from scenarios.reading.phrases.modifiers.predicates import of_one_number
from scenarios.reading.templates import Bindings, Value, h

_EVERYBODY, _OPPONENTS = Players(Relation.ANY), Players(Relation.OPPONENT)
_Undo: TypeAlias = Callable[[Discourse, Value], Iterator[Bindings]]
_TO_PLAY = re.compile("<[^<>]*to play[^<>]*>")
"""Where a price may say that it is paid to play the card."""


def _floored(_discourse: Discourse, change: ChangeCost, least: Number) -> ChangeCost:
    """Return a lower price that is not lowered below a number."""
    if change.minimum or not _lowers(change):
        raise NoReading("a price that is lowered once")
    return replace(change, minimum=least.value)


def _lowers(change: ChangeCost) -> bool:
    """Return whether a price falls, by a number or for each of something."""
    match change.by:
        case Number(by) | Times(_, by):
            return by < 0
        case _:
            return False


def _undo_floored(_discourse: Discourse, value: ChangeCost) -> Iterator[Bindings]:
    if value.minimum or _lowers(value):
        yield {"change": replace(value, minimum=0), "least": Number(value.minimum)}


def _played(_discourse: Discourse, it: Value) -> Value:
    """Return the filter of cards that are played; quests are placed and completed instead."""
    if words_for(it) & {"quest", "resource", "hero"}:
        raise NoReading("cards that are played")
    return it


def _of_cards() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards that cost more or less, and for whom."""
    for word, sign in (("less", -1), ("more", 1)):
        changed, counted = changed_price(Purpose.PLAY, sign), counted_price(Purpose.PLAY, sign)
        for category, words in (
            ("cost.yours", f"{{what:nouns}} you play cost {{n:digits}} {word} <|to play>"),
            ("cost.yours", f"{{what:nouns}} cost you {{n:digits}} {word} to play"),
            ("cost.yours", f"your {{what:nouns.played}} cost {{n:digits}} {word} <to play|>"),
            ("cost.theirs", f"{{what:nouns}} <your opponents|opponents> play cost {{n:digits}} {word} <|to play>"),
            ("cost.theirs", f"{{what:nouns}} cost <your|> opponents {{n:digits}} {word} to play"),
            ("cost.all", f"{{what:nouns}} cost {{n:digits}} {word} to play"),
        ):
            each = _TO_PLAY.sub("<to play|>", words) + " for each {each:counted}"
            for said, way in ((words, changed), (each, counted)):
                anything = said.replace("nouns.played", "nouns")
                yield made(category, said, *way, like=ChangeCost)
                yield made(category, anything.replace("nouns", "cardnouns"), *way, like=ChangeCost)
                alike = anything.replace("nouns", "uncounted").replace(" cost ", " costs ")
                yield made(category, alike, *way, like=ChangeCost)
        each_time = f"you pay {{n:digits}} {word} each time you play <a|an> {{what:played.one}}"
        yield made("cost.yours", each_time, *changed, like=ChangeCost)
    yield rule("struck", "{it:one}", Among(h.it))
    yield rule("struck", "{it:uncounted}", h.it)
    yield made("uncounted", "{it:nouns}", of_one_number, lambda _d, value: [{"it": value}])
    yield made("played.one", "{it:pricedone}", _played, lambda _d, value: [{"it": value}])
    yield made("nouns.played", "{it:nouns}", _played, lambda _d, value: [{"it": value}])


def _of_deeds() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for quests that cost more or less to complete, and weapons to strike with."""
    for word, sign in (("less", -1), ("more", 1)):
        to_complete = changed_price(Purpose.COMPLETE, sign)
        for words in (
            f"{{what:nouns}} cost you {{n:digits}} {word} to complete",
            f"your {{what:nouns}} cost {{n:digits}} {word} to complete",
        ):
            yield made("cost.yours", words, *to_complete, like=ChangeCost)
        to_strike = changed_price(Purpose.STRIKE, sign)
        altered = "reduced" if sign < 0 else "increased"
        for words in (
            f"{{what:nouns}} cost {{n:digits}} {word} to strike with",
            f"{{what:struck}} costs {{n:digits}} {word} to strike with",
            f"{{what:struck}} 's strike cost is {altered} by {{n:digits}}",
        ):
            yield made("cost.all", words, *to_strike, like=ChangeCost)
        each = f"{{what:nouns}} cost {{n:digits}} {word} to strike with for each {{each:counted}}"
        yield made("cost.all", each, *counted_price(Purpose.STRIKE, sign), like=ChangeCost)
        own = f"{{what:struck}} 's strike cost is {altered} by {{n:digits}} for each {{each:counted}}"
        yield made("cost.yours", own, *counted_price(Purpose.STRIKE, sign), like=ChangeCost)


def _for_whom() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for whom such prices concern, down to what number, and while what is true."""
    for category in ("cost.yours", "cost.theirs", "cost.all"):
        limited = f"{{change:{category}}} , to a minimum of {{least:digits}}"
        yield made(f"{category}.least", limited, _floored, _undo_floored, like=ChangeCost)
    for category, whose in (("cost.yours", You()), ("cost.theirs", _OPPONENTS), ("cost.all", _EVERYBODY)):
        for said in (f"{{change:{category}}}", f"{{change:{category}.least}}"):
            now = (Apply((h.change,), whose, h.d),)
            for timed in (f"{said} {{d:duration}}", f"{{d:duration}} , {said}"):
                yield rule("clause.said", timed, now, bracket="clause")
            yield rule("static", f"{said} .", (Continuous((h.change,), whose),), bracket="clause")
            for during in (
                f"{said} <while|as long as|if> {{c:condition}} .",
                f"{said} {{c:when}} .",
                f"<while|as long as|if> {{c:condition}} , {said} .",
            ):
                yield rule("static", during, (Continuous((h.change,), whose, h.c),), bracket="clause")


def _at_times() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards that you play at some time, which cost more or less then."""
    for (word, sign), nouns in product((("less", -1), ("more", 1)), ("nouns", "cardnouns")):
        build, undo = changed_price(Purpose.PLAY, sign)
        said = f"{{what:{nouns}}} you play {{c:when}} cost {{n:digits}} {word} <|to play>"
        yield made("static", f"{said} .", *_then(build, undo), bracket="clause")
        said = f"{{what:{nouns}}} you play {{d:duration}} cost {{n:digits}} {word} <|to play>"
        yield made("clause.said", said, *_played_now(build, undo), bracket="clause", like=(Apply,))


def _played_now(build: Callable[..., Any], undo: _Undo) -> tuple[Callable[..., Any], _Undo]:
    """Return the build and undo functions of such a price of the cards that you play within some time."""

    def build_now(discourse: Discourse, n: Number, what: Value, d: Duration) -> tuple[Apply]:
        return (Apply((build(discourse, n, what),), You(), d),)

    def undo_now(discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (Apply((ChangeCost() as change,), You(), d, None, times=None),):
                yield from ({**bound, "d": d} for bound in undo(discourse, change))
            case _:
                return

    return build_now, undo_now


def _then(build: Callable[..., Any], undo: _Undo) -> tuple[Callable[..., Any], _Undo]:
    """Return the build and undo functions of the power of such a price at a time."""

    def build_then(discourse: Discourse, n: Number, what: Value, c: Value) -> tuple[Continuous]:
        return (Continuous((build(discourse, n, what),), You(), c),)

    def undo_then(discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (Continuous((ChangeCost() as change,), You(), c),) if c is not None:
                yield from ({**bound, "c": c} for bound in undo(discourse, change))
            case _:
                return

    return build_then, undo_then


def _before_the_text() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the price of an ability that stands above its text."""
    yield made(
        "power.front",
        OWN_PRICE,
        lambda d, n, this, each: own_price(d, n, each, this)[0],
        lambda d, value: undo_own_price(d, (value,)),
    )
    yield made(
        "power.front",
        OWN_PRICE_X,
        lambda d, this: own_price_x(d, this)[0],
        lambda d, value: undo_own_price_x(d, (value,)),
    )
    yield made(
        "power.front",
        OWN_PRICE_IF,
        lambda d, n, this, c: own_price_if(d, n, this, c)[0],
        lambda d, value: undo_own_price_if(d, (value,)),
    )


def _next_cheaper() -> tuple[Any, Any]:
    """Return the build and undo functions of a modifier by which the next card costs less."""

    def build(
        _discourse: Discourse,
        what: Filter,
        d: Duration,
        n: Number,
        least: Value = Number(0),
        each: Quantity | None = None,
    ) -> Value:
        return (Apply((ChangeCost(Purpose.PLAY, what, lower(n, each), least.value),), You(), d, times=1),)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (Apply((ChangeCost(Purpose.PLAY, by=by, minimum=least) as price,), You(), d, None, times=1),):
                said: Bindings = {"what": price.filter, "d": d, "least": Number(least)}
                yield from ({**found, **said} for found in undo_lower(by))
            case _:
                return

    return build, undo


def _next_floored(_discourse: Discourse, topic: Value, p: ChangeCost, d: Duration, least: Number) -> tuple[Apply]:
    return (Apply((replace(p, minimum=least.value),), topic, d, times=1),)


def _undo_next_floored(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Apply((ChangeCost(minimum=least) as price,), _, d, None, times=1) as applied,) if least:
            yield {"topic": applied.to, "p": replace(price, minimum=0), "d": d, "least": Number(least)}
        case _:
            return


def _next_ones() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the next card of a kind, which costs less."""
    next_one = (
        "<the next {what:pricedone} you play {d:duration}|your next {what:pricedone} {d:duration}> "
        "costs {n:digits} less <|to play>"
    )
    for words in (next_one, f"{next_one} for each {{each:counted}}"):
        yield made("clause.said", words, *_next_cheaper())
        yield made("clause.said", f"{words} , to a minimum of {{least:digits}}", *_next_cheaper())
    yield rule(
        "clause.said",
        "{topic:payer} {p:nextprice} {d:duration}",
        (Apply((h.p,), h.topic, h.d, times=1),),
        bracket="clause",
    )
    for floored in ("{d:duration} , to a minimum of {least:digits}", ", to a minimum of {least:digits} , {d:duration}"):
        said = f"{{topic:payer}} {{p:nextprice}} {floored}"
        yield made("clause.said", said, _next_floored, _undo_next_floored, bracket="clause", like=(Apply,))


def _first(_discourse: Discourse, to: Value, n: Number, what: Filter) -> tuple[Continuous]:
    """Return that a player pays more for the first such card that he or she plays in each turn.

    Raises:
        NoReading: several players are meant, of whom each has a first card.
    """
    if isinstance(to, (Players, Union)) or not isinstance(n, Number):
        raise NoReading("one player who pays a printed number more")
    return (Continuous((ChangeCost(Purpose.PLAY, what, n),), to, Negated(Happened(Done.PLAYED, to, what))),)


def _undo_first(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Continuous((ChangeCost(Purpose.PLAY, by=Number(by) as n, minimum=0) as price,)) as power,) if by > 0:
            to, what = power.to, price.filter
            if not isinstance(to, (Players, Union)) and value == _first(discourse, to, n, what):
                yield {"to": to, "n": n, "what": what}
        case _:
            return


def _first_ones() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for the first card of a kind in each turn, for which another player pays more."""
    said = "{to:player} <pays|must pay> {n:digits} more to play <his|his or her> first {what:pricedone} each turn ."
    yield made("static", said, _first, _undo_first, bracket="clause", like=(Continuous,))


RULES = (
    *_first_ones(),
    *_at_times(),
    *_of_cards(),
    *_of_deeds(),
    *_for_whom(),
    *_before_the_text(),
    *_next_ones(),
)
