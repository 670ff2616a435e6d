"""Saying that the rules leave something open."""

from scenarios.outcome import StepStatus
from tests.every_row import for_every
from tests.scenarios.playthrough.conftest import Judged

PROPOSED = """
Given you control a token "Wisp" with 1 ATK and 1 health
When you propose that "Wisp" attacks your opponent's hero
And both players pass
"""


@for_every(
    ("step", "status", "message"),
    [
        ('the rules do not settle this, see "OP-3"', "passed", ""),
        ("the rules do not settle this", "refused", "doesn't say which open point this is"),
        ('the rules do not settle this, see "OP-99"', "refused", "there is no open point 'OP-99'"),
        ('the rules do not settle this, see "OP-17"', "differs", "nothing that OP-17 leaves open has come up"),
    ],
)
def test_what_is_left_open_has_come_up(judged: Judged, step: str, status: StepStatus, message: str) -> None:
    outcome = judged(f"{PROPOSED}Then {step}\n")
    last = outcome.steps[-1]
    assert (last.status, outcome.open_points) == (status, ("OP-3",) if status == "passed" else ())
    assert message in (last.message or "")
