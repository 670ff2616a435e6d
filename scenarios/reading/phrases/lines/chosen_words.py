"""Words that a player chooses as a text resolves: a damage type, a kind of cards, a class, or a faction."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from engine.language.effects import ChooseMode
from engine.language.filters import AllOf, Filter, HasTrait, Is, Tagged
from engine.language.selections import You
from engine.language.words import CLASSES, DamageType, Kind
from engine.value import value
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.descriptions.damage_of_types import more, undo_more
from scenarios.reading.phrases.own_wordings.counted_races import RACES_OF
from scenarios.reading.selected_cards import only
from scenarios.reading.templates import Bindings, Value, h, parts_of, replaced

_FACTIONS = tuple(RACES_OF)
Word: TypeAlias = Kind | DamageType | str
"""A word that can be chosen: a kind of cards, a damage type, a class or a faction."""


def _listed() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a list of damage types."""
    yield rule("types.listed", "{a:damagetype.bare} or {b:damagetype.bare}", (h.a, h.b))
    yield made("types.listed", "{a:damagetype.bare} , {rest:types.rest}", more, undo_more, like=tuple)
    yield made("types.rest", "{a:damagetype.bare} , {rest:types.rest}", more, undo_more, like=tuple)
    yield rule("types.rest", "{a:damagetype.bare} , or {b:damagetype.bare}", (h.a, h.b))
    for kind in DamageType:
        yield rule("damagetype.bare", kind.value, kind)


_OF_THAT_KIND = Is(())
"""Stands for the chosen kind in what is done to cards of it."""

_OF_THAT_FACTION = HasTrait("")
"""Stands for the chosen faction in what is done to cards of it."""

_OF_THAT_CLASS = Tagged(("",))
"""Stands for the chosen class in what is done to cards of it."""


@value
class OfThatType:
    """Stands for the chosen damage type in what is done with damage of it."""


_THAT_TYPE = OfThatType()


def _meant(word: Word) -> Filter | DamageType:
    """Return the filter of cards of a kind, of a class, or of a faction, an icon of every card that has it (207.1b).

    A damage type is meant itself.
    """
    if isinstance(word, DamageType):
        return word
    if isinstance(word, Kind):
        return Is((word,))
    return Tagged((word,)) if word in CLASSES else HasTrait(word)


def _standing_for(words: tuple[Word, ...]) -> Filter | OfThatType:
    if isinstance(words[0], DamageType):
        return _THAT_TYPE
    if isinstance(words[0], Kind):
        return _OF_THAT_KIND
    return _OF_THAT_CLASS if words[0] in CLASSES else _OF_THAT_FACTION


def _named(discourse: Discourse, **words: Word) -> tuple[Word, ...]:
    named = tuple(words.values())
    if len(set(named)) < len(named):
        raise NoReading("different words to choose among")
    discourse.chosen_word = _standing_for(named)
    return named


def _undo_two(_discourse: Discourse, value: tuple[Any, ...]) -> Iterator[Bindings]:
    if len(value) == len("ab"):
        yield dict(zip("ab", value, strict=True))


def _undo_three(_discourse: Discourse, value: tuple[Any, ...]) -> Iterator[Bindings]:
    if len(value) == len("abc"):
        yield dict(zip("abc", value, strict=True))


def _any_faction(discourse: Discourse) -> tuple[str, ...]:
    discourse.chosen_word = _OF_THAT_FACTION
    return _FACTIONS


def _any_class(discourse: Discourse) -> tuple[str, ...]:
    discourse.chosen_word = _OF_THAT_CLASS
    return CLASSES


def _any_damage(discourse: Discourse) -> tuple[DamageType, ...]:
    discourse.chosen_word = _THAT_TYPE
    return tuple(DamageType)


_CARD_TYPES = (Kind.ABILITY, Kind.ALLY, Kind.ARMOR, Kind.HERO, Kind.ITEM, Kind.QUEST, Kind.WEAPON)
"""The card types of these editions (300.1)."""


def _any_type(discourse: Discourse) -> tuple[Kind, ...]:
    discourse.chosen_word = _OF_THAT_KIND
    return _CARD_TYPES


def _by_word(discourse: Discourse, words: tuple[Word, ...], a: Value) -> tuple[ChooseMode]:
    """Return the same deeds for each word that can be chosen.

    Raises:
        NoReading: nothing is done to cards of the chosen kind, they are targets, which are chosen before (707.1), or
            they may not be allies, which alone have their class on the type line (202.1).
    """
    held = _standing_for(words)
    if held not in parts_of(a):
        raise NoReading("cards of the chosen kind")
    if held in parts_of(tuple(discourse.targets)):
        raise NoReading("cards that are no targets, for these are chosen before the word is")
    if held == _OF_THAT_CLASS and not all(map(_is_of_allies, _descriptions(a, held))):
        raise NoReading("allies of the chosen class, for other cards show it as an icon")
    discourse.chosen_word = None
    courses = tuple(replaced(a, held, _meant(each)) for each in words)
    return (ChooseMode(You(), courses, tuple(str(each) for each in words)),)


def _by_word_later(discourse: Discourse, words: tuple[Word, ...], a: Value, b: Value) -> tuple[ChooseMode]:
    """Return the same deeds of two sentences for each word, of which the second speaks.

    Raises:
        NoReading: the second sentence says nothing of cards of the chosen kind.
    """
    if _standing_for(words) not in parts_of(b):
        raise NoReading("cards of the chosen kind")
    return _by_word(discourse, words, (*a, *b))


def _undo_by_word_later(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    for bound in _undo_by_word(discourse, value):
        held, deeds = _standing_for(bound["words"]), bound["a"]
        for k in range(1, len(deeds)):
            if held in parts_of(deeds[k:]):
                yield {"words": bound["words"], "a": deeds[:k], "b": deeds[k:]}


def _descriptions(a: Value, held: Filter) -> Iterator[Filter]:
    """Yield each description of which the filter that stands for a chosen word is a part."""
    described = [part for part in parts_of(a) if isinstance(part, AllOf) and held in part.filters]
    alone = parts_of(a).count(held) - len(described)
    yield from (*described, *(held,) * alone)


def _is_of_allies(described: Filter) -> bool:
    return isinstance(described, AllOf) and Is((Kind.ALLY,)) in described.filters


def _undo_by_word(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case (ChooseMode(You(), courses, said),):
            words = _words_of(said)
            if not words:
                return
            held = _standing_for(words)
            a = replaced(courses[0], _meant(words[0]), held)
            if held in parts_of(a) and value == _by_word(discourse.fork(), words, a):
                yield {"words": words, "a": a}
        case _:
            return


def _words_of(said: tuple[str, ...]) -> tuple[Word, ...]:
    """Return the kinds, classes or factions among which the words say that one is chosen, nothing for other words."""
    if said == tuple(each.value for each in DamageType):
        return tuple(DamageType)
    if set(said) <= {each.value for each in Kind}:
        return tuple(map(Kind, said))
    return said if said == CLASSES or set(said) <= set(_FACTIONS) else ()


def _those(stands: Filter | OfThatType) -> tuple[Any, Any]:
    """Return the build and undo functions of words for the chosen kind, class or faction."""

    def build(discourse: Discourse) -> Filter | OfThatType:
        if discourse.chosen_word != stands:
            raise NoReading("a kind of cards that was chosen")
        return stands

    def undo(discourse: Discourse, value: Value) -> Iterator[Bindings]:
        if value == stands == discourse.chosen_word:
            yield {}

    return build, undo


def _words_to_choose() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for the words among which one is chosen: kinds of cards, classes, or factions."""
    yield made("kinds.named", "{a:kind} , {b:kind} , or {c:kind}", _named, _undo_three, like=tuple)
    for listed in ('" {a:kind} " or " {b:kind} "', '" {a:kind} " or " {b:kind} , "', "{a:kind} or {b:kind}"):
        yield made("kinds.named", listed, _named, _undo_two, like=tuple)
    for listed in (
        '" {a:kind} , " " {b:kind} , " or " {c:kind} , "',
        '" {a:kind} " , " {b:kind} " , or " {c:kind} " ,',
        "{a:kind} , {b:kind} <, or|or> {c:kind}",
    ):
        yield made("kinds.named", listed, _named, _undo_three, like=tuple)
    for one in _FACTIONS:
        yield rule("faction.word", f"<{one}|[{one.lower()}]>", one)
    yield made("kinds.named", "{a:faction.word} or {b:faction.word}", _named, _undo_two, like=tuple)
    yield made("kinds.named", "a faction", _any_faction, only(_FACTIONS), like=tuple)
    yield made("kinds.named", "a class", _any_class, only(CLASSES), like=tuple)
    yield made("kinds.named", "a <damage type|type of damage>", _any_damage, only(tuple(DamageType)), like=tuple)
    yield made("damagetype", "<that-type|chosen-type>", *_those(_THAT_TYPE), like=OfThatType)
    yield made("kinds.named", "a <card type|type of card>", _any_type, only(_CARD_TYPES), like=tuple)


def _deeds_by_word() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what is done to the cards of a kind, class or faction that is chosen first."""
    said = "<choose|name> {words:kinds.named} <and then|then|, then|, and then> {a:clauses.said}"
    yield made("clause", said, _by_word, _undo_by_word, bracket="command")
    then = "<choose|name> {words:kinds.named} . {a:step.plain}"
    yield made("step.plain", then, _by_word, _undo_by_word, bracket="sentence", like=(ChooseMode,))
    for first in (". {a:step.plain}", "<, then|, and then|and then|then> {a:clauses} ."):
        later = f"<choose|name> {{words:kinds.named}} {first} {{b:step}}"
        yield made("step.plain", later, _by_word_later, _undo_by_word_later, bracket="sentence", like=(ChooseMode,))
    which = "of <that|the chosen>"
    for category, card in (("cardnouns", "cards"), ("cardnoun", "card"), ("being", "")):
        yield made(category, f"{card} {which} <kind|type>", *_those(_OF_THAT_KIND), like=Is)
    yield made("nouns", f"cards {which} <kind|type>", *_those(_OF_THAT_KIND), like=Is)
    yield made("postmod", f"{which} faction", *_those(_OF_THAT_FACTION), like=HasTrait)
    yield made("postmod", f"{which} class", *_those(_OF_THAT_CLASS), like=Tagged)


RULES = (*_listed(), *_words_to_choose(), *_deeds_by_word())
