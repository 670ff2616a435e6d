"""Modifiers that end as something happens, and conditions on who played a card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.language.effects import Apply
from engine.language.filters import HasTrait
from engine.language.selections import ControllerOf, Fits, HeroOf
from engine.language.triggers import On
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.templates import Bindings, Value, h


def _until(_discourse: Discourse, a: Value, ends: On) -> tuple[Apply]:
    match a:
        case (Apply(until=None) as applied,):
            return (replace(applied, until=ends),)
        case _:
            raise NoReading("one modifier that ends then")


def _undo_until(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Apply(until=On() as ends) as applied,):
            yield {"a": (replace(applied, until=None),), "ends": ends}
        case _:
            return


def _ended() -> Iterator[tuple[Rule, ...]]:
    said: Any = (_until, _undo_until)
    for category in ("clause", "clauses.said"):
        yield made(category, "{a:clause.said} until {ends:event.plain}", *said, bracket="clause", like=(Apply,))


def _by_whom() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the faction of the player who played a card, which that player's hero shows (207.1b)."""
    his_hero = HeroOf(ControllerOf(h.it))
    yield rule("condition", "{it:one} was played by <a|an> {trait:icon} player", Fits(his_hero, HasTrait(h.trait)))


RULES = (*_ended(), *_by_whom())
