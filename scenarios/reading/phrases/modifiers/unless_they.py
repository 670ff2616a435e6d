"""What cards of a kind can't do, or can't do to a card, unless they are such and such: "unless they cost 4 or more"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.effects import Apply
from engine.language.filters import Among, Not, Valued
from engine.language.modifiers import Cannot, Change
from engine.language.powers import Continuous
from engine.language.selections import SELECTIONS
from engine.language.words import Comparison, Trait
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, rule
from scenarios.reading.phrases.durations.duration_phrases import of_several
from scenarios.reading.phrases.modifiers.exceptions_to_bans import DONE_BY
from scenarios.reading.templates import Value, h, narrowed

_VALUES = {Trait.ATK: "atk", Trait.HEALTH: "health", Trait.DEF: "def", Trait.DAMAGE: "damage"}
_BOUNDS = (("or more", Comparison.AT_LEAST), ("or less", Comparison.AT_MOST))


def _such() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what cards are, have or cost."""
    yield rule("such", "{so:have}", h.so)
    yield rule("such", "are {so:being}", h.so)
    for bound, comparison in _BOUNDS:
        for trait, word in _VALUES.items():
            yield rule("such", f"have {{n:digits}} {bound} {word}", Valued(trait, comparison, h.n))
        yield rule("such", f"cost {{n:digits}} {bound}", Valued(Trait.COST, comparison, h.n))


def _one_side(_discourse: Discourse, topic: Value, changes: tuple[Change, ...], **_parts: Value) -> None:
    """Refuse cards that are selected, or a ban on a deed to others of which "they" may be said as well."""
    others = [each.other for each in changes if isinstance(each, Cannot)]
    if isinstance(topic, SELECTIONS) or any(each is not None and not isinstance(each, Among) for each in others):
        raise NoReading('words that say which cards "they" are')


def _of_the_others(discourse: Discourse, **_parts: Value) -> None:
    """Refuse several cards of which "they" may be said as well."""
    if of_several(discourse):
        raise NoReading('words that say which cards "they" are')


def _unless() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for bans on cards of a kind that are not such, always and for a time, and on what they do."""
    how: Any = {"bracket": "clause", "check": _one_side}
    others = narrowed(h.topic, Not(h.so))
    said = "{topic:nouns} can't {changes:deeds}"
    yield rule("static", f"{said} unless they {{so:such}} .", (Continuous(h.changes, others),), **how)
    now = (Apply(h.changes, others, h.d),)
    unless_ = "unless they {so:such}"
    for timed in (
        f"{said} {{d:duration}} {unless_}",
        f"{said} {unless_} {{d:duration}}",
        f"{{d:duration}} , {said} {unless_}",
    ):
        yield rule("clause.said", timed, now, **how)
    for words, deed in DONE_BY.items():
        barred = Cannot(deed, narrowed(h.other, Not(h.so)))
        yield rule("deed", f"{words} by {{other:nouns}} unless they {{so:such}}", barred, check=_of_the_others)


RULES = (*_such(), *_unless())
