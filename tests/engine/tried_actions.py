"""Whether an action can be done, asked in every way there is."""

import pytest

from engine.decisions.actions import Action
from engine.decisions.choices import Answer
from engine.errors import Refused
from engine.play import Settled, apply, legal_actions, why_not
from tests.engine.table import Table


def agree(table: Table, action: Action, *, legal: bool) -> None:
    """Hold the three ways against each other; what is legal is done with the answers that stand first."""
    assert (why_not(table.state, action) == ()) is legal, why_not(table.state, action)
    assert (action in legal_actions(table.state)) is legal
    if not legal:
        with pytest.raises(Refused):
            apply(table.state, action)
        return
    answers: tuple[Answer, ...] = ()
    while not isinstance(outcome := apply(table.state, action, answers), Settled):
        answers = (*answers, outcome.choice.first())


def refused(table: Table, action: Action, *answers: tuple[int | str, ...]) -> set[str]:
    """Return the rules by which the action is refused, which leaves everything as it was."""
    before = table.state
    with pytest.raises(Refused) as caught:
        apply(table.state, action, answers)
    assert table.state is before
    return {str(reason.rule) for reason in caught.value.reasons}
