"""The parts of values by their classes: found once for each value, however many questions ask for some of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.language.powers import Text
from engine.language.printed import Printed
from engine.value import kept_by_identity
from scenarios.reading.templates import part_names, parts_of

PartsByKind = Mapping[type, list[Any]]
"""For each class the parts that are of it, in the order of the fields; nobody may change the lists."""


@kept_by_identity
def parts_by_kind(value: object) -> PartsByKind:
    """Return the value and all its parts, by their classes."""
    found: dict[type, list[Any]] = {}
    for part in parts_of(value):
        kind = part.__class__
        if kind in found:
            found[kind].append(part)
        else:
            found[kind] = [part]
    return found


def together(values: Iterable[object]) -> PartsByKind:
    """Return the values and all their parts, by their classes, those of one value after those of the other."""
    found: dict[type, list[Any]] = {}
    for each in values:
        for kind, parts in parts_by_kind(each).items():
            found[kind] = [*found[kind], *parts] if kind in found else parts
    return found


def of_kinds(parts: PartsByKind, kinds: Iterable[type]) -> list[Any]:
    """Return the parts that are of the classes, one class after the other."""
    return [part for kind in kinds if kind in parts for part in parts[kind]]


def card_parts(printed: Printed, *kinds: type) -> list[Any]:
    """Return what is of the classes in the card's text and powers, one class after the other."""
    return of_kinds(_of_card(printed), kinds)


def parts_with_host(printed: Printed, *kinds: type) -> list[Any]:
    """Return the same with what the card says of its host, before the powers."""
    return of_kinds(with_host(printed), kinds)


@kept_by_identity
def with_host(printed: Printed) -> PartsByKind:
    """Return the parts of the card's text, of what it says of its host, and of its powers, by their classes."""
    if printed.attach is None:
        return _of_card(printed)
    return together((printed.text, printed.attach, *printed.powers))


@kept_by_identity
def _of_card(printed: Printed) -> PartsByKind:
    return together((printed.text, *printed.powers))


def texts_of(printed: Printed) -> list[tuple[Text, int]]:
    """Return the texts of the card, those of powers first, each with the number that its first target has."""
    hosts = int(printed.attach is not None)
    of_powers = [(part, 0) for power in printed.powers for part in parts_by_kind(power).get(Text, ())]
    return of_powers + [(part, hosts) for part in parts_by_kind(printed.text).get(Text, ())]


@kept_by_identity
def units_of(printed: Printed) -> tuple[Any, ...]:
    """Return what the fields of the card hold besides words and numbers, each power by itself."""
    held = (getattr(printed, name) for name in part_names(printed) if name != "powers")
    return (*(each for each in held if each.__class__ not in _WITHOUT_PARTS), *printed.powers)


_WITHOUT_PARTS = frozenset({bool, int, str, type(None)})


@kept_by_identity
def kinds_of(printed: Printed) -> frozenset[type]:
    """Return the classes of the card's parts, words and numbers aside."""
    return frozenset({Printed}).union(*map(parts_by_kind, units_of(printed)))
