"""The answer to a question under each answer to an open choice: "yes if you choose to; no if you choose not to"."""

from collections.abc import Callable

from engine.decisions.choices import ChoiceKind
from scenarios.dialogue.dialogue import Dialogue, say
from scenarios.dialogue.offered_sentences import offer
from scenarios.dialogue.said_lines import Said

MOST_ANSWERS, MOST_CHOICES = 6, 3
"""How many answers to one choice are tried, and how many choices one after another, at most."""

Asked = Callable[[Dialogue], str | None]
"""Returns what a question is answered in a dialogue, None where it is no such question."""

GoingOn = Callable[[Dialogue], Dialogue]
"""Returns a dialogue after a choice was answered, at the moment that a question is about."""

_Ends = list[tuple[tuple[str, ...], str]]
"""Each way to answer the choices that matter, with the answer to the question that it leads to."""


def under_each_choice(moment: Dialogue, asked: Asked, going_on: GoingOn, until: ChoiceKind | None = None) -> str | None:
    """Return the answers to a question with the choices that lead to each, or the one that all choices lead to.

    A choice of the kind `until` is the moment that the question is about, and stays open. None is returned where no
    choice is open before that, and where there are too many answers to try them all.
    """
    if _is_over(moment, until):
        return None
    ends = _ends(moment, asked, going_on, until, MOST_CHOICES)
    if ends is None:
        return None
    if len(ends) == 1:
        return ends[0][1]
    paths = {answer: [" and ".join(path) for path, each in ends if each == answer] for _, answer in ends}
    return "; ".join(f"{answer} if {' or if '.join(ways)}" for answer, ways in paths.items())


def _is_over(moment: Dialogue, until: ChoiceKind | None) -> bool:
    return moment.played.open is None or moment.played.open.choice.kind is until


def _ends(moment: Dialogue, asked: Asked, going_on: GoingOn, until: ChoiceKind | None, most: int) -> _Ends | None:
    """Return the answers to which the open choices lead, once where all lead to one; None if not all can be tried."""
    if _is_over(moment, until):
        told = asked(moment)
        return None if told is None else [((), told)]
    choice = offer(moment.played)
    if choice is None or choice.player is None or choice.most > 1 or len(choice.answers) > MOST_ANSWERS or not most:
        return None
    ends: _Ends = []
    for answer in choice.answers:
        reply = say(moment, Said(answer, 0, keyword="When"))
        if reply.stopped is not None:
            return None
        further = _ends(going_on(reply.dialogue), asked, going_on, until, most - 1)
        if further is None:
            return None
        chosen = answer.replace('"', "").partition(", for the ")[0]
        ends += [((chosen, *path), told) for path, told in further]
    return [((), ends[0][1])] if len({told for _, told in ends}) == 1 else ends
