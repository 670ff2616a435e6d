"""Amounts of the card that a sentence is about, "has +1 ATK for each damage on it", and of somebody's cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.effects import Deal, Heal
from engine.language.filters import Among, AttachedTo, Filter
from engine.language.selections import (
    Count,
    Every,
    HeroOf,
    Host,
    Selection,
    Target,
    This,
    Those,
    ValueOf,
    You,
)
from engine.language.words import CardType, Trait, Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, as_built, made
from scenarios.reading.phrases.verbs.verb_phrases import dealing
from scenarios.reading.selected_cards import disowned, owned
from scenarios.reading.templates import Bindings, h, joined, match, narrowed


def card_of_topic(discourse: Discourse) -> Selection:
    """Return the card that the sentence is about, where "it" can mean nothing else.

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
    return topic


def _hurt(discourse: Discourse) -> ValueOf:
    """Return the damage on that card."""
    return ValueOf(Trait.DAMAGE, card_of_topic(discourse))


def _damage() -> Iterator[tuple[Rule, ...]]:
    for word in ("it", "him", "her"):
        yield made("counted.one", f"damage on {word}", _hurt, as_built(_hurt), like=ValueOf)
        attached = _attached, _undo_attached
        yield made("counted.one", f"{{noun}} attached to {word}", *attached, like=Count)


def _attached(discourse: Discourse, noun: Filter) -> Count:
    """Return the number of cards of the kind that are attached to that card."""
    return Count(Every(joined(noun, AttachedTo(Among(card_of_topic(discourse))))))


def _undo_attached(discourse: Discourse, value: object) -> Iterator[Bindings]:
    bound: Bindings = {}
    if match(Count(Every(narrowed(h.noun, AttachedTo(Among(card_of_topic(discourse)))))), value, bound):
        yield bound


def _own_value(trait: Trait) -> tuple[Any, Any]:
    """Return the build and undo functions of a value of your hero, where "its" can mean nobody else."""

    def build(discourse: Discourse) -> ValueOf:
        named = {each.selection for each in discourse.mentions if not each.person}
        idle = {This()} if discourse.names.type not in (CardType.ALLY, CardType.HERO) else set()
        if discourse.doer != HeroOf(You()) or not named <= {discourse.doer, *idle}:
            raise NoReading("your hero, who does it, and no other card that was spoken of")
        return ValueOf(trait, discourse.doer)

    return build, as_built(build)


def _by_own_value() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for damage by a value of your hero, which is said before anybody to whom it is done."""
    for trait, word in ((Trait.ATK, "atk"), (Trait.HEALTH, "health")):
        yield made("own.value", f"its {word}", *_own_value(trait), like=ValueOf)
    said = "{kind:damagetype} damage equal to {n:own.value} to {to:np~}"
    yield from dealing(f"deal+s {said}", Deal(h.doer, h.to, h.n, h.kind, name="dealt"))
    healed = "heal+s damage equal to {n:own.value} from {to:np~}"
    yield from dealing(healed, Heal(h.doer, h.to, h.n, "healed"))


def _of_somebody(_discourse: Discourse, who: Selection, nouns: Filter, unsaid: bool) -> Every:  # noqa: FBT001, ARG001
    return Every(owned(nouns, who))


def _undo_of_somebody(_discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Every(_, (Zone.PLAY,), None):
            yield from ({**each, "unsaid": True} for each in disowned(value.filter))
        case _:
            return


def _numbers() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for the number of somebody's cards."""
    yield made("countednouns", "<|of> {who:whose} {nouns} {unsaid:unsaid}", _of_somebody, _undo_of_somebody, like=Every)


RULES = (*_damage(), *_by_own_value(), *_numbers())
