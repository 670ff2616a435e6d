"""What a card can't attack or be attacked by: allies of which a value is lower or higher than its own."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from engine.language.filters import AllOf, Filter, Is, Valued
from engine.language.modifiers import Cannot, Deed
from engine.language.selections import Host, Number, Plus, Quantity, This, ValueOf
from engine.language.words import Comparison, Kind, Trait
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.templates import Bindings, filters_of, joined, whole_of

_TRAITS = {Trait.COST: "cost", Trait.ATK: "atk"}
_COMPARED = {Comparison.AT_MOST: ("<lower|less|lesser>", -1), Comparison.AT_LEAST: ("<higher|greater>", 1)}
_DEEDS = {Deed.BE_ATTACKED: "be attacked by", Deed.ATTACK: "attack"}


def _own(discourse: Discourse, trait: Trait, by: int) -> Quantity:
    """Return the number next to the value of the card that can't do the deed.

    Raises:
        NoReading: it is no single ally that stays the same.
    """
    meant = discourse.doer
    nouns = {"ally"} if meant == This() and discourse.names.type.value == "ally" else discourse.names.hosts
    if meant not in (This(), Host()) or "ally" not in nouns or "hero" in nouns:
        raise NoReading("one ally whose value is meant")
    return Plus((ValueOf(trait, meant), Number(by)))


def _against(deed: Deed, trait: Trait, comparison: Comparison, by: int) -> tuple[Any, Any]:
    """Return the build and undo functions of a deed forbidden between a card and allies with less or more."""

    def build(discourse: Discourse, other: Filter) -> Cannot:
        if Is((Kind.ALLY,)) not in filters_of(other):
            raise NoReading("allies, for only they have a cost and an ATK of their own")
        return Cannot(deed, joined(other, Valued(trait, comparison, _own(discourse, trait, by))))

    def undo(discourse: Discourse, value: Cannot) -> Iterator[Bindings]:
        match value.other:
            case AllOf((*kinds, Valued(compared))) if compared is trait and kinds:
                other = whole_of(kinds)
                if build(discourse, other) == value:
                    yield {"other": other}
            case _:
                return

    return build, undo


def _compared() -> Iterator[tuple[Rule, ...]]:
    for (deed, verb), (trait, word) in product(_DEEDS.items(), _TRAITS.items()):
        for comparison, (than, by) in _COMPARED.items():
            both = _against(deed, trait, comparison, by)
            yield made("deed", f"{verb} {{other:nouns}} with <|a> {than} {word}", *both, like=Cannot)


RULES = (*_compared(),)
