"""Cards with the same cost, ATK or health as another card, or as much at most, and damage of two types to the same."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from engine.language.effects import Deal
from engine.language.filters import Valued
from engine.language.selections import Chosen, Number, Plus, Quantity, Selection, ValueOf
from engine.language.words import Comparison, DamageType, Trait
from scenarios.reading import back_references
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made, rule
from scenarios.reading.phrases.verbs.verb_phrases import verb_made
from scenarios.reading.templates import Bindings, h, parts_of

_TRAITS = {Trait.COST: "cost", Trait.ATK: "atk", Trait.HEALTH: "health"}


_AS_MUCH = {
    "the same": Comparison.EQUAL,
    "the same or <lower|less|lesser>": Comparison.AT_MOST,
    "the same or <higher|greater>": Comparison.AT_LEAST,
}
"""How a value is compared with that of another card, in words."""


def _same(trait: Trait, comparison: Comparison) -> tuple[Any, Any]:
    """Return the build and undo functions of cards with as much of a value as the card that was spoken of."""

    def build(discourse: Discourse) -> Valued:
        found = back_references.it(discourse).selection
        return Valued(trait, comparison, ValueOf(trait, found))

    return build, as_built(build)


def _less(trait: Trait) -> tuple[Any, Any]:
    """Return the build and undo functions of cards with less of a value than the card that was spoken of."""

    def build(discourse: Discourse) -> Valued:
        found = back_references.it(discourse).selection
        return Valued(trait, Comparison.AT_MOST, Plus((ValueOf(trait, found), Number(-1))))

    return build, as_built(build)


def _alike() -> Iterator[tuple[Rule, ...]]:
    for trait, word in _TRAITS.items():
        yield made("postmod", f"with <|a> <lower|lesser> {word}", *_less(trait), like=Valued)
    for (trait, word), (same, comparison) in product(_TRAITS.items(), _AS_MUCH.items()):
        as_much = Valued(trait, comparison, ValueOf(trait, h.of))
        yield rule("postmod", f"with {same} {word} as {{of:one}}", as_much)
        yield made("postmod", f"with {same} {word}", *_same(trait, comparison), like=Valued)


def _of_two_types(
    discourse: Discourse, n: Quantity, kind: DamageType, m: Quantity, other: DamageType, to: Selection
) -> tuple[Deal, Deal]:
    """Return damage of two types to the same characters, which nobody chooses anew for the second.

    Raises:
        NoReading: the characters are chosen as the damage is dealt, or the types are one.
    """
    if any(isinstance(part, Chosen) for part in parts_of(to)) or kind is other:
        raise NoReading("two types of damage to characters that are known before")
    return Deal(discourse.doer, to, n, kind), Deal(discourse.doer, to, m, other)


def _undo_of_two_types(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case (Deal(doer, to, n, DamageType() as kind), Deal(same, again, m, DamageType() as other)):
            if doer == same == discourse.doer and to == again:
                yield {"n": n, "kind": kind, "m": m, "other": other, "to": to}
        case _:
            return


def _two_types() -> Iterator[tuple[Rule, ...]]:
    said = "{n:digits} {kind:damagetype} damage and {m:digits} {other:damagetype} damage"
    yield from verb_made(f"deal+s {said} to {{to:np~}}", _of_two_types, _undo_of_two_types, like=(Deal, Deal))


RULES = (*_alike(), *_two_types())
