"""The words of cards as look-ups show them.

Making them takes the whole grammar of cards, so they are made ahead: for carried cards by an install, for the user's
own by their import. The words of any other card are made when they are asked for, and kept in the cache.
"""

import json
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import astuple
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, get_args

from judge.cache_folder import cache_folder, keep_in_cache
from judge.json_files import json_in
from judge.output_lines import Line, Style
from scenarios.library.card_file_names import file_name

ROOT = Path(__file__).parents[3]
GRAMMAR = ("scenarios/reading", "scenarios/library", "engine/language", "judge/cardlists", "judge/output_lines.py")
DATA = ROOT / "judge" / "documents" / "data" / "told.json"
TOLD = "told"
"""The folder of the words of the user's own cards, in the folder of those cards."""

MOST = 1_000
"""How many cards the cache has before it is emptied."""
_CELLS = [str, int, str, int, str, bool]


def words_of(data: dict[str, Any], own: Path | None = None) -> tuple[Line, ...]:
    """Return the words of a card from its data, made ahead or made now; `own` is the folder of the user's own cards."""
    return words_at_hand(data, own) or _from_cache(data)


def words_at_hand(data: dict[str, Any], own: Path | None = None) -> tuple[Line, ...] | None:
    """Return the words of a card if they were made by an install or an import, else None."""
    built = _lines(built_words().get(_digest(data)))
    if built is not None:
        return built
    return kept_words(data, own) if own else None


def _from_cache(data: dict[str, Any]) -> tuple[Line, ...]:
    place = cache_folder() / "told" / f"{_digest(data)}.json"
    if (cached := _lines(json_in(place))) is not None:
        return cached
    lines = _made_now(data)
    kept = list(place.parent.glob("*.json"))
    keep_in_cache(place, _json(_rows(lines)), kept if len(kept) > MOST else ())
    return lines


def words_json(source: str, cards: Iterable[dict[str, Any]]) -> bytes:
    """Return the words of the cards for an install, under the digests of their data.

    `source` is a digest of what the data is made of.
    """
    return _json({"made_of": source, "cards": {_digest(data): _rows(_made_now(data)) for data in cards}})


def kept_words(data: dict[str, Any], own: Path) -> tuple[Line, ...] | None:
    """Return the words of a card of the user's own from its import; None if its data or the grammar has changed."""
    kept = json_in(_place(data, own))
    if not isinstance(kept, dict) or kept.get("of") != _digest(data):
        return None
    return _lines(kept.get("lines"))


def keep_words(cards: Iterable[dict[str, Any]], own: Path) -> None:
    """Make the words of cards of the user's own, and keep them in the folder of the cards for look-ups."""
    for data in cards:
        if kept_words(data, own) is None:
            row = {"of": _digest(data), "lines": _rows(_made_now(data))}
            keep_in_cache(_place(data, own), _json(row))


def _place(data: dict[str, Any], own: Path) -> Path:
    return own / TOLD / file_name(data["name"])


def _made_now(data: dict[str, Any]) -> tuple[Line, ...]:
    # The language of cards and the words for it take as long to load as a whole look-up.
    from engine.language.printed import Printed
    from judge.cardlists.list_report import card_lines
    from scenarios.library.codec import decode

    return tuple(card_lines(decode(Printed, data)))


@cache
def built_words() -> dict[str, object]:
    """Return the words that the install made, by the digest of each card's data; none where there is no install."""
    data = json_in(DATA)
    cards = data.get("cards") if isinstance(data, dict) else None
    return cards if isinstance(cards, dict) else {}


def _lines(rows: object) -> tuple[Line, ...] | None:
    """Return the lines of these rows, None where they aren't rows that this program wrote."""
    if not isinstance(rows, list) or not all(map(_is_row, rows)):
        return None
    return tuple(Line(*row) for row in rows)


def _is_row(row: object) -> bool:
    return isinstance(row, list) and [type(cell) for cell in row] == _CELLS and row[2] in get_args(Style)


def _rows(lines: Iterable[Line]) -> list[tuple[Any, ...]]:
    return [astuple(line) for line in lines]


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()


def _digest(data: dict[str, Any]) -> str:
    """Return a digest of a card's data and of the grammar, nothing where the data nests too deeply."""
    hashed = blake2b(_grammar(), digest_size=12)
    try:
        hashed.update(json.dumps(data, sort_keys=True).encode())
    except RecursionError:
        return ""
    return hashed.hexdigest()


@cache
def _grammar() -> bytes:
    """Return a digest of the modules that make the words of cards."""
    hashed = blake2b(digest_size=12)
    for name in GRAMMAR:
        place = ROOT / name
        for path in sorted(place.rglob("*.py")) if place.is_dir() else (place,):
            with suppress(OSError):
                hashed.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return hashed.digest()
