"""What is wrong in a text of sentences, each with its place, and what the nearest right thing is."""

import re

from engine.value import value
from judge.assistance.asked_text import Answered
from scenarios.dialogue.dialogue import Reply

_NAMED = re.compile(r"'([^']+)'|\"([^\"]+)\"")


@value
class Diagnosis:
    """Something wrong at a place: its line and columns, counted from 1, the column behind it, and the message.

    `differs` says that the sentence was understood and played, and that the rules say otherwise.
    """

    line: int
    column: int
    end: int
    message: str
    differs: bool = False


def diagnoses(answer: Answered) -> tuple[Diagnosis, ...]:
    """Return what is wrong in the text of an answer, in the order of the lines."""
    return tuple(_diagnosis(each) for each in answer.replies if each.stopped is not None)


def _diagnosis(reply: Reply) -> Diagnosis:
    assert reply.stopped is not None
    said, message = reply.said, reply.stopped.explanation()
    column, end = said.column, said.column + len(said.text)
    for named in _NAMED.findall(reply.stopped.what):
        name = named[0] or named[1]
        at = said.text.find(name)
        if at >= 0 and name != said.text:
            column, end = said.column + at, said.column + at + len(name)
            break
    return Diagnosis(said.line, column, end, message, differs=reply.outcome.status == "differs")
