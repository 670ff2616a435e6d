"""What is said of an effect as a part of a cost: what it goes by, and when it is paid among other parts (401.1)."""

from __future__ import annotations

from enum import IntEnum

from engine.value import value


class Precedence(IntEnum):
    """The order in which parts of a cost are paid if nobody says otherwise: paying one leaves the later ones payable.

    Cards are exhausted before they are turned over, and all that before they go elsewhere; what chance or a whole hand
    decides comes last.
    """

    EXHAUST = 0
    READY = 1
    COUNTERS = 2
    DAMAGE = 3
    FLIP = 4
    INTERRUPT = 5
    MOVE = 6
    LAST = 7


@value
class AsCost:
    """An effect as a part of a cost: in a word or two what is done, and when."""

    title: str = "do the rest"
    precedence: Precedence = Precedence.MOVE


OTHERWISE = AsCost()
"""What goes for effects of which nothing else is said."""

UNPAID = "part of the cost can't be paid"
"""The reason against a cost of which a part can't be paid."""
