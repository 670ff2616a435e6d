"""What completes a quest: its price with what is added to it and what lowers it, "you pay 1 less", "pay 1 instead"."""

from __future__ import annotations

from typing import Any

from engine.language.costs import Resources
from engine.language.filters import Among
from engine.language.modifiers import ChangeCost, Purpose
from engine.language.powers import Completion, Continuous, Payment, Text, Triggered
from engine.language.selections import Both, Number, This, You
from scenarios.reading.card_lines import BadLine
from scenarios.reading.phrases.lines.line_phrases import Said
from scenarios.reading.templates import Value


def completion_of(completion: Value, added: tuple[Any, ...], also_only: Value, text: Text) -> Completion:
    """Return the power that completes a quest, with the costs that are added to its price and with both its limits."""
    cost, only = completion
    limits = tuple(each for each in (only, also_only) if each is not None)
    when = Both(limits) if len(limits) > 1 else next(iter(limits), None)
    return Completion((*cost, *added), text, when)


def said_too_late(values: tuple[Said, ...], *, rewarded: bool) -> bool:
    """Return whether something stands behind a power that goes on to its break (203.2), or behind a reward.

    All text behind the word for a reward is the completion effect (702.1), and a limit or price stands before (702.2).
    """
    return rewarded or any(
        said.about == "reward" or (said.about == "power" and isinstance(said.value, (Payment, Triggered)))
        for said in values[:-1]
    )


def lower_price(said: Said, completion: Value) -> Continuous:
    """Return the power by which the quest costs less to complete, said behind what completes it.

    Raises:
        BadLine: nothing was told before that completes the quest, or the price before is no higher number of resources.
    """
    if completion is None:
        raise BadLine("a lower price", "a sentence before it that says all of what completes the quest")
    if said.about == "completion less":
        (price,) = said.value
        return price  # type: ignore[no-any-return]
    condition, paid = said.value
    match completion:
        case ((Resources(Number(full)),), _) if paid.value < full:
            change = ChangeCost(Purpose.COMPLETE, Among(This()), Number(paid.value - full))
            return Continuous((change,), You(), condition)
        case _:
            raise BadLine("another price", "a higher number of resources before it, and nothing else")
