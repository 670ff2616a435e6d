"""The grammar: all rooms, gathered once."""

from __future__ import annotations

from functools import lru_cache

from scenarios.reading.chart import Grammar


@lru_cache(maxsize=1)
def grammar() -> Grammar:
    """Return the grammar of card texts."""
    from scenarios.reading.phrases import (
        conditions,
        creating,
        economy,
        effects,
        elsewhere,
        events,
        finding,
        lines,
        modifiers,
        names,
        nouns,
        numbers,
        players,
        powers,
        quantities,
        references,
        replacing,
        statements,
        times,
        zones,
    )

    rooms = (zones, numbers, names, nouns, references, players, quantities, times, conditions, effects, modifiers, statements, economy,
             events, powers, replacing, finding, creating, elsewhere, lines)  # fmt: skip
    return Grammar(room.RULES for room in rooms)
