"""Powers and health that modifiers in force could change, to work out values only where needed."""

from __future__ import annotations

from collections.abc import Sequence

from engine.language.filters import AllOf, Filter, Is
from engine.language.powers import Keyword
from engine.language.words import KeywordName
from engine.state.game import State
from engine.state.ids import CardId
from engine.state.memo import Remembered
from engine.view.footprint import Aspect
from engine.view.kept_values import footprint_of
from engine.view.modifiers_in_force import given_keywords, in_force, views_in_force
from engine.view.printed_values import printed_keywords

_LESS_HEALTH: Remembered[bool] = Remembered("that a modifier may lower health")


def possible_bearers(state: State, cards: Sequence[CardId], keyword: KeywordName) -> Sequence[CardId]:
    """Return the cards that could have the keyword: it is printed on them, or a modifier gives it."""
    if keyword in given_keywords(state):
        return cards
    return [card for card in cards if keyword in printed_keywords(state.cards[card].printed)]


def objects(power: Keyword) -> tuple[Filter, ...]:
    """Return the description of each thing that the keyword names: "Inspire: Ally and Equipment" names two."""
    further = () if power.fitting is None else (power.fitting,)
    if not power.kinds:
        return further
    return tuple(AllOf((Is((kind,)), *further)) if further else Is((kind,)) for kind in power.kinds)


def health_may_be_less(state: State) -> bool:
    """Return whether a modifier in force could give a card less health than is printed on it."""
    views = views_in_force(state)
    known = _LESS_HEALTH.of(views)
    if known is None:
        known = _LESS_HEALTH.keep(views, any(Aspect.HEALTH in footprint_of(each).takes for each in in_force(state)))
    return known
