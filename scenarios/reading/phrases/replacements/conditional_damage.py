"""Damage that would be dealt or healed while a condition is true, and that is prevented or replaced only then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.language.effects import Effect
from engine.language.modifiers import Prevent
from engine.language.powers import Continuous
from engine.language.selections import Circumstance, Fits, Quantity
from engine.language.triggers import On, What
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.templates import Bindings, Value, h, parts_of

_REPLACED = (
    ("would", What.DEALS_DAMAGE, True),
    ("would.be", What.DEALS_DAMAGE, False),
    ("would.heal", What.HEALS, True),
    ("would.healed", What.HEALS, False),
)
"""The categories of damage that would be dealt or healed and is altered; whether they name who would do so."""


def _while(_discourse: Discourse, on: On, c: Circumstance) -> On:
    if on.when is not None:
        raise NoReading('one "while" about an event')
    return replace(on, when=c)


def _undo_while(_discourse: Discourse, value: On) -> Iterator[Bindings]:
    if value.when is not None:
        yield {"on": replace(value, when=None), "c": value.when}


def _altered(what: What, *, active: bool) -> tuple[Any, Any]:
    """Return the build and undo functions of such an event, which does or doesn't name who would deal the damage."""

    def build(discourse: Discourse, on: On, c: Circumstance) -> On:
        if on.what is not what or (on.subject is not None) is not active:
            raise NoReading("damage that would be dealt or healed")
        return _while(discourse, on, c)

    def undo(discourse: Discourse, value: On) -> Iterator[Bindings]:
        if value.what is what and (value.subject is not None) is active:
            yield from _undo_while(discourse, value)

    return build, undo


def _prevented(
    _discourse: Discourse,
    ward: tuple[Value, Prevent],
    c: Circumstance,
    n: Quantity | None = None,
    a: tuple[Effect, ...] = (),
) -> tuple[Continuous]:
    """Return the power that prevents so much each time, or all of it, and what follows, while the condition is true.

    Raises:
        NoReading: the words name who would deal the damage as well, and the condition could be about either of the two,
            or what follows about what it would be dealt with.
    """
    two = ward[1].source is not None or (ward[1].with_ is not None and a != ())
    if two and any(isinstance(part, Fits) for part in parts_of(c)):
        raise NoReading("words that say who of the two is meant")
    return (Continuous((replace(ward[1], amount=n, then=a),), ward[0], c),)


def _undo_prevented(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Continuous((Prevent(n, then=a) as prevent,), _, c) as power,) if c is not None:
            bound: Bindings = {"ward": (power.to, replace(prevent, amount=None, then=())), "c": c}
            bound |= {} if n is None else {"n": n}
            yield {**bound, "a": a} if a else bound
        case _:
            return


def _conditional() -> Iterator[tuple[Rule, ...]]:
    yield rule("event.hit", "{on:event.hit.plain}", h.on)
    said = "{on:event.hit.plain} while {c:condition}"
    yield made("event.hit", said, _while, _undo_while, like=On)
    for would, what, active in _REPLACED:
        yield made(would, said, *_altered(what, active=active), like=On)
    for much in ("prevent {n:ward.much}", "prevent <it|that damage|all of it|all of that damage> <|instead>"):
        while_so = f"<if|when|whenever> {{ward}} while {{c:condition}} , {much}"
        for said in (f"{while_so} .", f"{while_so} <and|, and> {{a:ward.then}} <|instead> ."):
            yield made("static", said, _prevented, _undo_prevented, bracket="clause", like=(Continuous,))


RULES = (*_conditional(),)
