"""Steps that are independent: done one after another, they lead to the same in either order.

What a step changes is its footprint: cards, seats, the list of cards in play. Two steps are independent where these
have nothing in common, and no text in the game asks about anything of the kind. Only steps between states at rest
count, with an empty chain and no combat: a link that waits for others to resolve is never independent of them.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import fields
from itertools import chain

from engine.language.powers import Continuous
from engine.language.words import Zone
from engine.state.cards import Card
from engine.state.game import State
from engine.state.ids import CardId
from engine.value import replace, value
from engine.view.footprint import Aspect, Aspects

_MAY_DIFFER = frozenset(("cards", "players", "play", "gone", "clock", "combats", "history", "past", "steps", "memo"))
"""The fields of a state that may differ after a step; the others are the same."""

_SAME = tuple(each.name for each in fields(State) if each.name not in _MAY_DIFFER)

_LEAVING = frozenset((Aspect.PLAY, Aspect.GRAVEYARD, Aspect.LAST_KNOWN, Aspect.CONTROLLER, Aspect.ATTACHMENTS))
"""What differs after a card has been put from play into a graveyard."""


@value
class Change:
    """The footprint of a step: the cards it changed, each seat whose graveyard it changed, "play" if one left it."""

    touched: frozenset[Hashable]

    def apart_from(self, other: Change) -> bool:
        """Return whether the two have nothing in common."""
        return self.touched.isdisjoint(other.touched)


def change_of(before: State, after: State, asked: Aspects) -> Change | None:
    """Return what a step from one state at rest to another changed; None if it changed more than can be told apart.

    Characters may have been exhausted, damaged or healed, and cards put from play into graveyards: what makes nobody
    able to do more. `asked` is what texts ask about; a step that changes such a thing is independent of none.
    """
    if after.chain or after.combat is not None or after.priority is None or not _all_the_same(before, after):
        return None
    seats = _changed_seats(before, after)
    cards = _changed_cards(before, after, asked)
    if seats is None or cards is None:
        return None
    left = frozenset(("play",)) if before.play is not after.play else frozenset[Hashable]()
    if left and (not asked.isdisjoint(_LEAVING) or _ruled_others(before, after)):
        return None
    return Change(cards | seats | left)


def _ruled_others(before: State, after: State) -> bool:
    """Return whether a card that has left play had a continuous power, which may have changed what other steps do."""
    left = [card for card in before.play.ids if card not in after.cards]
    printed = (before.cards[card].printed.powers for card in left)
    given = (after.gone[card].powers for card in left if card in after.gone)
    return any(isinstance(power, Continuous) for power in chain.from_iterable((*printed, *given)))


def _all_the_same(before: State, after: State) -> bool:
    for name in _SAME:
        then, now = getattr(before, name), getattr(after, name)
        if then is not now and then != now:
            return False
    return True


def _changed_seats(before: State, after: State) -> frozenset[Hashable] | None:
    """Return the seats whose graveyard changed; None if anything else of a seat did."""
    found: set[Hashable] = set()
    for then, now in zip(before.players, after.players, strict=True):
        if then is not now and then != now:
            if replace(then, graveyard=now.graveyard) != now:
                return None
            found.add(("seat", then.id))
    return frozenset(found)


def _changed_cards(before: State, after: State, asked: Aspects) -> frozenset[Hashable] | None:
    """Return the cards that changed; None if one did in a way that could let somebody do more, or is asked about."""
    then, found = before.cards, set[CardId]()
    for number, card in after.cards.items():
        held = then.get(number)
        if held is card:
            continue
        if not (card.zone is Zone.GRAVEYARD if held is None else _is_little(held, card, asked)):
            return None
        found.add(number)
    gone = [number for number in then if number not in after.cards]
    if any(then[number].zone is not Zone.PLAY for number in gone):
        return None
    return frozenset((*found, *gone))


def _is_little(then: Card, now: Card, asked: Aspects) -> bool:
    """Return whether the card was exhausted, damaged or healed and nothing else, and no text asks about that."""
    if replace(then, ready=now.ready, damage=now.damage) != now:
        return False
    if now.ready is not then.ready and (now.ready or Aspect.READY in asked):
        return False
    return now.damage == then.damage or Aspect.DAMAGE not in asked
