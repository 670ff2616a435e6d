"""Two plays of one player in a row, told in the present: the second is taken as a response to the first.

Where the answer is another once the first has resolved, it is told how it was taken.
"""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import TypeAlias

from judge.assistance.answered_texts import Answered
from judge.assistance.unsaid_choices import place_of
from judge.assistance.unsaid_deeds import UNSAID
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.said_lines import Said
from scenarios.registry.step_tokens import QUOTED

AnswerTo: TypeAlias = Callable[[tuple[Said, ...]], Answered]

_PLAY = late(rf"(?P<who>you|your opponent) (?:plays?|uses?) (?P<card>{QUOTED}).*")


def with_how_taken(said: tuple[Said, ...], answer: Answered, answer_to: AnswerTo) -> Answered:
    """Return the answer with how two plays in a row were taken, if it is another once the first has resolved."""
    asked = _asked(answer)
    found = _in_a_row(answer) if asked and answer.stopped is None else None
    if found is None:
        return answer
    first, second, text = found
    reply = next((each for each in answer.replies if each.meant is not None and each.meant.text == text), None)
    at = place_of(reply.said, said) if reply is not None else None
    if at is None or at == 0:
        return answer
    resolved = replace(said[at], text="the chain empties", line=UNSAID, keyword="When", asks=False)
    other = answer_to((*said[:at], resolved, *said[at:]))
    if other.stopped is not None or not _asked(other) or _asked(other) == asked:
        return answer
    then = "; ".join(_asked(other))
    return replace(answer, taken=f"{second} in response, before {first} resolves; played after that: {then}")


def _asked(answer: Answered) -> list[str]:
    """Return the answers to what was asked."""
    return [step.events[0].text for step in answer.outcome.steps if step.keyword == "Asked" and step.events]


def _in_a_row(answer: Answered) -> tuple[str, str, str] | None:
    """Return the cards that one player played one right after the other, and the sentence for the second; or None."""
    done = [step.text for step in answer.outcome.steps if step.keyword == "When"]
    for before, after in pairwise(done):
        first, second = _PLAY.fullmatch(before), _PLAY.fullmatch(after)
        if first is not None and second is not None and first["who"] == second["who"]:
            return first["card"], second["card"], after
    return None
