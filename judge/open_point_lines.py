"""What a ruling says of points that the rules leave open: the readings, and which of them was taken."""

from collections.abc import Iterable, Iterator

from judge.output_lines import Line
from judge.rulebook.open_points import OpenPoint, open_point


def unsettled_lines(points: Iterable[str], indent: int = 2) -> Iterator[Line]:
    """Yield what the rules leave open in a scenario, point by point.

    Raises:
        UnknownOpenPoint: there is no such point.
    """
    for each in points:
        point = open_point(each)
        yield Line(f"The rules do not settle this: {point.id} {point.title}", indent=indent, style="unsure")
        yield from reading_lines(point, indent + 2)


def reading_lines(point: OpenPoint, indent: int) -> Iterator[Line]:
    """Yield the readings of a point, the one that is taken last, and why it is."""
    for reading in point.readings:
        if reading != point.taken:
            yield Line(f"it can be read: {reading}", indent=indent, hang=4)
    yield Line(f"it is played:   {point.taken}", indent=indent, hang=4)
    yield Line(f"because:        {point.why}", indent=indent, style="faint", hang=4)
