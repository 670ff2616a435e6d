"""A card told in words, which takes the whole grammar of cards: from what an install or import told, or kept since."""

import json
import unicodedata
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import astuple
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

from judge.printed_lines import Line

if TYPE_CHECKING:
    from engine.language.printed import Printed

ROOT = Path(__file__).parents[3]
TELLS = ("scenarios/reading", "scenarios/library", "engine/language", "judge/cardlists", "judge/printed_lines.py")
DATA = ROOT / "judge" / "documents" / "data" / "told.json"
TOLD = "told"
"""Where in the folder of the user's own cards their words are."""
MOST = 1_000


def told(data: dict[str, Any], own: Path | None = None) -> tuple[Line, ...]:
    """Return the lines of a card's data: as they were told before, or told now.

    `own` is the folder of the user's own cards, whose words were kept as they were imported.
    """
    return words_at_hand(data, own) or _from_cache(data)


def words_at_hand(data: dict[str, Any], own: Path | None = None) -> tuple[Line, ...] | None:
    """Return the lines of a card's data if they were told as it was installed or imported, else None."""
    built = built_words().get(_digest(data))
    if built is not None:
        return tuple(Line(*row) for row in built)
    return kept_words(data, own) if own else None


def _from_cache(data: dict[str, Any]) -> tuple[Line, ...]:
    place = _cache() / f"{_digest(data)}.json"
    with suppress(OSError, ValueError, TypeError, RecursionError):
        return tuple(Line(*row) for row in json.loads(place.read_bytes()))
    lines = _told_now(data)
    with suppress(OSError):
        _keep(place, lines)
    return lines


def told_json() -> str:
    """Return the lines of every carried card under the digest of its data and of what tells it, for an install."""
    return _json({_digest(data): _rows(_told_now(data)) for data in _carried()})


def kept_words(data: dict[str, Any], own: Path) -> tuple[Line, ...] | None:
    """Return what was told of a card of the user's own when it was imported; None if it, or what tells it, changed."""
    with suppress(OSError, ValueError, TypeError, KeyError, RecursionError):
        kept = json.loads(_place(data, own).read_bytes())
        if kept["of"] == _digest(data):
            return tuple(Line(*row) for row in kept["lines"])
    return None


def keep_words(cards: "Iterable[Printed]", own: Path) -> None:
    """Tell cards of the user's own, and keep their words beside them, so that a look-up needn't tell them.

    What can't be written is told when it is looked up.
    """
    from scenarios.library.codec import encode

    for card in cards:
        data = encode(card)
        assert isinstance(data, dict)
        if kept_words(data, own) is None:
            row = {"of": _digest(data), "lines": _rows(_told_now(data))}
            with suppress(OSError):
                _write(_place(data, own), _json(row))


def _place(data: dict[str, Any], own: Path) -> Path:
    return own / TOLD / file_name(data["name"])


def file_name(name: str) -> str:
    """Return the name of a card's file, as `scenarios.library.card_files` gives it.

    That module loads the whole card language, which would take longer than a look-up.
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    kept = "".join(sign if sign.isalnum() else " " for sign in plain.replace("'", ""))
    return "-".join(kept.split()) + ".json"


def _carried() -> Iterator[dict[str, Any]]:
    from scenarios.library.card_files import card_names, load
    from scenarios.library.codec import encode

    for name in card_names():
        data = encode(load(name))
        assert isinstance(data, dict)
        yield data


def _told_now(data: dict[str, Any]) -> tuple[Line, ...]:
    from engine.language.printed import Printed
    from judge.cardlists.list_report import card_lines
    from scenarios.library.codec import decode

    return tuple(card_lines(decode(Printed, data)))


@cache
def built_words() -> dict[str, list[list[Any]]]:
    """Return what was told as the project was installed, nothing where it runs without."""
    with suppress(OSError, ValueError):
        return dict(json.loads(DATA.read_bytes()))
    return {}


def _rows(lines: Iterable[Line]) -> list[tuple[Any, ...]]:
    return [astuple(line) for line in lines]


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _keep(place: Path, lines: tuple[Line, ...]) -> None:
    kept = list(place.parent.glob("*.json"))
    for path in kept if len(kept) > MOST else ():
        path.unlink(missing_ok=True)
    _write(place, _json(_rows(lines)))


def _write(place: Path, text: str) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    beside = place.with_suffix(".part")
    beside.write_text(text, encoding="utf-8")
    beside.replace(place)


def _digest(data: dict[str, Any]) -> str:
    """Return what changes with the card's data and with whatever tells it."""
    hashed = blake2b(_teller(), digest_size=12)
    hashed.update(json.dumps(data, sort_keys=True).encode())
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


def _cache() -> Path:
    from platformdirs import user_cache_path

    return user_cache_path("wowtcg-judge", appauthor=False) / "told"
