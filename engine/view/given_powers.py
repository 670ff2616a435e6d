"""What modifiers in force could give to cards or take from them, so that values are worked out where that matters."""

from __future__ import annotations

from collections.abc import Sequence

from engine.language.modifiers import GainPowers
from engine.language.words import KeywordName
from engine.state.game import State
from engine.state.ids import CardId
from engine.view.change_footprints import MODIFYING
from engine.view.footprint import Aspect
from engine.view.kept_values import speaks_of
from engine.view.modifiers_in_force import Active, changing, in_force, kinds_in_force
from engine.view.printed_values import Held, keywords_of, printed_keywords


def given_keywords(state: State) -> frozenset[KeywordName]:
    """Return the keywords that modifiers in force give, to whichever cards they apply."""
    views = state.memo.get("kinds") or kinds_in_force(state)
    known: frozenset[KeywordName] | None = views.get(KeywordName)
    if known is None:
        given = (power for _, change in changing(state, GainPowers) for power in change.powers)
        known = views[KeywordName] = keywords_of(given)
    return known


def possible_bearers(state: State, cards: Sequence[CardId], keyword: KeywordName) -> Sequence[CardId]:
    """Return those of the cards that could have the keyword: it is printed on them, or a modifier gives it."""
    if keyword in given_keywords(state):
        return cards
    return [card for card in cards if keyword in printed_keywords(state.cards[card].printed)]


def powers_may_change(state: State, card: CardId) -> bool:
    """Return whether a modifier in force that could apply to the card gives or takes powers."""
    views = state.memo.get("kinds") or kinds_in_force(state)
    known: tuple[frozenset[int], bool] | None = views.get(Held)
    if known is None:
        cards = [speaks_of(active) for active in in_force(state) if _changes_powers(active)]
        alone = frozenset[int]().union(*(each for each in cards if each is not None))
        known = views[Held] = (alone, None in cards)
    return known[1] or card in known[0]


def _changes_powers(active: Active) -> bool:
    return Aspect.POWERS in MODIFYING.of(active.changes).changes


def health_may_be_less(state: State) -> bool:
    """Return whether a modifier in force could leave a card with less health than is printed on it."""
    views = state.memo.get("kinds") or kinds_in_force(state)
    known: bool | None = views.get(Aspect.HEALTH)
    if known is None:
        known = any(Aspect.HEALTH in MODIFYING.of(active.changes).takes for active in in_force(state))
        views[Aspect.HEALTH] = known
    return known
