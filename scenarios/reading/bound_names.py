"""Names that parts of a text give for later parts: who gives them, and that what nothing uses is dropped."""

from __future__ import annotations

from operator import is_not

from engine.language.effects import (
    Choose,
    ChooseNumber,
    CreateTokens,
    Deal,
    Destroy,
    Discard,
    Exhaust,
    ForEach,
    Heal,
    NameCard,
    Put,
    Remember,
    RemoveCounters,
    RemoveDamage,
    RollDice,
)
from engine.language.names_given import fatally
from engine.language.powers import Text
from engine.language.printed import Printed
from engine.language.revelation import RevealUntil, Search
from engine.language.selections import Chosen, ForSome, ThatMany, Those
from engine.value import replace
from scenarios.reading.parts_by_kind import card_parts, kinds_of, of_kinds, parts_by_kind, units_of
from scenarios.reading.templates import Again, Value, part_names, parts_of, replaced

NAME_IS_FREE = {
    **dict.fromkeys((Chosen, CreateTokens, Deal, Destroy, Discard, Exhaust, Heal, Put, RemoveDamage), "name"),
    RemoveCounters: "counted",
}
"""Parts that may give a name to cards, or to a number of them, and the field that holds it, or else None."""

NAMES_GIVEN: dict[type, tuple[str, ...]] = {
    **{kind: (field,) for kind, field in NAME_IS_FREE.items()},
    **dict.fromkeys((Choose, ChooseNumber, ForEach, ForSome, NameCard, Remember, RollDice, Search), ("name",)),
    RevealUntil: ("name", "rest"),
}
"""All parts that give names, and the fields that hold them; in other parts such a field holds another kind of name."""


def names_held(part: Value) -> tuple[str | None, ...]:
    """Return what stands in the fields for the names that the part gives; it need not give those that are None.

    A part that deals damage gives another name to whom it was fatal.
    """
    held = tuple(getattr(part, field) for field in NAMES_GIVEN.get(type(part), ()))
    return (*held, *(name and fatally(name) for name in held)) if isinstance(part, Deal) else held


def names_given(part: Value) -> frozenset[str]:
    """Return the names that the part itself gives.

    >>> sorted(names_given(Remember(None, "much"))), names_given(Those("much"))
    (['much'], frozenset())
    """
    if part.__class__ not in NAMES_GIVEN:
        return _NO_NAMES
    return frozenset(name for name in names_held(part) if name is not None)


_NO_NAMES: frozenset[str] = frozenset()


def with_used_names(printed: Printed) -> Printed:
    """Return the card without names that nothing uses; a power uses names of the card's own text, none of another."""
    if Again in kinds_of(printed):
        printed = _settled(_settled(printed, founded=True))
    powers = tuple(_pruned(each, _used(each)) for each in printed.powers)
    units = units_of(printed)
    rest = units[: len(units) - len(powers)]
    used = set[str]().union(*map(_used, rest), *(_used(each) - _given(each) for each in powers))
    if any(_gives_in_vain(each, used) for each in rest):
        made: Printed = replace(_without_names(replace(printed, powers=()), used), powers=powers)
    elif any(map(is_not, powers, printed.powers)):
        made = replace(printed, powers=powers)
    else:
        return printed
    # A number that the card no longer needs may have used a name.
    fewer = Remember in kinds_of(printed) and _remembers(printed) > _remembers(made)
    return with_used_names(made) if fewer else made


def _remembers(printed: Printed) -> int:
    return len(card_parts(printed, Remember))


def _gives_in_vain(value: Value, used: set[str]) -> bool:
    """Return whether a part of the value gives a name that is not used, and can go itself or do without the name."""
    parts = parts_by_kind(value)
    return any(
        getattr(part, field) is not None and used.isdisjoint(names_given(part))
        for kind, field in _CAN_GO.items()
        if kind in parts
        for part in parts[kind]
    )


_CAN_GO = {Remember: "name", **NAME_IS_FREE}
"""Parts whose name can go, for Remember with the part itself, and the field that holds the name."""


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
    names = part_names(value)
    if not names:
        return value
    kind: Value = type(value)
    made = kind(**{name: _settled(getattr(value, name), founded=founded) for name in names})
    return _with_those(made, founded=founded) if isinstance(made, Text) else made


def _given(value: object) -> frozenset[str]:
    return frozenset().union(*map(names_given, of_kinds(parts_by_kind(value), NAMES_GIVEN)))


def _used(value: object) -> set[str]:
    return {each.name for each in of_kinds(parts_by_kind(value), (Those, ThatMany))}


def _pruned(value: Value, used: set[str]) -> Value:
    """Return the value without the names that are not used."""
    return _without_names(value, used) if _gives_in_vain(value, used) else value


def _without_names(value: Value, used: set[str]) -> Value:
    if isinstance(value, tuple):
        kept = [each for each in value if not (isinstance(each, Remember) and each.name not in used)]
        parts = tuple([_without_names(each, used) for each in kept])
        return parts if len(parts) < len(value) or any(map(is_not, parts, value)) else value
    changed = {}
    for name in part_names(value):
        held = getattr(value, name)
        pruned = _without_names(held, used)
        if pruned is not held:
            changed[name] = pruned
    free = NAME_IS_FREE.get(type(value))
    if free is not None and getattr(value, free) is not None and used.isdisjoint(names_given(value)):
        changed[free] = None
    return replace(value, **changed) if changed else value
