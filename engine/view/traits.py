"""Reading and setting the numeric values of a card by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from engine.citations import implements
from engine.language.words import Trait

if TYPE_CHECKING:
    from engine.state.cards import Card
    from engine.state.game import State
    from engine.view.printed_values import Values


@implements("306.4a", "starter-2006:keyword-totem")
def set_value(state: State, result: Values, trait: Trait, value: int, card: Card) -> None:
    """Set a value; a Totem can't gain ATK nor, in some editions, health."""
    match trait:
        case Trait.ATK:
            if card.printed.is_totem:
                result.rules["306.4a"] = None
            else:
                result.atk = value
        case Trait.HEALTH:
            if card.printed.is_totem and value > result.health and not state.edition.totems_gain_health:
                result.rules["starter-2006:keyword-totem"] = None
            else:
                result.health = value
        case Trait.DEF:
            result.defense = value
        case Trait.STRIKE_COST:
            result.strike_cost = value
        case Trait.COST | Trait.DAMAGE:
            pass
        case _:
            assert_never(trait)


def get_value(result: Values, trait: Trait) -> int:
    """Return a value as it is now; 0 for a value that no modifier changes."""
    shown = {Trait.ATK: result.atk, Trait.HEALTH: result.health, Trait.DEF: result.defense}
    return result.strike_cost if trait is Trait.STRIKE_COST else shown.get(trait, 0)
