"""What a whole card must hold, however its lines were read: what it speaks of again was there, and X is a number."""

from __future__ import annotations

from engine.language.powers import Completion, Payment
from engine.language.printed import Printed
from engine.language.selections import ThatMany, Those, X
from scenarios.reading.templates import Value, parts_of

_BOUND_AS = ("name", "rest")
"""The fields of what gives a name to cards or to how many there were."""

_ALWAYS_KNOWN = frozenset({"it"})
"""What a rule binds as it goes from card to card."""


def unfounded(printed: Printed) -> str | None:
    """Return what the card speaks of without a word on what it is, None where there is nothing of the kind."""
    of_card = (printed.additional_cost, printed.alternate_cost, printed.attach, printed.highest_x, printed.text)
    bound = set(_ALWAYS_KNOWN)
    for unit in (of_card, *printed.powers):
        parts = parts_of(unit)
        if X() in parts and not (printed.has_x or _pays_x(printed.additional_cost, parts)):
            return "X"
        known = bound if unit is of_card else set(bound)
        if _points_at_nothing(parts, known):
            return "what is spoken of again"
    return None


def _pays_x(additional: Value, parts: list[Value]) -> bool:
    """Return whether a number is chosen for X in a cost that the words name; the card line names the card's own."""
    paid = tuple(part.cost for part in parts if isinstance(part, (Completion, Payment)))
    return X() in parts_of((additional, paid))


def _points_at_nothing(parts: list[Value], bound: set[str]) -> bool:
    """Return whether something is called by a name before anything was given it; take in the names that are given."""
    for part in parts:
        if isinstance(part, (Those, ThatMany)):
            if part.name not in bound:
                return True
        else:
            bound |= {name for field in _BOUND_AS if isinstance(name := getattr(part, field, None), str)}
    return False
