"""Characters to which a text has dealt damage of one of several types, and what is said of them for a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from engine.language.durations import Duration
from engine.language.effects import Apply, Deal
from engine.language.selections import Those
from engine.language.words import DamageType
from scenarios.reading import plural_references
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.templates import Bindings, Value, parts_of, replaced

_CALLED: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("character", "characters", ()), ("hero or ally", "heroes and allies", ()),
    ("ally", "allies", ("ally",)), ("hero", "heroes", ("hero",)),
)  # fmt: skip
"""Nouns for all to which damage was dealt, and the kinds of which all of them must be so called; none for any."""


def _name(kind: DamageType) -> str:
    return f"{kind.value} dealt"


def _saying(nouns: tuple[str, ...]) -> Callable[..., tuple[Any, ...]]:
    """Return the build function of what is said of those who were dealt damage of a type, called by these kinds."""

    def build(discourse: Discourse, a: Value, kind: DamageType, changes: Value, duration: Duration) -> tuple[Any, ...]:
        plural_references.dealt_to(discourse, *nouns)
        dealt = [each for each in parts_of(a) if isinstance(each, Deal) and each.damage_type is kind]
        if len(dealt) != 1:
            raise NoReading(f"one deed before that deals {kind.value} damage")
        named = replaced(a, dealt[0], replace(dealt[0], name=_name(kind)))
        return (*named, Apply(changes, Those(_name(kind)), duration))

    return build


def _undo_said(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (*before, Apply(changes, Those(name), duration, None, False, None)):
            dealt = [each for each in parts_of(tuple(before)) if isinstance(each, Deal) and each.name == name]
            kind = dealt[0].damage_type if len(dealt) == 1 else None
            if kind is not None and name == _name(kind):
                a = replaced(tuple(before), dealt[0], replace(dealt[0], name="dealt"))
                yield {"a": a, "kind": kind, "changes": changes, "duration": duration}
        case _:
            return


def _typed() -> Iterator[tuple[Rule, ...]]:
    for one, several, nouns in _CALLED:
        for who, verb in ((f"<a|an|each> {one}", "iss"), (several, "ares")):
            said = f"{{a:clauses}} . {who} dealt {{kind:damagetype}} damage this way {{changes:{verb}}} {{duration}} ."
            yield made("step.plain", said, _saying(nouns), _undo_said, bracket="sentence", like=tuple)


def _undo_dealt(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if value == Those("dealt"):
        yield {}


def _of_any_type() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for all to which damage was dealt, as the subject of what is said of them."""
    for one, several, nouns in _CALLED:
        said_of_each = plural_references.saying_dealt_to(*nouns)
        dealt = plural_references.saying_dealt_to(*nouns, several=True)
        yield made("np.indefinite", f"each {one} <dealt damage|damaged> this way", said_of_each, _undo_dealt)
        yield made("topic", f"<a|an|each> {one} <dealt damage|damaged> this way", dealt, _undo_dealt)
        yield made("topics", f"{several} <dealt damage|damaged> this way", dealt, _undo_dealt)


RULES = (*_typed(), *_of_any_type())
