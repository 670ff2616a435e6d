"""Which scenarios apply which rules: what the engine cites as it plays them.

The carried features were played when the data was made; a feature whose text is another now is played when it is asked
for, and what came of it is kept in the user's cache under a digest of that text.
"""

import json
from bisect import bisect_right
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path

from judge.cache_folder import cache_folder, keep_in_cache
from judge.carried_features import carried_features
from judge.documents.lookup.scenario_mentions import Mention, begun_at, features, mentions
from judge.json_files import json_in

DATA = Path(__file__).parents[1] / "data" / "applied.json"
REFERENCE = "cr-2007-05"
KEPT = 64

Applied = dict[str, str]
"""For each scenario of a file, by the line it begins in, the rules that it applies, with spaces between them."""


def applying(rule: str, edition: str) -> tuple[Mention, ...]:
    """Return the carried scenarios that apply the rule of the edition, those that are about it first."""
    written = _written(edition, rule)
    found = [mention for path in features() for mention in _applying(path, written)]
    about = {rule, f"{edition}:{rule}"}
    return tuple(sorted(found, key=lambda mention: not about.intersection(mention.rules)))


def _written(edition: str, rule: str) -> str:
    """Return a rule as the data writes it: without the reference edition's name."""
    return rule if edition == REFERENCE else f"{edition}:{rule}"


def _applying(path: Path, written: str) -> Iterator[Mention]:
    begins = [int(line) for line, rules in of_file(path).items() if written in rules and written in rules.split()]
    yield from begun_at(path, begins) if begins else ()


@cache
def of_file(path: Path) -> Applied:
    """Return what the scenarios of a file apply: as the data has it, or as the cache has it, or as it is played now."""
    data = path.read_bytes()
    digest = blake2b(data, digest_size=8).hexdigest()
    known = _data().get(digest)
    if known is not None:
        return known
    place = cache_folder() / f"applied-{digest}.json"
    if (kept := _applied(json_in(place))) is not None:
        return kept
    found = _played((path,)).get(path, {})
    keep_in_cache(place, json.dumps(found).encode(), _oldest(place.parent))
    return found


def _applied(data: object) -> Applied | None:
    """Return what the scenarios of a file apply, None where the data has another shape."""
    if not isinstance(data, dict) or not all(key.isdecimal() and isinstance(data[key], str) for key in data):
        return None
    return data


@cache
def _data() -> dict[str, Applied]:
    """Return what was applied by the digest of each feature's text."""
    return dict(json.loads(DATA.read_bytes()))


def _played(paths: tuple[Path, ...]) -> dict[Path, Applied]:
    """Return what the scenarios of each file apply, playing them."""
    from judge.coverage.evidence import gather
    from judge.played_features import Asked, play
    from scenarios.outcome import ScenarioOutcome

    outcomes = [each for each in play(Asked(tuple(map(str, paths)))) if isinstance(each, ScenarioOutcome)]
    begins: dict[str, list[Mention]] = {}
    for mention in (each for path in paths for each in mentions(path)):
        begins.setdefault(str(mention.file.resolve()), []).append(mention)
    found: dict[Path, dict[str, set[str]]] = {}
    for (edition, rule), witnesses in gather(outcomes).applied.items():
        for witness in witnesses:
            of_file = begins[str(Path(witness.uri).resolve())]
            at = of_file[bisect_right([each.line for each in of_file], witness.line) - 1]
            found.setdefault(at.file, {}).setdefault(str(at.line), set()).add(_written(edition, rule))
    return {path: {line: " ".join(sorted(rules)) for line, rules in lines.items()} for path, lines in found.items()}


def applied_json() -> str:
    """Return the data of all carried features, a scenario to a line, played now."""
    found = _played((carried_features(),))
    files = sorted((blake2b(path.read_bytes(), digest_size=8).hexdigest(), path) for path in found)
    return json.dumps({digest: dict(_in_order(found[path])) for digest, path in files}, indent=0) + "\n"


def _in_order(applied: Applied) -> Iterator[tuple[str, str]]:
    return iter(sorted(applied.items(), key=lambda each: int(each[0])))


def _oldest(folder: Path) -> Iterator[Path]:
    """Yield the files of this kind in the cache beyond the newest ones."""
    with suppress(OSError):
        by_age = sorted(folder.glob("applied-*.json"), key=lambda path: path.stat().st_mtime)
        yield from by_age[:-KEPT]
