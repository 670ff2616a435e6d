"""Tags before a noun: as an icon or on the type line, depending on how a card of the noun shows them."""

from __future__ import annotations

from engine.language.filters import AnyOf, Filter, HasTrait, Is, NamedLike, Not, OfDamageType, Tagged
from engine.language.selections import Every
from engine.language.words import DamageType, Kind
from engine.value import value
from scenarios.reading.phrase_rules import NoReading
from scenarios.reading.phrases.nouns.name_phrases import CLASSES, FACTIONS, RACES
from scenarios.reading.templates import Value


@value
class NotTagged:
    """A part of a noun: the negation of a word for a tag."""

    tag: str | tuple[str, ...]


_WITH_ICONS = frozenset({Kind.ABILITY, Kind.ARMOR, Kind.EQUIPMENT, Kind.ITEM, Kind.TOTEM, Kind.WEAPON})
"""Kinds of cards that show their class as an icon; an ally shows it on its type line, except a Pet."""


@value
class OfType:
    """A part of a noun: the word for the damage type of allies, which show no talents and sorts of weapons (205.1)."""

    damage_type: DamageType


@value
class OneHanded:
    """A part of a noun: the word for weapons without the two-handed tag (Glossary: One-Handed)."""


_DAMAGE_TYPES = frozenset(kind.value.title() for kind in DamageType)


def tag_filter(tag: str, head: object) -> Filter:
    """Return the filter that a tag before the noun stands for.

    A faction is an icon (207.1b). So is the class of a card other than an ally (207.1a). Where the noun leaves open
    whether the card is an ally, a tag and an icon both count.
    """
    heads = frozenset(head.kinds if isinstance(head, Is) else (Kind.CARD,))
    if tag in _DAMAGE_TYPES and heads == {Kind.ALLY}:
        raise NoReading("a type of damage, for no ally has the tag")
    if tag in _DAMAGE_TYPES and heads == {Kind.CARD}:
        raise NoReading("words that say whether the tag or the icon of the damage type is meant")
    if tag in FACTIONS or (tag in CLASSES and heads <= _WITH_ICONS):
        return HasTrait(tag)
    if tag in CLASSES and heads & (_WITH_ICONS | {Kind.CARD}):
        return AnyOf((Tagged((tag,)), HasTrait(tag)))
    if tag in (*CLASSES, *RACES) and Kind.HERO in heads:
        return HasTrait(tag) if heads == {Kind.HERO} else AnyOf((Tagged((tag,)), HasTrait(tag)))
    return Tagged((tag,))


def check_nested(post: tuple[object, ...]) -> None:
    """Refuse words behind a noun within a description, for they belong to that noun.

    "An ally with the same name as an ally you control" has the name of one of yours, whoever controls it, and "allies
    other than Demons you control" are all but your Demons.

    Raises:
        NoReading: something follows the noun of the cards whose name is shared, or which are excluded.
    """
    named = any(isinstance(each, NamedLike) and isinstance(each.card, Every) for each in post[:-1])
    if named or any(isinstance(each, NotTagged) for each in post[:-1]):
        raise NoReading("words that belong to the noun before them")


def tags_filter(tags: tuple[str, ...], head: object) -> Filter:
    """Return the filter that "one tag or another" before the noun stands for."""
    filters = tuple(tag_filter(tag, head) for tag in tags)
    return Tagged(tags) if all(isinstance(each, Tagged) for each in filters) else AnyOf(filters)


def asked(word: Value, head: object) -> Filter:
    """Return the filter of a word before the noun; what a tag stands for depends on the head of the noun."""
    if isinstance(word, NotTagged):
        return Not(tag_filter(word.tag, head) if isinstance(word.tag, str) else tags_filter(word.tag, head))
    if isinstance(word, OfType):
        if head != Is((Kind.ALLY,)):
            raise NoReading("allies, which show their damage type alone")
        return OfDamageType(word.damage_type)
    if isinstance(word, OneHanded):
        if head != Is((Kind.WEAPON,)):
            raise NoReading("weapons, of which those without the two-handed tag are one-handed")
        return Not(Tagged(("Two-Handed",)))
    if isinstance(word, str):
        return tag_filter(word, head)
    return tags_filter(word, head) if isinstance(word, tuple) else word


def word_of(part: Value) -> object:
    """Return the word before the noun that stands for the filter, or the tags one of which suffices."""
    if isinstance(part, Not) and isinstance(tag := tag_of(part.filter), (str, tuple)):
        return NotTagged(tag)
    return tag_of(part)


def tag_of(part: Value) -> object:
    """Return the tag, or the tags, that stand for the filter before a noun; the filter itself where none do."""
    match part:
        case Tagged((tag,)) | HasTrait(tag) | AnyOf((Tagged((tag,)), HasTrait(_))):
            return tag
        case Tagged(tags):
            return tags
        case AnyOf(filters) if all(isinstance(tag_of(each), str) for each in filters):
            return tuple(tag_of(each) for each in filters)
        case _:
            return part


def in_words_of_the_kind(pre: tuple[Value, ...], head: object) -> tuple[Value, ...]:
    """Return the words before a noun with those that only its kind has: allies by damage type, one-handed weapons."""
    if head == Is((Kind.ALLY,)):
        return tuple(OfType(each.damage_type) if isinstance(each, OfDamageType) else each for each in pre)
    if head == Is((Kind.WEAPON,)):
        return tuple(OneHanded() if each == NotTagged("Two-Handed") else each for each in pre)
    return pre
