"""The scenarios that apply a rule, which is one that the engine cites as it plays them.

An install plays the carried features and keeps what they apply. A feature that has changed since is played when a
look-up asks for it, and what it applies is kept in the user's cache under a digest of its text.
"""

import json
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

from judge.cache_folder import cache_folder, keep_in_cache
from judge.carried_features import carried_features
from judge.documents.lookup.scenario_mentions import Mention, begun_at, features, mentions
from judge.json_files import json_in
from scenarios.scenario_errors import Unreadable

if TYPE_CHECKING:
    from scenarios.outcome import ScenarioOutcome

DATA = Path(__file__).parents[1] / "data" / "applied.json"
REFERENCE = "cr-2007-05"
KEPT = 500
"""How many features the cache keeps; several times as many as there are."""

Applied = dict[str, str]
"""The rules that each scenario of a file applies, separated by spaces, under the line in which it begins."""


def applying(rule: str, edition: str) -> tuple[Mention, ...]:
    """Return the carried scenarios that apply the rule of the edition, first those that are tagged with it."""
    written = _written(edition, rule)
    found = [mention for path in features() for mention in _applying(path, written)]
    about = {rule, f"{edition}:{rule}"}
    return tuple(sorted(found, key=lambda mention: not about.intersection(mention.rules)))


def _written(edition: str, rule: str) -> str:
    """Return a rule as the data writes it: ``NUMBER`` in the reference edition, or ``EDITION:NUMBER``."""
    return rule if edition == REFERENCE else f"{edition}:{rule}"


def _applying(path: Path, written: str) -> Iterator[Mention]:
    begins = [int(line) for line, rules in of_file(path).items() if written in rules and written in rules.split()]
    yield from begun_at(path, begins) if begins else ()


@cache
def of_file(path: Path) -> Applied:
    """Return what the scenarios of a file apply: from the data of the install, else from the cache, else played now."""
    digest = _digest(path)
    if (built := _applied(built_features().get(digest))) is not None:
        return built
    place = cache_folder() / f"applied-{digest}.json"
    if (kept := _applied(json_in(place))) is not None:
        return kept
    try:
        found = _played(path)[path]
    except Unreadable:
        return {}  # Running the feature is what tells why.
    keep_in_cache(place, json.dumps(found).encode(), _oldest(place.parent))
    return found


def _applied(data: object) -> Applied | None:
    """Return what the scenarios of a file apply, None where the data has another shape."""
    if not isinstance(data, dict) or not all(key.isdecimal() and isinstance(data[key], str) for key in data):
        return None
    return data


@cache
def built_features() -> dict[str, object]:
    """Return what each feature applied at the install, by the digest of its text; nothing where it runs without one."""
    data = json_in(DATA)
    features_of = data.get("features") if isinstance(data, dict) else None
    return features_of if isinstance(features_of, dict) else {}


def _digest(path: Path) -> str:
    return blake2b(path.read_bytes(), digest_size=8).hexdigest()


def _played(path: Path, known: "Iterable[ScenarioOutcome] | None" = None) -> dict[Path, Applied]:
    """Return what the scenarios of each feature at or below the path apply, playing them with the carried cards alone.

    Where it is known what comes of them, nothing is played.

    Raises:
        Unreadable: a feature can't be used.
    """
    # The engine takes longer to load than a whole look-up, and nearly all of them play nothing.
    from judge.coverage.evidence import gather
    from judge.played_features import carried_setting
    from scenarios.runner import judge_features

    outcomes = judge_features([path], setting=carried_setting()) if known is None else known
    begins: dict[str, list[Mention]] = {}
    for mention in mentions(path):
        begins.setdefault(str(mention.file.resolve()), []).append(mention)
    found: dict[Path, dict[str, set[str]]] = {each: {} for each in features(path)}
    for (edition, rule), witnesses in gather(outcomes).applied.items():
        for witness in witnesses:
            of_file = begins[str(Path(witness.uri).resolve())]
            at = of_file[bisect_right([each.line for each in of_file], witness.line) - 1]
            found.setdefault(at.file, {}).setdefault(str(at.line), set()).add(_written(edition, rule))
    return {path: {line: " ".join(sorted(rules)) for line, rules in lines.items()} for path, lines in found.items()}


def applied_json(source: str, outcomes: "Iterable[ScenarioOutcome]") -> bytes:
    """Return the data of all carried features for an install from what came of them.

    `source` is a digest of what it is made of.
    """
    found = _played(carried_features(), outcomes)
    rows = {_digest(path): dict(_in_order(found[path])) for path in found}
    return json.dumps({"made_of": source, "features": dict(sorted(rows.items()))}, indent=0).encode() + b"\n"


def _in_order(applied: Applied) -> Iterator[tuple[str, str]]:
    return iter(sorted(applied.items(), key=lambda each: int(each[0])))


def _oldest(folder: Path) -> Iterator[Path]:
    """Yield the files of this kind in the cache beyond the newest ones."""
    with suppress(OSError):
        by_age = sorted(folder.glob("applied-*.json"), key=lambda path: path.stat().st_mtime)
        yield from by_age[:-KEPT]
