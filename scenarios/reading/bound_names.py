"""Names that parts of a text give for later parts: they are kept where they are used, and dropped elsewhere."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from enum import Enum

from engine.language.effects import (
    Choose,
    CreateTokens,
    Deal,
    Destroy,
    Discard,
    Exhaust,
    Heal,
    Put,
    Remember,
    RemoveDamage,
)
from engine.language.powers import Text
from engine.language.printed import Printed
from engine.language.selections import Chosen, ThatMany, Those
from scenarios.reading.templates import Again, Value, parts_of, replaced

_BINDERS = (Chosen, Deal, Destroy, Discard, Exhaust, Heal, Put, CreateTokens, RemoveDamage)


def with_used_names(printed: Printed) -> Printed:
    """Return the card without names that nothing uses; a power uses names of the card's own text, none of another."""
    printed = _settled(_settled(printed, founded=True))
    powers = tuple(_pruned(each, _used(each)) for each in printed.powers)
    rest = replace(printed, powers=())
    used = _used(rest).union(*(_used(each) - _given(each) for each in powers))
    return replace(_pruned(rest, used), powers=powers)  # type: ignore[no-any-return]


def _with_those(text: Text, *, founded: bool) -> Text:
    """Return the text in which cards that are referred to again are chosen once, before their first use.

    With `founded` only those that the text itself has named before: what happens later, in a text of its own, to cards
    that the text around it has named happens to the cards which that text found.
    """
    effects = list(text.effects)
    while again := next((part for part in _referred(effects) if not founded or _named_in(effects, part)), None):
        place = next(at for at, each in enumerate(effects) if again.selection in parts_of(each))
        those = Those(f"those {len(effects)}")
        used = replaced(effects[place], again, those)
        effects[place:] = [
            Choose(again.selection, those.name),
            replaced(used, again.selection, those),
            *(replaced(each, again, those) for each in effects[place + 1 :]),
        ]
    return replace(text, effects=tuple(effects))


def _referred(effects: list[Value]) -> list[Again]:
    return [part for part in parts_of(tuple(effects)) if isinstance(part, Again)]


def _named_in(effects: list[Value], again: Again) -> bool:
    """Return whether the effects name the cards themselves, not only again."""
    return again.selection in parts_of(replaced(tuple(effects), again, None))


def _settled(value: Value, *, founded: bool = False) -> Value:
    if isinstance(value, tuple):
        return tuple(_settled(each, founded=founded) for each in value)
    if isinstance(value, (Enum, type)) or not is_dataclass(value):
        return value
    held = {f.name: _settled(getattr(value, f.name), founded=founded) for f in fields(value)}
    kind: Value = type(value)
    made = kind(**held)
    return _with_those(made, founded=founded) if isinstance(made, Text) else made


def _given(value: object) -> set[str]:
    names = (getattr(part, "name", None) for part in parts_of(value) if not isinstance(part, (Those, ThatMany)))
    return {name for name in names if isinstance(name, str)}


def _used(value: object) -> set[str]:
    return {each.name for each in parts_of(value) if isinstance(each, (Those, ThatMany))}


def _pruned(value: Value, used: set[str]) -> Value:
    if isinstance(value, tuple):
        kept = (each for each in value if not (isinstance(each, Remember) and each.name not in used))
        return tuple(_pruned(each, used) for each in kept)
    if isinstance(value, (Enum, type)) or not is_dataclass(value):
        return value
    held = {f.name: _pruned(getattr(value, f.name), used) for f in fields(value)}
    if isinstance(value, _BINDERS) and held["name"] not in used:
        held["name"] = None
    kind: Value = type(value)
    return kind(**held)
