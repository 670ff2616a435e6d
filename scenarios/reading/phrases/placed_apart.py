"""Cards that were seen and are put in several places: what went on top of the deck is none of "the others"."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.language.effects import Put
from engine.language.filters import AllOf, Among, Not
from engine.language.selections import Chosen, Every, Those
from engine.language.words import Zone

_DECK = (Zone.DECK,)


def apart(puts: tuple[Any, ...]) -> tuple[Any, ...]:
    """Return the moves in which the rest of the cards leaves out those that an earlier move left in the deck."""
    found: list[Any] = []
    kept: list[Not] = []
    for put in puts:
        match put:
            case Put(Every(Among() as seen, zones)) if zones == _DECK and kept:
                found.append(replace(put, cards=Every(AllOf((seen, *kept)), _DECK)))
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
            case _:
                found.append(put)
    return tuple(found)
