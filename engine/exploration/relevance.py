"""What of the past and of the order of things the texts of a game may ask about; the rest needn't be told apart."""

from __future__ import annotations

from collections.abc import Iterable

from engine.effects.text_footprints import WHOLE
from engine.language.costs import Activate, Resources
from engine.language.printed import Printed
from engine.loops.noticed import Asked
from engine.state.game import State
from engine.value import kept_by_identity, value
from engine.view.footprint import NONE, Aspect, Aspects, words_in


@value
class Relevance:
    """What may matter: the deeds of the turn, its moments, the order in which cards without powers came into play.

    `asked` is everything that texts ask about, but for what is exhausted to pay for them.
    """

    history: bool = True
    moments: bool = True
    order: bool = True
    asked: Aspects = frozenset(Aspect)


EVERYTHING = Relevance()


def relevance(state: State) -> Relevance:
    """Return what the texts of all cards in the game, in whatever zone, and of all links and modifiers ask about.

    What they make, such as tokens, is part of their text. If a text may bring in cards from outside the game, or reads
    the text of other cards, everything may matter.
    """
    faces: dict[int, Printed] = {id(card.printed): card.printed for card in state.cards.values()}
    faces |= {id(gone.card.printed): gone.card.printed for gone in state.gone.values()}
    links = ((link.text, link.trigger and link.trigger.double_check) for link in (*state.chain, *state.waiting))
    made = ((each.changes, each.filter, each.while_, each.triggered, each.until) for each in state.modifiers)
    texts = (*faces.values(), *links, *made)
    asked = Asked(WHOLE.of(texts))
    if asked.may_be_anything or any(seat.collection for seat in state.players):
        return EVERYTHING
    read = asked.footprint.asks
    return Relevance(
        history=not read.isdisjoint((Aspect.HISTORY, Aspect.HOW_OFTEN)),
        moments=Aspect.MOMENTS in read,
        order=asked.changes(Aspect.POWERS) or Aspect.POWERS in read,
        asked=_asked_by_words(texts),
    )


def _asked_by_words(texts: Iterable[object]) -> Aspects:
    """Return what words ask about; costs of exhausting are left out, which are payable less often as cards exhaust."""
    return NONE.union(*map(_asked_by_text, texts))


@kept_by_identity
def _asked_by_text(text: object) -> Aspects:
    words = (word for word in words_in(text) if type(word) in WHOLE.words)
    return NONE.union(
        *(WHOLE.words[type(word)](word).asks for word in words if not isinstance(word, Resources | Activate))
    )
