"""Feature files that were parsed before, kept in the user's cache folder.

There is one file for each feature file, which is replaced as a whole when the feature changes. Its first line is a
digest of the rest that only who has the key can make, so that neither a damaged file nor a foreign one, as in a cache
that several machines share, is ever taken for a feature; the feature is parsed anew then.
"""

import json
import time
from contextlib import suppress
from functools import cache
from hashlib import blake2b, sha256
from pathlib import Path
from typing import Any

from engine.value import value
from scenarios.features.model import Doubt, Feature, Scenario, Step, Table
from scenarios.whole_files import write_whole

VERSION = 4
MOST = 4000
"""The number of cached features that are kept; of more the oldest go."""

LEFT_OVER = 3600
"""After so many seconds a part of a file is taken for one whose writer was killed."""


@value
class FeatureCache:
    """The folder of parsed features, the key with which its files are signed, and the program's version."""

    folder: Path
    key: bytes
    version: str = ""


class _OtherShape(ValueError):
    """A row of the cache has another shape than a row of its kind."""


def recall(cache: FeatureCache, uri: str, text: str) -> Feature | None:
    """Return the cached feature of a text; None if there is none, or if it is damaged or foreign."""
    try:
        digest, _, kept = _file(cache.folder, uri).read_bytes().partition(b"\n")
        if digest != _digest(kept, cache):
            return None
        match json.loads(kept):
            case [version, fingerprint, row] if version == VERSION and fingerprint == _fingerprint(text):
                return _feature(row, uri)
            case _:
                return None
    except (OSError, ValueError, RecursionError):
        return None


def keep(cache: FeatureCache, text: str, feature: Feature) -> None:
    """Cache the feature of a text, unless the folder can't be written."""
    kept = json.dumps([VERSION, _fingerprint(text), _plain(feature)], ensure_ascii=False).encode()
    target = _file(cache.folder, feature.uri)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        write_whole({target: _digest(kept, cache) + b"\n" + kept}, durable=False)
    except OSError:
        return
    _prune(target.parent)


@cache
def _prune(folder: Path) -> None:
    """Remove the oldest files beyond those that are kept, and parts of files whose writer was killed; once a run."""
    ages: list[tuple[float, Path]] = []
    for path in folder.iterdir():
        with suppress(OSError):
            ages.append((path.stat().st_mtime, path))
    whole = sorted((age, path) for age, path in ages if path.suffix == ".json")
    parts = [path for age, path in ages if path.suffix == ".part" and age < time.time() - LEFT_OVER]
    for path in (*(path for _, path in whole[: max(0, len(whole) - MOST)]), *parts):
        with suppress(OSError):
            path.unlink()


def _file(folder: Path, uri: str) -> Path:
    place = str(Path(uri).absolute())
    return folder / "features" / f"{sha256(place.encode()).hexdigest()}.json"


def _digest(kept: bytes, cache: FeatureCache) -> bytes:
    return blake2b(cache.version.encode() + b"\0" + kept, key=cache.key).hexdigest().encode()


def _fingerprint(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def _plain(feature: Feature) -> list[Any]:
    return [
        feature.name,
        feature.line,
        feature.language,
        feature.description,
        [_scenario_row(s) for s in feature.scenarios],
    ]


def _scenario_row(scenario: Scenario) -> list[Any]:
    steps = [[s.keyword, s.written, s.text, s.line, s.table, s.doc] for s in scenario.steps]
    place = [scenario.name, scenario.line, scenario.first, scenario.last]
    doubts = [[d.line, d.written, d.meant, d.text] for d in scenario.doubts]
    return [*place, scenario.tags, steps, scenario.outline, scenario.fault, doubts]


def _feature(row: object, uri: str) -> Feature:
    match row:
        case [str(name), int(line), str(language), str(description), list(scenarios)]:
            return Feature(uri, name, line, language, description, tuple(map(_scenario, scenarios)))
        case _:
            raise _OtherShape("a feature")


def _scenario(row: object) -> Scenario:
    match row:
        case [
            str(name), int(line), int(first), int(last), list(tags), list(steps),
            str() | None as outline, str() | None as fault, list(doubts),
        ]:  # fmt: skip
            played, doubted = tuple(map(_step, steps)), tuple(map(_doubt, doubts))
            return Scenario(name, line, first, last, _words(tags), played, outline, fault, doubted)
        case _:
            raise _OtherShape("a scenario")


def _step(row: object) -> Step:
    match row:
        case [
            "Given" | "When" | "Then" as keyword, str(written), str(text), int(line),
            list() | None as table, str() | None as doc,
        ]:  # fmt: skip
            return Step(keyword, written, text, line, None if table is None else _table(table), doc)
        case _:
            raise _OtherShape("a step")


def _doubt(row: object) -> Doubt:
    match row:
        case [int(line), str(written), str(meant), str(text)]:
            return Doubt(line, written, meant, text)
        case _:
            raise _OtherShape("a doubt")


def _table(rows: list[object]) -> Table:
    return tuple(map(_words, rows))


def _words(row: object) -> tuple[str, ...]:
    if not isinstance(row, list) or not all(isinstance(each, str) for each in row):
        raise _OtherShape("words")
    return tuple(row)
