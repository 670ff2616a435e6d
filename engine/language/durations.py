"""How long continuous modifiers from links last (714.3)."""

from __future__ import annotations

from enum import StrEnum


class Duration(StrEnum):
    """How long a modifier from a link lasts."""

    GAME = "for the rest of the game"
    THIS_TURN = "this turn"
    THIS_COMBAT = "this combat"
    ITS_NEXT_READY_STEP = "during its controller's next ready step"
    YOUR_NEXT_READY_STEP = "during your next ready step"
    ITS_NEXT_TURN = "during its controller's next turn"
    DURING_YOUR_NEXT_TURN = "during your next turn"
    NEXT_TURN = "during the next turn"
    YOUR_NEXT_TURN = "until your next turn starts"
    END_OF_YOUR_NEXT_TURN = "until the end of your next turn"
    UNTIL_ITS_NEXT_TURN = "until its controller's next turn starts"
    END_OF_ITS_NEXT_TURN = "until the end of its controller's next turn"
    WHILE_SOURCE_IN_PLAY = "while its source remains in play"
    WHILE_SOURCE_IN_PARTY = "while its source remains in your party"


READY_STEPS_TO_COME = (Duration.ITS_NEXT_READY_STEP, Duration.YOUR_NEXT_READY_STEP)
TURNS_TO_COME = (Duration.ITS_NEXT_TURN, Duration.DURING_YOUR_NEXT_TURN, Duration.NEXT_TURN)
MEASURED_BY_CONTROLLER = (
    Duration.ITS_NEXT_READY_STEP,
    Duration.ITS_NEXT_TURN,
    Duration.UNTIL_ITS_NEXT_TURN,
    Duration.END_OF_ITS_NEXT_TURN,
)
"""The durations measured by the turns of the controller of the modified card; above, those that begin later."""
