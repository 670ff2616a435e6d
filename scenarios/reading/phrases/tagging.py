"""Words for tags before a noun: as icons or on the type line, whichever a card of the noun shows them by."""

from __future__ import annotations

from engine.language.filters import AnyOf, Filter, HasTrait, Is, Not, Tagged
from engine.language.words import Kind
from engine.value import value
from scenarios.reading.phrases.name_phrases import CLASSES, FACTIONS, RACES
from scenarios.reading.templates import Value


@value
class NotTagged:
    """Said of what is none of those that a tag word calls."""

    tag: str


_WITH_ICONS = frozenset({Kind.ABILITY, Kind.ARMOR, Kind.EQUIPMENT, Kind.ITEM, Kind.TOTEM, Kind.WEAPON})
"""The kinds of cards whose class is an icon; an ally has it on its type line, but a Pet, whose class is an icon too."""


def tag_filter(tag: str, head: object) -> Filter:
    """Return what a tag word before the noun asks for.

    A faction is an icon (207.1b). So is the class of a card that is no ally (207.1a); where the noun leaves open
    whether it is one, either makes it of the class.
    """
    heads = frozenset(head.kinds if isinstance(head, Is) else (Kind.CARD,))
    if tag in FACTIONS or (tag in CLASSES and heads <= _WITH_ICONS):
        return HasTrait(tag)
    if tag in CLASSES and heads & (_WITH_ICONS | {Kind.CARD}):
        return AnyOf((Tagged((tag,)), HasTrait(tag)))
    if tag in (*CLASSES, *RACES) and Kind.HERO in heads:
        return HasTrait(tag) if heads == {Kind.HERO} else AnyOf((Tagged((tag,)), HasTrait(tag)))
    return Tagged((tag,))


def tags_filter(tags: tuple[str, ...], head: object) -> Filter:
    """Return what one tag word or another before the noun asks for."""
    filters = tuple(tag_filter(tag, head) for tag in tags)
    return Tagged(tags) if all(isinstance(each, Tagged) for each in filters) else AnyOf(filters)


def asked(word: Value, head: object) -> Filter:
    """Return what is asked for before the noun: a word for a tag means what it means of what the noun calls."""
    if isinstance(word, NotTagged):
        return Not(tag_filter(word.tag, head))
    if isinstance(word, str):
        return tag_filter(word, head)
    return tags_filter(word, head) if isinstance(word, tuple) else word


def word_of(part: Value) -> object:
    """Return the word before the noun that says the filter, or the tags of which one will do."""
    if isinstance(part, Not) and isinstance(tag := tag_of(part.filter), str):
        return NotTagged(tag)
    return tag_of(part)


def tag_of(part: Value) -> object:
    """Return the tag, or the tags, by which the noun says the filter; else the filter itself."""
    match part:
        case Tagged((tag,)) | HasTrait(tag) | AnyOf((Tagged((tag,)), HasTrait(_))):
            return tag
        case Tagged(tags):
            return tags
        case AnyOf(filters) if all(isinstance(tag_of(each), str) for each in filters):
            return tuple(tag_of(each) for each in filters)
        case _:
            return part
