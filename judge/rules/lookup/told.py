"""A card told in words, which takes the whole grammar of cards: built into the wheel, or kept once it was told."""

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import astuple
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from judge.lines import Line

ROOT = Path(__file__).parents[3]
TELLS = ("scenarios/reading", "engine/language", "judge/cardlists", "judge/lines.py")
BUILT = ROOT / "judge" / "rules" / "data" / "told.json"
MOST = 1_000


def told(data: dict[str, Any]) -> tuple[Line, ...]:
    """Return the lines of a card's data: as they were told before, or told now."""
    digest = _digest(data)
    built: list[list[Any]] | None = _built().get(digest)
    if built is not None:
        return tuple(Line(*row) for row in built)
    place = _cache() / f"{digest}.json"
    with suppress(OSError, ValueError, TypeError):
        return tuple(Line(*row) for row in json.loads(place.read_bytes()))
    lines = _told_now(data)
    with suppress(OSError):
        _keep(place, lines)
    return lines


def built_json() -> str:
    """Return the lines of every carried card under the digest of its data, as a wheel carries them."""
    return json.dumps({_digest(data): [astuple(line) for line in _told_now(data)] for data in _carried()})


def tell_all() -> int:
    """Tell every carried card, so that each is in the cache; return how many there are."""
    return sum(1 for data in _carried() if told(data))


def _carried() -> Iterator[dict[str, Any]]:
    from scenarios.library.codec import encode
    from scenarios.library.loading import card_names, load

    for name in card_names():
        data = encode(load(name))
        assert isinstance(data, dict)
        yield data


def _told_now(data: dict[str, Any]) -> tuple[Line, ...]:
    from engine.language.printed import Printed
    from judge.cardlists.telling import card_lines
    from scenarios.library.codec import decode

    return tuple(card_lines(decode(Printed, data)))


@cache
def _built() -> dict[str, list[list[Any]]]:
    """Return what was told as the wheel was built, nothing where judge runs from a checkout."""
    with suppress(OSError, ValueError):
        return dict(json.loads(BUILT.read_bytes()))
    return {}


def _keep(place: Path, lines: tuple[Line, ...]) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    kept = list(place.parent.glob("*.json"))
    for path in kept if len(kept) > MOST else ():
        path.unlink(missing_ok=True)
    beside = place.with_suffix(".part")
    beside.write_text(json.dumps([astuple(line) for line in lines]), encoding="utf-8")
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
