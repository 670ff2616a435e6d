"""Reasons why the rules refuse something, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.errors import say_reasons
from scenarios.scenario_errors import IllegalAction

if TYPE_CHECKING:
    from engine.errors import Reason


def refusal(reasons: tuple[Reason, ...]) -> IllegalAction:
    """Return the error for what the rules don't allow, with every reason and its rule."""
    return IllegalAction(say_reasons(reasons), tuple(reason.rule for reason in reasons))
