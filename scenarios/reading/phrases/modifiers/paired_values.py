"""Values without their names, "+X / +X", that are raised by a reckoned X, and strike costs that are changed."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.modifiers import Adjust
from engine.language.powers import Continuous
from engine.language.selections import AtMost, Quantity, Times
from engine.language.words import Trait
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.templates import Bindings, h, multiplied, scaled


def _limited(_discourse: Discourse, n: int, o: int, each: Quantity, k: int, m: int) -> tuple[Adjust, Adjust]:
    """Return the changes of both values for each of something, of each value up to a limit.

    Raises:
        NoReading: a value is lowered.
    """
    if min(n, o, k, m) < 1:
        raise NoReading("a gain with a limit of at least 1")
    return Adjust(Trait.ATK, AtMost(scaled(each, n), k)), Adjust(Trait.HEALTH, AtMost(scaled(each, o), m))


def _undo_limited(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (Adjust(Trait.ATK, AtMost(one, k)), Adjust(Trait.HEALTH, AtMost(other, m))):
            (each, n), (same, o) = (
                (by.quantity, by.factor) if isinstance(by, Times) else (by, 1) for by in (one, other)
            )
            if each == same:
                yield {"n": n, "o": o, "each": each, "k": k, "m": m}
        case _:
            return


def _pairs() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for ATK and health beside a slash that are raised by a reckoned X."""
    limit = "<, up to|up to|, to a maximum of|to a maximum of> {k:change} / {m:change}"
    yield made("gain", f"{{n:change}} / {{o:change}} for each {{each:counted}} {limit}", _limited, _undo_limited)
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
