"""Base values, which take the place of printed ones; cards that become "a 1 / 1 Sheep"; ATK and health exchanged."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.combat_types import HasType
from engine.language.durations import Duration
from engine.language.effects import Apply
from engine.language.modifiers import GainTags, SetValue
from engine.language.powers import Continuous
from engine.language.selections import SELECTIONS, Quantity, ValueOf
from engine.language.words import Trait
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import Rule, made, rule
from scenarios.reading.phrases.modifiers.modifier_phrases import TRAITS, state
from scenarios.reading.templates import Bindings, Value, h


def _base(trait: Trait, to: Quantity) -> SetValue:
    return SetValue(trait, to, base=True)


_BOTH = (_base(Trait.ATK, h.a), _base(Trait.HEALTH, h.b))


def _bases() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for values that a card has in place of its printed ones."""
    for said in (
        "base {a:digits} atk <and|/> {b:digits} health",
        "base {a:digits} / {b:digits}",
        "base {a:digits} atk and base {b:digits} health",
        "base atk {a:digits} and base health {b:digits}",
        "base atk {a:digits} and health {b:digits}",
        "{a:digits} base atk and {b:digits} base health",
        "a base atk of {a:digits} and a base health of {b:digits}",
    ):
        yield from state(f"+have {said}", *_BOTH)
    for trait, word in TRAITS.items():
        for said in (f"base {{a:digits}} {word}", f"base {word} {{a:digits}}", f"{{a:digits}} base {word}"):
            yield from state(f"+have {said}", _base(trait, h.a))
        yield from state(f"+have a base {word} of {{a:digits}}", _base(trait, h.a))
        yield from state(f"+have base {word} equal to {{n:computed}}", _base(trait, h.n))
        is_so = f"{{topic:one}} 's base {word} is <equal to|> {{q:quantity}}"
        yield rule("static", f"{is_so} .", (Continuous((_base(trait, h.q),), h.topic),), bracket="clause")
        yield rule("clause.said", f"{is_so} {{d:duration}}", (Apply((_base(trait, h.q),), h.topic, h.d),))
        becomes = f"{{topic:one}} 's base {word} becomes {{q:quantity}} {{d:duration}}"
        yield rule("clause.said", becomes, (Apply((_base(trait, h.q),), h.topic, h.d),))


def _set_for_a_time(_discourse: Discourse, of: ValueOf, q: Quantity, d: Duration) -> tuple[Apply]:
    """Return that a value of the card that was spoken of is equal to a number for a time."""
    return (Apply((SetValue(of.trait, q),), of.of, d),)


def _undo_set_for_a_time(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (Apply((SetValue(trait, q, base=False),), _, d, None, times=None) as applied,):
            to = applied.to
            if trait in TRAITS and isinstance(to, SELECTIONS):
                yield {"of": ValueOf(trait, to), "q": q, "d": d}
        case _:
            return


def _becoming() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards that are, or for a time become, something with an ATK and a health of its own."""
    tagged, set_to = GainTags((h.tag,)), (SetValue(Trait.ATK, h.a), SetValue(Trait.HEALTH, h.b))
    for is_ in ("+are", "becomes^"):
        for kind, typed in (("", ()), ("{t:damagetype}", (HasType(h.t),))):
            values = f"{{a:digits}} {kind} / {{b:digits}}"
            spelt = f"{{a:digits}} {kind} atk / {{b:digits}} health"
            for numbers in (values, spelt):
                yield from state(f"{is_} <a|an> {numbers} {{tag:name}} <|ally>", tagged, *set_to, *typed)
            yield from state(f"{is_} {values}", *set_to, *typed)
        based = f"{is_} <a|an> {{tag:name}} with base"
        for numbers in ("{a:digits} / {b:digits}", "{a:digits} atk <and|/> {b:digits} health"):
            yield from state(f"{based} {numbers}", tagged, *_BOTH)
    yield from state("becomes^ <a|an> {tag:tag.gained} with {a:digits} atk and {b:digits} health", tagged, *set_to)


def _its_own() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a value of a card that a sentence before has spoken of."""
    said = "{of:value.its} <becomes|is equal to|becomes equal to> {q:quantity}"
    for timed in (f"{said} {{d:duration}}", f"{{d:duration}} , {said}"):
        yield made("clause.said", timed, _set_for_a_time, _undo_set_for_a_time, bracket="clause", like=(Apply,))


def _exchanged() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for a card whose ATK and health take each other's place; both are looked up first (709.2d)."""
    both = (SetValue(Trait.ATK, ValueOf(Trait.HEALTH, h.it)), SetValue(Trait.HEALTH, ValueOf(Trait.ATK, h.it)))
    swap = (Apply(both, h.it, h.d),)
    for said in (
        "<exchange|switch|swap> {it:one} 's atk and health",
        "<exchange|switch|swap> the atk and health of {it:one}",
    ):
        yield rule("do", f"{said} {{d:duration}}", swap)


RULES = (*_bases(), *_becoming(), *_its_own(), *_exchanged())
