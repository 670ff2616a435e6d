"""Feature files that were parsed before, kept in the user's cache: one file for each, replaced when the feature is."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from scenarios.features.model import Doubt, Feature, Scenario, Step, Table
from scenarios.signed_cache import SignedCache

VERSION = 5
_KIND = "features"


class _OtherShape(ValueError):
    """A row of the cache has another shape than a row of its kind."""


def recall(cache: SignedCache, uri: str, text: str) -> Feature | None:
    """Return the cached feature of a text; None if there is none, or if it is damaged or foreign."""
    kept = cache.recall(_KIND, _name(uri))
    if kept is None:
        return None
    try:
        match json.loads(kept):
            case [version, fingerprint, row] if version == VERSION and fingerprint == _fingerprint(text):
                return _feature(row, uri)
            case _:
                return None
    except (ValueError, RecursionError):
        return None


def keep(cache: SignedCache, text: str, feature: Feature) -> None:
    """Cache the feature of a text, unless the folder can't be written."""
    kept = json.dumps([VERSION, _fingerprint(text), _plain(feature)], ensure_ascii=False).encode()
    cache.keep(_KIND, _name(feature.uri), kept)


def _name(uri: str) -> str:
    return str(Path(uri).absolute())


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
