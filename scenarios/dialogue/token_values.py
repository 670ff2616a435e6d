"""The values of the tokens that the library's cards put into play, by the tokens' names."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from scenarios.library.card_files import CARDS


@cache
def token_values() -> dict[str, tuple[str, int, int]]:
    """Return the name, ATK and health of each token that a card makes, by its name without capital letters.

    A token with powers of its own, and one of which cards make several kinds, is left out: its values say too little.
    """
    found: dict[str, set[tuple[str, int, int] | None]] = {}
    for path in sorted(CARDS.glob("*.json")):
        text = path.read_text(encoding="utf-8")
        for face in _faces(json.loads(text)) if '"TokenFace"' in text else ():
            name = face.get("name") or face["tag"]
            plain = not any(face.get(each) for each in ("powers", "unique", "type", "more_tags"))
            values = (name, face["atk"], face["health"]) if plain else None
            found.setdefault(name.casefold(), set()).add(values)
    alike = {name: values.pop() for name, values in found.items() if len(values) == 1}
    return {name: each for name, each in alike.items() if each is not None}


def _faces(part: object) -> Iterator[dict[str, Any]]:
    """Yield the tokens that a part of a card's file describes."""
    if isinstance(part, dict):
        if part.get("is") == "TokenFace":
            yield part
        for each in part.values():
            yield from _faces(each)
    elif isinstance(part, list):
        for each in part:
            yield from _faces(each)
