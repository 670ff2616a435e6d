"""What is said at a table and what answers it: a dialogue with undo and redo, each line answered in lines."""

from collections.abc import Callable, Iterator
from dataclasses import replace as changed
from typing import TypeAlias

from engine.value import replace, value
from judge.answer_lines import offer_lines, reply_lines
from judge.assistance.entered_cards import with_texts_done
from judge.assistance.foreseen import futures_asked
from judge.assistance.further_questions import further_answer
from judge.assistance.possible_deeds import possible_deeds
from judge.assistance.questions_of_any_board import answer_on_any_board
from judge.assistance.rule_questions import rule_answer
from judge.assistance.unused_words import not_used, unused_word
from judge.cited_rules import cite
from judge.foreseen_lines import foreseen_lines
from judge.output_lines import Line
from scenarios.dialogue.dialogue import (
    Dialogue,
    Reply,
    board_of,
    not_understood,
    noted,
    outcome_of,
    say,
    sentences_of,
)
from scenarios.dialogue.exact_sentences import exactly
from scenarios.dialogue.offered_sentences import offer
from scenarios.dialogue.open_questions import answer_to_question
from scenarios.dialogue.rephrased_sentences import rephrased
from scenarios.dialogue.said_lines import Said, said_in
from scenarios.dialogue.several_players import with_players_seated
from scenarios.dialogue.understanding import understood
from scenarios.dialogue.usual_phrases import in_usual_phrases
from scenarios.registry.registry import TABLE, TEXT
from scenarios.scenario_errors import ScenariosError, StepStopped, UnknownSentence

Heard: TypeAlias = tuple["Table", tuple[Line, ...]]
"""The table after a line, and the lines that answer it."""


@value
class Table:
    """A dialogue as it stands, those before it, the latest last, and those that were undone, the next one last.

    `unfinished` are the lines of a sentence that has a table or a text under it, until an empty line ends it.
    """

    now: Dialogue
    before: tuple[Dialogue, ...] = ()
    undone: tuple[Dialogue, ...] = ()
    unfinished: tuple[str, ...] = ()


def heard(table: Table, line: str) -> Heard:
    """Return the table after a line that holds sentences, and the answer; a wrong sentence changes nothing."""
    if table.unfinished:
        return _further(table, line)
    try:
        said = said_in(line)
    except StepStopped as stopped:
        return table, (_wrong(stopped),)
    if len(said) == 1 and _lacks_lines(table.now, said[0]):
        return replace(table, unfinished=(line,)), (Line("(go on below; an empty line ends it)", style="faint"),)
    return _said(table, said)


def _further(table: Table, line: str) -> Heard:
    """Go on with the lines under a sentence; an empty one ends them."""
    if line.strip():
        return replace(table, unfinished=(*table.unfinished, line)), ()
    first, *below = table.unfinished
    begun = replace(table, unfinished=())
    try:
        (said,) = said_in(first)
        rows = [each for each in below if each.strip().startswith("|")]
        under = said_in("\n".join((first, *below)))[0] if rows else changed(said, doc="\n".join(_unfenced(below)))
    except StepStopped as stopped:
        return begun, (_wrong(stopped),)
    return _said(begun, (under,))


def _unfenced(lines: list[str]) -> Iterator[str]:
    yield from (line.strip() for line in lines if line.strip() not in ('"""', "```"))


def _lacks_lines(dialogue: Dialogue, said: Said) -> bool:
    """Return whether a sentence needs a table or a text under it, which a line can't hold."""
    try:
        meant = understood(said, dialogue.setting.lookup, board_of(dialogue))[0]
    except StepStopped:
        return False
    sentence = dialogue.setting.lookup.find(meant.keyword, meant.text).sentence
    return bool({TABLE, TEXT} & set(sentence.parameters)) and said.table is None and said.doc is None


def _said(table: Table, sentences: tuple[Said, ...]) -> Heard:
    """Say the sentences of a line; if one of them is wrong, or a word of them unused, none of them was said."""
    after, lines = _taken(table, sentences)
    found = (
        None
        if after is table
        else unused_word(sentences, _meaning(table, after) or (), lambda less: _meaning(table, _taken(table, less)[0]))
    )
    if found is None:
        return after, lines
    said, word, shorter = found
    unused = not_used(said, word, shorter)
    return table, tuple(reply_lines(not_understood(table.now, said, unused), cite))


def _meaning(before: Table, after: Table) -> tuple[str, ...] | None:
    """Return what a line was understood as: its steps and the answers to its questions; None if it was not."""
    if after is before:
        return None
    told = after.now.told[len(before.now.told) :]
    answers = (step.events[0].text for step in told if step.keyword == "Asked" and step.events)
    return (*(f"{each.keyword} {each.text}" for each in after.now.steps), *answers)


def _taken(table: Table, sentences: tuple[Said, ...]) -> Heard:
    """Say the sentences of a line, whatever words of them were used."""
    dialogue = table.now
    lines: list[Line] = []
    usual = in_usual_phrases(with_players_seated(sentences), board_of(dialogue))
    for said in (part for whole in rephrased(usual, rule_answer) for part in sentences_of(table.now, whole)):
        try:
            futures = futures_asked(dialogue, said)
            dialogue, exact = (dialogue, ()) if futures else exactly(dialogue, said)
        except UnknownSentence as unclear:
            return table, (*lines, *reply_lines(not_understood(dialogue, said, unclear), cite))
        for future in futures:
            lines += foreseen_lines(future, cite)
        for each in exact:
            try:
                board = with_texts_done(dialogue, each)
            except UnknownSentence as unsaid:
                return table, (*lines, *reply_lines(not_understood(dialogue, each, unsaid), cite))
            if board is not dialogue:
                lines.append(Line(board.told[-1].text, style="faint"))
            reply = _replied(board, each)
            lines += reply_lines(reply, cite)
            if reply.stopped is not None:
                return table, tuple(lines)
            dialogue = reply.dialogue
    asked = offer(dialogue.played)
    if asked is not None:
        lines += offer_lines(asked, outcome_of(dialogue, "", ""), cite)
    if not sentences:
        return table, ()
    return Table(dialogue, (*table.before, table.now)), tuple(lines)


def _replied(dialogue: Dialogue, said: Said) -> Reply:
    """Return the answer to a sentence at the table, where nobody passes unless it is said.

    A question may be one that a rule or another command answers, or one for how much, where and who as things stand.
    """
    anywhere = answer_on_any_board(dialogue, said)
    if anywhere is not None:
        return anywhere
    if said.asks and (possible := possible_deeds(said.text, dialogue)) is not None:
        return noted(possible[0], said, possible[1])
    answer = answer_to_question(said.text, dialogue) if said.asks else None
    answer = answer or (further_answer(said.text, dialogue, dialogue) if said.asks else None)
    return say(dialogue, said) if answer is None else noted(dialogue, said, answer)


def _wrong(error: ScenariosError) -> Line:
    return Line(error.explanation(), style="unsure")


def undone(table: Table) -> Heard:
    """Return the table before the last line that changed it."""
    if not table.before:
        return table, (Line("There is nothing to undo.", style="unsure"),)
    back = Table(table.before[-1], table.before[:-1], (*table.undone, table.now))
    return back, (_last(back.now, "Back to"),)


def redone(table: Table) -> Heard:
    """Return the table after the line that was undone last."""
    if not table.undone:
        return table, (Line("There is nothing to do again.", style="unsure"),)
    again = Table(table.undone[-1], (*table.before, table.now), table.undone[:-1])
    return again, (_last(again.now, "Again"),)


def _last(dialogue: Dialogue, what: str) -> Line:
    told = dialogue.told[-1] if dialogue.told else None
    return Line(f"{what}: {told.keyword} {told.text}" if told else f"{what} the beginning", style="faint")


Word: TypeAlias = Callable[[Table, str], Heard]
"""Answers a word of the table that is no sentence, with what was typed after it."""
