"""The user's own library of cards: a folder with a file for each, which come after those that are carried along."""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from scenarios.library.card_file_names import file_name
from scenarios.library.card_files import load
from scenarios.scenario_errors import UnknownName

if TYPE_CHECKING:
    from engine.language.printed import Printed


def finder(first: "Mapping[str, Printed]", folder: Path) -> "Callable[[str], Printed]":
    """Return what finds a card by its name: first among these, then in the carried library, then in the folder.

    What it returns raises UnknownName where there is no such card, with the nearest of all names, and BadCardData
    where the card's file is damaged.
    """

    @cache
    def find(name: str) -> "Printed":
        if name in first:
            return first[name]
        try:
            return load(name)
        except UnknownName as unknown:
            own = own_card(name, folder)
            if own is not None:
                return own
            known = [*first, *own_names(folder), *filter(None, (unknown.nearest,))]
            near = next(iter(get_close_matches(name, known, 1)), unknown.nearest)
            raise UnknownName(unknown.what, expected=unknown.expected, nearest=near) from None

    return find


def own_card(name: str, folder: Path) -> "Printed | None":
    """Return the user's own card of the name, if the folder holds it.

    Raises:
        BadCardData: its file is damaged; says where, what was expected and the nearest known name.
    """
    card = _card_in(folder / file_name(name))
    if card is None or card.name != name:
        elsewhere = _places(folder).get(name)
        card = _card_in(elsewhere) if elsewhere else None
    return card


def _card_in(place: Path) -> "Printed | None":
    from scenarios.library.schema import read_card

    try:
        return read_card(place)
    except FileNotFoundError:
        return None


def own_names(folder: Path) -> tuple[str, ...]:
    """Return the names of the cards in the folder, in order; a file that gives none has none."""
    return tuple(sorted(_places(folder)))


def _places(folder: Path) -> dict[str, Path]:
    try:
        files = sorted(folder.glob("*.json"))
    except OSError:
        return {}
    return {name: place for place in files if (name := name_in(place)) is not None}


def name_in(place: Path) -> str | None:
    """Return the name that a file of card data gives, None where it can't be told."""
    try:
        data = json.loads(place.read_text(encoding="utf-8-sig"))
    except (OSError, ValueError, RecursionError):
        return None
    name = data.get("name") if isinstance(data, dict) else None
    return name if isinstance(name, str) else None


def hidden(cards: "Iterable[Printed]") -> tuple[str, ...]:
    """Return the names of those cards that never come to play, for a carried card of their name is another card."""
    return tuple(card.name for card in cards if _is_hidden(card))


def _is_hidden(card: "Printed") -> bool:
    try:
        carried = load(card.name)
    except UnknownName:
        return False
    return replace(carried, source=card.source) != card
