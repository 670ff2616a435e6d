"""Questions that a rule answers on any board: two attackers at once, armor for an ally, how many resources a turn."""

import re
from functools import cache, lru_cache

from judge.assistance.plain_questions import in_plain_words
from judge.assistance.rules_in_plain_words import ANSWERS_IN_PLAIN_WORDS
from judge.assistance.rules_of_any_board import ANSWERS, RuleAnswer
from judge.assistance.rules_of_plays import ANSWERS_OF_PLAYS
from judge.assistance.rules_of_turns import ANSWERS_OF_TURNS
from judge.assistance.usual_rules_asked import USUAL_RULES
from scenarios.dialogue.late_patterns import LatePattern, late


@cache
def _forms() -> tuple[tuple[LatePattern, RuleAnswer], ...]:
    """Return the forms of questions with their answers; each is made when a question may have it."""
    return tuple(
        (late(form, re.IGNORECASE), answer) for forms, answer in (*ANSWERS, *ANSWERS_OF_PLAYS) for form in forms
    )


@lru_cache(maxsize=4096)
def rule_answer(question: str) -> RuleAnswer | None:
    """Return the answer to a question that a rule answers on any board, None for any other question.

    >>> rule_answer("Can two of my allies attack together").rules
    ('601.2',)
    """
    text = question.strip()
    found = next((answer for pattern, answer in _forms() if pattern.fullmatch(text)), None)
    if found is not None or not _MAY_BE_GENERAL.match(text):
        return found
    plain = in_plain_words(text)
    return next((answer for pattern, answer in _plain_forms() if pattern.fullmatch(plain)), None)


_MAY_BE_GENERAL = re.compile(
    r"(?:if|can|could|may|does|do|did|is|are|am|must|will|would|what|when|who|how|at what)\b(?!.*\")", re.IGNORECASE
)


@cache
def _plain_forms() -> tuple[tuple[LatePattern, RuleAnswer], ...]:
    """Return the forms of questions in plain words with their answers."""
    every = (*ANSWERS_IN_PLAIN_WORDS, *USUAL_RULES, *ANSWERS_OF_TURNS)
    return tuple((late(form), answer) for forms, answer in every for form in forms)
