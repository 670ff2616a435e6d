"""Whether the rules could produce the board that a scenario states."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenarios.playthrough.session import Playthrough


def check_board(play: Playthrough) -> None:
    """Refuse a board that the rules can't produce.

    Raises:
        ImpossibleBoard: names the card and the rule.
    """
