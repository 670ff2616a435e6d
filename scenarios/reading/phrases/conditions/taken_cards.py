"""Conditions on the kind of the one card that the text has just put into a hand "this way"."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import Filter
from engine.language.selections import Chosen, Fits, Selection, Those
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.templates import Bindings


def _taken(discourse: Discourse) -> Selection:
    """Return the card that was put into a hand: one that was chosen or found for it, and is none where nobody did so.

    Raises:
        NoReading: there is no such card, or there may be several.
    """
    found = discourse.taken
    if isinstance(found, Chosen) and found.least is None and found.most is None and found.name is not None:
        return Those(found.name)
    if found == Those("found") and not any(each.several for each in discourse.mentions if each.selection == found):
        return Those("found")
    raise NoReading("one card that was put into a hand")


def _is(discourse: Discourse, noun: Filter) -> Fits:
    return Fits(_taken(discourse), noun)


def _undo_is(discourse: Discourse, value: object) -> Iterator[Bindings]:
    match value:
        case Fits() if value == _is(discourse, value.filter):
            yield {"noun": value.filter}
        case _:
            return


def _conditions() -> Iterator[tuple[Rule, ...]]:
    one, way = "<a|an> {noun:cardnoun.any}", "into <your|its owner 's> hand this way"
    for said in (f"you put {one} {way}", f"{one} <is|was> put {way}"):
        yield made("condition.one", said, _is, _undo_is, like=Fits)


RULES = (*_conditions(),)
