"""What it costs to play a card or to strike with a weapon: less for each of something, or by a number that is found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from engine.language.filters import Among, Filter, Is
from engine.language.modifiers import ChangeCost, Purpose
from engine.language.powers import Continuous
from engine.language.selections import Number, Quantity, This, Times, TimesDone, You
from engine.language.words import Done, Kind, Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.costs.prices_and_permissions import PLAYED_FROM, WAYS, counted_price
from scenarios.reading.templates import Bindings, Value, h

_SELF = This()
_Undo: TypeAlias = Callable[[Discourse, Value], Iterator[Bindings]]


def _reckoned(sign: int) -> tuple[Any, Any]:
    """Return the build and undo functions of the card's own price, which a number changes that is found."""

    def build(_discourse: Discourse, this: This, q: Quantity) -> tuple[Continuous]:
        if isinstance(q, Number):
            raise NoReading("a number that is found")
        by = Times(q, sign) if sign < 0 else q
        return (Continuous((ChangeCost(Purpose.PLAY, Among(this), by),), You(), zones=PLAYED_FROM),)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (Continuous((ChangeCost(Purpose.PLAY, Among(This() as this), by),)),):
                q = by.quantity if isinstance(by, Times) and by.factor == sign else by
                if not isinstance(q, Number) and value == build(discourse, this, q):
                    yield {"this": this, "q": q}
            case _:
                return

    return build, undo


def _struck(_discourse: Discourse, n: Number, what: Filter, each: Quantity | None = None) -> ChangeCost:
    """Return a lower price of striking."""
    return ChangeCost(Purpose.STRIKE, what, Number(-n.value) if each is None else Times(each, -n.value))


def _undo_struck(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case ChangeCost(Purpose.STRIKE, by=Number(by), minimum=0) if by < 0:
            yield {"what": value.filter, "n": Number(-by)}
        case ChangeCost(Purpose.STRIKE, by=Times(each, factor), minimum=0) if factor < 0:
            yield {"what": value.filter, "n": Number(-factor), "each": each}
        case _:
            return


def _for_others_played(_discourse: Discourse, n: Number, this: This, what: Filter) -> tuple[Continuous]:
    """Return the card's own price by what was played before it in the turn: it is played once its cost is paid."""
    by = Times(TimesDone(Done.PLAYED, You(), what), -n.value)
    return (Continuous((ChangeCost(Purpose.PLAY, Among(this), by),), You(), zones=PLAYED_FROM),)


def _undo_for_others_played(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (Continuous((ChangeCost(_, Among(This() as this), Times(TimesDone() as done, factor)),)),):
            what = done.filter
            if what is not None and value == _for_others_played(discourse, Number(-factor), this, what):
                yield {"n": Number(-factor), "this": this, "what": what}
        case _:
            return


def changed_price(purpose: Purpose, sign: int) -> tuple[Any, Any]:
    """Return the build and undo functions of cards for which so much more, or less, is paid."""

    def build(_discourse: Discourse, n: Number, what: Filter) -> ChangeCost:
        return ChangeCost(purpose, what, Number(sign * n.value))

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case ChangeCost(found, by=Number(by), minimum=0) if found is purpose and sign * by > 0:
                yield {"n": Number(sign * by), "what": value.filter}
            case _:
                return

    return build, undo


def _prices() -> Iterator[tuple[Rule, ...]]:
    for word, sign in (("less", -1), ("more", 1)):
        price = f"<{{this:self}} costs x {word} to play|you pay x {word} to play {{this:self}}>"
        said = f"{price} , where x is {{q:computed.always}} ."
        yield made("own.price", said, *_reckoned(sign), bracket="clause", like=(Continuous,))
        for nouns in ("nouns.played", "cardnouns"):
            cards = f"your opponents ' {{what:{nouns}}} cost {{n:digits}} {word} to play"
            yield made("cost.theirs", cards, *changed_price(Purpose.PLAY, sign), like=ChangeCost)
            each = f"{cards} for each {{each:counted}}"
            yield made("cost.theirs", each, *counted_price(Purpose.PLAY, sign), like=ChangeCost)
    said = "{this:self} costs {n:digits} less to play for each other {what:cardnoun} you played this turn ."
    yield made("own.price", said, _for_others_played, _undo_for_others_played, bracket="clause")
    for said in (
        "it costs <|you> {n:digits} less to strike with {what:struck}",
        "it costs <|you> {n:digits} less to strike with {what:struck} for each {each:counted}",
        "{what:struck} costs {n:digits} less to strike with for each {each:counted}",
    ):
        yield made("cost.yours", said, _struck, _undo_struck, like=ChangeCost)


def _reckoned_for(purpose: Purpose, sign: int) -> tuple[Any, Any]:
    """Return the build and undo functions of cards that cost so much more, or less."""

    def build(_discourse: Discourse, what: Filter, q: Quantity) -> ChangeCost:
        if purpose is Purpose.PLAY and what == Among(This()):
            raise NoReading("words for the price of the card itself")
        return ChangeCost(purpose, what, Times(q, -1) if sign < 0 else q)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case ChangeCost(found, by=by, minimum=0) if found is purpose and not isinstance(by, int):
                q = by.quantity if sign < 0 and isinstance(by, Times) else by
                if value == build(discourse, value.filter, q):
                    yield {"what": value.filter, "q": q}
            case _:
                return

    return build, undo


def _reckoned_prices() -> Iterator[tuple[Rule, ...]]:
    for purpose, (ways, _) in WAYS.items():
        for word, sign in (("less", -1), ("more", 1)):
            said = f"x {word} to {ways} , where x is {{q:computed.always}}"
            yield made("price", said, *_reckoned_for(purpose, sign), like=ChangeCost)


def _of_own_quests() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for players who pay less, or more, to complete the quests that they control."""
    quests = Is((Kind.QUEST,))
    own = "to complete <his|his or her|their> quests"
    least = ", to a minimum of {least:digits}"
    yield rule("price.own", f"{{n:digits}} more {own}", ChangeCost(Purpose.COMPLETE, quests, h.n))
    for said in (f"{{n:digits}} less {own}", f"{{n:digits}} less {own} {least}"):
        yield made("price.own", said, _less_for_quests, _undo_less_for_quests, like=ChangeCost)
    yield rule("static", "{to:player~} <pays~|must pay> {p:price.own} .", (Continuous((h.p,), h.to),))


def _less_for_quests(_discourse: Discourse, n: Number, least: Number = Number(0)) -> ChangeCost:
    return ChangeCost(Purpose.COMPLETE, Is((Kind.QUEST,)), Number(-n.value), least.value)


def _undo_less_for_quests(_discourse: Discourse, value: ChangeCost) -> Iterator[Bindings]:
    match value:
        case ChangeCost(Purpose.COMPLETE, Is((Kind.QUEST,)), Number(by), least) if by < 0:
            yield {"n": Number(-by), "least": Number(least)}
        case _:
            return


def _own(purpose: Purpose, zones: tuple[Zone, ...], *, floored: bool = False) -> tuple[Callable[..., Any], _Undo]:
    """Return the build and undo functions of the card's own lower price, for each of something or on a condition.

    If it is `floored`, the words say below which number it does not go.
    """

    def build(
        _discourse: Discourse,
        n: Number,
        this: This = _SELF,
        each: Quantity | None = None,
        c: Value = None,
        least: Number = Number(0),
    ) -> tuple[Continuous, ...]:
        by = Number(-n.value) if each is None else Times(each, -n.value)
        return (Continuous((ChangeCost(purpose, Among(this), by, least.value),), You(), c, zones=zones),)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (Continuous((ChangeCost(found, Among(This() as this), by, least),), You(), c),) if found is purpose:
                if least and not floored:
                    return
                bound: Bindings = {"this": this} if c is None else {"this": this, "c": c}
                bound |= {"least": Number(least)} if floored else {}
                if isinstance(by, Times) and by.factor < 0:
                    yield {**bound, "n": Number(-by.factor), "each": by.quantity}
                elif isinstance(by, Number) and by.value < 0:
                    yield {**bound, "n": Number(-by.value)}
            case _:
                return

    return build, undo


def _unnamed(undo: _Undo) -> _Undo:
    """Return the undo function for words that leave out the card whose price is lower."""

    def without(discourse: Discourse, value: Value) -> Iterator[Bindings]:
        for bound in undo(discourse, value):
            yield {name: part for name, part in bound.items() if name != "this"}

    return without


def _of_the_card_with_a_floor() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the card's own lower price, below which number it does not go."""
    least = _own(Purpose.PLAY, PLAYED_FROM, floored=True)
    each = "for each {each:counted}"
    for words in (
        f"you pay {{n:digits}} less <to play {{this:self}} {each}|{each} to play {{this:self}}>",
        f"{{this:self}} costs {{n:digits}} less to play {each}",
        "you pay {n:digits} less to play {this:self} <if|while> {c:condition}",
    ):
        yield made("own.price", f"{words} , to a minimum of {{least:digits}} .", *least, bracket="clause")


def _of_the_card() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the card's own lower price."""
    played, completed = _own(Purpose.PLAY, PLAYED_FROM), _own(Purpose.COMPLETE, (Zone.PLAY,))
    for words in (
        "you pay {n:digits} less to play {this:self} <if|while> {c:condition} .",
        "{this:self} costs {n:digits} less to play <if|while> {c:condition} .",
        "{this:self} costs {n:digits} less to play for each {each:counted} .",
        "<if|while> {c:condition} , you pay {n:digits} less to play {this:self} .",
        "<if|while> {c:condition} , {this:self} costs {n:digits} less to play .",
    ):
        yield made("own.price", words, *played, bracket="clause")
    yield rule("static", "{it:own.price}", h.it)
    yield made("power.front", "{it:own.price}", lambda _d, it: it[0], lambda _d, value: [{"it": (value,)}])
    for words in (
        "you pay {n:digits} less to complete {this:self} for each {each:counted} .",
        "{this:self} costs {n:digits} less to complete for each {each:counted} .",
        "you pay {n:digits} less to complete {this:self} <if|while> {c:condition} .",
        "{this:self} costs {n:digits} less to complete <if|while> {c:condition} .",
        "<if|while> {c:condition} , you pay {n:digits} less to complete {this:self} .",
        "<if|while> {c:condition} , {this:self} costs {n:digits} less to complete .",
    ):
        yield made("static", words, *completed, bracket="clause")
    less = "<<you|> pay {n:digits} less|it costs {n:digits} less to complete>"
    for words in (
        f"{less} for each {{each:counted}} .",
        f"{less} <if|while> {{c:condition}} .",
        f"<if|while> {{c:condition}} , {less} .",
    ):
        yield made("completion.less", words, completed[0], _unnamed(completed[1]), bracket="clause")


RULES = (*_of_own_quests(), *_prices(), *_reckoned_prices(), *_of_the_card(), *_of_the_card_with_a_floor())
