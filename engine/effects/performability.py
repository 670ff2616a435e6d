"""Whether effects can be performed entirely (401.1, 712.7)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.citations import Citations, implements, rule
from engine.effects.resolution import Performer, Resolution
from engine.effects.trial import Trial
from engine.errors import Unsettled
from engine.events.attempt import Attempt
from engine.events.simultaneity import alone
from engine.events.tries import Tries, Undecided
from engine.language.effects import Effect
from engine.view.scope import Scope

_MOVED = "411.8b"
"""The rule by which a card that has moved is no longer the card that a text means."""

_MOST = 400
"""So often actions are tried at most."""


@implements("411.8b", "712.7")
def performable(
    attempt: Attempt,
    scope: Scope,
    effects: Sequence[Effect],
    perform: Performer,
    citations: Citations | None = None,
) -> bool:
    """Return whether all of the effects can be performed entirely now, with some choices.

    Modifiers that may replace or prevent something don't count: nobody knows beforehand what becomes of an action.
    Where it can't be done because a card has moved, the citations are given the rule.

    Raises:
        Unsettled: there is too much to try.
    """
    read: list[Resolution] = []

    def do(trying: Attempt) -> bool:
        read.append(Resolution(trying, scope))
        return alone(trying, perform(read[-1], effects))

    tries = Tries(_MOST) if attempt.tries is None else attempt.tries
    try:
        able = Trial(scope.state, attempt.course, do, tries, supposing=True).succeeds()
    except Undecided:
        if attempt.tries is not None:
            raise
        raise Unsettled("whether all of it can be done", _MOST, rule("709.2b")) from None
    if not able and citations is not None:
        citations.add(*(number for number in read[0].left_rules() if number == _MOVED))
    return able
