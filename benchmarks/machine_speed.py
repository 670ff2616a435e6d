"""How fast the machine is just now, for bounds in seconds, which were set on a machine of usual speed."""

from time import process_time

TURNS = 1_000_000
USUAL_SECONDS = 0.09
"""How long the turns took on the machine on which the bounds were set, in processor time of Python 3.11."""


def times_slower() -> float:
    """Return how many times as long as there the machine takes now, at least once."""
    return max(1.0, min(_turning() for _ in range(3)) / USUAL_SECONDS)


def _turning() -> float:
    started = process_time()
    total = 0
    for turn in range(TURNS):
        total += turn * turn % 7
    return process_time() - started
