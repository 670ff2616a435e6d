"""Prices without which players or characters can't do something: an additional cost (401.1, 600.3, 707.1e)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.costs import Resources
from engine.language.effects import Apply
from engine.language.modifiers import AddCost, CostToAttack, CostToProtect, Purpose
from engine.language.powers import Continuous
from engine.language.selections import HeroOf, This, You
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.costs.performed_costs import performed_by_another, undo_performed_by_another
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


_ITS, _THEIR = "<its controller|their controller>", "<their controller|its controller>"
_EACH = "<|for each|for each of them|for each one|for each ally>"
_ATTACKERS = "<for each attacker|for each of the attackers>"


def _tolls() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what is paid by you, by one card's controller, and by the controllers of several."""
    yield rule("toll.yours", "you pay {n:digits}", (Resources(h.n),))
    yield rule("toll.yours", "you {act:do.yours}", h.act)
    yield rule("toll.its", f"{_ITS} pays {{n:digits}}", (Resources(h.n),))
    yield rule("toll.its", f"{_ITS} {{act:does.payer}}", h.act)
    for toll, each in (("toll.theirs", _EACH), ("toll.attackers", _ATTACKERS)):
        yield rule(toll, f"{_THEIR} pays {{n:digits}} {each}", (Resources(h.n),))
        yield rule(toll, f"their controllers pay {{n:digits}} {each}", (Resources(h.n),))
        yield rule(toll, f"{_THEIR} {{act:does.payer}} {each}", h.act)
        yield rule(toll, f"their controllers {{act:do.payer}} {each}", h.act)
    yield made("does.payer~", "{acts:does~}", performed_by_another, undo_performed_by_another, bracket="payer")


_ATTACKS: dict[str, tuple[Any, ...]] = {
    "attack": (CostToAttack(h.cost),),
    "attack {other:attackable}": (CostToAttack(h.cost, h.other),),
}
_DEEDS: dict[str, tuple[Any, ...]] = {
    **_ATTACKS,
    "protect": (CostToProtect(h.cost),),
    "attack or protect": (CostToAttack(h.cost), CostToProtect(h.cost)),
}
"""What characters can't do without a price, in words."""


def _must_be_yours(_discourse: Discourse, topic: Value, **_parts: Value) -> None:
    """Refuse "you" for a card that another player may control: whoever controls it pays.

    Raises:
        NoReading: the card is neither the text's own nor your hero.
    """
    if topic not in (This(), HeroOf(You())):
        raise NoReading("a card of your own, for its controller pays")


def _of_characters() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for one card or each of a kind, and for several, always and for a time."""
    for topic, toll, deeds, check in (
        ("one", "toll.yours", _DEEDS, _must_be_yours),
        ("topic", "toll.its", _DEEDS, None),
        ("topics", "toll.theirs", _DEEDS, None),
        ("topics", "toll.attackers", _ATTACKS, None),
    ):
        how: Any = {"bracket": "clause", "check": check}
        for deed, changes in deeds.items():
            said, unless_ = f"{{topic:{topic}}} can't {deed}", f"unless {{cost:{toll}}}"
            yield from _always(said, unless_, changes, how)
            for timed in (
                f"{said} {{d:duration}} {unless_}",
                f"{said} {unless_} {{d:duration}}",
                f"{{d:duration}} , {said} {unless_}",
            ):
                yield rule("clause.said", timed, (Apply(changes, h.topic, h.d),), **how)


def _of_any() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for any card of a kind."""
    for deed, changes in _DEEDS.items():
        said = f"<a|an> {{topic:noun}} can't {deed}"
        yield from _always(said, "unless {cost:toll.its}", changes, {"bracket": "clause"})


def _always(said: str, unless_: str, changes: Value, how: Any) -> Iterator[tuple[Rule, ...]]:  # noqa: ANN401 - options.
    """Yield the rules for what can't be done without a price, always or while a condition is true."""
    yield rule("static", f"{said} {unless_} .", (Continuous(changes, h.topic),), **how)
    during = f"<while|as long as> {{c:condition}} , {said} {unless_} ."
    yield rule("static", during, (Continuous(changes, h.topic, h.c),), **how)


RULES = (*_unless(), *_tolls(), *_of_characters(), *_of_any())
