"""The answer to what somebody asks, in lines: the ruling, what the rules wait for, and how one can go on."""

import re
from collections.abc import Iterator

from judge.answer_headings import answer_heading
from judge.assistance.answered_texts import Answered
from judge.assistance.branched_outcomes import branched_outcomes
from judge.cited_rules import Cite, event_text, statement_lines
from judge.folded_events import folded_events
from judge.output_lines import BLANK, Line, Style
from judge.ruling import heading, ruling_lines, verdict_line
from judge.short_ruling import PAGE, short_ruling_lines
from judge.told_steps import told_step_lines
from scenarios.dialogue.dialogue import Reply
from scenarios.dialogue.offered_sentences import Offer
from scenarios.outcome import ScenarioOutcome
from scenarios.registry.step_tokens import QUOTED


def answer_lines(answer: Answered, cite: Cite, *, state: bool, verbose: bool) -> Iterator[Line]:
    """Yield the ruling on what was asked, then the open choice with the sentences that answer it.

    A verdict is for statements: that nothing differs isn't said of a question. With `state` all of the state is shown,
    with `verbose` every event with all of its rules.

    Raises:
        LookupError: an event cites a rule that the rulebook doesn't know.
    """
    outcome = answer.outcome
    if answer.foreseen and answer.stopped is None:
        yield from _foreseen_lines(answer, cite)
        return
    branches = branched_outcomes(answer.dialogue) if _is_open(answer) else ()
    yield from answer_heading(answer, branches)
    lines = ruling_lines(outcome, cite) if verbose else short_ruling_lines(outcome, cite, state=state)
    left_out = [*heading(outcome)]
    if outcome.verdict == "as ruled" and not any(step.keyword == "Then" for step in outcome.steps):
        left_out.append(verdict_line(outcome))
    yield from (line for line in lines if line not in left_out)
    if answer.offer is not None and not branches:
        yield from offer_lines(answer.offer, answer.outcome, cite)


def _is_open(answer: Answered) -> bool:
    """Return whether a choice is open, and nothing was asked that is answered for each way to make it."""
    asked = any(step.keyword == "Asked" for step in answer.outcome.steps)
    return answer.offer is not None and answer.stopped is None and not asked


def _foreseen_lines(answer: Answered, cite: Cite) -> Iterator[Line]:
    """Yield what was said and done, and the answers to what is asked about the time after it."""
    # Exploring is loaded by those who ask for it alone.
    from judge.foreseen_lines import foreseen_lines

    for each in answer.foreseen:
        yield from foreseen_lines(each, cite)
    yield Line("What was said", style="title")
    yield from told_step_lines(answer.outcome, cite, PAGE)
    yield BLANK


def offer_lines(offer: Offer, outcome: ScenarioOutcome, cite: Cite) -> Iterator[Line]:
    """Yield what the rules wait for, its rule, and the sentences that answer it.

    Raises:
        LookupError: the rulebook doesn't know the rule of the choice.
    """
    yield Line(f"The rules wait: {offer.question}", style="title")
    yield from statement_lines((offer.rule,), outcome.edition, cite, 4)
    if offer.player is None:
        yield Line("Say the outcome, or go on, and a seed decides.", indent=2)
    for answer in offer.answers:
        yield Line(answer, indent=2, lead="- ")
    for name in _called_alike(offer):
        yield Line(f'{name} is the name of two; before this, call one: {name} is called "the first"', indent=2)
    if len(offer.things) > 1:
        many = f"{offer.least} to {offer.most}" if offer.least != offer.most else str(offer.most)
        yield Line(f"{offer.verb} … names {many} of {', '.join(offer.things)}", indent=2, lead="- ")
    yield BLANK


def _called_alike(offer: Offer) -> list[str]:
    """Return the names that several things on offer have, which an answer then can't tell apart."""
    names = _NAME.findall(offer.question)
    told = [name for name, more in names if more]
    return list(dict.fromkeys((*told, *(name for name, _ in names if [each for each, _ in names].count(name) > 1))))


_NAME = re.compile(rf"({QUOTED})( \(\d+ of them\))?")


def reply_lines(reply: Reply, cite: Cite) -> Iterator[Line]:
    """Yield the answer to one sentence: how it was understood, if in other words, and what happened by which rules.

    Raises:
        LookupError: an event cites a rule that the rulebook doesn't know.
    """
    outcome = reply.outcome
    if reply.meant is not None and reply.meant.reworded:
        yield Line(f"{reply.meant.keyword} {reply.meant.text}", style="faint")
    players = len(reply.dialogue.played.state.players)
    for event in folded_events(outcome.events, players) or outcome.events:
        yield Line(event_text(event, reply.dialogue.played.edition(), cite), indent=2, lead="- ")
    if reply.stopped is not None:
        style: Style = "bad" if outcome.status == "differs" else "unsure"
        yield Line(reply.stopped.explanation(), indent=2, style=style)
    elif outcome.keyword == "Then":
        yield Line("so it is", indent=2, style="good")
