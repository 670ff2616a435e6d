"""Amounts of the card that a sentence is about: "has +1 ATK for each damage on it"."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.selections import HeroOf, Host, Target, This, Those, ValueOf
from engine.language.words import Trait
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.templates import Bindings


def _hurt(discourse: Discourse) -> ValueOf:
    """Return the damage on the card that the sentence is about, where "it" can mean nothing else.

    Raises:
        NoReading: the sentence is about no card, or has spoken of another.
    """
    topic = discourse.doer
    persons = [each.selection for each in discourse.mentions if each.person]
    if not isinstance(topic, (This, HeroOf, Host, Target, Those)) or topic in persons:
        raise NoReading("a card that the sentence is about")
    here = [each for each in discourse.mentions if not each.person and each.sentence == discourse.sentence]
    if any(each.selection != topic for each in here):
        raise NoReading("no other card that was spoken of")
    return ValueOf(Trait.DAMAGE, topic)


def _undo_hurt(discourse: Discourse, value: object) -> Iterator[Bindings]:
    try:
        if value == _hurt(discourse):
            yield {}
    except NoReading:
        return


def _damage() -> Iterator[tuple[Rule, ...]]:
    for word in ("it", "him", "her"):
        yield made("counted.one", f"damage on {word}", _hurt, _undo_hurt, like=ValueOf)


RULES = (*_damage(),)
