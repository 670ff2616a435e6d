"""Effects by which players see cards: shown to all or to one, revealed until one fits, searched for (409)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.language.filters import Filter
from engine.language.selections import Quantity, Selection, Total
from engine.language.words import Alike, Joint, Zone
from engine.value import value

if TYPE_CHECKING:
    from engine.language.effects import Effect


@value
class Search:
    """The player searches zones for at most `most` cards that fit (409); the effects of `then` follow.

    The found cards are bound to `name`. `alike` is what they must have in common, `total` the most that their values
    may come to together. `up_to` says that the text asks for "up to" that many cards. `joint` is the conjunction
    between several zones.
    """

    player: Selection
    of: Selection
    zones: tuple[Zone, ...]
    filter: Filter
    most: Quantity
    name: str
    then: tuple[Effect, ...]
    alike: Alike | None = None
    up_to: bool = False
    joint: Joint = Joint.AND_OR
    total: Total | None = None


@value
class Reveal:
    """The selected cards are shown to all players."""

    cards: Selection


@value
class LookAt:
    """The player looks at the selected cards."""

    player: Selection
    cards: Selection


@value
class RevealUntil:
    """Cards are revealed from the top of the player's deck until so many fit the filter.

    The cards that fit are bound to `name`, the other revealed cards to `rest`. If too few fit, the whole deck is
    revealed.
    """

    of: Selection
    filter: Filter
    name: str
    rest: str
    many: int = 1
