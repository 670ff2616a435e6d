"""What happened "this turn", in words that are looked at again in a later turn, which is then "this turn" (714.3e)."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import Apply, Delay
from engine.language.filters import DealtDamage, DidThisTurn, EnteredThisTurn, PlayedAs, WasDealtDamage
from engine.language.modifiers import GainPowers
from engine.language.printed import Printed
from engine.language.selections import SELECTIONS, DamageThisTurn, Happened, TimesDone
from engine.language.triggers import What
from scenarios.reading.templates import parts_of

_OF_THIS_TURN = (
    DamageThisTurn | DealtDamage | DidThisTurn | EnteredThisTurn | Happened | PlayedAs | TimesDone | WasDealtDamage
)
_ENDING_WITH_IT = (Duration.THIS_TURN, Duration.THIS_COMBAT)


def asks_in_a_later_turn(printed: Printed) -> bool:
    """Return whether words for what happened in the turn of a link are looked at after that turn."""
    return any(
        _lasts(part) or _waits(part)
        for part in parts_of((printed.text, printed.powers))
        if isinstance(part, Apply | Delay)
    )


def _lasts(part: Apply | Delay) -> bool:
    """Return whether a continuous modifier that outlasts the turn applies by what happened in it."""
    if not isinstance(part, Apply) or part.duration in _ENDING_WITH_IT:
        return False
    described = () if isinstance(part.to, SELECTIONS) else (part.to,)
    changes = tuple(change for change in part.changes if not isinstance(change, GainPowers))
    return _is_of_this_turn((described, part.while_, changes))


def _waits(part: Apply | Delay) -> bool:
    """Return whether what happened in the turn counts as a later turn, or a part of it, starts."""
    if not isinstance(part, Delay) or not part.once or part.duration in _ENDING_WITH_IT:
        return False
    return any(event.what is What.STARTS for event in part.power.on) and _is_of_this_turn(part.power)


def _is_of_this_turn(words: object) -> bool:
    return any(isinstance(part, _OF_THIS_TURN) for part in parts_of(words))
