"""Whether the source of a modifier has remained what it had to remain since the link was created (714.3b)."""

from __future__ import annotations

from engine.citations import implements
from engine.effects.resolution import Resolution
from engine.language.durations import Duration
from engine.language.words import LinkKind, Zone
from engine.state.ids import CardId
from engine.view.party import in_party


@implements("714.3b")
def still_exhausted(resolution: Resolution) -> tuple[CardId, int] | None:
    """Return the source and the clock when it was last readied, None if it has not remained exhausted.

    Where it is asked whether a cost can be paid, its link is not there yet.
    """
    source, link = resolution.state.cards.get(CardId(resolution.source)), resolution.link
    if source is None or source.ready or (link is not None and source.readied != link.source_readied):
        return None
    return source.id, source.readied


@implements("714.3b")
def left_since(resolution: Resolution, duration: Duration) -> str | None:
    """Return where the source of the effect has not remained though the modifier lasts while it does, None if nowhere.

    A card that is still on its way into play itself, and text that stands on another card than the link's, can't have
    left anything.
    """
    link = resolution.link
    if link is None or link.source != resolution.source or link.kind is LinkKind.CARD:
        return None
    source = resolution.state.cards.get(CardId(resolution.source))
    if duration is Duration.WHILE_SOURCE_IN_PLAY:
        return None if source is not None and source.zone is Zone.PLAY else "in play"
    if duration is Duration.WHILE_SOURCE_IN_PARTY:
        stayed = source is not None and source.since == link.source_since and in_party(resolution.state, source)
        return None if stayed else "in the party"
    return None
