"""Feature files that were parsed before, kept in the user's cache folder.

One file for each feature file, replaced whole when the feature changes. Its first line is a digest of the
rest, so that a damaged file is never taken for a feature; whatever is wrong with it, the feature is read anew.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from scenarios.features.model import Doubt, Feature, Scenario, Step

VERSION = 3


def recall(folder: Path, uri: str, text: str) -> Feature | None:
    """Return the feature kept for a text, or nothing where none is or where it is damaged."""
    try:
        digest, _, kept = _file(folder, uri).read_bytes().partition(b"\n")
        if digest != _digest(kept):
            return None
        version, of, feature = json.loads(kept)
        return _feature(feature, uri) if version == VERSION and of == _fingerprint(text) else None
    except (OSError, ValueError, TypeError, KeyError, IndexError, RecursionError):
        return None


def keep(folder: Path, text: str, feature: Feature) -> None:
    """Keep a feature for its text; a folder that can't be written keeps nothing."""
    from tempfile import NamedTemporaryFile

    kept = json.dumps([VERSION, _fingerprint(text), _plain(feature)], ensure_ascii=False).encode()
    target = _file(folder, feature.uri)
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=target.parent, delete=False) as file:
            file.write(_digest(kept) + b"\n" + kept)
        Path(file.name).replace(target)
    except OSError:
        return


def _file(folder: Path, uri: str) -> Path:
    place = str(Path(uri).absolute())
    return folder / "features" / f"{sha256(place.encode()).hexdigest()}.json"


def _digest(kept: bytes) -> bytes:
    return sha256(kept).hexdigest().encode()


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


def _feature(row: list[Any], uri: str) -> Feature:
    name, line, language, description, scenarios = row
    return Feature(uri, name, line, language, description, tuple(_scenario(scenario) for scenario in scenarios))


def _scenario(row: list[Any]) -> Scenario:
    name, line, first, last, tags, steps, outline, fault, doubts = row
    played = tuple(_step(step) for step in steps)
    doubted = tuple(Doubt(*doubt) for doubt in doubts)
    return Scenario(name, line, first, last, tuple(tags), played, outline, fault, doubted)


def _step(row: list[Any]) -> Step:
    keyword, written, text, line, table, doc = row
    return Step(keyword, written, text, line, None if table is None else tuple(map(tuple, table)), doc)
