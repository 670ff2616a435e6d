"""Changed prices, and what players may have, or may do when they otherwise could not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.language.durations import Duration
from engine.language.effects import Apply
from engine.language.filters import Among, Filter, Not, Owned
from engine.language.modifiers import (
    ChangeCost,
    EntersPlay,
    PlayFrom,
    Purpose,
)
from engine.language.powers import Continuous
from engine.language.selections import (
    Both,
    Chosen,
    Circumstance,
    Happened,
    HeroOf,
    Negated,
    Number,
    Quantity,
    Role,
    Target,
    This,
    Those,
    Times,
    TurnOf,
    X,
    You,
)
from engine.language.words import Done, Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.costs.performed_costs import performed, undo_performed
from scenarios.reading.selected_cards import disowned, owned
from scenarios.reading.templates import Again, Bindings, Value, h, narrowed, parts_of

WAYS = {
    Purpose.PLAY: ("play {what:priced.played}", "play your next {what:pricedone}"),
    Purpose.STRIKE: ("strike with {what:priced}", "strike next with {what:pricedone}"),
    Purpose.COMPLETE: ("complete {what:priced}", "complete your next {what:pricedone}"),
}


def _priced() -> Iterator[tuple[Rule, ...]]:
    yield rule("priced", "{it:nouns}", h.it)
    yield rule("priced", "{it:one}", Among(h.it))
    yield rule("priced.played", "{it:priced}", h.it)
    yield rule("priced.played", "{it:cardnouns}", h.it)
    yield rule("pricedone", "{it:noun}", h.it)
    yield rule("pricedone", "{it:cardnoun}", h.it)
    yield rule("pricedthat", "<a|an> {it:noun}", h.it)
    yield rule("pricedthat", "{it:one}", Among(h.it))
    yield rule("payer", "you <|must> pay", You())
    yield rule("payer", "{to:player~} <pays~|must pay>", h.to)


def lower(n: Quantity, each: Quantity | None = None) -> Quantity:
    """Return the number by which a price is changed that is so much lower, or so much for each of something.

    Raises:
        NoReading: it is lower by X for each of something.
    """
    if isinstance(n, Number):
        return Number(-n.value) if each is None else Times(each, -n.value)
    if each is not None:
        raise NoReading("a printed number for each")
    return Times(n, -1)


def undo_lower(by: Quantity) -> Iterator[Bindings]:
    """Yield how much less that is, and for each of what."""
    match by:
        case Number(value) if value < 0:
            yield {"n": Number(-value)}
        case Times(X() as n, -1):
            yield {"n": n}
        case Times(each, factor) if factor < 0:
            yield {"n": Number(-factor), "each": each}
        case _:
            return


def _cheaper(purpose: Purpose) -> tuple[Any, Any]:
    def build(_discourse: Discourse, n: Quantity, what: Filter, least: Value = Number(0)) -> ChangeCost:
        if purpose is Purpose.PLAY and what == Among(This()):
            raise NoReading("words for the price of the card itself")
        if purpose is Purpose.STRIKE and isinstance(what, Among) and isinstance(what.selection, HeroOf):
            raise NoReading("a weapon to strike with")
        return ChangeCost(purpose, what, lower(n), least.value)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case ChangeCost(found, by=Number(by), minimum=least) if found is purpose and by < 0:
                yield {"what": value.filter, "n": Number(-by), "least": Number(least)}
            case ChangeCost(found, by=Times(X() as by, -1), minimum=least) if found is purpose:
                yield {"what": value.filter, "n": by, "least": Number(least)}
            case _:
                return

    return build, undo


def _floored(_discourse: Discourse, topic: Value, p: ChangeCost, d: Duration, least: Number) -> Value:
    return (Apply((replace(p, minimum=least.value),), topic, d),)


def _undo_floored(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Apply((ChangeCost() as price,), _, d) as applied,):
            yield {"topic": applied.to, "p": replace(price, minimum=0), "d": d, "least": Number(price.minimum)}
        case _:
            return


_TO_PLAY = "to play {this:self}"
OWN_PRICE = f"you pay {{n:digits}} less <{_TO_PLAY} for each {{each:counted}}|for each {{each:counted}} {_TO_PLAY}> ."
"""How a card says that it costs less for each of something."""

OWN_PRICE_IF = f"you pay {{n:digits}} less {_TO_PLAY} <if|while> {{c:condition}} ."
"""How a card says that it costs less if a condition is true."""

OWN_PRICE_X = f"you pay x less {_TO_PLAY} ."
"""How a card says that it costs less by the number that is chosen for X."""

PLAYED_FROM = (Zone.HAND, Zone.CHAIN)
"""The zones in which a card is while it is played: there a power functions that changes the card's own price."""


def own_price(_discourse: Discourse, n: Number, each: Quantity, this: This) -> Value:  # noqa: ARG001
    """Return the power by which the card costs less for each of something, from wherever it is played."""
    lowered = ChangeCost(Purpose.PLAY, Among(This()), Times(each, -n.value))
    return (Continuous((lowered,), You(), zones=PLAYED_FROM),)


def undo_own_price(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    """Yield the parts of such a power."""
    match value:
        case (Continuous((ChangeCost(Purpose.PLAY, Among(This()), Times(each, factor)),), You()),):
            yield {"n": Number(-factor), "each": each, "this": This()}
        case _:
            return


def own_price_if(_discourse: Discourse, n: Number, this: This, c: Value) -> Value:  # noqa: ARG001
    """Return the power by which the card costs less if a condition is true, from wherever it is played."""
    lowered = ChangeCost(Purpose.PLAY, Among(This()), Number(-n.value))
    return (Continuous((lowered,), You(), c, zones=PLAYED_FROM),)


def undo_own_price_if(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    """Yield the parts of such a power."""
    match value:
        case (Continuous((ChangeCost(Purpose.PLAY, Among(This()), Number(by)),), You(), c),) if by < 0 and c:
            yield {"n": Number(-by), "this": This(), "c": c}
        case _:
            return


def own_price_x(_discourse: Discourse, this: This) -> Value:  # noqa: ARG001
    """Return the power by which the card costs X less, from wherever it is played."""
    lowered = ChangeCost(Purpose.PLAY, Among(This()), Times(X(), -1))
    return (Continuous((lowered,), You(), zones=PLAYED_FROM),)


def undo_own_price_x(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    """Yield the parts of such a power."""
    if value == own_price_x(discourse, This()):
        yield {"this": This()}


def counted_price(purpose: Purpose, sign: int, *, floored: bool = False) -> tuple[Any, Any]:
    """Return the build and undo functions of cards that cost more, or less down to a number, for each of something."""

    def build(_discourse: Discourse, n: Quantity, what: Filter, each: Quantity, least: Value = Number(0)) -> ChangeCost:
        if purpose is Purpose.PLAY and what == Among(This()):
            raise NoReading("words for the price of the card itself")
        if not isinstance(n, Number):
            raise NoReading("a printed number for each")
        return ChangeCost(purpose, what, Times(each, sign * n.value), least.value)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case ChangeCost(found, by=Times(each, factor), minimum=least) if found is purpose and sign * factor > 0:
                if floored or not least:
                    yield {"n": Number(sign * factor), "each": each, "what": value.filter, "least": Number(least)}
            case _:
                return

    return build, undo


def _first_each_turn(turns: Circumstance | None = None) -> tuple[Any, Any]:
    """Return the build and undo functions of a lower price of the first such card in each turn, or in some turns.

    It applies while no such card has been played.
    """

    def build(
        _discourse: Discourse, n: Number, what: Filter, least: Number = Number(0), each: Quantity | None = None
    ) -> Value:
        none_yet = Negated(Happened(Done.PLAYED, You(), what))
        when = none_yet if turns is None else Both((turns, none_yet))
        return (Continuous((ChangeCost(Purpose.PLAY, what, lower(n, each), least.value),), You(), when),)

    def undo(discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (Continuous((ChangeCost(Purpose.PLAY, by=by, minimum=least) as price,), You()),):
                for found in undo_lower(by):
                    said: Bindings = {**found, "what": price.filter, "least": Number(least)}
                    if value == build(discourse, **said):
                        yield said
            case _:
                return

    return build, undo


def _costs() -> Iterator[tuple[Rule, ...]]:
    for purpose, (ways, next_ways) in WAYS.items():
        cheaper = _cheaper(purpose)
        yield made("price", f"{{n:digits}} less to {ways}", *cheaper)
        yield made("price", f"{{n:digits}} less to {ways} , to a minimum of {{least:digits}}", *cheaper)
        yield rule("price", f"{{n:digits}} more to {ways}", ChangeCost(purpose, h.what, h.n))
        for word, sign in (("less", -1), ("more", 1)):
            said = f"{{n:digits}} {word} to {ways} for each {{each:counted}}"
            yield made("price", said, *counted_price(purpose, sign), like=ChangeCost)
            if sign < 0:
                least = f"{said} , to a minimum of {{least:digits}}"
                yield made("price", least, *counted_price(purpose, sign, floored=True), like=ChangeCost)
        yield made("nextprice", f"{{n:digits}} less to {next_ways}", *cheaper)
        once = re.sub(r"priced[.\w]*", "pricedthat", ways)
        yield made("nextprice", f"{{n:digits}} less the next time you {once}", *cheaper)
    yield made("static", OWN_PRICE, own_price, undo_own_price)
    yield made("static", OWN_PRICE_IF, own_price_if, undo_own_price_if)


def _from_the_graveyard() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for permissions to play cards from the graveyard."""
    for what in ("{what:cardnouns.any}",):
        from_mine = PlayFrom(Zone.GRAVEYARD, narrowed(h.what, Owned(You())))
        mine = Continuous((from_mine,), You())
        yield rule("static", f"you <can|may> play {what} from your graveyard .", (mine,))
        yield rule(
            "clause.said",
            f"you <can|may> play {what} from your graveyard {{d:duration}}",
            (Apply((from_mine,), You(), h.d),),
        )
    it = (Apply((PlayFrom(None, Among(h.it)),), You(), h.d),)
    yield rule("clause.said", "you <may|can> play {it:ref} {d:duration}", it)
    yield rule("clause.said", "you <may|can> play {it:some} {d:duration}", it)
    yield rule("clause.said", "you <may|can> play {it:target.away} {d:duration}", it)
    from_theirs = PlayFrom(Zone.GRAVEYARD, narrowed(h.what, Not(Owned(You()))))
    said = "you can play {what:cardnouns} from other players ' graveyards ."
    yield rule("static", said, (Continuous((from_theirs,), You()),))


def _payers_at_times() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for who pays another price in some players' turns, or while a condition is true."""
    then = Continuous((h.p,), h.topic, h.c)
    yield rule("static", "{topic:payer} {p:price} {c:when} .", (then,), bracket="clause")
    for words in ("{topic:payer} {p:price} {t:when}", "{t:when} , {topic:payer} {p:price}"):
        both = Continuous((h.p,), h.topic, Both((h.c, h.t)))
        yield rule("static", f"<while|as long as|if> {{c:condition}} , {words} .", (both,), bracket="clause")


_ON_YOUR_TURNS = "<on|during> each of your turns"


def _first_of_each_turn() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the first card of each turn, which costs less."""
    for said in (
        "you pay {n:digits} less to play <your|the> first {what:pricedone} <|you play> each turn .",
        "you pay {n:digits} less for the first {what:pricedone} you play each turn .",
        "the first {what:pricedone} you play each turn costs {n:digits} less <|to play> .",
        "your first {what:pricedone} each turn costs {n:digits} less <|to play> .",
    ):
        counted = said.replace(" .", " for each {each:counted} .")
        for words in (said, counted):
            floored = words.replace(" .", " , to a minimum of {least:digits} .")
            yield made("static", words, *_first_each_turn())
            yield made("static", floored, *_first_each_turn())
        if "you play" in said:
            yours = said.replace("<|you play> each turn", "you play each turn").replace("each turn", _ON_YOUR_TURNS)
            yield made("static", yours, *_first_each_turn(TurnOf(You())))


def _payers() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for who pays another price, and for how long."""
    yield rule("static", "{topic:payer} {p:price} .", (Continuous((h.p,), h.topic),), bracket="clause")
    yield rule(
        "static",
        "{topic:payer} {p:price} <while|as long as|if> {c:condition} .",
        (Continuous((h.p,), h.topic, h.c),),
        bracket="clause",
    )
    first = "<while|as long as|if> {c:condition} , {topic:payer} {p:price} ."
    yield rule("static", first, (Continuous((h.p,), h.topic, h.c),), bracket="clause")
    for said in ("{topic:payer} {p:price} {d:duration}", "{d:duration} , {topic:payer} {p:price}"):
        yield rule("clause.said", said, (Apply((h.p,), h.topic, h.d),), bracket="clause")
    yield made("price.floor", "{n:digits} less to play {what:priced.played}", *_cheaper(Purpose.PLAY))
    yield made(
        "clause.said",
        "{topic:payer} {p:price.floor} {d:duration} , to a minimum of {least:digits}",
        _floored,
        _undo_floored,
        bracket="clause",
    )
    his = "{topic:payer} {p:price} {d:duration.his}"
    yield rule("clause.said", his, (Apply((h.p,), h.topic, h.d),), bracket="clause")


def _attacking() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what is attacked, and for what you do as a price."""
    yield rule("attackable", "{it:nouns}", h.it)
    yield rule("attackable", "{it:one}", Among(h.it))
    yield made("attackable", "your {nouns}", lambda _d, nouns: owned(nouns, You()), lambda _d, v: disowned(v))
    yield made("does.yours~", "{acts:does~}", performed, undo_performed, bracket="command")


def _enters_itself(_discourse: Discourse, it: Value) -> Value:
    """Return the continuous power of how a card enters play.

    Raises:
        NoReading: the card is one that a sentence before put into play, for then it's a part of that effect.
    """
    (power,) = it
    entering = [each.filter for each in parts_of(power.changes) if isinstance(each, EntersPlay)]
    if any(isinstance(each, (Again, Chosen, Role, Target, Those)) for each in parts_of(tuple(entering))):
        raise NoReading("the card itself, which enters play so")
    return power


def _entering() -> Iterator[tuple[Rule, ...]]:
    itself = _enters_itself, lambda _d, value: [{"it": (value,)}]
    yield rule("static", "{it:static.entering}", (h.it,))
    yield made("static.entering", "{it:static.enter}", *itself, like=Continuous)
    enters = (Continuous((h.change,), This()),)
    yield rule("static.enter", "{change:enters} .", enters)
    yield rule("static", "{change:enter} .", enters)
    when = (Continuous((h.change,), This(), h.c),)
    unless_ = (Continuous((h.change,), This(), Negated(h.c)),)
    for said in ("{change:enters} <if|while> {c:condition} .", "<if|while> {c:condition} , {change:enters} ."):
        yield rule("static.enter", said, when)
    for said in ("{change:enter} <while|if> {c:condition} .", "<while|if> {c:condition} , {change:enter} ."):
        yield rule("static", said, when)
    yield rule("static.enter", "{change:enters} unless {c:condition} .", unless_)
    yield rule("enters", "{it:one} enters play exhausted", EntersPlay(Among(h.it), exhausted=True))
    yield rule("enter", "{it:nouns} enter play exhausted", EntersPlay(h.it, exhausted=True))
    yield rule("enter", "each {it:noun} enters play exhausted", EntersPlay(h.it, exhausted=True))
    one, itself_ = Number(1), "<on it|on him|on her|>"
    counted = "{it:one} enters play with"
    has_one = EntersPlay(Among(h.it), counters=((h.name, one),))
    yield rule("enters", f"{counted} <a|an> {{name:counter}} counter {itself_}", has_one)
    has_some = EntersPlay(Among(h.it), counters=((h.name, h.n),))
    yield rule("enters", f"{counted} {{n:count}} {{name:counter}} counters {itself_}", has_some)
    both = EntersPlay(Among(h.it), exhausted=True, counters=((h.name, h.n),))
    exhausted = "{it:one} enters play exhausted <with|and with>"
    yield rule("enters", f"{exhausted} {{n:count}} {{name:counter}} counters {itself_}", both)


RULES = (
    *_priced(),
    *_costs(),
    *_from_the_graveyard(),
    *_first_of_each_turn(),
    *_payers(),
    *_payers_at_times(),
    *_attacking(),
    *_entering(),
)
