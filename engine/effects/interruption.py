"""The effect that interrupts links (711)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.citations import implements
from engine.effects.card_choices import select
from engine.effects.payment_precedence import AsCost, Precedence
from engine.effects.plain_effects import proposed_plainly
from engine.effects.resolution import Resolution
from engine.events.simultaneity import Steps
from engine.language.effects import Interrupt
from engine.language.words import Zone
from engine.state.game import State
from engine.state.ids import CardId, PlayerId
from engine.state.record import Event, LeaveChain, Move, MoveKind
from engine.view.footprint import Aspect, giving, taking_all, together

AS_COST = AsCost("interrupt", Precedence.INTERRUPT)
"""What is said of the effect as a part of a cost."""
FOOTPRINT = together((taking_all(Aspect.CHAIN), giving(Aspect.GRAVEYARD, Aspect.LAST_KNOWN)))
"""What the effect itself reads and changes."""


@implements("709.2b", "711.2")
def interrupting(resolution: Resolution, effect: Interrupt) -> Steps:
    """Interrupt what the text tells to; never the link itself, whose text is under way."""
    own = 0 if resolution.link is None else int(resolution.link.id)

    def doing(link: int) -> list[Event]:
        return [] if link == own else interruptions(resolution.state, (link,), resolution.you)

    resolution.doing = doing
    chosen = select(resolution, effect.links)
    resolution.doing = None
    events = interruptions(resolution.state, [each for each in chosen if each != own], resolution.you)
    return proposed_plainly(resolution, events, effect.links)


@implements("711.1", "711.2")
def interruptions(state: State, links: Sequence[int], by: PlayerId | None = None) -> list[Event]:
    """Return the events that interrupt the links: a card goes to its owner's graveyard, an effect just leaves.

    By whom, if a link of a player's does it; not where a link is interrupted for want of targets.
    """
    found: list[Event] = []
    for each in links:
        link = next((link for link in state.chain if link.id == each), None)
        if link is None:
            continue
        if CardId(each) in state.cards:
            found.append(Move(CardId(each), Zone.GRAVEYARD, MoveKind.INTERRUPT, player=link.controller, by=by))
        else:
            found.append(LeaveChain(link, "interrupted", by))
    return found
