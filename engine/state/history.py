"""What happened this turn, as far as rules and cards ask for it."""

from __future__ import annotations

from engine.state.ids import Entity
from engine.value import value


@value
class Fact:
    """One deed of this turn: who did it, to whom, and a detail such as a power's number.

    The deeds: "dealt damage", "dealt combat damage", "was dealt" (subject: destination), "attacked", "defended",
    "used", "played", "triggered", "completed", "placed", "struck", "destroyed".
    """

    deed: str
    subject: Entity
    other: Entity = 0
    detail: int = 0
