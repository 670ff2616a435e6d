"""What cards did not do, and did not undergo, this turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from engine.language.filters import Among, DealtDamage, DidThisTurn, EnteredThisTurn, Not
from engine.language.words import Done
from scenarios.reading.phrase_rules import Rule, rule
from scenarios.reading.templates import h

_WHOM: tuple[tuple[str, Any], ...] = (("", None), ("to <a|an> {to:noun}", h.to), ("to {to:one}", Among(h.to)))
_KINDS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("", {}),
    ("combat", {"combat": True}),
    ("{kind:damagetype}", {"damage_type": h.kind}),
)
_DEEDS = {Done.ENTERED_COMBAT: ("entered", "enter", "combat"), Done.HEALED_DAMAGE: ("healed", "heal", "damage")}


def _undone() -> Iterator[tuple[Rule, ...]]:
    for (kind, how), (whom, to) in product(_KINDS, _WHOM):
        said = f"<that hasn't dealt|that haven't dealt|that didn't deal> {kind} damage {whom} this turn"
        yield rule("postmod", said, Not(DealtDamage(to, **how)))
    yield rule("postmod", "<that wasn't|that weren't|that hasn't been|that haven't been> {so:been.dealt}", Not(h.so))
    for deed, (past, bare, what) in _DEEDS.items():
        said = f"<that hasn't {past}|that haven't {past}|that didn't {bare}> {what} this turn"
        yield rule("postmod", said, Not(DidThisTurn(deed)))
    entered = "<that hasn't entered|that haven't entered|that didn't enter> play this turn"
    yield rule("postmod", entered, Not(EnteredThisTurn()))


RULES = (*_undone(),)
