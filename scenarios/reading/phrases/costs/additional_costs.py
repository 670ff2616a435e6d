"""Additional costs that somebody must pay, and other prices of powers and of attacks."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import Apply
from engine.language.modifiers import (
    AddCost,
    ChangeCost,
    Purpose,
)
from engine.language.powers import Continuous
from engine.language.selections import You
from scenarios.reading.phrase_rules import Rule, rule
from scenarios.reading.phrases.costs.prices_and_permissions import WAYS
from scenarios.reading.templates import h

_WAYS = {
    **{purpose: way for purpose, (way, _) in WAYS.items()},
    Purpose.USE: "use powers of {what:priced}",
    Purpose.PROPOSE: "propose {what:priced} as an attacker",
}


def _costs() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for additional costs, and for other prices of powers and of attacks."""
    for purpose, way in _WAYS.items():
        added = AddCost(purpose, h.what, h.cost)
        for who, whom in (("you", You()), ("{who:player~}", h.who)):
            said = f"{who} must {{cost:costs.done}} as an additional cost to {way}"
            yield rule("static", f"{said} .", (Continuous((added,), whom),), bracket="clause")
            yield rule("clause.said", f"{said} {{d:duration}}", (Apply((added,), whom, h.d),), bracket="clause")
        if purpose in (Purpose.USE, Purpose.PROPOSE):
            yield rule("price", f"{{n:digits}} more to {way}", ChangeCost(purpose, h.what, h.n))


RULES = (*_costs(),)
