"""Reading and setting the numeric values of a card by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from engine.citations import implements
from engine.language.modifiers import SetValue
from engine.language.words import Trait

if TYPE_CHECKING:
    from engine.language.printed import Printed
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
        case Trait.COST | Trait.DAMAGE | Trait.REMAINING_HEALTH:
            pass
        case _:
            assert_never(trait)


def _printed(printed: Printed, trait: Trait) -> int:
    """Return a value as it is printed, 0 where none is (104.2)."""
    match trait:
        case Trait.ATK:
            return printed.atk or 0
        case Trait.HEALTH:
            return printed.health or 0
        case Trait.DEF:
            return printed.defense or 0
        case Trait.STRIKE_COST:
            return printed.strike_cost or 0
        case Trait.COST | Trait.DAMAGE | Trait.REMAINING_HEALTH:
            return 0
        case _:
            assert_never(trait)


def get_value(result: Values, trait: Trait) -> int:
    """Return a value as it stands, 0 for those that no modifier changes."""
    match trait:
        case Trait.ATK:
            return result.atk
        case Trait.HEALTH:
            return result.health
        case Trait.DEF:
            return result.defense
        case Trait.STRIKE_COST:
            return result.strike_cost
        case Trait.COST | Trait.DAMAGE | Trait.REMAINING_HEALTH:
            return 0
        case _:
            assert_never(trait)


def bounded(value: int, by: int, least: int | None) -> int:
    """Return how much a value changes by a number that doesn't lower it below a bound.

    >>> bounded(3, -4, 1), bounded(0, -4, 1), bounded(3, -4, None)
    (-2, 0, -4)
    """
    return by if least is None or by >= 0 else max(by, min(least - value, 0))


def set_to(state: State, result: Values, trait: Trait, to: int, card: Card, *, base: bool) -> None:
    """Set a value, or what stands in place of the printed value, unless the value itself was set before."""
    if not base:
        set_value(state, result, trait, to, card)
        return
    before = [(each.change, each.amount) for each in result.contributions if isinstance(each.change, SetValue)]
    of_trait = [(change, amount) for change, amount in before if change.trait is trait]
    if all(change.base for change, _ in of_trait):
        was = of_trait[-1][1] if of_trait else _printed(card.printed, trait)
        set_value(state, result, trait, get_value(result, trait) + to - was, card)
