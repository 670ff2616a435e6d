"""Questions asked as `judge ask` answers them, and what was answered: for every test of questions."""

from __future__ import annotations

from judge.assistance.answered_texts import Answered
from judge.assistance.asked_text import answered, dialogue_under


def ask(text: str) -> Answered:
    """Return the answer to a text of sentences, with the carried cards alone."""
    return answered(text, dialogue_under("cr-2007-05"))


def answers(answer: Answered) -> list[str]:
    """Return the answers to the questions of a text, in full."""
    return [step.events[0].text for step in answer.outcome.steps if step.keyword == "Asked"]


def check(text: str, *expected: str) -> None:
    """Hold the answers to the questions of a text, each as far as its first comma or colon."""
    answer = ask(text)
    assert answer.stopped is None, answer.stopped.explanation()
    assert [each.partition(":")[0].partition(",")[0] for each in answers(answer)] == list(expected)


def check_whole(text: str, *expected: str) -> None:
    """Hold the answers to the questions of a text, each as far as its first colon."""
    answer = ask(text)
    assert answer.stopped is None, answer.stopped.explanation()
    assert [each.partition(":")[0] for each in answers(answer)] == list(expected)
