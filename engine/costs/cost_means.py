"""What the parts of a cost take from the same cards, and the order in which they are paid (401.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from engine.citations import implements
from engine.effects.means import Need, Taken, needed_resources, needs_of, taken_by
from engine.language.costs import Activate, Concede, Cost, Perform, Resources
from engine.state.ids import CardId
from engine.view.scope import Scope


@implements("401.1")
def in_order(parts: Sequence[Cost]) -> tuple[Cost, ...]:
    """Return the parts in an order in which paying one does not keep another from being paid.

    Cards are exhausted first, then turned over, then moved to other zones; parts decided by chance, or that take a
    whole hand, come last.
    """
    return tuple(sorted(parts, key=_rank))


def _rank(part: Cost) -> Taken:
    match part:
        case Resources() | Activate():
            return Taken.READY
        case Perform(effect):
            return taken_by(effect)
        case Concede():
            return Taken.REST
        case _:
            assert_never(part)


def needs(scope: Scope, parts: Sequence[Cost], about: CardId, resources: int = 0) -> tuple[Need, ...]:
    """Return what that many resources and the other parts of a cost take."""
    found = [needed_resources(scope, scope.you, resources)] if resources else []
    for part in parts:
        match part:
            case Activate():
                found.append(Need(Taken.READY, (about,), 1))
            case Perform(effect):
                found += needs_of(scope, effect)
            case Resources() | Concede():
                pass
            case _:
                assert_never(part)
    return tuple(found)
