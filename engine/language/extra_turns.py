"""Effects on whose turn comes: extra turns and skipped ones (500.3)."""

from __future__ import annotations

from engine.language.selections import Selection
from engine.value import value


@value
class ExtraTurn:
    """Each of the players takes an extra turn after this one (500.3)."""

    players: Selection


@value
class SkipTurn:
    """Each of the players skips the next turn that he or she would take, or with `draw_step` the next draw step."""

    players: Selection
    draw_step: bool = False
