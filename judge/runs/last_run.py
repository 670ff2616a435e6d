"""What was not as ruled when it was played last, remembered for each folder in which `judge run` is called."""

import json
from collections.abc import Iterable
from pathlib import Path

from judge.cache_folder import signed_cache
from scenarios.given_files import current_folder
from scenarios.outcome import ScenarioOutcome

_KIND = "last-runs"
_PARTS = 3

Failed = frozenset[tuple[str, str, str]]
"""The file, the name and the edition of each scenario; a line may have moved since."""


def failed_last() -> Failed:
    """Return what was not as ruled; nothing where nothing is remembered."""
    cache = signed_cache()
    kept = None if cache is None else cache.recall(_KIND, _here())
    try:
        rows = json.loads(kept or "[]")
    except ValueError:
        return frozenset()
    return frozenset((str(row[0]), str(row[1]), str(row[2])) for row in rows if len(row) == _PARTS)


def failed_places() -> tuple[str, ...]:
    """Return the files with what was not as ruled, those below this folder from here; none where they are gone."""
    here, files = Path.cwd(), sorted({Path(file) for file, _, _ in failed_last()})
    there = [file for file in files if file.is_file()]
    return tuple(str(file.relative_to(here) if file.is_relative_to(here) else file) for file in there)


def remember(outcomes: Iterable[ScenarioOutcome]) -> None:
    """Remember which of the outcomes are not as ruled; what was not played this time stays as it was remembered."""
    before = failed_last()
    keyed = {(str(Path(each.uri).absolute()), each.name, each.edition): each.verdict for each in outcomes}
    failed = {key for key in before if key not in keyed}
    failed.update(key for key, verdict in keyed.items() if verdict != "as ruled")
    cache = signed_cache()
    if cache is not None and failed != before:
        cache.keep(_KIND, _here(), json.dumps(sorted(failed), ensure_ascii=False).encode())


def _here() -> str:
    return str(current_folder())
