"""The answer to a question under each answer to an open choice: "yes if you choose to; no if you choose not to"."""

from collections.abc import Callable
from dataclasses import replace

from engine.decisions.choices import ChoiceKind
from judge.assistance.asked_deaths import of_a_death
from judge.assistance.time_passing import assuming, at_the_end
from scenarios.dialogue.dialogue import Dialogue, Reply, not_understood, noted, retold, say
from scenarios.dialogue.offered_sentences import offer
from scenarios.dialogue.said_lines import Said
from scenarios.scenario_errors import UnknownSentence

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


UNANSWERED = "no step answers this"
"""Why something can't be done before a choice is made."""


def by_choice(asked: Reply, moment: Dialogue, said: Said) -> Reply:
    """Return the answer to a question about a state, under each answer to the choice that is open, if one is."""
    if moment.played.waiting() is None or asked.stopped is not None:
        return asked
    told = under_each_choice(moment, lambda each: _answer(each, said), at_the_end)
    if told is None:
        return so_far(asked, moment)
    return replace(noted(moment, said, told), meant=asked.meant)


def so_far(reply: Reply, moment: Dialogue) -> Reply:
    """Return the answer to a question about a state; while somebody has to choose, it is said to hold so far."""
    waiting = moment.played.waiting()
    if waiting is None or reply.stopped is not None or not reply.dialogue.told:
        return reply
    last = reply.dialogue.told[-1]
    first = replace(last.events[0], text=f"{last.events[0].text}, so far: {waiting}")
    outcome = replace(last, events=(first, *last.events[1:]))
    return Reply(reply.said, retold(reply.dialogue, outcome), outcome, reply.meant)


def once_chosen(asked: Reply, moment: Dialogue, said: Said) -> Reply:
    """Return the answer to what may be done once the open choice is made, or that it has to be made first."""
    told = under_each_choice(moment, lambda each: _answer(each, said), lambda each: each)
    if told is not None:
        return replace(noted(moment, said, told), meant=asked.meant)
    choice = offer(moment.played)
    back = UnknownSentence(
        f"{said.text!r}: {moment.played.waiting() or 'a choice'}",
        line=said.line,
        expected="before it, that choice",
        nearest=f'"{choice.answers[0]}"' if choice is not None and choice.answers else None,
    )
    return not_understood(moment, said, back)


def at_its_moment(moment: Dialogue, said: Said, window: str) -> Reply | None:
    """Return the answer under each answer to a choice that is open before the moment in combat that is asked about."""
    told = under_each_choice(
        moment,
        lambda each: _answer(each, said),
        lambda each: assuming(each, window, "When") or each,
        ChoiceKind.PROTECT,
    )
    return None if told is None else noted(moment, said, told)


def _answer(dialogue: Dialogue, said: Said) -> str | None:
    """Return the answer to a question as things stand, None where it has none."""
    reply = of_a_death(say(dialogue, said))
    return reply.outcome.events[0].text if reply.stopped is None and reply.outcome.events else None
