"""One event or another of the same card, of which at least one is told by more than a verb."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations

from engine.language.filters import Filter, Is, Standing
from engine.language.triggers import On, What
from engine.language.words import Kind, Relation
from engine.value import value
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.templates import Bindings, Value, h

_YOU = Standing(Relation.YOU)


@value
class _Part:
    """What a card does or undergoes: the event without the card, and whether it is the one that undergoes it."""

    on: On
    undergone: bool = False


def _parts() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what is said of the card."""
    yield rule("card.part.plain", "{what:card.verb}", _Part(On(h.what)))
    yield rule("card.part.more", "uses <a power|one of its powers>", _Part(On(What.USED)))
    yield rule("card.part.more", "attacks <a|an> {other:noun}", _Part(On(What.ATTACKS, other=h.other)))
    theirs = Standing(Relation.OPPONENT)
    yield rule("card.part.more", "is targeted by an opponent", _Part(On(What.TARGETED, player=theirs)))
    for kind, combat in (("", None), ("combat", True)):
        dealt = On(What.DEALS_DAMAGE, combat=combat)
        yield rule("card.part.more", f"deals {kind} damage", _Part(dealt))
        to = On(What.DEALS_DAMAGE, other=h.other, combat=combat)
        yield rule("card.part.more", f"deals {kind} damage to <a|an> {{other:noun}}", _Part(to))
        yield rule("card.part.more", f"is dealt {kind} damage", _Part(dealt, undergone=True))
    yield rule("card.part.more", "is healed", _Part(On(What.HEALS), undergone=True))


def _with_card(part: _Part, card: Filter) -> On:
    """Return the event of the card."""
    return replace(part.on, other=card) if part.undergone else replace(part.on, subject=card)


def _either(_discourse: Discourse, card: Filter, a: _Part, b: _Part) -> tuple[On, On]:
    if a == b:
        raise NoReading("two different events")
    return _with_card(a, card), _with_card(b, card)


_UNDERGONE = (What.DEALS_DAMAGE, What.HEALS)


def _as_parts(on: On) -> Iterator[tuple[Filter, _Part]]:
    """Yield each card that the event can be told of, with what is said of it."""
    if on.subject is not None:
        yield on.subject, _Part(replace(on, subject=None))
    elif on.what in _UNDERGONE and on.other is not None:
        yield on.other, _Part(replace(on, other=None), undergone=True)


def _undo_either(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (On() as one, On() as two):
            for card, a in _as_parts(one):
                yield from ({"card": card, "a": a, "b": b} for other, b in _as_parts(two) if other == card)
        case _:
            return


def _events() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for either event, in which at least one part is more than a verb."""
    for a, b in (("more", "more"), ("more", "plain"), ("plain", "more")):
        said = f"{{card:who}} {{a:card.part.{a}}} or {{b:card.part.{b}}}"
        yield made("event.two", said, _either, _undo_either, like=(On, On))


_YOURS: tuple[tuple[str, Value], ...] = (
    ("play <a|an> {NAME:noun}", lambda noun: On(What.PLAYED, subject=noun, player=_YOU)),
    ("complete a quest", lambda _noun: On(What.COMPLETES, subject=Is((Kind.QUEST,)), player=_YOU)),
    ("draw a card", lambda _noun: On(What.DRAWN, player=_YOU)),
    ("discard a card", lambda _noun: On(What.DISCARDED, player=_YOU)),
    ("place a resource", lambda _noun: On(What.PLACED, player=_YOU)),
    ("strike with <a|an> {NAME:noun}", lambda noun: On(What.STRIKES, subject=noun, player=_YOU)),
)
"""What you do, in words in which NAME is the name of a part, and the event by the hole of that part."""


def _by_you() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for either of two things that you do."""
    for (first, one), (second, other) in permutations(_YOURS, 2):
        said = f"you {first.replace('NAME', 'a')} or {second.replace('NAME', 'b')}"
        yield rule("event.two", said, (one(h.a), other(h.b)))


RULES = (*_parts(), *_events(), *_by_you())
