"""Templates: values of the card language with holes, to be filled or to be matched."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from functools import cache, partial
from operator import attrgetter, itemgetter
from typing import Any, TypeAlias, cast

from engine.language.filters import AllOf, Filter
from engine.language.selections import Number, Times

Bindings: TypeAlias = dict[str, Any]
Value: TypeAlias = Any
"""What a phrase means: a value of the card language, or a part of one."""


@dataclass(frozen=True, slots=True)
class Hole:
    """The place in a template for the value of a part of the phrase."""

    name: str


@dataclass(frozen=True, slots=True)
class Multiplied:
    """In a template: a multiple of a quantity, which for the factor 1 is the quantity itself."""

    quantity: Value
    factor: Value


@dataclass(frozen=True, slots=True)
class Narrowed:
    """In a template: a filter with one more requirement."""

    base: Value
    extra: Value


@dataclass(frozen=True, slots=True)
class Figure:
    """In a template: the whole number of a printed quantity, times a sign."""

    quantity: Value
    sign: int = 1


@dataclass(frozen=True, slots=True)
class Again:
    """The same cards as those that the selection held at its first use; it is replaced once the text is complete."""

    selection: Value


def multiplied(quantity: Value, factor: Value) -> Value:
    """Return a template for so many times a quantity."""
    return Multiplied(quantity, factor)


def figure(quantity: Value, sign: int = 1) -> Value:
    """Return a template for the figure of a printed quantity: a whole number that the sign makes negative."""
    return Figure(quantity, sign)


def narrowed(base: Value, extra: Value) -> Value:
    """Return a template for a filter with one more requirement."""
    return Narrowed(base, extra)


class _Holes:
    """Makes holes by attribute access: ``h.amount`` is the hole called amount."""

    def __getattr__(self, name: str) -> Value:
        return Hole(name)


h: Any = _Holes()
"""The holes of a template, by name."""


def holes_of(template: object) -> frozenset[str]:
    """Return the names of the holes in a template."""
    found: set[str] = set()
    _gather_holes(template, found)
    return frozenset(found)


def _gather_holes(template: object, found: set[str]) -> None:
    if isinstance(template, Hole):
        found.add(template.name)
    elif isinstance(template, tuple):
        for each in template:
            _gather_holes(each, found)
    else:
        kind: Value = type(template)
        for name in _field_names(kind):
            _gather_holes(getattr(template, name), found)


def has_holes(template: object) -> bool:
    """Return whether anything in the template is to be filled."""
    return isinstance(template, Hole) or any(map(has_holes, parts_in(template)))


def is_plain(template: object) -> bool:
    """Return whether nothing in the template is reckoned: filled, it always matches the values that fill it."""
    return not isinstance(template, (Multiplied, Narrowed, Figure)) and all(map(is_plain, parts_in(template)))


@cache
def _field_names(kind: type) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind)) if is_dataclass(kind) else ()


def filler(template: object) -> Callable[[Mapping[str, Any]], Any]:
    """Return a function that fills the template's holes; parts without holes are shared, not copied.

    It is worked out as it is first called, for most rules of the grammar are never used in a run.
    """
    worked_out: list[Callable[[Mapping[str, Any]], Any]] = []

    def fill(bound: Mapping[str, Any]) -> Value:
        if not worked_out:
            worked_out.append(_filler(template))
        return worked_out[0](bound)

    return fill


def _filler(template: object) -> Callable[[Mapping[str, Any]], Any]:
    if isinstance(template, Hole):
        return itemgetter(template.name)
    if not has_holes(template):
        return lambda _bound: template
    if isinstance(template, Multiplied):
        quantity, factor = _filler(template.quantity), _filler(template.factor)
        return lambda bound: scaled(quantity(bound), factor(bound))
    if isinstance(template, Narrowed):
        base, extra = _filler(template.base), _filler(template.extra)
        return lambda bound: joined(base(bound), extra(bound))
    if isinstance(template, Figure):
        printed, sign = _filler(template.quantity), template.sign
        return lambda bound: sign * printed(bound).value
    if isinstance(template, tuple):
        parts = tuple(_filler(each) for each in template)
        return lambda bound: tuple(part(bound) for part in parts)
    return _filler_of_fields(template)


def _filler_of_fields(template: object) -> Callable[[Mapping[str, Any]], Any]:
    """Return the same for a value with fields, some of them with holes; the others are the template's own."""
    kind: Value = type(template)
    held = {name: getattr(template, name) for name in _field_names(kind)}
    fillers = tuple((name, _filler(each)) for name, each in held.items() if has_holes(each))
    if len(held) == 1:
        _, only = fillers[0]
        return lambda bound: kind(only(bound))

    def fill(bound: Mapping[str, Any]) -> Value:
        values = held.copy()
        for name, filled in fillers:
            values[name] = filled(bound)
        return kind(**values)

    return fill


def scaled(quantity: Value, factor: int) -> Value:
    """Return a multiple of the quantity.

    >>> scaled("X", 1), scaled("X", 2)
    ('X', Times(quantity='X', factor=2))
    """
    return quantity if factor == 1 else Times(quantity, factor)


def filters_of(described: Filter | None) -> tuple[Filter, ...]:
    """Return the filters that all have to fit: the filter itself unless it joins several; none where it is None.

    The plain type of what it returns spares the type checker a large union wherever the filters are looked through.
    """
    if described is None:
        return ()
    return described.filters if isinstance(described, AllOf) else (described,)


def whole_of(filters: Sequence[Filter]) -> Filter:
    """Return one filter for what has to fit all of these, as `filters_of` takes it apart; a single one stays as it is.

    >>> whole_of(["an ally"]), whole_of(["an ally", "exhausted"])
    ('an ally', AllOf(filters=('an ally', 'exhausted')))
    """
    return filters[0] if len(filters) == 1 else AllOf(tuple(filters))


def joined(base: Filter, extra: Filter) -> AllOf:
    """Return the filter with one more requirement at its end."""
    return AllOf((*filters_of(base), extra))


def _match_joined(template: Narrowed, value: object, bound: Bindings) -> bool:
    if not isinstance(value, AllOf) or len(value.filters) == 1:
        return False
    base = whole_of(value.filters[:-1])
    return match(template.base, base, bound) and match(template.extra, value.filters[-1], bound)


def match(template: object, value: object, bound: Bindings) -> bool:
    """Return whether the value is the template with its holes filled; binds the holes.

    >>> from engine.language.selections import Count
    >>> bound: Bindings = {}
    >>> match(Count(h.of), Count("cards"), bound), bound
    (True, {'of': 'cards'})
    """
    kind: Value = type(template)
    if kind is Hole:
        held = bound.setdefault(cast("Hole", template).name, value)
        return held is value or bool(held == value)
    if kind is type(value):
        return _match_alike(template, value, bound)
    if isinstance(template, Multiplied):
        factor = value.factor if isinstance(value, Times) else 1
        inner = value.quantity if isinstance(value, Times) else value
        return match(template.quantity, inner, bound) and match(template.factor, factor, bound)
    if isinstance(template, Narrowed):
        return _match_joined(template, value, bound)
    if isinstance(template, Figure):
        return type(value) is int and match(template.quantity, Number(template.sign * value), bound)
    return False


def _match_alike(template: object, value: object, bound: Bindings) -> bool:
    """Return the same for a value of the template's own type: its parts are those of the template."""
    if isinstance(template, tuple):
        assert isinstance(value, tuple)
        if len(template) != len(value):
            return False
        for one, other in zip(template, value, strict=True):  # noqa: SIM110 - it is called very often.
            if not match(one, other, bound):
                return False
        return True
    names = part_names(template)
    if not names:
        return template == value
    for name in names:  # noqa: SIM110 - the same
        if not match(getattr(template, name), getattr(value, name), bound):
            return False
    return True


Shape: TypeAlias = Any
"""The kind of a value: its type, for a tuple the shapes of its parts, for a word of the game the word itself."""


def outline(value: Value) -> Shape:
    """Return the shape of the value.

    >>> outline((Times("X", 2), "X"))
    (<class 'engine.language.selections.Times'>, <class 'str'>)
    """
    if isinstance(value, tuple):
        return tuple(outline(each) for each in value)
    return value if isinstance(value, Enum) else type(value)


def admits(template: object, shape: Shape) -> bool:
    """Return whether the template can match a value of the shape; a type in it stands for any value of the type.

    >>> admits((h.a, Times(h.n, 2)), outline((1, Times("X", 2)))), admits(Times(h.n, 2), outline("X"))
    (True, False)
    """
    if isinstance(template, (Hole, Multiplied)):
        return True
    if template is tuple:
        return isinstance(shape, tuple)
    if isinstance(template, (Narrowed, type)):
        return shape is (template if isinstance(template, type) else AllOf)
    if isinstance(template, tuple) and isinstance(shape, tuple):
        return len(template) == len(shape) and all(map(admits, template, shape))
    return bool(outline(template) == shape)


def is_same(one: object, other: object) -> bool:
    """Return whether two values are equal; of parts with many possible types a type checker compares no two types."""
    return one == other


def replaced(value: Value, old: object, new: object) -> Value:
    """Return the value with every part equal to the old one replaced by the new one."""
    if value == old and type(value) is type(old):
        return new
    if isinstance(value, tuple):
        parts = tuple(replaced(each, old, new) for each in value)
        return value if all(a is b for a, b in zip(parts, value, strict=True)) else parts
    changed: Bindings = {}
    names = part_names(value)
    for name in names:
        held = getattr(value, name)
        inner = replaced(held, old, new)
        if inner is not held:
            changed[name] = inner
    if not changed:
        return value
    kind: Value = type(value)
    return kind(**{name: changed.get(name, getattr(value, name)) for name in names})


def parts_of(value: object) -> list[Any]:
    """Return the value and all its parts, outer before inner, in the order of the fields."""
    found: list[Any] = []
    waiting: list[Any] = [value]
    while waiting:
        part = waiting.pop()
        found.append(part)
        inner = _inside(part.__class__)
        if inner is not None:
            waiting += inner(part)
    return found


@cache
def _inside(kind: Value) -> Callable[[Any], Sequence[Any]] | None:
    """Return a function that gives the parts of a value of the type from the last to the first, None if it has none."""
    if issubclass(kind, tuple):
        return _backwards
    names = _fields_of(kind)
    if not names:
        return None
    if len(names) == 1:
        return partial(_alone, attrgetter(*names))
    return attrgetter(*names[::-1])


def _backwards(parts: tuple[Any, ...]) -> Sequence[Any]:
    return parts[::-1]


def _alone(get: Callable[[Any], Any], value: object) -> Sequence[Any]:
    return (get(value),)


def parts_in(value: Value) -> Sequence[Any]:
    """Return the parts that stand directly in a value: those of a tuple, or what its fields hold.

    >>> parts_in(Times("X", 2)), parts_in((1, 2)), parts_in("X")
    (['X', 2], (1, 2), [])
    """
    return value if isinstance(value, tuple) else [getattr(value, name) for name in part_names(value)]


def part_names(value: object) -> tuple[str, ...]:
    """Return the names of the fields that hold the parts of a value; none for a value without parts.

    >>> part_names(Times("X", 2)), part_names("X")
    (('quantity', 'factor'), ())
    """
    kind: Value = type(value)
    return _fields_of(kind)


@cache
def _fields_of(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) and not issubclass(kind, Enum) else ()
