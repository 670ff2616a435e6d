"""What mends something wrong in a feature file: the word that was meant, our words for a player's, a missing answer."""

import re
from collections.abc import Iterator, Sequence
from typing import get_args

from engine.value import value
from judge.editor.feature_diagnoses import Wrong
from judge.editor.feature_words import words_of
from judge.editor.step_context import Dialogues, StepLine, game_before, step_on
from scenarios.dialogue.dialogue import Dialogue, board_of, say
from scenarios.dialogue.offered_sentences import offer
from scenarios.dialogue.said_lines import Said
from scenarios.dialogue.understanding import understood
from scenarios.features.model import Keyword
from scenarios.scenario_errors import StepStopped

_SENTENCE = re.compile(r"(?P<keyword>Given|When|Then) (?P<text>.+)", re.DOTALL)


@value
class Mend:
    """A change that mends: its title, the line and columns that a text takes the place of."""

    title: str
    line: int
    start: int
    end: int
    text: str


def mends(lines: Sequence[str], wrong: Wrong, dialogues: Dialogues) -> tuple[Mend, ...]:
    """Return what could mend something wrong, the likeliest first."""
    step = step_on(lines, wrong.line)
    if step is None:
        return ()
    before = game_before(lines, wrong.line, dialogues)
    found = (*_in_our_words(step, before), *_nearest(lines, step, wrong), *_answers(lines, step, before))
    once = {(each.line, each.start, each.end, each.text): each for each in reversed(found)}
    return tuple(each for each in found if each in once.values())


def _in_our_words(step: StepLine, before: Dialogue) -> Iterator[Mend]:
    """Yield the sentences that a player's words mean, under their keywords."""
    try:
        meanings = understood(Said(step.text), before.setting.lookup, board_of(before))
    except StepStopped:
        return
    for meant in meanings:
        if meant.reworded:
            yield Mend(f"Say: {meant.text}", step.line, step.column, step.column + len(step.text), meant.text)


def _each_on_its_own_line(lines: Sequence[str], step: StepLine, sentences: Sequence[tuple[str, ...]]) -> Mend:
    """Return the mend that puts sentences, of which each has its keyword, in place of the line that joins them."""
    indent = _indent(lines[step.line])
    said = {str(keyword): written for keyword, written in words_of(lines).said.items()}
    steps = [f"{said[keyword]} {text}" for keyword, text in sentences]
    end = step.column + len(step.text)
    return Mend(f"Did you mean: {'; '.join(steps)}", step.line, len(indent), end, f"\n{indent}".join(steps))


def _indent(line: str) -> str:
    return line[: len(line) - len(line.lstrip())]


def _nearest(lines: Sequence[str], step: StepLine, wrong: Wrong) -> Iterator[Mend]:
    """Yield what is nearest: a name in place of the name, or examples of sentences.

    One of another keyword brings its keyword along.
    """
    indent = len(_indent(lines[step.line]))
    said = words_of(lines).said
    for nearest in wrong.nearest:
        sentence = _SENTENCE.fullmatch(nearest)
        if sentence is None:
            if (wrong.start, wrong.end) != (step.column, step.column + len(step.text)):
                yield Mend(f"Did you mean {nearest}", wrong.line, wrong.start, wrong.end, nearest)
            continue
        several = [found.groups() for found in map(_SENTENCE.fullmatch, nearest.splitlines()) if found is not None]
        if len(several) > 1:
            yield _each_on_its_own_line(lines, step, several)
            continue
        same = sentence["keyword"] == step.keyword
        keyword = next(each for each in get_args(Keyword) if each == sentence["keyword"])
        start, whole = (step.column, sentence["text"]) if same else (indent, f"{said[keyword]} {sentence['text']}")
        yield Mend(f"Did you mean: {whole}", step.line, start, step.column + len(step.text), whole)


def _answers(lines: Sequence[str], step: StepLine, before: Dialogue) -> Iterator[Mend]:
    """Yield the answers to the choice that is open before the step, or after it, each as a step of its own."""
    asked, line = offer(before.played), step.line
    keyword: Keyword = "When"
    if asked is None and step.keyword == "When":
        asked, line = offer(say(before, Said(step.text, keyword=keyword)).dialogue.played), step.line + 1
    indent = _indent(lines[step.line])
    for answer in asked.answers if asked else ():
        yield Mend(f"Add the answer: {answer}", line, 0, 0, f"{indent}{words_of(lines).said['When']} {answer}\n")
