"""An amount of its own for each of several cards, "respectively"."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.language.effects import Deal, Heal
from engine.language.selections import Nth
from engine.language.words import DamageType
from scenarios.reading import plural_references
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import Rule, made, rule
from scenarios.reading.templates import Bindings, Value, h

_MOST_SHARES = 6


def _healed(discourse: Discourse, doer: Value, shares: tuple[Any, ...]) -> Value:
    several = plural_references.them(discourse).selection
    return tuple(Heal(doer, Nth(several, place), n) for place, n in enumerate(shares))


def _dealt(discourse: Discourse, doer: Value, shares: tuple[Any, ...], kind: DamageType) -> Value:
    several = plural_references.them(discourse).selection
    return tuple(Deal(doer, Nth(several, place), n, kind) for place, n in enumerate(shares))


def _undo_shares(kind: type[Deal | Heal]) -> Callable[[Discourse, Value], Iterator[Bindings]]:
    def undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
        places = tuple(each.to.place if isinstance(each, kind) and isinstance(each.to, Nth) else None for each in value)
        if len(value) > 1 and places == tuple(range(len(value))):
            held = {"doer": value[0].source, "shares": tuple(each.amount for each in value)}
            yield held if kind is Heal else {**held, "kind": value[0].damage_type}

    return undo


def _shares() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for an amount of its own for each of several cards."""
    for length in range(2, _MOST_SHARES):
        names = [f"n{place}" for place in range(length)]
        *front, last = (f"{{{name}:digits}}" for name in names)
        joint = f"{' , '.join(front)} {',' if front[1:] else ''} and {last}"
        yield rule("shares", joint, tuple(getattr(h, name) for name in names))
    yield made(
        "step.plain",
        "{doer:one} heals {shares} damage from <them|those targets> , respectively .",
        _healed,
        _undo_shares(Heal),
        like=tuple,
        bracket="clause",
    )
    yield made(
        "step.plain",
        "{doer:one} deals {shares} {kind:damagetype} damage to <them|those targets> , respectively .",
        _dealt,
        _undo_shares(Deal),
        like=tuple,
        bracket="clause",
    )


RULES = (*_shares(),)
