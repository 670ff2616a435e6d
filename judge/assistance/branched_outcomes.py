"""What each way to make an open choice leads to, where nobody has said how it is made: looked at to the end of each."""

import re
from collections.abc import Iterator

from engine.value import value
from judge.assistance.each_choice import MOST_ANSWERS
from judge.assistance.time_passing import at_the_end
from scenarios.dialogue.dialogue import Dialogue, say, view_of
from scenarios.dialogue.offered_sentences import offer
from scenarios.dialogue.said_lines import Said
from scenarios.outcome import StateView

MOST_CHOICES, MOST_ENDS = 3, 24
"""How many choices one after another are made in each way, and how many ends that may have, at most."""
_PASSES = ("both players pass", "all players pass")


@value
class BranchedOutcome:
    """What comes of some ways to make the open choices: the ways, the state before them and at the end, what happened.

    `told` are the events in which something was destroyed, dealt damage, won or lost.
    """

    ways: tuple[str, ...]
    before: StateView
    after: StateView
    told: tuple[str, ...]


def branched_outcomes(dialogue: Dialogue) -> tuple[BranchedOutcome, ...]:
    """Return what each way to make the open choices leads to; ways that lead to the same stand together.

    Nothing is returned where no player has a choice, or where there are too many ways to look at each.
    """
    ends = _ends(dialogue, MOST_CHOICES)
    if ends is None or not 1 < len(ends) <= MOST_ENDS:
        return ()
    before = view_of(dialogue)
    told: dict[tuple[StateView, tuple[str, ...]], list[str]] = {}
    for path, end in ends:
        told.setdefault((view_of(end), tuple(events_since(dialogue, end))), []).append(" and ".join(path))
    return tuple(BranchedOutcome(tuple(ways), before, after, events) for (after, events), ways in told.items())


def _ends(dialogue: Dialogue, most: int) -> list[tuple[tuple[str, ...], Dialogue]] | None:
    """Return the ends to which the open choices lead, with the answers on the way; None if not all can be tried."""
    if dialogue.played.waiting() is None:
        return [((), dialogue)]
    choice = offer(dialogue.played)
    if choice is None or choice.player is None or choice.most > 1 or len(choice.answers) > MOST_ANSWERS or not most:
        return None
    ends: list[tuple[tuple[str, ...], Dialogue]] = []
    for answer in choice.answers:
        reply = say(dialogue, Said(answer, 0, keyword="When"))
        further = None if reply.stopped is not None else _ends(at_the_end(reply.dialogue), most - 1)
        if further is None:
            return None
        ends += [((answer.replace('"', "").partition(", for the ")[0], *path), end) for path, end in further]
    return ends


def events_since(before: Dialogue, end: Dialogue) -> Iterator[str]:
    """Yield the events since an earlier state of the dialogue that tell what came of it."""
    for step in end.told[len(before.told) :]:
        for event in step.events:
            if not event.text.startswith(_PASSES) and _TELLS.search(event.text):
                yield event.text


_TELLS = re.compile(
    r"(?:is|are) (?:destroyed|interrupted|exhausted(?! and)|readied|removed)\b|\bdeals?\b|\bheals?\b"
    r"|\bdraws?\b|\bdiscards?\b"
    r"|\b(?:wins?|loses?) the game|\binto\b|\bprevents?\b|\bprotects\b"
)
