"""Words behind a noun: what a link targets, and whose abilities are attached to a card."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import (
    AllOf,
    Among,
    AnyOf,
    ClassedLike,
    Controlled,
    DidThisTurn,
    Filter,
    HasAttached,
    HasCounter,
    HasTarget,
    Named,
    NamedLike,
    Not,
    TypedLike,
)
from engine.language.selections import Every, Fits, Negated, Number, Selection, You
from engine.language.words import Done, Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.templates import Bindings, Value, figure, h, joined, whole_of


def _with_one_of(_discourse: Discourse, who: Selection, nouns: Filter) -> HasAttached:
    return HasAttached(joined(nouns, Controlled(who)))


def _undo_with_one_of(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case HasAttached(AllOf((*rest, Controlled(who)))) if rest:
            yield {"who": who, "nouns": whole_of(rest)}
        case _:
            return


def _alike() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards with the name or the type of another card."""
    for word, like in (("name", NamedLike), ("type", TypedLike), ("class", ClassedLike)):
        said = f"with the same {word} as <a|an>"
        if like is not NamedLike:
            yield rule("postmod", f"with the same {word} as {{of:one}}", like(h.of))
            yield rule("has~", f"has~ the same {word} as {{of:one}}", like(h.of))
        for where, zone in (("graveyard", Zone.GRAVEYARD), ("hand", Zone.HAND)):
            yours = like(Every(h.noun, (zone,), You()))
            yield rule("postmod", f"{said} {{noun:cardnoun}} <in|from> your {where}", yours)
        yield rule("postmod", f"{said} {{noun}}", like(Every(h.noun)))


def _counters() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards with so many counters."""
    on = "<on it|on them|on him|on her|>"
    for which in ("with", "that <has|have>"):
        yield rule("postmod", f"{which} <a|an> {{name:counter}} counter {on}", HasCounter(h.name))
        yield rule("postmod", f"{which} {{name:counter}} counters {on}", HasCounter(h.name))
        yield rule("postmod", f"{which} one or more {{name:counter}} counters {on}", HasCounter(h.name))
        yield rule("postmod", f"{which} no {{name:counter}} counters {on}", Not(HasCounter(h.name)))
        counters = f"{{name:counter}} counters {on}"
        yield rule(
            "postmod",
            f"{which} {{n:count}} or more {counters}",
            HasCounter(h.name, figure(h.n)),
            check=_must_be_more_than_one,
        )
        yield rule(
            "postmod",
            f"{which} {{n:count}} or fewer {counters}",
            HasCounter(h.name, 0, figure(h.n)),
            check=_must_be_printed,
        )
        yield rule(
            "postmod",
            f"{which} exactly {{n:count}} {counters}",
            HasCounter(h.name, figure(h.n), figure(h.n)),
            check=_must_be_above_none,
        )


def _must_be_more_than_one(_discourse: Discourse, n: Value, **_parts: Value) -> None:
    if not isinstance(n, Number) or n == Number(1):
        raise NoReading("more than one counter")


def _must_be_printed(_discourse: Discourse, n: Value, **_parts: Value) -> None:
    if not isinstance(n, Number):
        raise NoReading("a printed number of counters")


def _must_be_above_none(_discourse: Discourse, n: Value, **_parts: Value) -> None:
    if not isinstance(n, Number) or n == Number(0):
        raise NoReading("a printed number of counters above 0")


def _targeting() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for links with a target, and for cards with one of a player's abilities attached."""
    which = "targeting|that targets|that 's targeting|that target|that is targeting|that are targeting"
    for words, only in ((f"<{which}>", False), (f"<{which}> only", True)):
        yield rule("targeting", f"{words} <a|an> {{whom:noun}}", HasTarget(h.whom, only))
        yield rule("targeting", f"{words} {{whom:one}}", HasTarget(Among(h.whom), only))
        either = HasTarget(AnyOf((Among(h.whom), h.other)), only)
        yield rule("targeting", f"{words} {{whom:one}} or <a|an> {{other:noun}}", either)
        for whom, said in (
            (h.whom, "<a|an> {whom:noun}"),
            (Among(h.whom), "{whom:one}"),
            (AnyOf((Among(h.whom), h.other)), "{whom:one} or <a|an> {other:noun}"),
        ):
            so = Fits(h.it, HasTarget(whom, only))
            more = "only" if only else ""
            yield rule("condition.one", f"{{it:one}} <targets|is targeting|'s targeting> {more} {said}", so)
            denied = "<doesn't target|isn't targeting|is not targeting|'s not targeting>"
            yield rule("condition.one", f"{{it:one}} {denied} {more} {said}", Negated(so))
    for done in (Done.ATTACKED, Done.DEFENDED, Done.PROTECTED):
        yield rule("postmod", f"<that|that has|that have> {done.value} this turn", DidThisTurn(done))
        yield rule("postmod", f"that <haven't|hasn't> {done.value} this turn", Not(DidThisTurn(done)))
    yield from _counters()
    yield from _alike()
    yield made(
        "postmod",
        "with one or more of {who:whose} {nouns} attached <|to it|to him|to her|to them>",
        _with_one_of,
        _undo_with_one_of,
    )


def _names() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards by their names."""
    yield rule("postmod", "named {name}", Named(h.name))
    yield rule("postmod", "not named {name}", Not(Named(h.name)))
    yield rule("postmod", "named {a:name} <or|and|and/or> {b:name}", AnyOf((Named(h.a), Named(h.b))))


RULES = (*_targeting(), *_names())
