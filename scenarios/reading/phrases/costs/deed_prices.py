"""What a character's controller pays so that it can attack or protect (401.1, 600.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.costs import Resources
from engine.language.effects import Apply
from engine.language.modifiers import CostToAttack, CostToProtect
from engine.language.powers import Continuous
from scenarios.reading.phrase_rules import Rule, rule
from scenarios.reading.templates import h

_ITS = "<its controller|their controller>"
_EACH = "<|for each|for each of them|for each one|for each ally>"


def _prices() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for one card or each of a kind, and for several, always and for a time."""
    amount, act = (Resources(h.n),), h.act
    yield from _of("topic", f"{_ITS} pays {{n:digits}}", amount)
    yield from _of("topic", f"{_ITS} {{act:does.yours}}", act)
    yield from _of("topics", f"their controllers pay {{n:digits}} {_EACH}", amount)
    yield from _of("topics", "their controllers {act:do.yours}", act)
    yield from _of("topics", f"<their controller|its controller> pays {{n:digits}} {_EACH}", amount)
    yield from _of("topics", "<their controller|its controller> {act:does.yours}", act)


def _of(topic: str, pays: str, cost: Any) -> Iterator[tuple[Rule, ...]]:  # noqa: ANN401 - a cost with holes.
    """Yield the rules for what some characters can't do unless it is paid for."""
    attack, protect = CostToAttack(cost), CostToProtect(cost)
    for words, changes in (("attack", (attack,)), ("protect", (protect,)), ("attack or protect", (attack, protect))):
        said = f"{{topic:{topic}}} can't {words}"
        if words != "attack":
            yield rule("static", f"{said} unless {pays} .", (Continuous(changes, h.topic),), bracket="clause")
        for timed in (
            f"{said} {{d:duration}} unless {pays}",
            f"{said} unless {pays} {{d:duration}}",
            f"{{d:duration}} , {said} unless {pays}",
        ):
            yield rule("clause.said", timed, (Apply(changes, h.topic, h.d),), bracket="clause")


RULES = tuple(_prices())
