"""Phrase rules: a pattern of words and categories, and the value that it stands for, in both directions."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Any, TypeAlias

from scenarios.reading.agreement import agreeing
from scenarios.reading.discourse import Discourse
from scenarios.reading.line_words import Token
from scenarios.reading.template_matchers import matcher
from scenarios.reading.templates import Bindings, Hole, Value, filler, holes_of, is_plain

Build: TypeAlias = Callable[[Discourse, Mapping[str, Any]], Any]
Undo: TypeAlias = Callable[[Discourse, Any], Iterable[Bindings]]
Check: TypeAlias = Callable[..., None]
NOTHING: Mapping[str, Any] = MappingProxyType({})


class NoReading(Exception):
    """The words can't mean anything here; the message says which words were expected."""


def as_built(build: Callable[[Discourse], Any]) -> Undo:
    """Return the undo function of words without parts: they say the value that they would build, and bind nothing."""

    def undo(discourse: Discourse, value: Any) -> Iterator[Bindings]:  # noqa: ANN401 - any value of the language.
        try:
            if value == build(discourse):
                yield {}
        except NoReading:
            return

    return undo


@dataclass(frozen=True, slots=True)
class Part:
    """A place in a pattern, filled by a phrase of the category."""

    name: str
    category: str


Element: TypeAlias = str | Part


@dataclass(frozen=True, slots=True, eq=False)
class Rule:
    """A rule for a phrase of a category: its elements, how they build a value, and how a value is taken apart.

    `bracket` is what the phrase opens in the discourse: a text with targets of its own, a clause, or None. `like` is
    the shape of all values that the rule can tell. `parts` are the elements that phrases fill, `said` the names of the
    parts except the doer. `heeds` says whether it depends on the discourse how a value is taken apart, `free` that it
    depends on the parts alone, as does what is built of them. What a `sure` rule builds is always taken apart into the
    same parts. A rule that `passes` stands for its one part, with no other meaning.
    """

    category: str
    elements: tuple[Element, ...]
    build: Build
    undo: Undo
    bracket: str | None = None
    like: object = None
    sure: bool = False
    parts: tuple[Part, ...] = field(init=False)
    said: frozenset[str] = field(init=False)
    has_doer: bool = field(init=False)
    heeds: bool = field(init=False)
    free: bool = field(init=False)
    passes: bool = field(init=False)

    def __post_init__(self) -> None:
        parts = tuple(element for element in self.elements if isinstance(element, Part))
        names = frozenset(part.name for part in parts)
        object.__setattr__(self, "parts", parts)
        object.__setattr__(self, "said", names - {"doer"})
        object.__setattr__(self, "has_doer", "doer" in names)
        heeds = _heeds(self.undo)
        free = not heeds and not _heeds(self.build)
        object.__setattr__(self, "heeds", heeds)
        object.__setattr__(self, "free", free)
        object.__setattr__(self, "passes", free and self.sure and isinstance(self.like, Hole))


def _heeds(function: Build | Undo) -> bool:
    """Return whether the function uses the discourse, its first parameter: the underscore of an unused name says no."""
    code = getattr(function, "__code__", None)
    return code is None or not code.co_varnames[0].startswith("_")


@dataclass(frozen=True, slots=True, eq=False)
class Terminal:
    """A category of words that code recognises and writes: numbers, names, tags."""

    category: str
    scan: Callable[[tuple[Token, ...], int, Discourse], Iterable[tuple[int, Any]]]
    write: Callable[[Any], Iterable[str]]
    expected: str


_PART = re.compile(r"\{(\w+)(?::([\w.]+))?\}")


def rule(
    category: str,
    pattern: str,
    template: object,
    *,
    bracket: str | None = None,
    check: Check | None = None,
    known: Mapping[str, Any] = NOTHING,
) -> tuple[Rule, ...]:
    """Return the rules of a pattern that stands for a template.

    In a pattern ``{name:category}`` is a part, and ``<a|b>`` are words with the same meaning, the first of which is
    written. What is marked by ``~`` or by ``^`` agrees in number (see `agreement`). The holes of the template have the
    names of the parts. `check` gets the discourse and the parts by name, and raises NoReading for parts of which the
    words can't be said. `known` are the values of parts that the template does not need.
    """
    fill, matches = filler(template), matcher(template)
    wanted = holes_of(template)

    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        bound: Bindings = {}
        if matches(value, bound):
            yield {**bound, **known}

    def build(discourse: Discourse, bound: Mapping[str, Any]) -> Value:
        if check is not None:
            check(discourse, **bound)
        return fill({"doer": discourse.doer, **bound} if "doer" in wanted else bound)

    def build_freely(_discourse: Discourse, bound: Mapping[str, Any]) -> Value:
        return fill(bound)

    built = build if check is not None or "doer" in wanted else build_freely
    sure = not known and is_plain(template)
    rules = tuple(
        Rule(named, elements, built, undo, bracket, template, sure)
        for named, said in agreeing(category, pattern)
        for elements in expand(said)
    )
    _must_fill(rules, pattern, wanted | known.keys())
    return rules


def _must_fill(rules: Iterable[Rule], pattern: str, wanted: frozenset[str]) -> None:
    """Hold that the parts of the rules are those that are wanted; only the doer may come from the clause.

    Raises:
        ValueError: a part is missing, or nothing needs it.
    """
    for each in rules:
        named = {part.name for part in each.parts}
        if wanted - {"doer"} != named - {"doer"}:
            raise ValueError(f"{each.category}: {pattern!r} fills {sorted(named)}, the template takes {sorted(wanted)}")


def made(
    category: str,
    pattern: str,
    build: Callable[..., Any],
    undo: Callable[..., Any],
    *,
    bracket: str | None = None,
    like: object = None,
) -> tuple[Rule, ...]:
    """Return the rules of a pattern whose value is built, and taken apart, by functions.

    `build` takes the discourse and the parts by name. `undo` takes the discourse and a value and gives the possible
    parts, as dictionaries; it gives none, or raises NoReading, for a value that the pattern has no words for. `like`
    spares `undo` the values of other shapes: it is a type, `tuple` for a tuple of any parts, a tuple of types for one
    of just such parts, or a template.
    """

    def from_parts(discourse: Discourse, bound: Mapping[str, Any]) -> Value:
        return build(discourse, **bound)

    def from_parts_alone(_discourse: Discourse, bound: Mapping[str, Any]) -> Value:
        return build(_discourse, **bound)

    built = from_parts if _heeds(build) else from_parts_alone
    return tuple(
        Rule(named, elements, built, undo, bracket, like=like)
        for named, said in agreeing(category, pattern)
        for elements in expand(said)
    )


def expand(pattern: str) -> Iterator[tuple[Element, ...]]:
    """Yield the sequences of elements that a pattern stands for, the one that is written first.

    >>> [" ".join(map(str, each)) for each in expand("draw <a|one> card")]
    ['draw a card', 'draw one card']
    """
    start = pattern.find("<")
    if start < 0:
        yield tuple(map(_element, pattern.split()))
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


@cache
def _element(word: str) -> Element:
    found = _PART.fullmatch(word)
    return Part(found[1], found[2] or found[1]) if found else word.replace("¶", ">>>").lower()
