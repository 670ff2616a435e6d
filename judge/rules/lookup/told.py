"""A card told in words, which takes the whole grammar of cards: kept in the user's cache once it was told."""

import json
from contextlib import suppress
from dataclasses import astuple
from hashlib import blake2b
from pathlib import Path
from typing import Any

from judge.lines import Line

ROOT = Path(__file__).parents[3]
TELLS = ("scenarios/reading", "engine/language", "judge/cardlists", "judge/lines.py")
MOST = 1_000


def told(data: dict[str, Any]) -> tuple[Line, ...]:
    """Return the lines of a card's data: as they were told before, or told now."""
    place = _cache() / f"{_stamp(data)}.json"
    with suppress(OSError, ValueError, TypeError):
        return tuple(Line(*row) for row in json.loads(place.read_bytes()))
    from engine.language.printed import Printed
    from judge.cardlists.telling import card_lines
    from scenarios.library.codec import decode

    lines = tuple(card_lines(decode(Printed, data)))
    with suppress(OSError):
        _keep(place, lines)
    return lines


def _keep(place: Path, lines: tuple[Line, ...]) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    kept = list(place.parent.glob("*.json"))
    for path in kept if len(kept) > MOST else ():
        path.unlink(missing_ok=True)
    beside = place.with_suffix(".part")
    beside.write_text(json.dumps([astuple(line) for line in lines]), encoding="utf-8")
    beside.replace(place)


def _stamp(data: dict[str, Any]) -> str:
    """Return what changes with the card's data and with whatever tells it: the sizes and times of those files."""
    hashed = blake2b(json.dumps(data, sort_keys=True).encode(), digest_size=12)
    for name in TELLS:
        place = ROOT / name
        for path in sorted(place.rglob("*.py")) if place.is_dir() else (place,):
            with suppress(OSError):
                is_now = path.stat()
                hashed.update(f"{path}\0{is_now.st_size}\0{is_now.st_mtime_ns}\n".encode("utf-8", "surrogateescape"))
    return hashed.hexdigest()


def _cache() -> Path:
    from platformdirs import user_cache_path

    return user_cache_path("wowtcg-judge", appauthor=False) / "told"
