"""Reasons why the rules refuse something, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenarios.scenario_errors import IllegalAction

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.citations import RuleId
    from engine.errors import Reason


def say_reasons(reasons: Iterable[Reason]) -> str:
    """Return reasons in words with their rules; a reason that several rules give is said once, with all of them."""
    rules: dict[str, dict[RuleId, None]] = {}
    for each in reasons:
        rules.setdefault(each.text, {})[each.rule] = None
    return "; ".join(f"{text} ({', '.join(by)})" for text, by in rules.items())


def refusal(reasons: tuple[Reason, ...]) -> IllegalAction:
    """Return the error for what the rules don't allow, with every reason and its rule."""
    return IllegalAction(say_reasons(reasons), tuple(reason.rule for reason in reasons))
