"""Powers that cards gain beside values and keywords, and powers that cards don't have and can't gain."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.modifiers import GainPowers, GainTags, LosePowers
from engine.language.powers import Keyword
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import Rule, made, rule
from scenarios.reading.phrases.modifiers.modifier_phrases import state
from scenarios.reading.templates import Bindings, Value, h


def _value_and_power(_discourse: Discourse, a: Value, power: Value) -> Value:
    """Return the changes of a value and a power in one phrase."""
    return (*a, GainPowers((power,)))


def _undo_value_and_power(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (*a, GainPowers((power,))) if a and not isinstance(power, Keyword):
            yield {"a": tuple(a), "power": power}
        case _:
            return


def _gained() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for quoted powers that cards gain beside something else."""
    yield made("is~", 'gains~ {a:gain} and " {power:quoted} "', _value_and_power, _undo_value_and_power, like=tuple)
    for words in ('{a:had} and " {b:quoted} "', '" {a:quoted} " and {b:had}', '" {a:quoted} " and " {b:quoted} "'):
        yield rule("is~", f"gains~ {words}", (GainPowers((h.a, h.b)),))


def _become() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what cards are by a tag and by a keyword in one phrase."""
    both = GainTags((h.tag,)), GainPowers((h.a,))
    yield rule("is", "is <a|an|> {tag:tag.gained} and {a:been}", both)
    yield rule("are", "are {tag:tags} and {a:been}", both)


def _lost() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards that have no powers, whatever would give them some."""
    none = LosePowers(and_cannot_have=True)
    for words in ("gain", "have or gain", "gain or have"):
        yield from state(f"+lose all powers and can't {words} powers", none)
    for words in ("can't have or gain powers", "can't gain or have powers", "+have no powers"):
        yield from state(words, none)


RULES = (*_gained(), *_become(), *_lost())
