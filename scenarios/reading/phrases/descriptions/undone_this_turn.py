"""What cards did not do, and did not undergo, this turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from engine.language.filters import DealtDamage, DidThisTurn, EnteredThisTurn, Not
from engine.language.words import Done
from scenarios.reading.phrase_rules import Rule, rule
from scenarios.reading.phrases.descriptions.damage_of_types import KINDS, WHOM
from scenarios.reading.templates import h

_DEEDS = {Done.ENTERED_COMBAT: ("entered", "enter", "combat"), Done.HEALED_DAMAGE: ("healed", "heal", "damage")}


def _undone() -> Iterator[tuple[Rule, ...]]:
    for (kind, how), (whom, to) in product(KINDS, WHOM):
        said = f"<that hasn't dealt|that haven't dealt|that didn't deal> {kind} damage {whom} this turn"
        yield rule("postmod", said, Not(DealtDamage(to, **how)))
    yield rule("postmod", "<that wasn't|that weren't|that hasn't been|that haven't been> {so:been.dealt}", Not(h.so))
    for deed, (past, bare, what) in _DEEDS.items():
        said = f"<that hasn't {past}|that haven't {past}|that didn't {bare}> {what} this turn"
        yield rule("postmod", said, Not(DidThisTurn(deed)))
    entered = "<that hasn't entered|that haven't entered|that didn't enter> play this turn"
    yield rule("postmod", entered, Not(EnteredThisTurn()))


RULES = (*_undone(),)
