"""Questions of what may be done for a purpose: "can I kill Tim with Fire Blast" asks whether Tim dies as well."""

import re
from dataclasses import replace

from engine.language.powers import Triggered
from judge.assistance.time_passing import assuming, at_the_end
from scenarios.dialogue.dialogue import YES, Dialogue, Reply, not_understood, noted, printed_card, retold
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.offered_sentences import offer
from scenarios.dialogue.players_wordings import CARD
from scenarios.registry.step_tokens import IN_MARKS, QUOTED, tokens_of
from scenarios.scenario_errors import UnknownSentence

_KILLS = late(r"\b(?:kill|destroy|murder)\b", re.IGNORECASE)
_ALLOWED = late(
    rf"(?P<player>you|your opponent) may (?P<verb>\w+)(?P<rest> .+ targeting (?P<target>{CARD})|"
    rf" that .+ attacks (?P<attacked>{CARD}))"
)


def with_purpose(reply: Reply) -> Reply:
    """Return the answer to whether something may be done to destroy a card: it is yes only if the card is destroyed.

    What is allowed is done, and all pass. Every other answer stays as it is.
    """
    asked = reply.outcome
    allowed = _ALLOWED.fullmatch(reply.meant.text) if reply.meant is not None else None
    purpose = _KILLS.search(re.sub(IN_MARKS, "", reply.said.text)) is not None
    if purpose and (back := _of_what_is_attached(reply)) is not None:
        return back
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
        f"; whether {name} is destroyed depends on what follows: {waiting}" if waiting is not None and not dies else ""
    )
    answer = YES if dies else f"it may be done{hangs}" if hangs else f"no: it may be done, but {name} is not destroyed"
    outcome = replace(asked, events=(replace(asked.events[0], text=answer), *asked.events[1:]))
    return replace(reply, dialogue=retold(reply.dialogue, outcome), outcome=outcome)


def of_a_trigger(reply: Reply, ended: Dialogue) -> Reply:
    """Return the answer to whether a card may be used on another, where its power is none that anybody uses.

    What triggers is done by itself: the answer is yes if the other card can be chosen once all have passed.
    """
    unpaid = any(_UNPAID.search(each.text) for each in reply.outcome.events)
    found = _USED.fullmatch(reply.meant.text) if unpaid and reply.meant is not None else None
    if found is None:
        return reply
    printed = printed_card(reply.dialogue, found["card"])
    if printed is None or not any(isinstance(each, Triggered) for each in printed.powers):
        return reply
    choice = offer(ended.played)
    aimed = found["target"][found["target"].index('"') :] if '"' in found["target"] else found["target"]
    if choice is not None and any(aimed in each for each in (*choice.answers, *choice.things)):
        return noted(ended, reply.said, f"yes: as the power of {tokens_of(found['card'])[-1].text} triggers")
    back = UnknownSentence(
        f"{reply.said.text!r}: the power of {found['card']} is not used but triggers",
        line=reply.said.line,
        expected="what happens",
        nearest='"what happens"',
    )
    return not_understood(reply.dialogue, reply.said, back)


_UNPAID = late(r"has no payment power\b")
_USED = late(rf"(?:you|your opponent) (?:may|can't) use (?P<card>{CARD}) targeting (?P<target>{CARD})")


def _of_what_is_attached(reply: Reply) -> Reply | None:
    """Return the reply that asks back for the host of a card, where only that can be aimed at."""
    refused = next((each.text for each in reply.outcome.events if _NO_TARGET.search(each.text)), "")
    card = found["card"] if (found := _NO_TARGET.search(refused)) is not None else ""
    attached = (
        step.text.partition(" is attached to ")[2] for step in reply.dialogue.steps if step.text.startswith(card)
    )
    on = (
        found["host"]
        for event in _told(reply.dialogue)
        if (found := re.search(rf"{re.escape(card[1:-1])} enters play attached to (?P<host>.+)", event))
    )
    hosts = [each for each in (*attached, *on) if each and each in refused.partition("on offer:")[2]] if card else []
    if not hosts:
        return None
    named = re.findall(QUOTED, reply.meant.text) if reply.meant is not None else []
    ability, host = named[0].replace('"', "'"), hosts[0].replace('"', "'").replace("your hero", "my hero")
    back = UnknownSentence(
        f"{reply.said.text!r}: {card} is no target of {named[0]}, what it is attached to is one",
        line=reply.said.line,
        expected="the target",
        nearest=f'"I play {ability} on {host}"',
    )
    return not_understood(reply.dialogue, reply.said, back)


def _told(dialogue: Dialogue) -> list[str]:
    return [each.text for step in dialogue.told for each in step.events]


_NO_TARGET = late(rf"(?P<card>{QUOTED}) can't be chosen now")
