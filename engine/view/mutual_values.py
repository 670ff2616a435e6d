"""Values of cards that are worked out from one another's, made to agree whichever of them is asked for first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from engine.citations import implements
from engine.state.ids import CardId
from engine.state.memo import Memo, Remembered

if TYPE_CHECKING:
    from engine.view.printed_values import Values

Key: TypeAlias = tuple[CardId, int | None]
"""A card, and the place in the order of modifiers before which its values are asked for; None: after all of them."""

_MOST_ROUNDS = 20


@dataclass(slots=True)
class Underway:
    """The values that are being worked out, each because the one before it in `within` asks for it.

    `pending` are these and whatever was worked out for them and asks for one of them in turn; `reach` tells for each
    the place among them of the first that it is known to ask for.
    """

    within: list[Key] = field(default_factory=list)
    pending: list[Key] = field(default_factory=list)
    reach: dict[Key, int] = field(default_factory=dict)

    def begin(self, key: Key) -> None:
        """Remember that the values are being worked out."""
        if key not in self.reach:
            self.reach[key] = len(self.pending)
            self.pending.append(key)
        self.within.append(key)

    def ask(self, key: Key) -> None:
        """Remember that the values begun last ask for these, if these are pending."""
        place = self.reach.get(key)
        if place is not None:
            self._reach_back(place)

    def _reach_back(self, place: int) -> None:
        asking = self.within[-1]
        self.reach[asking] = min(self.reach[asking], place)

    def end(self) -> tuple[Key, ...]:
        """Return those begun last with all that ask for one another, nothing if an earlier one is among them."""
        key = self.within.pop()
        place = self.pending.index(key)
        if self.reach[key] < place:
            self._reach_back(self.reach[key])
            return ()
        together = tuple(self.pending[place:])
        del self.pending[place:]
        for each in together:
            del self.reach[each]
        return together


UNDERWAY: Remembered[Underway] = Remembered("values that are being worked out")
"""It is in the memo only as long as values are being worked out."""


def worked_out(
    memo: Memo, known: dict[Key, Values], key: Key, printed: Callable[[Key], Values], anew: Callable[[Key], Values]
) -> tuple[Values, bool]:
    """Return the values, which `anew` works out and adds to the known ones, and whether they can be kept.

    They can't be kept while others are being worked out, nor where cards that ask for one another's don't agree.
    """
    outer = UNDERWAY.of(memo)
    underway = outer or UNDERWAY.keep(memo, Underway())
    underway.begin(key)
    anew(key)
    together = underway.end()
    agreed = len(together) <= 1 or _agree(known, together, printed, anew)
    if outer is None:
        memo.pop(UNDERWAY, None)
    return known[key], outer is None and agreed


@implements("714.2", "718.1")
def _agree(
    known: dict[Key, Values], together: tuple[Key, ...], printed: Callable[[Key], Values], anew: Callable[[Key], Values]
) -> bool:
    """Set the known values of those that ask for one another, and return whether each now follows from the others.

    Round by round each is worked out from what the others were in the round before, at first as they are printed, until
    a round changes nothing. Where that doesn't come about, each follows from the others as they are printed.
    """
    settled = {key: each for key, each in known.items() if key not in together}
    rounds = [{key: printed(key) for key in together}]
    while len(rounds) == 1 or (rounds[-1] != rounds[-2] and len(rounds) <= _MOST_ROUNDS):
        found: dict[Key, Values] = {}
        for key in together:
            known.clear()
            known.update(settled | rounds[-1])
            found[key] = anew(key)
        rounds.append(found)
    agreed = rounds[-1] == rounds[-2]
    known.clear()
    known.update(settled | rounds[-1 if agreed else 1])
    return agreed
