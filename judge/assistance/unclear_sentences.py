"""Texts with a sentence that nobody understands: answered in other words, or with a text to say instead."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from judge.assistance.answered_texts import NAME, PLACE, Answered
from judge.assistance.other_wordings import other_wordings, shorter_wordings
from judge.assistance.unsaid_choices import place_of
from scenarios.dialogue.dialogue import Reply, not_understood, outcome_of
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.understanding import Board
from scenarios.scenario_errors import UnknownSentence

MOST_OTHERWISE = 3
"""How many sentences of a text are said in other words at most."""

AnswerTo: TypeAlias = Callable[[tuple[Said, ...]], Answered]
"""Returns the answer to sentences."""


def is_unclear(answer: Answered) -> bool:
    """Return whether an answer has a sentence that nobody understands."""
    return any(isinstance(each.stopped, UnknownSentence) for each in answer.replies)


def otherwise_said(
    heard: tuple[Said, ...], answer: Answered, answer_to: AnswerTo, board: Board, rounds: int = MOST_OTHERWISE
) -> Answered | None:
    """Return the answer to sentences with those that nobody understands said in other words; None if none helps.

    Each is said otherwise by itself, the first first, and everything must be understood in the end.
    """
    unclear = next((each.said for each in answer.replies if isinstance(each.stopped, UnknownSentence)), None)
    at = place_of(unclear, heard) if unclear is not None else None
    if at is None or not rounds:
        return None
    for way in other_wordings(heard[at], board):
        longer = (*heard[:at], *way, *heard[at + 1 :])
        tried = answer_to(longer)
        if not is_unclear(tried):
            return tried
        if _unclear_at(tried, longer) >= at + len(way) and (
            found := otherwise_said(longer, tried, answer_to, board, rounds - 1)
        ):
            return found
    return None


def _unclear_at(answer: Answered, heard: tuple[Said, ...]) -> int:
    """Return the number of the first sentence that nobody understands."""
    unclear = next(each.said for each in answer.replies if isinstance(each.stopped, UnknownSentence))
    at = place_of(unclear, heard)
    return -1 if at is None else at


def with_a_shorter_text(heard: tuple[Said, ...], answer: Answered, answer_to: AnswerTo) -> Answered | None:
    """Return an answer that could not be given, with the text to say instead that leaves a part of a sentence out.

    That text is answered as it stands; None is returned where no part can be left out so.
    """
    reply = next((each for each in answer.replies if isinstance(each.stopped, UnknownSentence)), None)
    at = place_of(reply.said, heard) if reply is not None else None
    questions = sum(each.asks for each in heard)
    if at is None:
        return None
    for shorter, left_out in shorter_wordings(heard[at]):
        texts = (*heard[:at], shorter, *heard[at + 1 :])
        tried = answer_to(texts)
        told = len(tried.foreseen) + sum(step.keyword == "Asked" for step in tried.outcome.steps)
        if tried.stopped is None and told >= questions:
            whole = " ".join(f"{each.text}{'?' if each.asks else '.'}" for each in texts).replace('"', "'")
            return _leading_to(answer, f"it without {left_out!r}, if that makes no difference", f'"{whole}"')
    return None


def _leading_to(answer: Answered, expected: str, nearest: str) -> Answered:
    """Return an answer that could not be given, with what to say instead in the place of its first error."""

    def led(reply: Reply) -> Reply:
        stopped = reply.stopped
        if not isinstance(stopped, UnknownSentence):
            return reply
        clear = UnknownSentence(stopped.what, line=stopped.line, expected=expected, nearest=nearest)
        return not_understood(reply.dialogue, reply.said, clear)

    first = next(at for at, each in enumerate(answer.replies) if isinstance(each.stopped, UnknownSentence))
    replies = tuple(led(each) if at == first else each for at, each in enumerate(answer.replies))
    stopped = tuple(each.outcome for each in replies if each.stopped is not None)
    return replace(answer, replies=replies, outcome=outcome_of(answer.dialogue, NAME, PLACE, stopped))
