"""Costs that a card adds to the actions of other cards and players: whoever pays one is "you" in it (401.1, 707.1e)."""

from __future__ import annotations

from typing import Any

from engine.language.effects import Apply
from engine.language.filters import Controlled, Owned
from engine.language.modifiers import AddCost, CostToAttack, CostToProtect
from engine.language.powers import Continuous
from engine.language.printed import Printed
from engine.language.selections import Every, HeroOf, Host, Players, Role, Target, This, You
from scenarios.reading.parts_by_kind import card_parts
from scenarios.reading.templates import parts_of

_WHOSE = Controlled | HeroOf | Owned | Players
"""Words for the cards of the player who has the power, which in a cost are those of the player who pays it."""

_OF_THE_TEXT = Host | Role | Target
"""Words for cards of the text that adds the cost, which the action it is paid for doesn't know."""


def speaks_of_its_own(printed: Printed) -> bool:
    """Return whether a cost that the card adds for others speaks of the card or of players other than who pays it."""
    return any(
        _is_of_its_own(part.to, change)
        for part in card_parts(printed, Apply, Continuous)
        for change in part.changes
        if isinstance(change, (AddCost, CostToAttack, CostToProtect))
    )


def _is_of_its_own(to: Any, change: AddCost | CostToAttack | CostToProtect) -> bool:  # noqa: ANN401 - any topic.
    """Return whether the cost of the change means one card or player here, and another one as it is paid.

    What a character's controller pays is read as his or her own, and never as "yours" (`performed_by_another`).
    """
    adds = isinstance(change, AddCost)
    mine = to == You() if adds else to in (This(), HeroOf(You()))
    itself = not adds and to == This()
    for part in parts_of(change.cost):
        if isinstance(part, _OF_THE_TEXT) or (isinstance(part, This) and not itself):
            return True
        if not mine and (isinstance(part, Players) or (adds and _says_whose(part))):
            return True
    return False


def _says_whose(part: object) -> bool:
    """Return whether the part says whose cards are meant."""
    return isinstance(part, _WHOSE) or (isinstance(part, Every) and part.of is not None)
