"""Finding cards by name: first those of a file, then the carried ones, then the user's own."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

from engine.language.printed import Printed
from judge.cardlists.own_cards import own_card, own_names
from scenarios.library.card_files import load
from scenarios.near_names import near_name
from scenarios.scenario_errors import UnknownName


def finder(first: Mapping[str, Printed], folder: Path) -> Callable[[str], Printed]:
    """Return a function that finds a card by its name: in `first`, then in the carried library, then in the folder.

    The function raises UnknownName with the nearest name where there is no such card, and BadCardData where the card's
    file is damaged.
    """

    @cache
    def find(name: str) -> Printed:
        if name in first:
            return first[name]
        try:
            return load(name)
        except UnknownName as unknown:
            own = own_card(name, folder)
            if own is not None:
                return own
            known = [*first, *own_names(folder), *filter(None, (unknown.nearest,))]
            near = near_name(name, known) or unknown.nearest
            raise UnknownName(unknown.what, expected=unknown.expected, nearest=near) from None

    return find


def hidden(cards: Iterable[Printed]) -> tuple[str, ...]:
    """Return the names of the cards that are never played, because a different carried card has the same name."""
    return tuple(card.name for card in cards if _is_hidden(card))


def _is_hidden(card: Printed) -> bool:
    try:
        carried = load(card.name)
    except UnknownName:
        return False
    return replace(carried, source=card.source) != card
