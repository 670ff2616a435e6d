"""Amounts that are counted by so many at once: "for each 2 damage healed this way", "for each two allies"."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import Repeat
from engine.language.selections import Count, Per, Quantity, ThatMany
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.amounts.quantities import (
    measured,
    must_be_several,
    removed_damage,
    undo_removed_damage,
)
from scenarios.reading.templates import Bindings, Value, figure, h


def _in_steps(number: str) -> tuple[str, Value]:
    """Return the words for a number of steps, and what stands for it in a template."""
    return f"{{m:{number}}}", figure(h.m) if number == "count" else h.m


def _counted() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what stands after "for each", and for what is done that often."""
    for done in ("dealt", "healed"):
        yield made("counted.mass", f"damage <{done} this way|{done}>", *measured(done))
    removed = "damage <removed this way|removed>"
    yield made("counted.mass", removed, removed_damage, undo_removed_damage, like=ThatMany)
    for number in ("count", "scale"):
        words, size = _in_steps(number)
        steps = Per(h.n, size)
        yield rule("counted", f"{words} {{n:counted.mass}}", steps, check=must_be_several)
        yield rule("counted.steps", f"{words} {{n:counted.mass}}", steps, check=must_be_several)
        of_cards = Per(Count(h.of), size)
        yield rule("counted.steps", f"{words} {{of:countednouns}}", of_cards, check=must_be_several)
    digits, size = _in_steps("scale")
    yield rule("counted", f"{digits} {{of:countednouns}}", Per(Count(h.of), size), check=must_be_several)
    yield made("counted.steps", "{n:counted.mass}", _of_damage, _undo_of_damage, like=ThatMany)


def _of_damage(_discourse: Discourse, n: Quantity) -> Quantity:
    """Return an amount of damage; of several cards it is told what is done for each of them."""
    if isinstance(n, Count):
        raise NoReading("an amount of damage")
    return n


def _undo_of_damage(_discourse: Discourse, value: Quantity) -> Iterator[Bindings]:
    if not isinstance(value, Count):
        yield {"n": value}


def _done_so_often() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what is done once for each so many."""
    for category in ("step.plain", "step.long"):
        once = "for each {n:counted.steps} , <do this :|> {a:outcome}"
        yield rule(category, once, (Repeat(h.n, h.a),), bracket="sentence")


RULES = (*_counted(), *_done_so_often())
