"""The answer itself, which stands first: yes or no with its reason, what came of it, or what to say instead."""

import re
from collections.abc import Iterator, Sequence

from judge.assistance.answered_texts import Answered
from judge.assistance.branched_outcomes import BranchedOutcome
from judge.assistance.hints import hints_of
from judge.board_changes import change_lines
from judge.output_lines import BLANK, Line, Style
from scenarios.dialogue.offered_sentences import Offer
from scenarios.outcome import StepOutcome
from scenarios.scenario_errors import UnknownName, UnknownSentence

_REFUSAL = "not allowed: "
_NO_CARD = "no card of the library is called "
_CHANGED = "What has changed: "
_ENDS = (" is destroyed", " wins the game", " loses the game", " win the game", " lose the game", " is interrupted")
"""How the events end that are told first where nothing was asked."""
MOST_TOLD = 4
_SEARCH = re.compile(r"or, to look in the rules, (?P<command>judge search '.+')$")
"""A question that names no card is one of the rules: sentences of other things would be no help there."""


def answer_heading(answer: Answered, branches: Sequence[BranchedOutcome] = ()) -> Iterator[Line]:
    """Yield the answer to what was asked, of several questions each behind its own, and an empty line.

    Without a question it is what was destroyed, lost or won, and where a choice is open what each way to make it leads
    to, and so where a deed may have been done at several moments. What could not be understood is answered with the
    sentences to say instead, each on a line to be copied.
    """
    lines = (
        [*_stopped(answer)]
        if answer.stopped is not None
        else [*_answers(answer.outcome.steps), *_branches(answer.offer, branches or answer.moments)]
    )
    if not lines and answer.offer is None and not answer.foreseen:
        lines = [*_happened(answer.outcome.steps)]
    lines += [*(Line(f"Left aside: {each}", style="unsure") for each in answer.left_aside), *_left_open(answer)]
    if answer.taken:
        lines.append(Line(f"Taken: {answer.taken}", style="unsure"))
    if lines:
        yield from (*lines, BLANK)


def _left_open(answer: Answered) -> Iterator[Line]:
    """Yield the target that nobody said, where a question is answered though it is open."""
    offer = answer.offer
    asked = any(step.keyword == "Asked" for step in answer.outcome.steps)
    if asked and answer.stopped is None and offer is not None and " which target for " in offer.question:
        yield Line(f"Not said: {offer.question}", style="unsure")


def _answers(steps: Sequence[StepOutcome]) -> Iterator[Line]:
    asked = [step for step in steps if step.keyword == "Asked" and step.events]
    for step in asked:
        text = _answer(step)
        style: Style = "good" if text.startswith("Yes") else "bad" if text.startswith("No") else "title"
        yield Line(text if len(asked) == 1 else f"{step.text} {text}", style=style)


def _answer(step: StepOutcome) -> str:
    """Return the answer to a question, with the reason where something is not allowed."""
    first, *others = [each.text for each in step.events]
    reason = next((each.removeprefix(_REFUSAL) for each in others if each.startswith(_REFUSAL)), None)
    told = f"{first}: {reason}" if reason is not None and ":" not in first else first
    return f"{told[:1].upper()}{told[1:]}"


def _branches(offer: Offer | None, branches: Sequence[BranchedOutcome]) -> Iterator[Line]:
    if offer is not None and branches:
        yield Line(f"The rules wait: {offer.question}", style="title")
    always = [each for each in (branches[0].told if branches else ()) if all(each in one.told for one in branches)]
    if always:
        yield Line(f"In any case: {'; '.join(always)}", style="title")
    for each in branches:
        changed = [line.text.removeprefix(_CHANGED) for line in change_lines(each.before, each.after)]
        further = [one for one in each.told if one not in always]
        told = further or (changed if not always else []) or ["nothing else" if always else "nothing changes"]
        yield Line(f"If {' or if '.join(each.ways)}: {'; '.join(told)}", style="title")


def _happened(steps: Sequence[StepOutcome]) -> Iterator[Line]:
    told = [each.text for step in steps if step.keyword not in ("Given", "Asked") for each in step.events]
    ended = list(dict.fromkeys(each for each in told if each.endswith(_ENDS)))
    if ended and len(ended) <= MOST_TOLD:
        yield Line("; ".join(f"{each[:1].upper()}{each[1:]}" for each in ended), style="title")


def _stopped(answer: Answered) -> Iterator[Line]:
    """Yield what to say instead of the first sentence that was not understood, or why it is not so or not allowed."""
    stopped = answer.stopped
    if stopped is None:
        return
    if not isinstance(stopped, UnknownSentence | UnknownName):
        reasons = stopped.explanation().partition(": ")[2] if stopped.line else stopped.explanation()
        yield Line(f"Not answered: {reasons or stopped.explanation()}", style="unsure")
        return
    if stopped.what.startswith(_NO_CARD) and stopped.near:
        yield Line(f"{stopped.what[:1].upper()}{stopped.what[1:]}", style="unsure")
        named = "Ask with such a name, or say" if "nearest" in stopped.what else "Say"
        yield Line(f"{named} first what the card is, with its own values:", style="unsure")
        yield from (Line(each, indent=2, whole=True) for each in stopped.near[-1].split("\n"))
        return
    search = _SEARCH.search(stopped.expected or "")
    sentences = [search["command"]] if search is not None else hints_of(stopped)
    if sentences:
        yield Line("Not understood. Say instead:", style="unsure")
        yield from (Line(each, indent=2, whole=True) for each in sentences)
    else:
        yield Line(f"Not understood: {stopped.what}", style="unsure")
