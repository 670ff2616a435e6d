"""Modal texts: what a text lets its player choose among, alone or behind what is done in any case (707.1b)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import takewhile
from typing import Any

from engine.language.effects import Effect, If, May
from engine.language.powers import Modes, TargetDescription, Text
from engine.language.selections import Role, Target, You
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.templates import Bindings, Value, h, parts_of, replaced


def as_text(discourse: Discourse, effects: tuple[Any, ...]) -> Text:
    """Return the text of effects with the targets that their words have named since the text began."""
    return Text(discourse.close_text(), effects)


def undo_text(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    """Yield the effects of a text."""
    if isinstance(value, Text):
        yield {"effects": value.effects}


def label(mode: Text, place: int) -> str:
    """Return a short word for a mode, by which it is chosen: its place, and the name of its first effect."""
    first = mode.effects[0]
    word = "".join(f" {sign.lower()}" if sign.isupper() else sign for sign in type(first).__name__).strip()
    return f"{place}: {word}"


def _labels(modes: tuple[Text, ...]) -> tuple[str, ...]:
    return tuple(label(mode, place) for place, mode in enumerate(modes, 1))


def _row(_discourse: Discourse, a: Text, rest: tuple[Text, ...]) -> tuple[Text, ...]:
    return (a, *rest)


def _undo_row(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (Text() as a, Text() as b, Text() as c, *more):
            yield {"a": a, "rest": (b, c, *more)}
        case _:
            return


_BOTH = 2
_HOW_MANY: tuple[tuple[str, Callable[[int], tuple[int, int] | None]], ...] = (
    ("one", lambda _modes: (1, 1)),
    ("two", lambda modes: (_BOTH, _BOTH) if modes > _BOTH else None),
    ("one or both", lambda modes: (1, _BOTH) if modes == _BOTH else None),
    ("one or more", lambda modes: (1, modes) if modes > _BOTH else None),
)
"""How many modes a text lets its player choose: the words, and the bounds for a number of modes."""


def _chosen(least_and_most: Callable[[int], tuple[int, int] | None]) -> tuple[Callable[..., Any], Callable[..., Any]]:
    def build(_discourse: Discourse, modes: tuple[Text, ...]) -> Modes:
        bounds = least_and_most(len(modes))
        if bounds is None:
            raise NoReading("words that fit the number of modes")
        return Modes(modes, _labels(modes), *bounds)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case Modes(modes, _, least, most, None) if least_and_most(len(modes)) == (least, most):
                yield {"modes": modes}
            case _:
                return

    return build, undo


def _both_if(_discourse: Discourse, a: Text, b: Text, c: Value) -> Modes:
    return Modes((a, b), _labels((a, b)), all_if=c)


def _undo_both_if(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Modes((a, b), _, 1, 1, condition) if condition is not None:
            yield {"a": a, "b": b, "c": condition}
        case _:
            return


def _modal() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for modes and for how many of them are chosen."""
    for words in ("clauses", "clauses.limited", "clauses.where"):
        yield made("mode", f"{{effects:{words}}}", as_text, undo_text, bracket="text")
    yield made(
        "mode",
        "if {c:condition} , {then:clauses}",
        lambda d, c, then: as_text(d, (If(c, then),)),
        _undo_mode_if,
        bracket="text",
    )
    yield rule("modelist", "{a:mode} <; or|or|, or> {b:mode}", (h.a, h.b))
    yield made("modelist", "{a:mode} <;|,|; or|or> {rest:modelist}", _row, _undo_row)
    for words, least_and_most in _HOW_MANY:
        build, undo = _chosen(least_and_most)
        yield made("modes", f"choose {words} : {{modes:modelist}} .", build, undo, like=Modes)
    two = "{a:mode} <; or|or|, or> {b:mode} ."
    both, instead = "you may <choose|do> both", "<you may choose both instead|choose both instead>"
    for said in (
        f"choose one : {two} if {{c:condition}} , {both} .",
        f"choose one , or both if {{c:condition}} : {two}",
        f"choose one <;|.> if {{c:condition}} , {instead} : {two}",
    ):
        yield made("modes", said, _both_if, _undo_both_if)
    for place in ("text", "text.plain"):
        yield rule(place, "{m:modes}", h.m)


def _undo_mode_if(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case Text(_, (If(condition, then, ()),)):
            yield {"c": condition, "then": then}
        case _:
            return


def _must_be_alternatives(m: Modes) -> None:
    """Refuse modes of which several can be chosen where each goes with what is done in any case.

    Raises:
        NoReading: more than one can be chosen.
    """
    if (m.least, m.most, m.all_if) != (1, 1, None):
        raise NoReading("modes of which one is chosen")


def _after_deeds(discourse: Discourse, a: tuple[Any, ...], m: Modes) -> Modes:
    """Return the modes with what is done in any case before each of them, and with its targets before theirs."""
    _must_be_alternatives(m)
    before = discourse.close_text()
    return replace(m, modes=tuple(_led(a, before, mode, int(discourse.attached)) for mode in m.modes))


def _led(a: tuple[Any, ...], before: tuple[TargetDescription, ...], mode: Text, first: int) -> Text:
    """Return a mode behind the deeds; `first` is the place of the first target that words can name.

    Raises:
        NoReading: a power of its own in the mode may speak of either text's targets.
    """
    if before and any(isinstance(part, Text) for part in parts_of(mode.effects)):
        raise NoReading("a mode without a power of its own")
    found: Value = (mode.targets, mode.effects)
    for slot in range(first + len(mode.targets) - 1, first - 1, -1):
        found = replaced(found, Target(slot), Target(slot + len(before)))
    for slot in range(first + len(before)):
        found = replaced(found, Role(f"target {slot}"), Target(slot))
    targets, effects = found
    return Text((*before, *targets), (*a, *effects))


def _undo_after_deeds(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Modes(modes, _, 1, 1, None):
            rows = zip(*(mode.effects[:-1] for mode in modes), strict=False)
            alike = sum(1 for _ in takewhile(lambda row: all(each == row[0] for each in row), rows))
            for many in range(1, alike + 1):
                yield from _parted(modes, modes[0].effects[:many], int(discourse.attached))
        case _:
            return


def _parted(modes: tuple[Text, ...], a: tuple[Any, ...], first: int) -> Iterator[Bindings]:
    """Yield the deeds, their targets, and what is left of each mode."""
    slots = [part.slot - first + 1 for part in parts_of(a) if isinstance(part, Target)]
    aimed = max((0, *slots))
    before = modes[0].targets[:aimed]
    if any(mode.targets[:aimed] != before for mode in modes):
        return
    rest = tuple(_left(mode, len(a), aimed, first) for mode in modes)
    yield {"a": a, "m": Modes(rest, _labels(rest)), "coming": before}


def _left(mode: Text, deeds: int, aimed: int, first: int) -> Text:
    """Return what a mode does behind so many deeds, and chooses behind so many targets."""
    found: Value = (mode.targets[aimed:], mode.effects[deeds:])
    for slot in range(first + aimed):
        found = replaced(found, Target(slot), Role(f"target {slot}"))
    for slot in range(first + aimed, first + len(mode.targets)):
        found = replaced(found, Target(slot), Target(slot - aimed))
    return Text(*found)


def _each_mode(within: Callable[..., Any]) -> Callable[..., Modes]:
    """Return the build function of modes each of which stands within what their sentence begins with."""

    def build(_discourse: Discourse, m: Modes, c: Value = None) -> Modes:
        _must_be_alternatives(m)
        return replace(m, modes=tuple(replace(each, effects=(within(each.effects, c),)) for each in m.modes))

    return build


def _undo_if(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Modes((Text(_, (If(c),)), *_) as modes, _, 1, 1, None):
            then = [each.then for mode in modes for each in mode.effects if isinstance(each, If)]
            if [mode.effects for mode in modes] == [(If(c, each),) for each in then]:
                yield {"c": c, "m": _inside(modes, then)}
        case _:
            return


def _undo_may(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Modes((Text(_, (May(),)), *_) as modes, _, 1, 1, None):
            do = [each.do for mode in modes for each in mode.effects if isinstance(each, May)]
            if [mode.effects for mode in modes] == [(May(You(), each),) for each in do]:
                yield {"m": _inside(modes, do)}
        case _:
            return


def _inside(modes: tuple[Text, ...], effects: list[tuple[Effect, ...]]) -> Modes:
    """Return the modes with these effects in place of their own."""
    rest = tuple(replace(mode, effects=each) for mode, each in zip(modes, effects, strict=True))
    return Modes(rest, _labels(rest))


def _in_sentences() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for modes behind what is done in any case, behind a condition, and where you may choose one."""
    led = "{a:steps.plain} <|then|then ,> {m:modes}"
    yield made("text.modal", led, _after_deeds, _undo_after_deeds, bracket="text", like=Modes)
    may = _each_mode(lambda effects, _c: May(You(), effects))
    yield made("text.modal", "you may {m:modes}", may, _undo_may, like=Modes)
    if_so = _each_mode(lambda effects, c: If(c, effects))
    yield made("text.modal.if", "if {c:condition} , {m:modes}", if_so, _undo_if, bracket="sentence", like=Modes)
    for place in ("text", "text.plain"):
        yield rule(place, "{m:text.modal}", h.m)
    yield rule("text", "{m:text.modal.if}", h.m)


RULES = (*_modal(), *_in_sentences())
