"""Damage that would be dealt if its amount is at least, at most or exactly so much: each packet by itself (403.4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

from engine.language.effects import Apply
from engine.language.modifiers import AlterPacket, Replace
from engine.language.powers import Continuous
from engine.language.selections import Compare, EventAmount, Negated, Number, Quantity, You
from engine.language.triggers import On, What
from engine.language.words import Comparison
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, rule
from scenarios.reading.phrases.durations.duration_phrases import if_then
from scenarios.reading.phrases.replacements.replacement_phrases import HOW_DEALT
from scenarios.reading.templates import h

_DEALS, _AMOUNT = What.DEALS_DAMAGE, EventAmount()
_SO_MUCH = (
    ("{n:digits} or more", Compare(_AMOUNT, Comparison.AT_LEAST, h.n)),
    ("{n:digits} or less", Compare(_AMOUNT, Comparison.AT_MOST, h.n)),
    ("exactly {n:digits}", Compare(_AMOUNT, Comparison.EQUAL, h.n)),
    ("more than {n:digits}", Negated(Compare(_AMOUNT, Comparison.AT_MOST, h.n))),
    ("less than {n:digits}", Negated(Compare(_AMOUNT, Comparison.AT_LEAST, h.n))),
)
"""Words for the amount of a packet; "at one time" would count all packets of a moment together, so it is not read."""


def _events() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for such damage, by who would deal it and by who would be dealt it."""
    for (much, when), (kind, how) in product(_SO_MUCH, HOW_DEALT):
        if "fatal" in how:
            continue
        for whom, other in (("", None), ("to {other:who}", h.other)):
            dealt = On(_DEALS, subject=h.subject, other=other, **how, when=when)
            for category in ("would", "event.hit.plain"):
                yield rule(category, f"{{subject:who}} would deal {much} {kind} damage {whom}", dealt)
        taken = On(_DEALS, other=h.other, **how, when=when)
        for category in ("would.be", "event.hit.plain"):
            yield rule(category, f"{{other:who}} would be dealt {much} {kind} damage", taken)
            yield rule(category, f"{much} {kind} damage would be dealt to {{other:who}}", taken)


def _must_be_typed(_discourse: Discourse, on: On, n: Quantity) -> None:
    """Refuse "of that type" where no type was named, and an amount that isn't printed.

    Raises:
        NoReading: it is so.
    """
    if on.damage_type is None and not on.one_of_types:
        raise NoReading("damage of a type that was named")
    if not isinstance(n, Number):
        raise NoReading("a printed number")


def _altered() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for another amount of the same type."""
    for category, verb in (
        ("would", "<it|he|she> deals"),
        ("would.be", "<it 's|it is|he 's|he is|she 's|she is> dealt"),
    ):
        said = f"{verb} {{n:digits}} <|damage> of <that|the same> type instead"
        change = Replace(h.on, AlterPacket(h.n))
        event = f"{{on:{category}}}"
        always = (Continuous((change,), You()),)
        yield rule("static", f"if {event} , {said} .", always, bracket="sentence", check=_must_be_typed)
        now = (Apply((change,), You(), h.d),)
        yield rule("clause.said", f"{if_then(event)} {said}", now, check=_typed_now)
        once = (Apply((replace(change, next_time=True),), You(), h.d),)
        yield rule("clause.said", f"the next time {event} {{d:duration}} , {said}", once, check=_typed_now)


def _typed_now(discourse: Discourse, on: On, n: Quantity, d: object) -> None:  # noqa: ARG001 - any duration will do.
    _must_be_typed(discourse, on, n)


RULES = (*_events(), *_altered())
