"""Questions that a rule answers on any board: two attackers at once, armor for an ally, how many resources a turn."""

import re
from functools import cache

from judge.assistance.rules_of_any_board import ANSWERS, RuleAnswer


@cache
def _compiled() -> tuple[tuple[re.Pattern[str], RuleAnswer], ...]:
    """Return the forms of questions with their answers; they are made when the first question is asked."""
    return tuple((re.compile("|".join(forms), re.IGNORECASE), answer) for forms, answer in ANSWERS)


def rule_answer(question: str) -> RuleAnswer | None:
    """Return the answer to a question that a rule answers on any board, None for any other question.

    >>> rule_answer("Can two of my allies attack together").rules
    ('601.2',)
    """
    text = question.strip()
    return next((answer for pattern, answer in _compiled() if pattern.fullmatch(text)), None)
