"""The errors of the engine.

EngineError
├── Refused            an action or answer that the rules do not allow, with every reason
│   └── WrongAnswer    an answer that the choice does not allow
├── BoardError         a board that the rules could not produce
└── Unsettled          a series of checks, or a loop, that does not come to an end
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.citations import RuleId
from engine.value import value


@value
class Reason:
    """One reason why something is not allowed: the rule that forbids it, and why it applies here, in words."""

    rule: RuleId
    text: str

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})"


def say_reasons(reasons: Iterable[Reason]) -> str:
    """Return the reasons as one line: each text once, with all the rules that give it.

    >>> waits, ally = "Tim has just come into the party", "Tim is an ally"
    >>> say_reasons((Reason(RuleId("302.2"), waits), Reason(RuleId("105.1"), ally), Reason(RuleId("701.3"), waits)))
    'Tim has just come into the party (302.2, 701.3); Tim is an ally (105.1)'
    """
    rules: dict[str, dict[RuleId, None]] = {}
    for reason in reasons:
        rules.setdefault(reason.text, {})[reason.rule] = None
    return "; ".join(f"{text} ({', '.join(numbers)})" for text, numbers in rules.items())


class EngineError(Exception):
    """The root of every error that the engine raises on purpose."""


class Refused(EngineError):
    """An action or an answer is not legal; `reasons` holds every rule that stands against it."""

    def __init__(self, *reasons: Reason) -> None:
        super().__init__(say_reasons(reasons))
        self.reasons = reasons


class WrongAnswer(Refused):
    """An answer is not one that the choice allows."""


class BoardError(EngineError):
    """A board was described that no sequence of legal actions produces; `reason` says why, with its rule."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Unsettled(EngineError):
    """A series of checks, or a loop, was still changing the state after `rounds` rounds.

    `what` names it, and `rule` is the rule that needs its end.
    """

    def __init__(self, what: str, rounds: int, rule: RuleId) -> None:
        super().__init__(f"{what} did not settle after {rounds} rounds (rule {rule})")
        self.what = what
        self.rounds = rounds
        self.rule = rule
