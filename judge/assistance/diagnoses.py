"""What is wrong in a text of sentences, each with its place, and what the nearest right thing is."""

import re

from engine.value import value
from judge.assistance.answered_texts import Answered
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
    said = reply.said
    start, end = blamed(said.text, reply.stopped.what)
    differs = reply.outcome.status == "differs"
    return Diagnosis(said.line, said.column + start, said.column + end, reply.stopped.explanation(), differs=differs)


def blamed(text: str, what: str) -> tuple[int, int]:
    """Return the part of a sentence that a message is about, from a column to another: a name in it, or all of it.

    >>> blamed('you control "Tin"', "no card is called 'Tin'; expected the name of a card")
    (13, 16)
    """
    for named in _NAMED.findall(what):
        name = named[0] or named[1]
        at = text.find(name)
        if at >= 0 and name != text:
            return at, at + len(name)
    return 0, len(text)
