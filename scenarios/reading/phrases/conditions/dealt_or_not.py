"""Conditions on damage that one character dealt this turn or didn't, and "play only after" what was done this turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from engine.language.filters import Among, DealtDamage, DidThisTurn, EnteredThisTurn, WasDealtDamage
from engine.language.selections import Circumstance, DamageThisTurn, Fits, Happened, Negated, TimesDone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.descriptions.damage_of_types import WHOM
from scenarios.reading.templates import Bindings, h, parts_of

_KINDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("", {}),
    ("combat", {"combat": True}),
    ("fatal", {"fatal": True}),
    ("fatal combat", {"fatal": True, "combat": True}),
    ("{kind:damagetype}", {"damage_type": h.kind}),
)
_TOOLS: tuple[tuple[str, Any], ...] = (
    ("", None),
    ("with <a|an> {tool:noun}", h.tool),
    ("with {tool:tool.one}", Among(h.tool)),
)
_OF_THE_TURN = (Happened, TimesDone, DamageThisTurn, DealtDamage, WasDealtDamage, DidThisTurn, EnteredThisTurn)


def _is_said_here(kind: str, tool: str, whom: str) -> bool:
    """Return whether the rules are for such damage that was dealt: other modules have those for the rest."""
    return (kind == "combat" and bool(tool)) or (kind.startswith("fatal") and bool(tool or not whom))


def _damage() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage that one character didn't deal, or dealt in combat with something."""
    for (kind, how), (tool, with_), (whom, to) in product(_KINDS, _TOOLS, WHOM):
        dealt = Fits(h.topic, DealtDamage(to, with_=with_, **how))
        said = f"{kind} damage {tool} {whom} this turn"
        denied = f"{{topic:one}} <didn't deal|hasn't dealt> {said}"
        yield rule("condition.one", denied, Negated(dealt), bracket="clause")
        if _is_said_here(kind, tool, whom):
            yield rule("condition.one", f"{{topic:one}} <dealt|has dealt> {said}", dealt, bracket="clause")


def _of_the_turn(_discourse: Discourse, c: Circumstance) -> Circumstance:
    """Return a condition on what has happened this turn.

    Raises:
        NoReading: it is one on how things are, after which nothing can be done.
    """
    if isinstance(c, Negated) or not any(isinstance(part, _OF_THE_TURN) for part in parts_of(c)):
        raise NoReading("what has happened this turn")
    return c


def _undo_of_the_turn(_discourse: Discourse, value: Circumstance) -> Iterator[Bindings]:
    if not isinstance(value, Negated) and any(isinstance(part, _OF_THE_TURN) for part in parts_of(value)):
        yield {"c": value}


def _after() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for when a card can be played, or a power used: once something has happened in the turn."""
    yield made("only", "after {c:condition}", _of_the_turn, _undo_of_the_turn)


RULES = (*_damage(), *_after())
