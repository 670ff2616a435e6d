"""Many rows of a kind held to one check by one test: as tests of their own they take longer than the check."""

from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from inspect import signature
from typing import TypeVar

import pytest

Row = TypeVar("Row")
Check = Callable[..., None]


def hold_every(rows: Sequence[Row], check: Callable[[Row], None]) -> None:
    """Hold every row to the check, there being some; what fails is told of all rows together, with each and its place.

    Raises:
        ExceptionGroup: rows that fail.
    """
    assert rows
    failed = [told for place, row in enumerate(rows, 1) if (told := _failure(place, row, check)) is not None]
    if failed:
        raise ExceptionGroup(f"{len(failed)} of {len(rows)} rows fail", failed)


def for_every(names: str | tuple[str, ...], rows: Iterable[object]) -> Callable[[Check], Check]:
    """Return the decorator of a test that holds every row: a row is the value of the name, or has one for each name.

    It is written like `pytest.mark.parametrize`, which makes a test of every row. Parameters that have no name here are
    those of another such decorator, or fixtures, which all rows have in common.
    """
    every = tuple(rows)

    def holding(check: Check) -> Check:
        @wraps(check)
        def held(**others: object) -> None:
            hold_every(every, lambda row: check(**_named(names, row), **others))

        asked = signature(check)
        left = [each for each in asked.parameters.values() if each.name not in _each(names)]
        vars(held)["__signature__"] = asked.replace(parameters=left)
        return held

    return holding


def _each(names: str | tuple[str, ...]) -> tuple[str, ...]:
    return (names,) if isinstance(names, str) else names


def _named(names: str | tuple[str, ...], row: object) -> dict[str, object]:
    """Return the values of a row by the names of the parameters."""
    if isinstance(names, str):
        return {names: row}
    assert isinstance(row, Iterable)
    return dict(zip(names, row, strict=True))


def _failure(place: int, row: Row, check: Callable[[Row], None]) -> Exception | None:
    """Return how the row fails, with the row; an error that should be raised and isn't is such a failure, too.

    So is a row that would be skipped: it has to be a test of its own.
    """
    told: Exception
    try:
        check(row)
    except (pytest.fail.Exception, pytest.skip.Exception) as failure:
        told = AssertionError(str(failure))
    except Exception as failure:  # noqa: BLE001 - whatever it is, it is told.
        told = failure
    else:
        return None
    told.add_note(f"with row {place}: {row}")
    return told
