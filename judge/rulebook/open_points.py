"""The open points, which the documents don't settle, and the differences between editions."""

from dataclasses import dataclass
from functools import cache
from typing import Literal, NotRequired, TypedDict, cast

from judge.rulebook.alike_words import most_alike
from judge.rulebook.rulebook_data import read_data
from judge.rulebook.rulebook_errors import UnknownOpenPoint


@dataclass(frozen=True, slots=True)
class OpenPoint:
    """A point on which documents contradict themselves or leave the outcome open.

    `rules` are the ids of its rules, `readings` the possible readings, `taken` the one that the engine plays, and `why`
    the reason for that one. `no_board` says why no scenario can show the point, if none can.
    """

    id: str
    title: str
    kind: Literal["contradiction", "gap"]
    editions: tuple[str, ...]
    rules: tuple[str, ...]
    readings: tuple[str, ...]
    taken: str
    why: str
    no_board: str = ""


@dataclass(frozen=True, slots=True)
class Difference:
    """A difference between editions: the ids of its rules, and what each edition says.

    `fields` are the fields of the engine's editions for it; `why_same` says why the same is played under all of them.
    """

    id: str
    point: str
    rules: tuple[str, ...]
    says: dict[str, str]
    fields: tuple[str, ...] = ()
    why_same: str = ""


class _PointRow(TypedDict):
    id: str
    title: str
    kind: Literal["contradiction", "gap"]
    editions: list[str]
    rules: list[str]
    readings: list[str]
    take: int
    why: str
    no_board: NotRequired[str]


class _DifferenceRow(TypedDict):
    id: str
    point: str
    rules: list[str]
    says: dict[str, str]
    fields: NotRequired[list[str]]
    why_same: NotRequired[str]


@cache
def open_points() -> dict[str, OpenPoint]:
    """Return every open point under its id, such as ``OP-1``."""
    rows = cast("list[_PointRow]", read_data("open_points")["open_points"])
    return {row["id"]: _point(row) for row in rows}


def open_point(point: str) -> OpenPoint:
    """Return the open point with the id.

    Raises:
        UnknownOpenPoint: there is no such point.
    """
    known = open_points()
    if point not in known:
        raise UnknownOpenPoint(point, most_alike(point, known))
    return known[point]


@cache
def differences() -> dict[str, Difference]:
    """Return every difference between editions under its id, such as ``ED-1``."""
    rows = cast("list[_DifferenceRow]", read_data("differences")["differences"])
    return {row["id"]: _difference(row) for row in rows}


def _difference(row: _DifferenceRow) -> Difference:
    return Difference(
        id=row["id"],
        point=row["point"],
        rules=tuple(row["rules"]),
        says=row["says"],
        fields=tuple(row.get("fields", ())),
        why_same=row.get("why_same", ""),
    )


def _point(row: _PointRow) -> OpenPoint:
    return OpenPoint(
        id=row["id"],
        title=row["title"],
        kind=row["kind"],
        editions=tuple(row["editions"]),
        rules=tuple(row["rules"]),
        readings=tuple(row["readings"]),
        taken=row["readings"][row["take"] - 1],
        why=row["why"],
        no_board=row.get("no_board", ""),
    )
