"""The grammar of card texts, made once from all modules of phrase rules."""

from __future__ import annotations

from functools import lru_cache

from scenarios.reading.chart import Grammar
from scenarios.reading.phrases.rooms import ROOMS


@lru_cache(maxsize=1)
def grammar() -> Grammar:
    """Return the grammar of card texts."""
    return Grammar(room.RULES for room in ROOMS)
