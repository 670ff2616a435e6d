"""Answers to "can I …?" that change with what comes next, told with that: once the chain is empty, with its own power.

An answer for one moment alone misleads who asks about the other.
"""

import re
from dataclasses import replace

from judge.assistance.time_passing import assuming, at_the_end
from scenarios.dialogue.dialogue import YES, Dialogue, Reply, noted, say
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.offered_sentences import legal_sentences
from scenarios.dialogue.said_lines import Said
from scenarios.registry.step_tokens import QUOTED

_PLAYED_OR_USED = late(r"(?:you|your opponent) may (?:play|use)\b")
_ATTACKS = late(
    rf"(?P<player>you|your opponent) may propose that (?P<card>(?:your |your opponent's )?{QUOTED}) attacks .+"
)
_OF_A_MOMENT = late(
    r"\b(?:in response|respond\w*|chain|stack|before|after|while|once|resolves?|counter\w*|interrupt\w*"
    r"|priority|when|if)\b",
    re.IGNORECASE,
)


def with_what_changes_it(reply: Reply, moment: Dialogue, said: Said) -> Reply:
    """Return the answer to whether something is allowed with what changes it, where the question names no moment.

    What may be played or used in response may not be so once the chain is empty; who can't attack may be able to once
    its own power was used. Every other answer stays as it is.
    """
    meant = reply.meant
    if meant is None or reply.stopped is not None or reply.outcome.keyword != "Asked" or _OF_A_MOMENT.search(said.text):
        return reply
    if _PLAYED_OR_USED.match(meant.text) is not None:
        told = _once_resolved(reply, moment, said)
    elif (attack := _ATTACKS.fullmatch(meant.text)) is not None and not is_yes(reply):
        told = _with_its_power(moment, said, attack["card"])
    else:
        told = None
    return reply if told is None else replace(noted(moment, said, told), meant=meant)


def _once_resolved(reply: Reply, moment: Dialogue, said: Said) -> str | None:
    """Return that something may be done in response alone, None where the chain makes no such difference."""
    state = moment.played.state
    if not is_yes(reply) or not state.chain or state.is_fought:
        return None
    ended = at_the_end(moment)
    waits = ended.played.waiting() is not None
    if waits or is_yes(say(ended, said)):
        return None
    return f"{YES}: in response, before what is on the chain resolves; no once it has resolved"


def _with_its_power(moment: Dialogue, said: Said, card: str) -> str | None:
    """Return that a card may attack once its own power was used, None where that doesn't help."""
    name = card[card.index('"') :]
    for deed in legal_sentences(moment.played):
        if not re.fullmatch(rf"you uses? {re.escape(name)}", deed) and deed != f"your opponent uses {name}":
            continue
        used = assuming(moment, deed, "When")
        if used is not None and is_yes(say(at_the_end(used), said)):
            return f"no: not unless the power of {name} is used first; yes once that has resolved"
    return None


def is_yes(reply: Reply) -> bool:
    """Return whether the answer to a question is yes; what was not understood has none."""
    return reply.stopped is None and bool(reply.outcome.events) and reply.outcome.events[0].text == YES
