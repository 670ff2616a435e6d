"""Cards that were seen and are put in several places: what went into one of them is not there for the next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.language.effects import Put
from engine.language.filters import AllOf, Among, Not
from engine.language.selections import Chosen, Every, Selection, Those
from engine.language.words import Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import Check
from scenarios.reading.phrases.zones.moves_between_zones import doer_elsewhere, who_arranges
from scenarios.reading.templates import Bindings

_DECK = (Zone.DECK,)


def put_by_the_doer(put: Put, check: Check | None = None) -> tuple[Any, Any]:
    """Return the build and undo functions of a move of cards, which whoever does it arranges and gets into play."""

    def build(discourse: Discourse, it: Selection) -> tuple[Put]:
        if check is not None:
            check(discourse, it)
        return (_by_the_doer(discourse, replace(put, cards=it)),)

    def undo(discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (Put(it),) if value == (_by_the_doer(discourse, replace(put, cards=it)),):
                yield {"it": it}
            case _:
                return

    return build, undo


def _by_the_doer(discourse: Discourse, put: Put) -> Put:
    if put.zone is Zone.PLAY and not put.as_resource:
        return replace(put, under=put.under or doer_elsewhere(discourse))
    return replace(put, by=who_arranges(discourse, put.zone, put.cards))


def apart(puts: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return the moves, each of which leaves out what an earlier one has taken: later choices, and the rest."""
    found: list[Any] = []
    kept: list[Not] = []
    for put in puts:
        match put:
            case Put(Every(Among() as seen, zones)) if zones == _DECK and kept:
                found.append(replace(put, cards=Every(AllOf((seen, *kept)), _DECK)))
            case Put(Chosen(Those() as seen) as one) if found:
                left = AllOf((Among(seen), *kept)) if kept else Among(seen)
                found.append(replace(put, cards=replace(one, among=Every(left, _DECK))))
            case _:
                found.append(put)
        if isinstance(put, Put) and put.zone is Zone.DECK and isinstance(put.cards, Chosen) and put.cards.name:
            kept.append(Not(Among(Those(put.cards.name))))
    return tuple(found)


def joined_again(puts: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return such moves as the words name them, where "the others" are all cards that were seen."""
    found: list[Any] = []
    for put in puts:
        match put:
            case Put(Every(AllOf((Among() as seen, Not(Among(Those())), *_)), zones)) if zones == _DECK:
                found.append(replace(put, cards=Every(seen, _DECK)))
            case Put(Chosen(Every(Among(seen) | AllOf((Among(seen), *_)), zones)) as one) if found and zones == _DECK:
                found.append(replace(put, cards=replace(one, among=seen)))
            case _:
                found.append(put)
    return tuple(found)
