"""Time that passes though nobody says so: what was begun is over, the end phase is, a sentence is taken as said."""

import re
from dataclasses import replace
from typing import cast

from scenarios.dialogue.dialogue import Dialogue, gone_on, retold, say
from scenarios.dialogue.said_lines import Said, said_in
from scenarios.features.model import Keyword

PASSES = "Letting things happen"
"""The group of the sentences by which everyone passes; who says one has said how far to go."""

_IN_END_PHASE = re.compile(r"\bend phase$")
ROUNDS = 10
"""How often all pass to the end of what was begun, at most: a combat can begin with a chain and end with another."""


def assuming(dialogue: Dialogue, text: str, keyword: str) -> Dialogue | None:
    """Return the dialogue with a sentence that nobody said, marked as assumed; None where it can't be said."""
    said = said_in(text)[0] if " reads: " in text else Said(text)
    reply = say(dialogue, replace(said, line=0, keyword=cast("Keyword", keyword)))
    if reply.stopped is not None:
        return None
    last = reply.dialogue.told[-1]
    return retold(reply.dialogue, replace(last, text=f"{last.text} (assumed)"))


def _said_of_the_turn(dialogue: Dialogue) -> str:
    """Return what the board says of whose turn it is, or nothing."""
    return next((step.text for step in dialogue.steps if step.text.startswith("it is ")), "")


def after_the_end_phase(dialogue: Dialogue) -> Dialogue:
    """Return the dialogue after the end phase in which a board was said to stand, where nobody has done anything."""
    if dialogue.acted or not _IN_END_PHASE.search(_said_of_the_turn(dialogue)):
        return dialogue
    reply = say(dialogue, Said("the turn ends", keyword="When"))
    return dialogue if reply.stopped else reply.dialogue


def after_what_was_done(dialogue: Dialogue, *, asked: bool = False) -> Dialogue:
    """Return the dialogue after what was done last is over, if it ends with something that a player does.

    Before a question it may have been stated since then how things stand.
    """
    done = [step for step in dialogue.steps if not asked or step.keyword != "Then"]
    last = done[-1] if done else None
    if last is None or last.keyword != "When" or not (asked or dialogue.told[-1].text.startswith(last.text)):
        return dialogue
    passes = dialogue.setting.lookup.find(last.keyword, last.text).sentence.group == PASSES
    return dialogue if passes else at_the_end(dialogue)


def at_the_end(dialogue: Dialogue) -> Dialogue:
    """Return the dialogue after all have passed until nothing that was begun is left, or somebody has to choose."""
    for _ in range(ROUNDS):
        further = gone_on(dialogue)
        if further is dialogue:
            break
        dialogue = further
    return dialogue
