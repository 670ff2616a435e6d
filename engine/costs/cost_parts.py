"""The parts of a cost: what each goes by, when it is paid if nobody says otherwise, and paying it (401.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import assert_never

from engine.citations import implements
from engine.effects.payment_precedence import Precedence
from engine.effects.performance import as_cost, perform
from engine.effects.resolution import Resolution
from engine.effects.resources import pay_resources
from engine.language.costs import Activate, Concede, Cost, Perform, Resources
from engine.language.effects import Effect
from engine.language.words import LinkKind
from engine.state.ids import CardId
from engine.state.record import Turn
from engine.view.referents import number


def titles(parts: Sequence[Cost]) -> dict[Cost, str]:
    """Return the name of each part, numbered if several parts have the same name.

    >>> from engine.language.effects import Discard
    >>> from engine.language.selections import Number, You
    >>> list(titles((Activate(), Perform(Discard(You(), Number(1))))).values())
    ['activate', 'discard']
    """
    words = {part: _title(part) for part in parts}
    often = Counter(words.values())
    return {
        part: said if often[said] == 1 else f"{said} (part {place})"
        for place, (part, said) in enumerate(words.items(), 1)
    }


def _title(part: Cost) -> str:
    """Return one or two words for what is done to pay the part."""
    match part:
        case Resources():
            return "exhaust resources"
        case Activate():
            return "activate"
        case Concede():
            return "concede"
        case Perform():
            return as_cost(part.effect).title
        case _:
            assert_never(part)


@implements("401.1")
def in_order(parts: Sequence[Cost]) -> tuple[Cost, ...]:
    """Return the parts in an order in which paying one keeps no other from being paid."""
    return tuple(sorted(parts, key=_precedence))


def _precedence(part: Cost) -> Precedence:
    match part:
        case Resources() | Activate():
            return Precedence.EXHAUST
        case Perform():
            return as_cost(part.effect).precedence
        case Concede():
            return Precedence.LAST
        case _:
            assert_never(part)


def pay_part(resolution: Resolution, part: Cost, about: CardId) -> bool:
    """Let the player pay the part; return whether all of it was paid.

    Raises:
        Refused: it can't be paid.
    """
    match part:
        case Resources(amount):
            pay_resources(resolution, number(resolution.scope, amount))
        case Activate():
            done = resolution.happen([activating(about)], *_exhausting(resolution))
            return [each.performed for each in done] == [True]
        case Perform(first=first):
            return _perform(resolution, (part.effect,) if first is None else (first, part.effect))
        case Concede():
            pass
    return True


@implements("401.1")
def _perform(resolution: Resolution, effects: Sequence[Effect]) -> bool:
    """Do the effects to pay for something; return whether all of them were done."""
    resolution.paying = True
    done = perform(resolution, effects)
    resolution.paying = False
    return done


def activating(about: CardId) -> Turn:
    """Return the event by which the card is exhausted for its own link."""
    return Turn(about, ready=False, as_cost=True)


@implements("303.2", "701.3")
def _exhausting(resolution: Resolution) -> tuple[str, ...]:
    """Return the rule by which a card is exhausted for its own link: a weapon to strike, another card to activate."""
    striking = resolution.link is not None and resolution.link.kind is LinkKind.STRIKE
    return ("303.2",) if striking else ("701.3",)
