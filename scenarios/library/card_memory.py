"""Cards that were read from their words before, kept in the user's cache for as long as the grammar stays the same."""

import json
from functools import cache
from hashlib import sha256
from pathlib import Path

import scenarios
from engine.language.printed import Printed
from engine.value import value
from scenarios.library.codec import Json, decode, encode
from scenarios.scenario_errors import BadCardData
from scenarios.signed_cache import SignedCache
from scenarios.source_stamps import stamps

_KIND = "cards"
MOST_MADE = 2048
"""So many cards are made once in a process, whatever the number of scenarios that describe them in the same words."""
_SOURCES = ("reading", "library")
"""Folders of the sources on which the reading of words depends, and the form in which a card is kept."""


@value
class CardMemory:
    """The cards that were read before; without a cache nothing is remembered."""

    cache: SignedCache | None = None

    def recall(self, name: str, text: str) -> Printed | None:
        """Return the card that the text was read as under the name; None if it wasn't, or by another grammar."""
        kept = None if self.cache is None else self.cache.recall(_KIND, _digest(name, text))
        return None if kept is None else _card_of(kept)

    def keep(self, name: str, text: str, printed: Printed) -> None:
        """Remember what the text was read as under the name."""
        if self.cache is not None:
            kept = json.dumps(encode(printed), ensure_ascii=False).encode()
            self.cache.keep(_KIND, _digest(name, text), kept)
            _note_made(kept, printed)


_MADE: dict[bytes, Printed] = {}
"""The cards that were made in this process, by what is kept of each."""


def _card_of(kept: bytes) -> Printed | None:
    made = _MADE.get(kept)
    if made is None:
        try:
            data: Json = json.loads(kept)
            made = decode(Printed, data)
        except (ValueError, RecursionError, BadCardData):
            return None
        _note_made(kept, made)
    return made


def _note_made(kept: bytes, card: Printed) -> None:
    """Note what card is made of the bytes; once there are too many cards, all others are forgotten."""
    if kept not in _MADE and len(_MADE) >= MOST_MADE:
        _MADE.clear()
    _MADE[kept] = card


def _digest(name: str, text: str) -> str:
    return sha256(f"{grammar_stamp()}\0{name}\0{text}".encode()).hexdigest()


@cache
def grammar_stamp() -> str:
    """Return a stamp of the sources of the grammar, which changes whenever one of them does."""
    root = Path(scenarios.__file__).parent
    found = sorted(line for folder in _SOURCES for line in stamps(root / folder))
    return sha256("\n".join((*found, *sorted(stamps(root.parent / "engine" / "language")))).encode()).hexdigest()
