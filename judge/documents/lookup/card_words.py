"""A card told in words, which takes the whole grammar of cards: from what an install or import told, or kept since."""

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
TELLS = ("scenarios/reading", "scenarios/library", "engine/language", "judge/cardlists", "judge/output_lines.py")
DATA = ROOT / "judge" / "documents" / "data" / "told.json"
TOLD = "told"
"""Where in the folder of the user's own cards their words are."""
MOST = 1_000
_CELLS = [str, int, str, int, str, bool]


def told(data: dict[str, Any], own: Path | None = None) -> tuple[Line, ...]:
    """Return the lines of a card's data: as they were told before, or told now.

    `own` is the folder of the user's own cards, whose words were kept as they were imported.
    """
    return words_at_hand(data, own) or _from_cache(data)


def words_at_hand(data: dict[str, Any], own: Path | None = None) -> tuple[Line, ...] | None:
    """Return the lines of a card's data if they were told as it was installed or imported, else None."""
    built = _lines(built_words().get(_digest(data)))
    if built is not None:
        return built
    return kept_words(data, own) if own else None


def _from_cache(data: dict[str, Any]) -> tuple[Line, ...]:
    place = cache_folder() / "told" / f"{_digest(data)}.json"
    if (cached := _lines(json_in(place))) is not None:
        return cached
    lines = _told_now(data)
    kept = list(place.parent.glob("*.json"))
    keep_in_cache(place, _json(_rows(lines)), kept if len(kept) > MOST else ())
    return lines


def told_json(source: str, cards: Iterable[dict[str, Any]]) -> bytes:
    """Return the data of the cards for an install: the lines of each under the digest of its data.

    `source` is a digest of what the data is made of.
    """
    return _json({"made_of": source, "cards": {_digest(data): _rows(_told_now(data)) for data in cards}})


def kept_words(data: dict[str, Any], own: Path) -> tuple[Line, ...] | None:
    """Return what was told of a card of the user's own when it was imported; None if it, or what tells it, changed."""
    kept = json_in(_place(data, own))
    if not isinstance(kept, dict) or kept.get("of") != _digest(data):
        return None
    return _lines(kept.get("lines"))


def keep_words(cards: Iterable[dict[str, Any]], own: Path) -> None:
    """Tell cards of the user's own, and keep their words beside them, so that a look-up needn't tell them.

    What can't be written is told when it is looked up.
    """
    for data in cards:
        if kept_words(data, own) is None:
            row = {"of": _digest(data), "lines": _rows(_told_now(data))}
            keep_in_cache(_place(data, own), _json(row))


def _place(data: dict[str, Any], own: Path) -> Path:
    return own / TOLD / file_name(data["name"])


def _told_now(data: dict[str, Any]) -> tuple[Line, ...]:
    # The language of cards and the words for it take as long to load as a whole look-up.
    from engine.language.printed import Printed
    from judge.cardlists.list_report import card_lines
    from scenarios.library.codec import decode

    return tuple(card_lines(decode(Printed, data)))


@cache
def built_words() -> dict[str, object]:
    """Return the lines of each card that the install told, by the digest of its data; nothing without an install."""
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
    """Return a digest of the card's data and of the modules that tell it, nothing where the data nests too deeply."""
    hashed = blake2b(_teller(), digest_size=12)
    try:
        hashed.update(json.dumps(data, sort_keys=True).encode())
    except RecursionError:
        return ""
    return hashed.hexdigest()


@cache
def _teller() -> bytes:
    """Return a digest of the modules that tell cards."""
    hashed = blake2b(digest_size=12)
    for name in TELLS:
        place = ROOT / name
        for path in sorted(place.rglob("*.py")) if place.is_dir() else (place,):
            with suppress(OSError):
                hashed.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return hashed.digest()
