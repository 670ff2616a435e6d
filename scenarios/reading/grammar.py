"""The grammar: all rooms, gathered once."""

from __future__ import annotations

from functools import lru_cache

from scenarios.reading.chart import Grammar


@lru_cache(maxsize=1)
def grammar() -> Grammar:
    """Return the grammar of card texts."""
    from scenarios.reading.phrases.rooms import ROOMS

    return Grammar(room.RULES for room in ROOMS)
