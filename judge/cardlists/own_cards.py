"""The user's own cards: a folder with a file for each."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from judge.json_files import json_in
from scenarios.library.card_file_names import file_name

if TYPE_CHECKING:
    from engine.language.printed import Printed


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


def own_card_data(name: str, folder: Path) -> dict[str, Any]:
    """Return the data of the user's own card of the name, nothing if the folder doesn't hold it.

    Raises:
        BadCardData: its file is damaged.
    """
    # The language of cards and what checks their data take a third of a whole look-up to load.
    from judge.cardlists.card_data import card_data

    card = own_card(name, folder)
    return card_data(card) if card else {}


def _card_in(place: Path) -> "Printed | None":
    # The same: it loads pydantic-core.
    from scenarios.library.schema import read_card

    try:
        return read_card(place)
    except FileNotFoundError:
        return None


def own_names(folder: Path) -> tuple[str, ...]:
    """Return the names of the cards in the folder, in order; a file without a name is passed over."""
    return tuple(sorted(_places(folder)))


def _places(folder: Path) -> dict[str, Path]:
    try:
        files = sorted(folder.glob("*.json"))
    except OSError:
        return {}
    return {name: place for place in files if (name := name_in(place)) is not None}


def name_in(place: Path) -> str | None:
    """Return the name of the card in a file of card data, None where the file has none or can't be read."""
    data = json_in(place)
    name = data.get("name") if isinstance(data, dict) else None
    return name if isinstance(name, str) else None
