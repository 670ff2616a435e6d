"""Either of two events, with a condition, at certain times, beside a third one, and waited for by a text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.language.effects import Delay
from engine.language.powers import Text, Triggered
from engine.language.selections import Circumstance, During, Players, TurnOf, You
from engine.language.triggers import On
from engine.language.words import Phase, Relation
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.templates import Bindings, Value, h

_TIMES: tuple[tuple[str, Circumstance], ...] = (
    ("<during|on> your turn", TurnOf(You())),
    ("<during|on> an opponent 's turn", TurnOf(Players(Relation.OPPONENT))),
    ("during combat", During((Phase.ATTACK_WINDOW, Phase.DEFEND_WINDOW))),
)


def _at(when: Circumstance) -> tuple[Any, Any]:
    """Return the build and undo functions of either event while it is a certain time."""

    def build(_discourse: Discourse, both: tuple[On, ...]) -> tuple[On, ...]:
        if any(each.when is not None for each in both):
            raise NoReading("one condition on the events")
        return tuple(replace(each, when=when) for each in both)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (On(), On()) if all(each.when == when for each in value):
                yield {"both": tuple(replace(each, when=None) for each in value)}
            case _:
                return

    return build, undo


def _beside(_discourse: Discourse, both: tuple[On, On], other: On, text: Text) -> Triggered:
    return Triggered((*both, other), text)


def _undo_beside(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Triggered((On() as a, On() as b, On() as other), text) if value == Triggered((a, b, other), text):
            yield {"both": (a, b), "other": other, "text": text}
        case _:
            return


def _behind(_discourse: Discourse, other: On, both: tuple[On, On], text: Text) -> Triggered:
    return Triggered((other, *both), text)


def _undo_behind(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Triggered((On() as other, On() as a, On() as b), text) if value == Triggered((other, a, b), text):
            yield {"both": (a, b), "other": other, "text": text}
        case _:
            return


def _powers() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for powers that trigger on either event."""
    for words, when in _TIMES:
        yield made("events.timed", f"{{both:event.two}} {words}", *_at(when), like=(On, On))
    yield rule("events.either", "{both:event.two}", h.both)
    yield rule("events.either", "{both:events.timed}", h.both)
    timed = "<when|whenever> {both:events.timed} , {text:text.plain}"
    yield rule("power", timed, Triggered(h.both, h.text), bracket="sentence")
    if_so = "<when|whenever> {both:events.either} , if {c:condition} , {text}"
    yield rule("power", if_so, Triggered(h.both, h.text, h.c), bracket="sentence")
    third = "<when|whenever> {both:event.two} or {other:event.plain} , {text:text.plain}"
    yield made("power", third, _beside, _undo_beside, bracket="sentence", like=Triggered)
    first = "<when|whenever> {other:event.plain} or {both:event.two} , {text:text.plain}"
    yield made("power", first, _behind, _undo_behind, bracket="sentence", like=Triggered)


def _waited_for() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for texts that wait for either event for a time, each time or once."""
    often = (Delay(Triggered(h.both, h.text), h.d, once=False),)
    for said in (
        "<when|whenever> {both:event.two} {d:duration} , {text:text.one}",
        "{d:duration} , <when|whenever> {both:event.two} , {text:text.one}",
    ):
        yield rule("step.plain", said, often, bracket="sentence")
    once = "the next time {both:event.two} {d:duration} , {text:text.next}"
    yield rule("step.plain", once, (Delay(Triggered(h.both, h.text), h.d),), bracket="sentence")


RULES = (*_powers(), *_waited_for())
