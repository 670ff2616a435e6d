"""Questions whether a card dies or survives: one that has left play without being destroyed did not die."""

import re
from dataclasses import replace

from scenarios.dialogue.dialogue import NO, YES, Reply, retold
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.open_questions import answer_to_question
from scenarios.dialogue.players_wordings import CARD
from scenarios.registry.step_tokens import IN_MARKS, tokens_of

_GONE = late(rf"(?P<card>{CARD}) is (?P<gone>not )?in play")
_OF_DEATH = late(r"\b(?:dies?|dead|destroyed|killed|survives?|lives?|alive)\b", re.IGNORECASE)
_ANYWHERE = late(r"in .+ (?:hand|deck)|on the chain|nowhere in the game")


def of_a_death(reply: Reply) -> Reply:
    """Return the answer to whether a card dies or survives: a card that was put elsewhere is not destroyed (411.8d).

    Every other answer stays as it is.
    """
    meant, asked = reply.meant, reply.outcome
    if meant is None or reply.stopped is not None or asked.keyword != "Asked" or not reply.dialogue.acted:
        return reply
    found = _GONE.fullmatch(meant.text) if _OF_DEATH.search(re.sub(IN_MARKS, "", reply.said.text)) else None
    if found is None or found["card"].endswith(" hero"):
        return reply
    dies = found["gone"] is not None
    gone = (asked.events[0].text == YES) is dies
    told = {each.text for step in reply.dialogue.told for each in step.events}
    if not gone or f"{tokens_of(found['card'])[-1].text} is destroyed" in told:
        return reply
    place = answer_to_question(f"where is {found['card']}", reply.dialogue)
    if place is None or not _ANYWHERE.fullmatch(place):
        return reply
    answer = f"{NO if dies else YES}: it is not destroyed, and is {place} now"
    outcome = replace(asked, events=(replace(asked.events[0], text=answer), *asked.events[1:]))
    return replace(reply, dialogue=retold(reply.dialogue, outcome), outcome=outcome)
