"""Powers that modifiers take away, and powers that a card can't have (714)."""

from __future__ import annotations

from collections.abc import Container
from typing import TYPE_CHECKING

from engine.language.costs import Perform
from engine.language.effects import Flip
from engine.language.powers import Keyword, Payment, Power
from engine.language.words import KeywordName

if TYPE_CHECKING:
    from engine.language.modifiers import LosePowers
    from engine.view.printed_values import Values


def lose(change: LosePowers, result: Values) -> None:
    """Take away the powers, or those of a kind; what the card can't have no later modifier gives it."""
    if change.flip:
        result.powers = tuple(each for each in result.powers if not is_flip_power(each.power))
        result.no_flip_powers = result.no_flip_powers or change.and_cannot_have
        return
    keywords = change.keywords
    result.powers = tuple(each for each in result.powers if keywords and not _is_one_of(each.power, keywords))
    if change.and_cannot_have:
        result.no_powers = result.no_powers or not keywords
        result.barred = result.barred.union(keywords)


def is_barred(power: Power, result: Values) -> bool:
    """Return whether the card with the values can't have the power."""
    return _is_one_of(power, result.barred) or (result.no_flip_powers and is_flip_power(power))


def is_flip_power(power: Power) -> bool:
    """Return whether it is a payment power whose cost turns a card over."""
    return isinstance(power, Payment) and any(
        isinstance(part, Perform) and isinstance(part.effect, Flip) for part in power.cost
    )


def _is_one_of(power: Power, keywords: Container[KeywordName]) -> bool:
    return isinstance(power, Keyword) and power.name in keywords
