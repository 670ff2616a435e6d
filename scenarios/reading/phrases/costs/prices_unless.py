"""Prices without which players or characters can't do something: an additional cost (401.1, 600.3, 707.1e)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.costs import Resources
from engine.language.effects import Apply
from engine.language.modifiers import AddCost, CostToAttack, CostToProtect, Purpose
from engine.language.powers import Continuous
from engine.language.selections import This, You
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, rule
from scenarios.reading.phrases.costs.prices_and_permissions import WAYS
from scenarios.reading.templates import Value, h, parts_of

_WAYS = {
    **{purpose: way for purpose, (way, _) in WAYS.items()},
    Purpose.USE: "use <payment|> powers of {what:priced}",
}
_PAYERS = (
    ("you", "you {act:do.yours}", "you pay {n:digits}", You()),
    ("{who:player}", "<he|that player> {act:does.yours}", "<he|that player> pays {n:digits}", h.who),
    ("{who:players}", "they {act:do.yours}", "they pay {n:digits}", h.who),
)
"""Who can't do something unless what is done, or how much is paid."""


def _paid_by_others(_discourse: Discourse, act: Value = (), **_parts: Value) -> None:
    """Refuse what is done to the card itself as a part of the price: whoever pays it has other cards."""
    if any(isinstance(each, This) for each in parts_of(act)):
        raise NoReading("a price that has no part in it of the card that says so")


def _unless() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what players can't do without a price, always, at some times and for a time."""
    how: Any = {"bracket": "clause", "check": _paid_by_others}
    for purpose, way in _WAYS.items():
        for who, does, pays, whom in _PAYERS:
            for price, cost in ((pays, (Resources(h.n),)), (does, h.act)):
                added = AddCost(purpose, h.what, cost)
                said = f"{who} can't {way}"
                yield rule("static", f"{said} unless {price} .", (Continuous((added,), whom),), **how)
                timed = f"{said} {{c:when}} unless {price} ."
                yield rule("static", timed, (Continuous((added,), whom, h.c),), **how)
                for words in (
                    f"{said} {{d:duration}} unless {price}",
                    f"{said} unless {price} {{d:duration}}",
                    f"{{d:duration}} , {said} unless {price}",
                ):
                    yield rule("clause.said", words, (Apply((added,), whom, h.d),), **how)


_ITS = "<its controller|their controller>"
_EACH = "<|for each|for each of them|for each one|for each ally>"
_ATTACKERS = "<for each attacker|for each of the attackers>"


def _of_characters() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for one card or each of a kind, and for several, always and for a time."""
    amount, act = (Resources(h.n),), h.act
    yield from _of_some("topic", f"{_ITS} pays {{n:digits}}", amount)
    yield from _of_some("topic", f"{_ITS} {{act:does.yours}}", act)
    yield from _of_some("topics", f"their controllers pay {{n:digits}} {_EACH}", amount)
    yield from _of_some("topics", "their controllers {act:do.yours}", act)
    yield from _of_some("topics", f"<their controller|its controller> pays {{n:digits}} {_EACH}", amount)
    yield from _of_some("topics", "<their controller|its controller> {act:does.yours}", act)


def _of_attackers() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for several that can't attack for a time unless so much is paid for each that attacks."""
    attack = (CostToAttack((Resources(h.n),)),)
    unless_ = f"unless <their controller pays|their controllers pay> {{n:digits}} {_ATTACKERS}"
    said = "{topic:topics} can't attack"
    for timed in (
        f"{said} {{d:duration}} {unless_}",
        f"{said} {unless_} {{d:duration}}",
        f"{{d:duration}} , {said} {unless_}",
    ):
        yield rule("clause.said", timed, (Apply(attack, h.topic, h.d),), bracket="clause")


def _of_some(topic: str, pays: str, cost: Any) -> Iterator[tuple[Rule, ...]]:  # noqa: ANN401 - a cost with holes.
    """Yield the rules for what some characters can't do unless it is paid for."""
    attack, protect = CostToAttack(cost), CostToProtect(cost)
    for words, changes in (("attack", (attack,)), ("protect", (protect,)), ("attack or protect", (attack, protect))):
        said = f"{{topic:{topic}}} can't {words}"
        if words != "attack":
            yield rule("static", f"{said} unless {pays} .", (Continuous(changes, h.topic),), bracket="clause")
        for timed in (
            f"{said} {{d:duration}} unless {pays}",
            f"{said} unless {pays} {{d:duration}}",
            f"{{d:duration}} , {said} unless {pays}",
        ):
            yield rule("clause.said", timed, (Apply(changes, h.topic, h.d),), bracket="clause")


RULES = (*_unless(), *_of_characters(), *_of_attackers())
