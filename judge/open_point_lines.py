"""Open points in a ruling: what the rules don't settle, the possible readings, and the one that is played."""

from collections.abc import Iterable, Iterator

from judge.output_lines import Line
from judge.rulebook.open_points import OpenPoint, open_point


def unsettled_lines(points: Iterable[str], indent: int = 2) -> Iterator[Line]:
    """Yield the title and the readings of each open point.

    Raises:
        UnknownOpenPoint: there is no such point.
    """
    for each in points:
        point = open_point(each)
        yield Line(f"The rules do not settle this: {point.id} {point.title}", indent=indent, style="unsure")
        yield from reading_lines(point, indent + 2)


def reading_lines(point: OpenPoint, indent: int) -> Iterator[Line]:
    """Yield the readings of a point, last the one that is played, with the reason for it."""
    for reading in point.readings:
        if reading != point.taken:
            yield Line(f"it can be read: {reading}", indent=indent, hang=4)
    yield Line(f"it is played:   {point.taken}", indent=indent, hang=4)
    yield Line(f"because:        {point.why}", indent=indent, style="faint", hang=4)
