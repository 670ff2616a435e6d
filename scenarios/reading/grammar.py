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
        fighting,
        finding,
        lines,
        modifiers,
        names,
        nouns,
        numbers,
        players,
        powers,
        predicates,
        quantities,
        references,
        replacing,
        sentences,
        statements,
        times,
        watching,
        zones,
    )

    rooms = (
        zones,
        numbers,
        names,
        nouns,
        references,
        players,
        quantities,
        times,
        conditions,
        effects,
        modifiers,
        predicates,
        fighting,
        statements,
        sentences,
        watching,
        economy,
        events,
        powers,
        replacing,
        finding,
        creating,
        elsewhere,
        lines,
    )
    return Grammar(room.RULES for room in rooms)
