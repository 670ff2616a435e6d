"""Which card "other" and "another" exclude, and where they leave that in doubt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from engine.language.filters import AllOf, Among, Filter, Is, Not
from engine.language.selections import Chosen, Circumstance, HeroOf, This, You
from engine.language.words import CardType, Kind
from scenarios.reading.chosen_cards import of_another_kind, spoken_of, spoken_of_alike
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.each_spoken_of import is_own
from scenarios.reading.noun_words import words_for
from scenarios.reading.parts_by_kind import of_kinds, parts_by_kind
from scenarios.reading.phrase_rules import NoReading
from scenarios.reading.templates import Bindings, filters_of, parts_of, whole_of

_ASKED = (*get_args(Filter), *get_args(Circumstance))


def check_other(discourse: Discourse, before: tuple[Filter, ...], heads: tuple[Filter, ...]) -> None:
    """Refuse an "other" that excludes what the nouns can't be, or the card itself where something else may be meant.

    Raises:
        NoReading: another card is excluded.
    """
    spoken = spoken_of(discourse)
    excluded = {each.filter.selection for each in before if isinstance(each, Not) and isinstance(each.filter, Among)}
    if not spoken or not excluded & {This(), spoken[-1].selection}:
        return
    if of_another_kind(discourse, words_for(AllOf(heads))) is not (This() in excluded):
        raise NoReading('one card that "other" excludes without doubt')


def check_source(discourse: Discourse, before: tuple[Filter, ...], described: AllOf) -> None:
    """Refuse an "other" that excludes the card itself or your hero where a card of the kind was spoken of before.

    Raises:
        NoReading: that card may be the one excluded, or your hero does it and the other of the two is excluded.
    """
    this, hero = (Not(Among(each)) in before for each in (This(), HeroOf(You())))
    kinds = {kind for part in described.filters if isinstance(part, Is) for kind in part.kinds}
    can_be_hero = not kinds or not kinds.isdisjoint((Kind.CARD, Kind.CHARACTER, Kind.HERO))
    wrong = (this and can_be_hero and not spoken_of(discourse)) or (hero and not can_be_hero)
    if is_by_hero(discourse) and wrong:
        raise NoReading('one card that "other" excludes without doubt')
    if not discourse.quoted and (this or hero) and spoken_of_alike(discourse, described):
        raise NoReading('one card that "other" excludes without doubt')


def depends_on_a_choice(value: object) -> bool:
    """Return whether a description or condition in the value depends on a card that somebody would have to choose.

    "An ally other than a Demon" is an ally that is no Demon, whichever Demon there is; "if its cost is less than the
    ATK of one of your weapons" is not asked of a weapon that you choose, and not at all without one.
    """
    asked = of_kinds(parts_by_kind(value), _ASKED)
    return any(isinstance(part, Chosen) for each in asked for part in parts_of(each))


def can_be_one(card: CardType, parts: tuple[Filter, ...]) -> bool:
    """Return whether a card of the type can be one of what the parts describe, so that "other" can exclude it."""
    kinds = {kind.value for part in parts if isinstance(part, Is) for kind in part.kinds}
    return not kinds or bool(kinds & {card.value, "card", "resource", *_ALSO[card]})


def is_one_of(discourse: Discourse, noun: Filter) -> bool:
    """Return whether the card of the text, or who gets a quoted power, can be one of what the noun describes."""
    return discourse.quoted or can_be_one(discourse.names.type, tuple(parts_of(noun)))


_ALSO = {
    CardType.ABILITY: ("totem", "character"),
    CardType.ALLY: ("character",),
    CardType.ARMOR: ("equipment",),
    CardType.HERO: ("character",),
    CardType.ITEM: ("equipment",),
    CardType.QUEST: (),
    CardType.WEAPON: ("equipment",),
}
"""What else the text calls a card of a type."""


def is_by_hero(discourse: Discourse) -> bool:
    """Return whether a card that is no character says what your hero does: "other" excludes the hero if it can."""
    return discourse.doer == HeroOf(You()) and discourse.names.type not in (CardType.ALLY, CardType.HERO)


def others_of(discourse: Discourse, noun: Filter) -> AllOf:
    """Return the filter of the cards that a noun describes, without those that "another" before it excludes.

    Raises:
        NoReading: the words leave in doubt which card is excluded.
    """
    return AllOf((*filters_of(noun), *_excluded_by_another(discourse, noun)))


def _excluded_by_another(discourse: Discourse, noun: Filter) -> tuple[Not, ...]:
    """Return the filters that "another" stands for: not what was spoken of last, nor what that had excluded itself.

    A card of the kind that the noun describes is excluded sooner than the card itself.

    Raises:
        NoReading: nothing was spoken of, and the card itself is no character or equipment to be excluded; or the card
            itself and one that was spoken of in an earlier sentence can both be excluded.
    """
    alike = spoken_of_alike(discourse, noun)
    things = [each for each in discourse.mentions if not each.person and not _is_another_kind(each, alike)]
    here = things and things[-1].selection == discourse.doer and not things[-1].subject
    last = things[-1] if here else next((each for each in reversed(things) if not each.yours), None)
    if alike and (last is None or last.selection == This()):
        own = [each for each in discourse.mentions if each.selection == This()]
        if len({each.selection for each in alike}) > 1 or not any(each.in_event for each in own):
            raise NoReading('one card that "another" excludes without doubt')
        last = alike[-1]
    if last is None:
        if discourse.names.type in (CardType.ABILITY, CardType.QUEST):
            raise NoReading('one card that "another" excludes without doubt')
        _must_not_be_your_hero(discourse, noun)
        if not is_one_of(discourse, noun):
            raise NoReading('one card that "another" excludes without doubt')
        return (Not(Among(This())),)
    parts = last.filter.filters if isinstance(last.filter, AllOf) else ()
    before = (part for part in parts if isinstance(part, Not) and isinstance(part.filter, Among))
    return (*(part for part in before if part != Not(Among(This()))), Not(Among(last.selection)))


def _must_not_be_your_hero(discourse: Discourse, noun: Filter) -> None:
    """Refuse an "another" that excludes the card itself where your hero was spoken of and can be excluded as well.

    Raises:
        NoReading: your hero may be the one excluded.
    """
    kinds = {kind for part in parts_of(noun) if isinstance(part, Is) for kind in part.kinds}
    can_be_hero = not kinds or not kinds.isdisjoint((Kind.CARD, Kind.CHARACTER, Kind.HERO))
    if can_be_hero and any(each.selection == HeroOf(You()) for each in discourse.mentions):
        raise NoReading('one card that "another" excludes without doubt')


def _is_another_kind(mention: Mention, alike: list[Mention]) -> bool:
    """Return whether the card that was spoken of is called by nouns, but is none of those that are alike."""
    return not (is_own(mention) or mention.several or mention in alike) and mention.nouns != frozenset({"card"})


def without_others(filters: tuple[Filter, ...]) -> Iterator[Bindings]:
    """Yield each noun to which the filters may add "another": the last ones, which exclude cards, are left out."""
    for end in range(len(filters) - 1, 0, -1):
        if not isinstance(filters[end], Not):
            return
        yield {"noun": whole_of(filters[:end])}
