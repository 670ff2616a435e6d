"""Many rows of a kind held to one check by one test: as tests of their own they take longer than the check."""

from collections.abc import Callable, Sequence
from typing import TypeVar

Row = TypeVar("Row")


def hold_every(rows: Sequence[Row], check: Callable[[Row], None]) -> None:
    """Hold every row to the check, there being some; what fails is told of all rows together, with each row.

    Raises:
        ExceptionGroup: rows that fail.
    """
    assert rows
    failed = [failure for row in rows if (failure := _failure(row, check)) is not None]
    if failed:
        raise ExceptionGroup(f"{len(failed)} of {len(rows)} rows fail", failed)


def _failure(row: Row, check: Callable[[Row], None]) -> Exception | None:
    try:
        check(row)
    except Exception as failure:  # noqa: BLE001 - whatever it is, it is told.
        failure.add_note(f"with {row}")
        return failure
    return None
