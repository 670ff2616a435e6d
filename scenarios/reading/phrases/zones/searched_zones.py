"""Zones that are searched together, two to four of them in any order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, TypeAlias

from engine.language.effects import May
from engine.language.revelation import Search
from engine.language.selections import You
from engine.language.words import Joint, Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.templates import Bindings, Value, h

_Zones: TypeAlias = tuple[tuple[Zone, ...], Joint]
_WORDS = {
    Zone.DECK: "deck",
    Zone.GRAVEYARD: "graveyard",
    Zone.HAND: "hand",
    Zone.PLAY: "party",
}
"""What a player's zones are called."""
_NAMES = "abcd"


def _joined(joint: Joint) -> Callable[..., _Zones]:
    """Return the build function of zones joined by the conjunction, each of which is another one."""

    def build(_discourse: Discourse, **parts: Zone) -> _Zones:
        zones = tuple(parts[name] for name in _NAMES if name in parts)
        if len(set(zones)) < len(zones):
            raise NoReading("zones of which no two are the same")
        return zones, joint

    return build


def _parted(joint: Joint, number: int) -> Callable[..., Iterator[Bindings]]:
    """Return the undo function of so many zones joined by the conjunction."""

    def undo(_discourse: Discourse, value: _Zones) -> Iterator[Bindings]:
        zones, found = value
        if found is joint and len(zones) == number:
            yield dict(zip(_NAMES, zones, strict=False))

    return undo


def _lists() -> Iterator[tuple[Rule, ...]]:
    for zone, words in _WORDS.items():
        yield rule("zone.searched", words, zone)
    part = [f"{{{name}:zone.searched}}" for name in _NAMES]
    for joint, number in product(Joint, range(2, len(_NAMES) + 1)):
        *before, last = part[:number]
        comma = "<,|>" if number > 2 else ""  # noqa: PLR2004 - two stand without a comma between them.
        said = f"{' , '.join(before)} {comma} {joint} {last}"
        yield made("searched", said, _joined(joint), _parted(joint, number), like=(h.zones, h.joint))


def _is_searched(act: Value) -> bool:
    """Return whether you search several zones of yours, your deck among them, which is shuffled afterwards (409.1)."""
    match act:
        case Search(You(), You(), zones) if len(zones) > 1:
            return Zone.DECK in zones
        case May(You(), (Search() as search,), (), ()):
            return _is_searched(search)
        case _:
            return False


def _shuffled_as_always(_discourse: Discourse, a: tuple[Any, ...]) -> tuple[Any, ...]:
    if len(a) != 1 or not _is_searched(a[0]):
        raise NoReading("a search of your deck and other zones")
    return a


def _undo_shuffled_as_always(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    if len(value) == 1 and _is_searched(value[0]):
        yield {"a": value}


def _shuffles() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for what every search of a deck ends with, said of a deck that need not have been searched."""
    searched = "if you <searched|search> your deck <this way|>"
    said = f"{{a:clauses}} . {searched} , <then|> shuffle <it|your deck> ."
    yield made("step.plain", said, _shuffled_as_always, _undo_shuffled_as_always, bracket="sentence", like=tuple)


RULES = (*_lists(), *_shuffles())
