"""Cards with so much damage, DEF or strike cost, or more, or less."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import Valued
from engine.language.words import Comparison, Trait
from scenarios.reading.phrase_rules import Rule, rule
from scenarios.reading.templates import h


def _described() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards with so much damage, DEF or strike cost."""
    bounds = (("or less", Comparison.AT_MOST), ("or more", Comparison.AT_LEAST))
    for trait, word in ((Trait.DAMAGE, "damage"), (Trait.DEF, "<def|[def]>"), (Trait.STRIKE_COST, "strike cost")):
        for bound, comparison in bounds:
            where = "<|on it|on him|on her|on them>" if trait is Trait.DAMAGE else ""
            yield rule("postmod", f"with {{n:digits}} {bound} {word} {where}", Valued(trait, comparison, h.n))
            if trait is not Trait.DAMAGE:
                yield rule("postmod", f"with {word} {{n:digits}} {bound}", Valued(trait, comparison, h.n))


def _left() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for characters that damage has left so much health, or more, or less."""
    left = "<remaining health|health remaining>"
    for bound, comparison in (("or less", Comparison.AT_MOST), ("or more", Comparison.AT_LEAST)):
        yield rule("postmod", f"with {{n:digits}} {bound} {left}", Valued(Trait.REMAINING_HEALTH, comparison, h.n))
    just = Valued(Trait.REMAINING_HEALTH, Comparison.EQUAL, h.n)
    yield rule("postmod", f"with <|exactly|only> {{n:digits}} {left}", just)


RULES = (*_described(), *_left())
