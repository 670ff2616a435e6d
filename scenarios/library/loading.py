"""Cards by name, read from their files when they are asked for."""

from __future__ import annotations

import json
import unicodedata
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path

from engine.language.printed import Printed
from scenarios.errors import BadCardData, UnknownName
from scenarios.library.codec import decode

CARDS = Path(__file__).parent / "cards"


def file_name(name: str) -> str:
    """Return the name of the file in which the card of the name is kept.

    >>> file_name("Mother's Milk")
    'mothers-milk.json'
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    kept = "".join(c if c.isalnum() else " " for c in plain.replace("'", ""))
    return "-".join(kept.split()) + ".json"


def card_names() -> tuple[str, ...]:
    """Return the names of all cards of the library, in order."""
    return tuple(sorted(json.loads(path.read_text(encoding="utf-8"))["name"] for path in CARDS.glob("*.json")))


@lru_cache(maxsize=None)
def load(name: str) -> Printed:
    """Return the library's card of the name, always the same value for the same name.

    Raises:
        UnknownName: the library has no such card; names the nearest.
        BadCardData: its file is damaged.
    """
    path = CARDS / file_name(name)
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        near = next(iter(get_close_matches(name, card_names(), 1)), None)
        raise UnknownName(f"no card is called {name!r}", expected="the name of a card", nearest=near) from None
    except ValueError as error:
        raise BadCardData(f"the file is no JSON: {error}", file=str(path), expected="JSON") from None
    printed = decode(Printed, data)
    if printed.name != name:
        raise UnknownName(f"no card is called {name!r}", expected="the name of a card", nearest=printed.name)
    return printed
