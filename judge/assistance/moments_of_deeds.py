"""A deed told after an attack that has only been proposed: answered for each moment in which it may have been meant.

Who says "he attacks, I play Blink" may mean before the attack resolves, in the attack window or in the defend window.
Where these lead to different answers each is told.
"""

import re
from collections.abc import Callable

from engine.value import replace
from judge.assistance.answered_texts import Answered
from judge.assistance.branched_outcomes import BranchedOutcome, events_since
from judge.assistance.unsaid_choices import place_of, told_together
from judge.assistance.unsaid_deeds import UNSAID
from scenarios.dialogue.dialogue import Reply, view_of
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.said_lines import Said

_DEED = late(r"(?:you|your opponent|[A-Z]\w*) (?:play|use|flip)s? ")
_NAMES_ITS_MOMENT = late(
    r"\b(?:in response|respond\w*|propos\w*|windows?|answers?|reacts?|before|after|during|already|while|as soon as"
    r"|when|once|first|immediately)\b",
    re.IGNORECASE,
)
_MOMENTS = (
    ("it is done before the attack resolves", ""),
    ("it is done in the attack window", "the attack window opens"),
    ("it is done in the defend window", "the defend window opens"),
)
_PAID = "a resource is exhausted"
AnswerTo = Callable[[tuple[Said, ...]], Answered]


def at_each_moment(said: tuple[Said, ...], answer: Answered, answer_to: AnswerTo) -> Answered:
    """Return the answer with what it is at each moment of a combat at which a deed may have been meant.

    It stays as it is where no deed was told so, where the sentence says when, and where all moments lead to the same.
    """
    deed = _deed_after_a_proposal(answer)
    whole = place_of(deed.said, said) if deed is not None else None
    if deed is None or whole is None:
        return answer
    said = _with_its_parts(said, whole, answer)
    at = next(number for number, each in enumerate(said) if each is deed.said or each == deed.said)
    ways = [(_MOMENTS[0][0], answer)]
    for way, window in _MOMENTS[1:]:
        opens = replace(said[at], text=window, line=UNSAID, asks=False, keyword="When")
        tried = answer_to((*said[:at], opens, *said[at:]))
        if tried.stopped is None:
            ways.append((way, tried))
    if any(step.keyword == "Asked" for step in answer.outcome.steps):
        steps = told_together([(way, each.outcome.steps) for way, each in ways], [])
        return replace(answer, outcome=replace(answer.outcome, steps=steps))
    return replace(answer, moments=_outcomes(ways))


def _deed_after_a_proposal(answer: Answered) -> Reply | None:
    """Return the reply to the first deed after a proposal, if it was done then and nothing says when."""
    if answer.stopped is not None or answer.foreseen or answer.offer is not None:
        return None
    for before, reply in zip(answer.replies, answer.replies[1:], strict=False):
        if before.dialogue.played.state.is_proposed and _is_deed(reply) and before.meant is not None:
            return None if _NAMES_ITS_MOMENT.search(f"{before.said.text} {reply.said.text}") else reply
    return None


def _with_its_parts(said: tuple[Said, ...], at: int, answer: Answered) -> tuple[Said, ...]:
    """Return the sentences with one as the parts that it joins, as each was answered."""
    parts = [each.said for each in answer.replies if place_of(each.said, said) == at]
    return (*said[:at], *parts, *said[at + 1 :])


def _is_deed(reply: Reply) -> bool:
    meant = reply.meant
    return meant is not None and meant.keyword == "When" and _DEED.match(meant.text) is not None


def _outcomes(ways: list[tuple[str, Answered]]) -> tuple[BranchedOutcome, ...]:
    """Return what came of each moment, those that lead to the same together; nothing where all do."""
    told: dict[tuple[str, ...], list[tuple[str, Answered]]] = {}
    for way, each in ways:
        events = events_since(ways[0][1].replies[0].dialogue, each.dialogue)
        told.setdefault(tuple(event for event in events if not event.startswith(_PAID)), []).append((way, each))
    if len(told) == 1:
        return ()
    return tuple(
        BranchedOutcome(
            tuple(way for way, _ in same),
            view_of(same[0][1].replies[0].dialogue),
            view_of(same[0][1].dialogue),
            events,
        )
        for events, same in told.items()
    )
