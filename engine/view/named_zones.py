"""Modifiers that name other zones than play, and so apply to cards there (712.4)."""

from __future__ import annotations

from typing import TypeAlias

from engine.citations import implements
from engine.language.selections import Every
from engine.language.words import Zone
from engine.state.memo import Memo, Remembered
from engine.view.active_modifier import Active

Entries: TypeAlias = tuple[tuple[int, Active], ...]
"""Modifiers, each with its place in their order."""

_FAR: Remembered[Entries] = Remembered("modifiers that name other zones than play")


@implements("712.4")
def naming(views: Memo, entries: Entries, zone: Zone) -> Entries:
    """Return those of the modifiers that name the zone, which is not play; the views are those they are in force in."""
    far = _FAR.of(views)
    if far is None:
        far = _FAR.keep(
            views, tuple(e for e in entries if isinstance(e[1].to, Every) and e[1].to.zones != (Zone.PLAY,))
        )
    return tuple(e for e in far if isinstance(e[1].to, Every) and zone in e[1].to.zones)
