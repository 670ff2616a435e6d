"""Conditions on what kind of card it is, where only a card that is out of play can be called a card of a kind.

In play it is an ally, elsewhere an ally card: so "it" is the card that was discarded or revealed, not the ally that
made its player do so, though both were spoken of.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.language.filters import Filter
from engine.language.selections import Fits, Those
from scenarios.reading import back_references
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.templates import Bindings

_OUT_OF_PLAY = frozenset({"discarded", "revealed", "seen"})


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


def _undo_is(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Fits(Those(), noun):
            try:
                if _is(discourse.fork(), noun) == value:
                    yield {"noun": noun}
            except NoReading:
                return
        case _:
            return


def _kinds() -> Iterator[tuple[Rule, ...]]:
    said = "<it 's|it is|it was> <a|an> {noun:cardnoun}"
    yield made("condition.one", said, _is, _undo_is, bracket="clause", like=Fits)


RULES = (*_kinds(),)
