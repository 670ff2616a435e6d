"""Questions of what may be done for a purpose: "can I kill Tim with Fire Blast" asks whether Tim dies as well."""

import re
from dataclasses import replace

from judge.assistance.time_passing import assuming, at_the_end
from scenarios.dialogue.bare_names import outside_names
from scenarios.dialogue.dialogue import YES, Reply, retold
from scenarios.dialogue.players_wordings import CARD
from scenarios.registry.step_tokens import tokens_of

_KILLS = re.compile(r"\b(?:kill|destroy|murder)\b", re.IGNORECASE)
_ALLOWED = re.compile(
    rf"(?P<player>you|your opponent) may (?P<verb>\w+)(?P<rest> .+ targeting (?P<target>{CARD})|"
    rf" that .+ attacks (?P<attacked>{CARD}))"
)


def with_purpose(reply: Reply) -> Reply:
    """Return the answer to whether something may be done to destroy a card: it is yes only if the card is destroyed.

    What is allowed is done, and all pass. Every other answer stays as it is.
    """
    asked = reply.outcome
    allowed = _ALLOWED.fullmatch(reply.meant.text) if reply.meant is not None else None
    purpose: list[str] = []
    outside_names(reply.said.text, lambda piece: purpose.extend(_KILLS.findall(piece)) or piece)
    if allowed is None or not purpose or asked.keyword != "Asked" or asked.events[0].text != YES:
        return reply
    verb = allowed["verb"] if allowed["player"] == "you" else f"{allowed['verb']}s"
    done = assuming(reply.dialogue, f"{allowed['player']} {verb}{allowed['rest']}", "When")
    if done is None:
        return reply
    target, ended = allowed["target"] or allowed["attacked"], at_the_end(done)
    name = target if target.endswith(" hero") else tokens_of(target)[-1].text
    waiting = ended.played.waiting()
    told = {each.text for step in ended.told[len(reply.dialogue.told) :] for each in step.events}
    dies = f"{name} is destroyed" in told
    hangs = (
        f"; whether {name} is destroyed hangs on what follows: {waiting}" if waiting is not None and not dies else ""
    )
    answer = YES if dies else f"it may be done{hangs}" if hangs else f"no: it may be done, but {name} is not destroyed"
    outcome = replace(asked, events=(replace(asked.events[0], text=answer), *asked.events[1:]))
    return replace(reply, dialogue=retold(reply.dialogue, outcome), outcome=outcome)
