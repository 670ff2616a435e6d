"""Values without their names, "+X / +X", that are raised by a reckoned X, and strike costs that are changed."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import Apply
from engine.language.modifiers import Adjust
from engine.language.powers import Continuous
from engine.language.selections import AtMost, Number, Quantity, Times
from engine.language.words import Trait
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.modifiers.modifier_phrases import TRAITS
from scenarios.reading.templates import Bindings, Value, figure, h, multiplied, scaled


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
    said = "{topic~} has~ +x / +x , where x is {q:computed.always} ."
    yield rule("static", said, (Continuous(by_x, h.topic),), bracket="clause")


def _strike_costs() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for strike costs that are changed, as any value of a card is (303.1)."""
    yield rule("gain", "{n:signed} strike cost", (Adjust(Trait.STRIKE_COST, h.n),))
    each = (Adjust(Trait.STRIKE_COST, multiplied(h.each, h.n)),)
    yield rule("gain", "{n:change} strike cost for each {each:counted}", each)
    for trait, word in ((Trait.ATK, "atk"), (Trait.DEF, "def")):
        both = (Adjust(trait, h.n), Adjust(Trait.STRIKE_COST, h.m))
        yield rule("gain", f"{{n:signed}} {word} and {{m:signed}} strike cost", both)


_VALUES = {**TRAITS, Trait.STRIKE_COST: "strike cost"}
_LEAST = ", to a minimum of {least:digits}"


def _must_lower(_discourse: Discourse, n: Value, **_parts: Value) -> None:
    """Refuse a bound below for what is raised, or for a value that isn't a number."""
    if not isinstance(n, (int, Number)) or (n if isinstance(n, int) else n.value) >= 0:
        raise NoReading("a value that is lowered")


def _bounded() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for values that are lowered, though not below a number, and for a time in their midst."""
    for trait, word in _VALUES.items():
        once = Adjust(trait, h.n, figure(h.least))
        each = Adjust(trait, multiplied(h.each, h.n), figure(h.least))
        counted = f"{{n:change}} {word} for each {{each:counted}}"
        yield rule("gain", f"{{n:signed}} {word} {_LEAST}", (once,), check=_must_lower)
        yield rule("gain", f"{counted} {_LEAST}", (each,), check=_must_lower)
        timed = f"{{topic~}} has~ {{n:change}} {word} {{d:duration}} for each {{each:counted}}"
        said = f"{timed} {_LEAST}"
        yield rule("clause.said", said, (Apply((each,), h.topic, h.d),), bracket="clause", check=_must_lower)
        said = f"{{topic~}} has~ {{n:signed}} {word} {{d:duration}} {_LEAST}"
        yield rule("clause.said", said, (Apply((once,), h.topic, h.d),), bracket="clause", check=_must_lower)
        if trait in (Trait.DEF, Trait.STRIKE_COST):
            unbounded = (Apply((Adjust(trait, multiplied(h.each, h.n)),), h.topic, h.d),)
            yield rule("clause.said", timed, unbounded, bracket="clause")


RULES = (*_pairs(), *_strike_costs(), *_bounded())
