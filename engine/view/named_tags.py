"""Which tags a modifier gives and which ones its description asks for, where both say it by name (202.1, 202.3)."""

from __future__ import annotations

from functools import lru_cache

from engine.language.filters import AllOf, AnyOf, Not, Tagged
from engine.language.modifiers import GainTags
from engine.view.active_modifier import Active
from engine.view.change_footprints import MODIFYING
from engine.view.footprint import Aspect

_MOST_KEPT = 4096
"""The most modifiers whose tags are remembered."""

_Tags = frozenset[str] | None
"""The tags that are named, None if some are not named but told in another way."""


def gives_tag_asked_for(giving: Active, asking: Active) -> bool:
    """Return whether a tag that one modifier gives may be one that the description of the other asks for."""
    given, asked = _given(giving), _asked(asking)
    return given is None or asked is None or not given.isdisjoint(asked)


@lru_cache(_MOST_KEPT)
def _given(active: Active) -> _Tags:
    found: frozenset[str] = frozenset()
    for change in active.changes:
        if isinstance(change, GainTags):
            found = found.union(change.tags)
        elif Aspect.TAGS in MODIFYING.of(change).changes:
            return None
    return found


@lru_cache(_MOST_KEPT)
def _asked(active: Active) -> _Tags:
    if Aspect.TAGS in MODIFYING.of(active.while_).asks:
        return None
    return frozenset() if active.cards is not None else _asked_by(active.to)


def _asked_by(text: object) -> _Tags:
    """Return the tags that the selection or filter asks for."""
    found: frozenset[str] = frozenset()
    if isinstance(text, Tagged):
        return frozenset(text.tags)
    if isinstance(text, (AllOf, AnyOf, Not)):
        for part in (text.filter,) if isinstance(text, Not) else text.filters:
            tags = _asked_by(part)
            if tags is None:
                return None
            found |= tags
        return found
    return None if Aspect.TAGS in MODIFYING.of(text).asks else found
