"""Values without their names, "+X / +X", that are raised by a reckoned X, and strike costs that are changed."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.modifiers import Adjust
from engine.language.powers import Continuous
from engine.language.words import Trait
from scenarios.reading.phrase_rules import Rule, rule
from scenarios.reading.templates import h, multiplied


def _pairs() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for ATK and health beside a slash that are raised by a reckoned X."""
    by_x = (Adjust(Trait.ATK, h.q), Adjust(Trait.HEALTH, h.q))
    said = "{topic~} has~ +x / +x , where x is {q:value} ."
    yield rule("static", said, (Continuous(by_x, h.topic),), bracket="clause")


def _strike_costs() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for strike costs that are changed, as any value of a card is (303.1)."""
    yield rule("gain", "{n:signed} strike cost", (Adjust(Trait.STRIKE_COST, h.n),))
    each = (Adjust(Trait.STRIKE_COST, multiplied(h.each, h.n)),)
    yield rule("gain", "{n:change} strike cost for each {each:counted}", each)
    for trait, word in ((Trait.ATK, "atk"), (Trait.DEF, "def")):
        both = (Adjust(trait, h.n), Adjust(Trait.STRIKE_COST, h.m))
        yield rule("gain", f"{{n:signed}} {word} and {{m:signed}} strike cost", both)


RULES = (*_pairs(), *_strike_costs())
