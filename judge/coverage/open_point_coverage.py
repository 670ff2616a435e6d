"""The open points with the rules that they are about and the scenarios that show them."""

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass

from judge.cache_folder import signed_cache
from judge.carried_features import carried_features
from judge.documents.document_errors import NothingFound
from judge.open_point_lines import reading_lines
from judge.output_lines import BLANK, Line
from judge.rulebook import REFERENCE
from judge.rulebook.open_points import OpenPoint, open_point, open_points
from judge.rulebook.rule_entries import rule_with_id
from judge.rulebook.rulebook_errors import UnknownOpenPoint
from scenarios.features.discovery import Wanted, find_features, load_feature, read_text
from scenarios.features.model import Feature
from scenarios.scenario_errors import Unreadable

_SAYS = "the rules do not settle this, see "
_SAYS_SO = re.compile(rf'{_SAYS}"([^"]*)"')


@dataclass(frozen=True, slots=True)
class Listed:
    """An open point, the numbers of its rules, and the places of the scenarios that show it."""

    point: OpenPoint
    rules: tuple[str, ...]
    scenarios: tuple[str, ...]


def listed(ids: Iterable[str], edition: str | None = None) -> list[Listed]:
    """Return the open points of the ids, or all of them, or those of one edition, with their rules and scenarios.

    Raises:
        NothingFound: there is no such point; names the nearest.
    """
    try:
        points = [open_point(each.upper()) for each in ids] or list(open_points().values())
    except UnknownOpenPoint as unknown:
        raise NothingFound(
            f"there is no open point {unknown.point!r}", hint=f"the nearest is {unknown.nearest}"
        ) from None
    places = _places()
    of_edition = [point for point in points if edition is None or edition in point.editions]
    return [Listed(point, _numbers(point), places.get(point.id, ())) for point in of_edition]


def open_lines(found: Iterable[Listed]) -> Iterator[Line]:
    """Yield each point with its readings, rules and scenarios."""
    for each in found:
        point = each.point
        yield Line(f"{point.id} {point.title}", style="title")
        where = f"{point.kind} in {', '.join(point.editions)}: {', '.join(each.rules)}"
        yield Line(where, indent=2, style="faint")
        yield from reading_lines(point, indent=2)
        if each.scenarios:
            yield Line(f"in scenarios:   {', '.join(each.scenarios)}", indent=2, hang=4)
        if point.no_board:
            yield Line(f"on no board:    {point.no_board}", indent=2, hang=4)
        yield BLANK


def open_data(found: Iterable[Listed]) -> list[dict[str, object]]:
    """Return each point as data."""
    return [
        {
            "id": each.point.id,
            "title": each.point.title,
            "kind": each.point.kind,
            "editions": list(each.point.editions),
            "rules": list(each.rules),
            "readings": list(each.point.readings),
            "taken": each.point.taken,
            "why": each.point.why,
            "scenarios": list(each.scenarios),
            "no_board": each.point.no_board or None,
        }
        for each in found
    ]


def _numbers(point: OpenPoint) -> tuple[str, ...]:
    rules = [rule for id_ in point.rules if (rule := rule_with_id(id_))]
    return tuple(rule.number if rule.edition == REFERENCE else f"{rule.edition}:{rule.number}" for rule in rules)


def _places() -> dict[str, tuple[str, ...]]:
    """Return, for the id of each open point, the places of the carried scenarios that say it isn't settled."""
    places: dict[str, dict[str, None]] = {}
    for feature in _saying_so():
        for scenario in feature.scenarios:
            for step in scenario.steps:
                if match := _SAYS_SO.search(step.text):
                    places.setdefault(match[1], {})[f"{feature.uri}:{scenario.line}"] = None
    return {point: tuple(where) for point, where in places.items()}


def _saying_so() -> Iterator[Feature]:
    """Yield the carried features with the words by which a scenario says so; none of those that can't be read."""
    cache = signed_cache()
    for wanted in find_features((carried_features(),)):
        with suppress(Unreadable):
            if isinstance(wanted, Wanted) and _SAYS in read_text(wanted.path, wanted.uri):
                yield load_feature(wanted.path, wanted.uri, cache)
