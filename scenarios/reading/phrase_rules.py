"""Phrase rules: a pattern of words and categories, and the value it stands for, readable from either side."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from scenarios.reading.discourse import Discourse
from scenarios.reading.line_tokens import Token
from scenarios.reading.templates import Bindings, Value, filler, holes_of, match

Build: TypeAlias = Callable[[Discourse, Mapping[str, Any]], Any]
Undo: TypeAlias = Callable[[Discourse, Any], Iterable[Bindings]]


class NoReading(Exception):
    """The words can't mean anything here: a reference without a referent, a value that doesn't fit."""


@dataclass(frozen=True, slots=True)
class Part:
    """A place of a pattern that a phrase of the category fills."""

    name: str
    category: str


Element: TypeAlias = str | Part


@dataclass(frozen=True, slots=True, eq=False)
class Rule:
    """A phrase of a category: its elements, how they make a value, and how the value gives them back.

    `bracket` says what the phrase opens in the discourse: a text with targets of its own, a clause, or nothing.
    `template` is what the value is matched with, where the rule was made from one, and `like` what it is always like.
    `parts` are the elements that phrases fill, `said` their names but for the doer's.
    """

    category: str
    elements: tuple[Element, ...]
    build: Build
    undo: Undo
    bracket: str | None = None
    template: object = None
    like: object = None
    parts: tuple[Part, ...] = field(init=False)
    said: frozenset[str] = field(init=False)
    has_doer: bool = field(init=False)

    def __post_init__(self) -> None:
        parts = tuple(element for element in self.elements if isinstance(element, Part))
        names = frozenset(part.name for part in parts)
        object.__setattr__(self, "parts", parts)
        object.__setattr__(self, "said", names - {"doer"})
        object.__setattr__(self, "has_doer", "doer" in names)


@dataclass(frozen=True, slots=True, eq=False)
class Terminal:
    """A category whose phrases are found and written by code: numbers, names, tags."""

    category: str
    scan: Callable[[tuple[Token, ...], int, Discourse], Iterable[tuple[int, Any]]]
    write: Callable[[Any], Iterable[str]]
    expected: str


_PART = re.compile(r"\{(\w+)(?::([\w.]+))?\}")


def rule(category: str, pattern: str, template: object, *, bracket: str | None = None) -> tuple[Rule, ...]:
    """Return the rules of a pattern that stands for a template.

    In a pattern ``{name:category}`` is a part, ``<a|b>`` are words that mean the same (the first is written); the
    template's holes carry the names of the parts.
    """
    fill = filler(template)
    wanted = holes_of(template)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        bound: Bindings = {}
        if match(template, value, bound):
            yield bound

    def build(discourse: Discourse, bound: Mapping[str, Any]) -> Value:
        return fill({"doer": discourse.doer, **bound} if "doer" in wanted else bound)

    rules = tuple(Rule(category, elements, build, undo, bracket, template, template) for elements in expand(pattern))
    for each in rules:
        named = {element.name for element in each.elements if isinstance(element, Part)}
        if wanted - {"doer"} != named - {"doer"}:
            raise ValueError(f"{category}: {pattern!r} fills {sorted(named)}, the template takes {sorted(wanted)}")
    return rules


def made(
    category: str,
    pattern: str,
    build: Callable[..., Any],
    undo: Callable[..., Any],
    *,
    bracket: str | None = None,
    like: object = None,
) -> tuple[Rule, ...]:
    """Return the rules of a pattern whose value is made, and taken apart, by functions.

    `build` takes the discourse and the parts by name. `undo` takes the discourse and a value and gives the possible
    parts, as dictionaries; it gives none, or raises NoReading, for a value that the pattern has no words for. `like`
    spares `undo` the values of other shapes: it is a type, `tuple` for a tuple of any parts, a tuple of types for one
    of just such parts, or a template.
    """

    def from_parts(discourse: Discourse, bound: Mapping[str, Any]) -> Value:
        return build(discourse, **bound)

    return tuple(Rule(category, elements, from_parts, undo, bracket, like=like) for elements in expand(pattern))


def expand(pattern: str) -> Iterator[tuple[Element, ...]]:
    """Give the element sequences of a pattern, the canonical one first.

    >>> [" ".join(map(str, each)) for each in expand("draw <a|one> card")]
    ['draw a card', 'draw one card']
    """
    start = pattern.find("<")
    if start < 0:
        yield tuple(_elements(pattern))
        return
    end = _closing(pattern, start)
    for choice in _choices(pattern[start + 1 : end]):
        yield from expand(f"{pattern[:start]} {choice} {pattern[end + 1 :]}")


def _closing(pattern: str, start: int) -> int:
    depth = 0
    for place in range(start, len(pattern)):
        depth += {"<": 1, ">": -1}.get(pattern[place], 0)
        if depth == 0:
            return place
    raise ValueError(f"{pattern!r} opens a choice and does not close it")


def _choices(inside: str) -> list[str]:
    found, depth, start = [], 0, 0
    for place, sign in enumerate(inside):
        depth += {"<": 1, ">": -1}.get(sign, 0)
        if sign == "|" and depth == 0:
            found.append(inside[start:place])
            start = place + 1
    return [*found, inside[start:]]


def _elements(pattern: str) -> Iterator[Element]:
    for word in pattern.split():
        found = _PART.fullmatch(word)
        yield Part(found[1], found[2] or found[1]) if found else word.replace("¶", ">>>").lower()
