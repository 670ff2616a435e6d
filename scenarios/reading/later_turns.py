"""What happened "this turn", in words that are looked at again in a later turn, which is then "this turn" (714.3e)."""

from __future__ import annotations

from engine.language.durations import Duration
from engine.language.effects import Apply, Delay, If
from engine.language.filters import DealtDamage, DidThisTurn, EnteredThisTurn, PlayedAs, WasDealtDamage
from engine.language.modifiers import GainPowers
from engine.language.printed import Printed
from engine.language.selections import SELECTIONS, DamageThisTurn, Happened, TimesDone
from engine.language.triggers import On, What
from scenarios.reading.parts_by_kind import card_parts
from scenarios.reading.templates import Value, parts_of

DID_THIS_TURN = DealtDamage | DidThisTurn | EnteredThisTurn | WasDealtDamage
"""Descriptions of cards by what they did, or underwent, this turn."""

_OF_THIS_TURN = DID_THIS_TURN | DamageThisTurn | Happened | PlayedAs | TimesDone
_ENDING_WITH_IT = (Duration.THIS_TURN, Duration.THIS_COMBAT)


def asks_in_a_later_turn(printed: Printed) -> bool:
    """Return whether words for what happened in the turn of a link are looked at after that turn."""
    return any(map(_outlasts, card_parts(printed, Apply, Delay)))


def _outlasts(part: Value) -> bool:
    """Return whether a modifier asks for what happened in its turn once that turn is over.

    A continuous one asks as long as it lasts, a triggered one as a later turn, or a part of it, starts.
    """
    match part:
        case Apply(changes, _, duration, while_) if duration not in _ENDING_WITH_IT:
            described = () if isinstance(part.to, SELECTIONS) else part.to
            asked = tuple(change for change in changes if not isinstance(change, GainPowers))
            return _is_of_this_turn((described, while_, asked))
        case Delay(power, duration, once=True) if duration not in _ENDING_WITH_IT:
            return any(event.what is What.STARTS for event in power.on) and _is_of_this_turn(power)
        case _:
            return False


def asks_before_it_waits(printed: Printed) -> bool:
    """Return whether a link asks for what happened this turn before an effect that waits for the end of that turn.

    A modifier that waits doesn't have to begin with its moment (715.1), and if it began so, what happens until then
    would count too.
    """
    return any(
        _is_of_this_turn(part.condition) and any(map(_waits_for_the_end, part.then)) for part in card_parts(printed, If)
    )


def _waits_for_the_end(effect: Value) -> bool:
    return isinstance(effect, Delay) and On(What.ENDS_TURN) in effect.power.on


def _is_of_this_turn(words: Value) -> bool:
    return any(isinstance(part, _OF_THIS_TURN) for part in parts_of(words))
