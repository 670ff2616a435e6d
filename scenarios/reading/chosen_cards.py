"""What "other" excludes: a card that an earlier sentence had chosen, or what this one has spoken of."""

from __future__ import annotations

from engine.language.filters import Among, Not
from engine.language.selections import Selection, This, Those
from scenarios.reading.discourse import Discourse, Mention


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
