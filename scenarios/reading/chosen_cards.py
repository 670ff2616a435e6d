"""What "other" excludes: a card that an earlier sentence had chosen, or what this one has spoken of."""

from __future__ import annotations

from engine.language.filters import Among, Controlled, Filter, Not
from engine.language.selections import Players, Selection, This, Those, You
from engine.language.words import Relation
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.noun_words import words_for
from scenarios.reading.templates import parts_of


def chosen_before(discourse: Discourse) -> Selection | None:
    """Return the card that the sentence before had chosen, if nothing else was spoken of since."""
    things = [each for each in discourse.mentions if not (each.yours or each.person or each.selection == This())]
    last = things[-1] if things else None
    if last is None or last.sentence != discourse.sentence - 1 or not was_chosen(last.selection):
        return None
    return last.selection  # type: ignore[no-any-return]


def was_chosen(selection: Selection) -> bool:
    """Return whether the selection is of cards that somebody chose, as the text goes on."""
    return isinstance(selection, Those) and selection.name.startswith("chosen")


def is_other_than_chosen(value: object) -> bool:
    """Return whether the filter excludes a card that was chosen."""
    return isinstance(value, Not) and isinstance(value.filter, Among) and was_chosen(value.filter.selection)


def spoken_of(discourse: Discourse) -> list[Mention]:
    """Return what this sentence has spoken of, but you, your hero and the card itself."""
    return [
        each
        for each in discourse.mentions
        if each.sentence == discourse.sentence and not (each.yours or each.person or each.selection == This())
    ]


def of_another_kind(discourse: Discourse, nouns: frozenset[str]) -> bool:
    """Return whether this sentence has spoken of something that the nouns can't describe: "other" can't exclude it."""
    spoken = spoken_of(discourse)
    if not spoken:
        return False
    asked, last = (_KINDRED.get(frozenset(each - _ANY), each - _ANY) for each in (nouns, spoken[-1].nouns))
    return bool(asked) and bool(last) and not asked & last


_ANY = frozenset({"card"})
_KINDRED = {frozenset({"totem", "character"}): frozenset({"totem", "character", "ability"})}
"""Nouns that a noun goes with besides those that are said of it: a Totem is an ability."""


def spoken_of_alike(discourse: Discourse, described: Filter) -> list[Mention]:
    """Return the single cards of which the text has spoken, by its event too, that can be one of those described.

    Your own hero and the card itself are not among them.
    """
    asked = words_for(described) - _ANY
    return [
        each
        for each in discourse.mentions
        if not (each.yours or each.person or each.several or each.selection == This())
        and _are_alike(each.nouns - _ANY, asked)
        and {_side(each.filter), _side(described)} != {"yours", "opposing"}
    ]


def _are_alike(nouns: frozenset[str], asked: frozenset[str]) -> bool:
    """Return whether one card can be called by some of the nouns and by some of the others."""
    general = frozenset({"character", "equipment"})
    if not nouns - general or not asked - general:
        return bool(nouns & asked)
    return bool((nouns & asked) - general)


def _side(described: object) -> str | None:
    """Return whether the description is of cards of yours, or of opponents' cards, None where it is of neither."""
    parts = parts_of(described)
    if Controlled(You()) in parts:
        return "yours"
    return "opposing" if Controlled(Players(Relation.OPPONENT)) in parts else None
