"""Questions that a rule answers on any board: two attackers at once, armor for an ally, how many resources a turn."""

import re
from functools import cache

from judge.assistance.rules_of_any_board import ANSWERS, RuleAnswer
from judge.assistance.rules_of_plays import ANSWERS_OF_PLAYS
from scenarios.dialogue.late_patterns import LatePattern, late


@cache
def _forms() -> tuple[tuple[LatePattern, RuleAnswer], ...]:
    """Return the forms of questions with their answers; each is made when a question may have it."""
    return tuple(
        (late(form, re.IGNORECASE), answer) for forms, answer in (*ANSWERS, *ANSWERS_OF_PLAYS) for form in forms
    )


def rule_answer(question: str) -> RuleAnswer | None:
    """Return the answer to a question that a rule answers on any board, None for any other question.

    >>> rule_answer("Can two of my allies attack together").rules
    ('601.2',)
    """
    text = question.strip()
    return next((answer for pattern, answer in _forms() if pattern.fullmatch(text)), None)
