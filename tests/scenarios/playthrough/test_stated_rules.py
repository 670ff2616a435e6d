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


FIRES = """
Given it is your opponent's turn, in the action phase
And your opponent controls "Brigg", "Valanos"
And your opponent's graveyard is "Tim"
And your "Holy Fire" as "the first fire" is attached to your opponent's "Brigg"
And your "Holy Fire" as "the second fire" is attached to your opponent's "Brigg"
When your next turn starts
"""


@for_every(
    ("said", "status", "message"),
    [
        ('"Brigg" is destroyed', "passed", ""),
        ('"Brigg" is not destroyed', "differs", '"Brigg" is destroyed'),
        ('"Valanos" is not destroyed', "passed", ""),
        ('"Valanos" is destroyed', "differs", '"Valanos" is not destroyed'),
        # Nothing that is not in play can be destroyed (411.8d), so that saying it of Tim would say nothing.
        ('"Tim" is not destroyed', "refused", "there is only"),
    ],
)
def test_what_is_destroyed_in_every_order_is_in_play_before(
    judged: Judged, said: str, status: StepStatus, message: str
) -> None:
    last = judged(f"{FIRES}Then in every order the effects may go on the chain, {said}\n").steps[-1]
    assert last.status == status, last
    assert message in (last.message or "")


def test_a_token_is_destroyed_in_every_order_although_it_ceases_to_exist(judged: Judged) -> None:
    wisp = FIRES.replace('controls "Brigg", "Valanos"', 'controls a token "Wisp" with 0 ATK and 1 health')
    steps = wisp.replace('opponent\'s "Brigg"', 'opponent\'s "Wisp"')
    said = 'Then in every order the effects may go on the chain, "Wisp" is'
    assert judged(f"{steps}{said} destroyed\n").steps[-1].status == "passed"
    assert judged(f"{steps}{said} not destroyed\n").steps[-1].status == "differs"
