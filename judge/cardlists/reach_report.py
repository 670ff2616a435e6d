"""The report on what card words reach: lines for people, data for programs."""

from collections.abc import Iterator
from typing import Any

from engine.value import value
from judge.output_lines import Line
from scenarios.reading.reach.pairs import pairs
from scenarios.reading.reach.survey import Reach
from scenarios.reading.reach.unneeded import reason


@value
class Place:
    """A field of the card language: its name, and the members that words reach there and those that they don't."""

    name: str
    said: tuple[str, ...]
    unsaid: tuple[str, ...]


def places(found: tuple[Reach, ...]) -> tuple[Place, ...]:
    """Return the fields in their order, each with its members."""
    names = dict.fromkeys(each.pair.place for each in found)
    return tuple(
        Place(
            name,
            tuple(each.pair.said for each in found if each.pair.place == name and each.words is not None),
            tuple(each.pair.said for each in found if each.pair.place == name and each.words is None),
        )
        for name in names
    )


def percent(found: tuple[Reach, ...]) -> float:
    """Return the percentage of the pairs that words reach."""
    return 100 * sum(each.words is not None for each in found) / max(1, len(found))


def reach_lines(found: tuple[Reach, ...], *, every: bool) -> Iterator[Line]:
    """Yield how many pairs are reached, and each field with the members that are not; with `every`, words for each."""
    said = sum(each.words is not None for each in found)
    if every:
        for each in found:
            words = "no words" if each.words is None else " / ".join(each.words)
            yield Line(f"{each.pair}: {words}", style="unsure" if each.words is None else "plain")
    else:
        yield Line("Fields with members that no words say", style="title")
        for place in places(found):
            if place.unsaid:
                count = f"{len(place.said)}/{len(place.said) + len(place.unsaid)}"
                yield Line(f"{place.name} {count}: {', '.join(place.unsaid)}", indent=2)
    left_out = len(pairs()) - sum(reason(pair) is None for pair in pairs())
    yield Line(f"{said} of {len(found)} pairs can be said ({percent(found):.1f}%)", style="title")
    yield Line(f"{left_out} more pairs stand in no card, each with its reason; --format json has them", style="faint")


def reach_data(found: tuple[Reach, ...]) -> dict[str, Any]:
    """Return the report as data: the totals, the fields, the words of each pair, and the pairs that no card needs."""
    return {
        "possible": len(found),
        "reachable": sum(each.words is not None for each in found),
        "percent": round(percent(found), 1),
        "fields": [{"field": each.name, "said": each.said, "unsaid": each.unsaid} for each in places(found)],
        "words": {str(each.pair): each.words for each in found},
        "unneeded": {str(pair): why for pair in pairs() if (why := reason(pair)) is not None},
    }
