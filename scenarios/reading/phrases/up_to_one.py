"""One target or none, "up to one target ally", and the one card of a kind that a player can have: "your Pet"."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import AllOf, Controlled, Filter, Tagged
from engine.language.powers import TargetDescription
from engine.language.selections import Every, Number, Target, You
from scenarios.reading.back_references import speak_of
from scenarios.reading.discourse import Discourse
from scenarios.reading.noun_words import words_for
from scenarios.reading.phrase_rules import Rule, made
from scenarios.reading.selected_cards import aim
from scenarios.reading.templates import Bindings


def _at_most_one(discourse: Discourse, noun: Filter) -> Target:
    return aim(discourse, TargetDescription(noun, Number(0), Number(1)))


def _undo_at_most_one(discourse: Discourse, value: object) -> Iterator[Bindings]:
    found = discourse.description_of(value)
    if found is not None and found == TargetDescription(found.filter, Number(0), Number(1)):
        yield {"noun": found.filter}


def _targets() -> Iterator[tuple[Rule, ...]]:
    yield made("ref", "up to one target {noun}", _at_most_one, _undo_at_most_one, like=Target)


def _sole(discourse: Discourse) -> Every:
    """Return your Pet: the tag has the number 1 behind it, so that nobody has two of them (202.2)."""
    found = Every(AllOf((Tagged(("Pet",)), Controlled(You()))))
    speak_of(discourse, found, words_for(found.filter))
    return found


def _undo_sole(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    if value == Every(AllOf((Tagged(("Pet",)), Controlled(You())))):
        yield {}


def _pets() -> Iterator[tuple[Rule, ...]]:
    yield made("ref", "your pet", _sole, _undo_sole, like=Every)


RULES = (*_targets(), *_pets())
