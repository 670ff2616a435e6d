"""Characters to which a text has dealt damage of one of several types, and what is said of them for a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, TypeAlias

from engine.language.durations import Duration
from engine.language.effects import Apply, Deal
from engine.language.selections import Every, Those
from engine.language.words import DamageType, Kind
from scenarios.reading import plural_references
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.templates import Bindings, Value, is_same, parts_of, replaced

_Both: TypeAlias = tuple[Callable[..., tuple[Any, ...]], Callable[..., Iterator[Bindings]]]

_CALLED: tuple[tuple[str, str, tuple[Kind, ...]], ...] = (
    ("character", "characters", ()), ("hero or ally", "heroes and allies", (Kind.HERO, Kind.ALLY)),
    ("ally", "allies", (Kind.ALLY,)), ("hero", "heroes", (Kind.HERO,)),
)  # fmt: skip
"""Nouns for those to which damage was dealt, and their kinds; none for all of them."""


def _name(kind: DamageType) -> str:
    return f"{kind.value} dealt"


def _is_typed(deal: Deal) -> bool:
    """Return whether the damage is called by its type afterwards."""
    return deal.damage_type is not None and deal.name == _name(deal.damage_type)


def _of_type(kind: DamageType, kinds: tuple[Kind, ...]) -> Those | Every:
    """Return those of the kinds to which damage of the type was dealt."""
    name = _name(kind)
    return Every(plural_references.dealt_of(*kinds, name=name)) if kinds else Those(name)


def _saying(kinds: tuple[Kind, ...]) -> _Both:
    """Return the build and undo functions of what is said of those of the kinds who were dealt damage of a type."""

    def build(_discourse: Discourse, a: Value, kind: DamageType, changes: Value, duration: Duration) -> tuple[Any, ...]:
        dealt = [each for each in parts_of(a) if isinstance(each, Deal) and each.damage_type is kind]
        if len(dealt) != 1:
            raise NoReading(f"one deed before that deals {kind.value} damage")
        named = replaced(a, dealt[0], replace(dealt[0], name=_name(kind)))
        return (*named, Apply(changes, _of_type(kind, kinds), duration))

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        match value:
            case (*before, Apply(changes, _, duration, None, False, None) as applied):
                dealt = [each for each in parts_of(tuple(before)) if isinstance(each, Deal) and _is_typed(each)]
                kind = dealt[0].damage_type if len(dealt) == 1 else None
                if kind is not None and is_same(applied.to, _of_type(kind, kinds)):
                    a = replaced(tuple(before), dealt[0], replace(dealt[0], name="dealt"))
                    yield {"a": a, "kind": kind, "changes": changes, "duration": duration}
            case _:
                return

    return build, undo


def _typed() -> Iterator[tuple[Rule, ...]]:
    for one, several, kinds in _CALLED:
        for who, verb in ((f"<a|an|each> {one}", "iss"), (several, "ares")):
            said = f"{{a:clauses}} . {who} dealt {{kind:damagetype}} damage this way {{changes:{verb}}} {{duration}} ."
            yield made("step.plain", said, *_saying(kinds), bracket="sentence", like=tuple)


def _undo_dealt(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if value == Those("dealt"):
        yield {}


def _of_any_type() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for all to which damage was dealt, as the subject of what is said of them."""
    said_of_each = plural_references.saying_dealt_to()
    dealt = plural_references.saying_dealt_to(several=True)
    yield made("np.indefinite", "each character <dealt damage|damaged> this way", said_of_each, _undo_dealt)
    yield made("topic", "<a|an|each> character <dealt damage|damaged> this way", dealt, _undo_dealt)
    yield made("topics", "characters <dealt damage|damaged> this way", dealt, _undo_dealt)


RULES = (*_typed(), *_of_any_type())
