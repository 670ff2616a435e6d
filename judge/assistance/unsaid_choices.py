"""A choice that nobody answered, though what was said goes on behind it: each answer to it is tried.

Who tells what he chooses for an optional effect has said that he performs it.
"""

import re
from collections.abc import Iterator

from engine.decisions.choices import ChoiceKind
from engine.value import replace
from judge.assistance.each_choice import MOST_ANSWERS
from judge.assistance.time_passing import assuming
from judge.assistance.unsaid_deeds import UNSAID
from scenarios.dialogue.dialogue import Reply, going_on, gone_on, names_on_board, say
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.offered_sentences import offer
from scenarios.dialogue.said_lines import Said
from scenarios.outcome import StepOutcome
from scenarios.registry.step_tokens import QUOTED, tokens_of
from scenarios.scenario_errors import Unanswered

Way = tuple[Said, ...]
"""The sentences that answer a choice: what was begun goes on to it, and the answer."""


def ways_to_choose(reply: Reply) -> Iterator[tuple[str, Way]]:
    """Yield each answer to the choice that a sentence ran into, with the sentences that lead to it and give it."""
    if not isinstance(reply.stopped, Unanswered):
        return
    moment = gone_on(reply.dialogue)
    choice = offer(moment.played)
    if choice is None or choice.player is None or choice.most > 1 or len(choice.answers) > MOST_ANSWERS:
        return
    passing = going_on(reply.dialogue)
    before = () if passing is None else (passing.text,)
    for answer in choice.answers:
        yield answer.replace('"', ""), tuple(_unsaid(reply, each) for each in (*before, answer))


_CHOOSES = late(r"(?P<player>you|your opponent|[A-Z]\w*) chooses? (?!to\b|not to\b|none\b).+")


def with_consent(reply: Reply) -> Reply:
    """Return the answer to a choice after the yes to the optional effect that it is for, where nobody said that."""
    told = reply.meant is not None and reply.stopped is not None and reply.said.line != UNSAID
    chosen = _CHOOSES.fullmatch(reply.meant.text) if told and reply.meant is not None else None
    if chosen is None:
        return reply
    choice = reply.dialogue.played.open or gone_on(reply.dialogue).played.open
    here = names_on_board(reply.dialogue)
    named = [tokens_of(each)[-1].text for each in re.findall(QUOTED, chosen[0])]
    if choice is None or choice.choice.kind is not ChoiceKind.MAY or not {*named} <= {*here}:
        return reply
    consents = f"{chosen['player']} choose{'' if chosen['player'] == 'you' else 's'} to"
    consented = assuming(reply.dialogue, consents, "When")
    return reply if consented is None else say(consented, reply.said)


def _unsaid(reply: Reply, text: str) -> Said:
    return replace(reply.said, text=text, line=UNSAID, asks=False, keyword="When")


def told_together(ways: list[tuple[str, tuple[StepOutcome, ...]]], refused: list[str]) -> tuple[StepOutcome, ...]:
    """Return the steps of the first way, with each question answered for all ways.

    `refused` are the answers to the choice after which what was said can't be done.
    """
    asked = [[step.events[0].text for step in steps if step.keyword == "Asked"] for _, steps in ways]
    told = iter([_together([way for way, _ in ways], [*answers], refused) for answers in zip(*asked, strict=False)])
    return tuple(_with_answer(step, next(told)) if step.keyword == "Asked" else step for step in ways[0][1])


def _together(ways: list[str], answers: list[str], refused: list[str]) -> str:
    paths = {each: [way for way, answer in zip(ways, answers, strict=True) if answer == each] for each in answers}
    told = [f"{answer} if {' or if '.join(way)}" for answer, way in paths.items()] if len(paths) > 1 else [*paths]
    return "; ".join((*told, *([f"it can't be done if {' or if '.join(refused)}"] if refused else [])))


def _with_answer(step: StepOutcome, answer: str) -> StepOutcome:
    return replace(step, events=(replace(step.events[0], text=answer), *step.events[1:]))


def place_of(part: Said, said: tuple[Said, ...]) -> int | None:
    """Return which sentence one is that was replied to, or of which it is a part; None for none of them."""
    same = [
        number
        for number, each in enumerate(said)
        if each.line == part.line and each.column <= part.column <= each.column + len(each.text)
    ]
    return next((number for number in same if said[number].text == part.text), next(iter(same), None))
