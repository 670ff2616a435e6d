"""Paying one part of a cost (401.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import assert_never

from engine.citations import implements
from engine.costs.cost_means import needs
from engine.costs.interference import minds_resources
from engine.effects.ability_to_bear import bearing
from engine.effects.performability import performable
from engine.effects.performance import perform
from engine.effects.resolution import Resolution
from engine.effects.resources import pay_resources, ready_resources
from engine.language.costs import Activate, Concede, Cost, Perform, Resources
from engine.language.effects import (
    Destroy,
    Discard,
    Effect,
    Exhaust,
    Flip,
    Interrupt,
    Put,
    PutDamage,
    Ready,
    RemoveCounters,
)
from engine.language.words import LinkKind, Zone
from engine.state.ids import CardId
from engine.state.record import Turn
from engine.view.referents import number
from engine.view.scope import Scope

_DEEDS: dict[type, str] = {
    Destroy: "destroy",
    Discard: "discard",
    Exhaust: "exhaust",
    Flip: "flip",
    Interrupt: "interrupt",
    PutDamage: "put damage",
    Ready: "ready",
    RemoveCounters: "remove counters",
}


def titles(parts: Sequence[Cost]) -> dict[Cost, str]:
    """Return the name of each part, numbered if several parts have the same name.

    >>> from engine.language.selections import Number, You
    >>> list(titles((Activate(), Perform(Discard(You(), Number(1))))).values())
    ['activate', 'discard']
    """
    words = {part: _title(part) for part in parts}
    often = Counter(words.values())
    return {
        part: said if often[said] == 1 else f"{said} (part {place})"
        for place, (part, said) in enumerate(words.items(), 1)
    }


def _title(part: Cost) -> str:
    """Return one or two words for what is done to pay the part."""
    match part:
        case Resources():
            return "exhaust resources"
        case Activate():
            return "activate"
        case Concede():
            return "concede"
        case Perform(Put(zone=zone)):
            return "remove" if zone is Zone.REMOVED else f"put into {zone}"
        case Perform(effect):
            return _DEEDS.get(type(effect), "do the rest")
        case _:
            assert_never(part)


def touched(scope: Scope, part: Cost, later: Sequence[Cost], about: CardId) -> bool:
    """Return whether a choice made for the part could affect the later parts; of resources, only if one is needed."""
    if not isinstance(part, Resources):
        return True
    needed = needed_cards(scope, later, about)
    return needed is None or not needed.isdisjoint(ready_resources(scope.state, scope.you))


def needed_cards(scope: Scope, later: Sequence[Cost], about: CardId) -> frozenset[int] | None:
    """Return the cards that the later parts may need, None if which resources are exhausted matters to one of them."""
    if any(minds_resources(each) for each in later):
        return None
    return frozenset(card for need in needs(scope, later, about) for card in need.cards)


def pay_part(resolution: Resolution, part: Cost, about: CardId, *, any_will_do: bool = False) -> bool:
    """Let the player pay the part, without a choice of resources if `any_will_do`; return whether all was paid."""
    match part:
        case Resources(amount):
            pay_resources(resolution, number(resolution.uncited, amount), any_will_do=any_will_do)
        case Activate():
            done = resolution.happen([Turn(about, ready=False, as_cost=True)], *_exhausting(resolution))
            return [each.performed for each in done] == [True]
        case Perform(effect):
            return _perform(resolution, effect)
        case Concede():
            pass
    return True


@implements("303.2", "701.3")
def _exhausting(resolution: Resolution) -> tuple[str, ...]:
    """Return the rule by which a card is exhausted for its own link: a weapon to strike, another card to activate."""
    striking = resolution.link is not None and resolution.link.kind is LinkKind.STRIKE
    return ("303.2",) if striking else ("701.3",)


@implements("401.1", "702.3")
def _perform(resolution: Resolution, effect: Effect) -> bool:
    """Perform the effect to pay a cost; return whether all of it was performed."""
    if isinstance(effect, Flip) and resolution.link is not None and resolution.link.kind is LinkKind.COMPLETION:
        resolution.cite("702.3")
    resolution.able, resolution.why = bearing(resolution.uncited, effect), "707.1e"
    done = performable(resolution.uncited, (effect,), as_cost=True) and (
        perform(resolution, (effect,)) or _is_0(resolution.uncited, effect)
    )
    resolution.able, resolution.why = None, "709.2b"
    return done


@implements("401.2")
def _is_0(scope: Scope, effect: Effect) -> bool:
    """Return whether the number in the effect is 0, so that it is paid by doing nothing."""
    match effect:
        case PutDamage(_, amount):
            return number(scope, amount) == 0
        case RemoveCounters(_, _, quantity):
            return quantity is not None and number(scope, quantity) == 0
        case _:
            return False
