"""What "other" excludes: a card that an earlier sentence had chosen, or what this one has spoken of."""

from __future__ import annotations

from engine.language.filters import Among, Controlled, Filter, Not
from engine.language.selections import Players, Selection, Target, This, Those, You
from engine.language.words import CardType, Relation
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.noun_words import words_for
from scenarios.reading.templates import parts_of


def chosen_before(discourse: Discourse) -> Selection | None:
    """Return the card that the sentence before had chosen, if nothing else was spoken of since."""
    last = _last_of(discourse)
    return None if last is None or not was_chosen(last) else last


def chosen_or_targeted_before(discourse: Discourse) -> Selection | None:
    """Return the card that the sentence before had chosen or targeted, if nothing else was spoken of since.

    The target is meant only if the text has spoken of nothing else, and the card itself is an ability, which is none of
    the others.
    """
    last = _last_of(discourse)
    return last if last is not None and (was_chosen(last) or _is_the_target(discourse)) else None


def _last_of(discourse: Discourse) -> Selection | None:
    """Return the last card that was spoken of, where the sentence before spoke of it."""
    things = _things(discourse)
    if not things or things[-1].sentence != discourse.sentence - 1:
        return None
    return things[-1].selection  # type: ignore[no-any-return]


def _things(discourse: Discourse) -> list[Mention]:
    return [each for each in discourse.mentions if not (each.yours or each.person or each.selection == This())]


def _is_the_target(discourse: Discourse) -> bool:
    """Return whether one target is all that an ability's text has spoken of."""
    if discourse.names.type is not CardType.ABILITY or discourse.quoted:
        return False
    things = _things(discourse)
    return {each.selection for each in things} == {Target()} and not any(each.several for each in things)


def excludes_unlike(discourse: Discourse, before: tuple[Filter, ...], described: Filter) -> bool:
    """Return whether "other" would exclude the target of the sentence before, which is none of those described."""
    target = chosen_or_targeted_before(discourse)
    if target != Target() or Not(Among(target)) not in before:
        return False
    spoken = (each for each in discourse.mentions if each.selection == target)
    return not any(are_alike(each.nouns - _ANY, words_for(described) - _ANY) for each in spoken)


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
        and are_alike(each.nouns - _ANY, asked)
        and {_side(each.filter), _side(described)} != {"yours", "opposing"}
    ]


def are_alike(nouns: frozenset[str], asked: frozenset[str]) -> bool:
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
