"""What of the past and of the order of things the texts of a game may ask about; the rest needn't be told apart."""

from __future__ import annotations

from engine.language.printed import Printed
from engine.loops.noticed import asked_by
from engine.state.game import State
from engine.value import value
from engine.view.footprint import Aspect


@value
class Relevance:
    """What may matter: the deeds of the turn, its moments, the order in which cards without powers came into play."""

    history: bool = True
    moments: bool = True
    order: bool = True


EVERYTHING = Relevance()


def relevance(state: State) -> Relevance:
    """Return what the texts of all cards in the game, in whatever zone, and of all links and modifiers ask about.

    What they make, such as tokens, is part of their text. If a text may bring in cards from outside the game, or reads
    the text of other cards, everything may matter.
    """
    faces: dict[int, Printed] = {id(card.printed): card.printed for card in state.cards.values()}
    faces |= {id(gone.card.printed): gone.card.printed for gone in state.gone.values()}
    links = ((link.text, link.trigger and link.trigger.double_check) for link in (*state.chain, *state.waiting))
    made = ((each.changes, each.while_, each.triggered) for each in state.modifiers)
    asked = asked_by((*faces.values(), *links, *made), hurt=True)
    if asked.may_be_anything or any(seat.collection for seat in state.players):
        return EVERYTHING
    read = asked.footprint.asks
    return Relevance(
        history=not read.isdisjoint((Aspect.HISTORY, Aspect.HOW_OFTEN)),
        moments=Aspect.MOMENTS in read,
        order=asked.changes(Aspect.POWERS) or Aspect.POWERS in read,
    )
