"""Conditions on what kind of card it is, where only a card that is out of play can be called a card of a kind.

In play it is an ally, elsewhere an ally card: so "it" is the card that was discarded or revealed, not the ally that
made its player do so, though both were spoken of. Nor is it a hero or an ally that is asked to be an ability.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.language.filters import Filter, Is
from engine.language.selections import Fits, Those
from engine.language.words import Kind
from scenarios.reading import back_references
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.templates import Bindings

_OUT_OF_PLAY = frozenset({"discarded", "revealed", "seen"})
_CHARACTERS = frozenset({"ally", "character", "hero"})
_NO_CHARACTERS = (Kind.ABILITY, Kind.ARMOR, Kind.EQUIPMENT, Kind.ITEM, Kind.QUEST, Kind.WEAPON)


def _out_of_play(discourse: Discourse) -> Mention:
    """Return the one card out of play that was spoken of, where the place of "it" leaves in doubt what it is.

    Raises:
        NoReading: the place tells, or there is no such card, or several.
    """
    back_references.must_be_in_doubt(discourse)
    found = [each for each in discourse.mentions if each.nouns & _OUT_OF_PLAY]
    if len({each.selection for each in found}) != 1 or found[-1].several or not isinstance(found[-1].selection, Those):
        raise NoReading("one card that was discarded, revealed or looked at")
    return found[-1]


def _is(discourse: Discourse, noun: Filter) -> Fits:
    found = _out_of_play(discourse)
    here = replace(found, clause=discourse.clause, sentence=discourse.sentence, subject=True)
    discourse.mention(here)
    return Fits(found.selection, noun)


def _is_no_character(discourse: Discourse, kind: Kind) -> Fits:
    """Return that the card out of play is of a kind of which nothing else that was spoken of can be.

    Raises:
        NoReading: another card that was spoken of may be of the kind.
    """
    meant = _out_of_play(discourse)
    others = [each for each in discourse.mentions if not each.person and each.selection != meant.selection]
    if kind not in _NO_CHARACTERS or any(each.nouns.isdisjoint(_CHARACTERS) for each in others):
        raise NoReading("a kind of which nothing else can be")
    return _is(discourse, Is((kind,)))


def _undo_is_no_character(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Fits(Those(), Is((kind,))):
            try:
                if _is_no_character(discourse.fork(), kind) == value:
                    yield {"kind": kind}
            except NoReading:
                return
        case _:
            return


def _undo_is(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Fits(Those()):
            try:
                if _is(discourse.fork(), value.filter) == value:
                    yield {"noun": value.filter}
            except NoReading:
                return
        case _:
            return


def _kinds() -> Iterator[tuple[Rule, ...]]:
    said = "<it 's|it is|it was> <a|an> {noun:cardnoun}"
    yield made("condition.one", said, _is, _undo_is, bracket="clause", like=Fits)
    said = "<it 's|it is|it was> <a|an|> {kind}"
    yield made("condition.one", said, _is_no_character, _undo_is_no_character, bracket="clause", like=Fits)


RULES = (*_kinds(),)
