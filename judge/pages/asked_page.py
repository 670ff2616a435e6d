"""What is asked on a page, answered: the ruling as HTML, what is wrong where, what can come next in a line."""

from functools import lru_cache
from typing import TypedDict

from engine.value import value
from judge.assistance.answered_texts import Answered
from judge.assistance.asked_text import answered
from judge.assistance.completions import completions
from judge.assistance.diagnoses import diagnoses
from judge.assistance.foreseen import Foreseen
from judge.cited_rules import cite
from judge.documents.drafts.drafts_in_use import draft_notes
from judge.foreseen_lines import ON_A_PAGE, foreseen_lines
from judge.output_lines import laid_out
from judge.pages.page_errors import BadQuestion
from judge.pages.page_templates import filled
from judge.pages.ruling_page import Course, ruling_page
from judge.pages.scenario_links import packed
from judge.rulebook import REFERENCE
from scenarios.dialogue.dialogue import Dialogue, view_of
from scenarios.dialogue.said_lines import said_in
from scenarios.scenario_errors import BadArgument

MOST_SENTENCES = 300
MOST_COMPLETIONS = 8
KEPT_ANSWERS = 32
ROOM = 72
"""How wide the lines are that tell what can follow; a narrow page breaks them further."""
WHAT_FOLLOWS = "What can happen?"


class Wrong(TypedDict):
    """Something wrong in a text: its line and columns from 1, the column behind it, and the message."""

    line: int
    column: int
    end: int
    message: str


class Next(TypedDict):
    """What can come next: the words for what stands from a column (from 0) on, and what they are."""

    text: str
    start: int
    about: str


class AnswerPart(TypedDict):
    """An answer as a page takes it in: the link to it, its HTML, and what is wrong in the text."""

    link: str
    html: str
    wrong: list[Wrong]


@value
class Question:
    """A text of sentences and the edition that it is asked under."""

    text: str
    edition: str = REFERENCE


@lru_cache(maxsize=KEPT_ANSWERS)
def _answered(text: str, beginning: Dialogue) -> Answered:
    """Return the answer to a text; a page asks for the one that it shows several times.

    Raises:
        BadQuestion: it has too many sentences.
        BadArgument: it can't be divided into sentences.
    """
    many = len(said_in(text))
    if many > MOST_SENTENCES:
        raise BadQuestion(f"that are {many} sentences", expected=f"at most {MOST_SENTENCES}")
    return answered(text, beginning)


def answer_part(asked: Question, beginning: Dialogue) -> AnswerPart:
    """Return the answer to a text as a page takes it in.

    Raises:
        BadQuestion: it has too many sentences.
    """
    link = link_to(asked)
    if not asked.text.strip():
        return AnswerPart(link=link, html="", wrong=[])
    try:
        answer = _answered(asked.text, beginning)
    except BadArgument as error:
        line = error.line or 1
        wrong = Wrong(line=line, column=1, end=1 + len(asked.text.splitlines()[line - 1]), message=error.explanation())
        return AnswerPart(link=link, html="", wrong=[wrong])
    page = ruling_page(answer.outcome, course_of_answer(answer, beginning), cite, quoted=True)
    notes = draft_notes([answer.outcome.edition])
    shown = {
        "page": page,
        "offer": answer.offer,
        "asked": asked,
        "notes": notes,
        "foreseen": [_foreseen_on_a_page(each) for each in answer.foreseen],
        "further": link_to(Question(f"{asked.text.rstrip()}\n{WHAT_FOLLOWS}\n", asked.edition))
        if _goes_on(answer)
        else "",
    }
    return AnswerPart(link=link, html=filled("answer.html", shown), wrong=_wrong(answer))


def _foreseen_on_a_page(foreseen: Foreseen) -> str:
    """Return the answer to a question about what can follow, as text."""
    return "\n".join(laid_out(each, ROOM) for each in foreseen_lines(foreseen, cite, ON_A_PAGE)).strip()


def _link_further(asked: Question) -> str:
    """Return the address of the question together with what can follow from it."""
    return link_to(Question(f"{asked.text.rstrip()}\n{WHAT_FOLLOWS}\n", asked.edition))


def _goes_on(answer: Answered) -> bool:
    """Return whether something has begun that is not over, and nobody has asked yet what can follow."""
    state = answer.dialogue.played.now
    begun = answer.assumed or answer.offer is not None or bool(state.chain)
    return begun and not answer.foreseen and answer.stopped is None


def link_to(asked: Question) -> str:
    """Return the address of a question on the page."""
    edition = "" if asked.edition == REFERENCE else f"&e={asked.edition}"
    return f"/?z={packed(asked.text)}{edition}" if asked.text.strip() else "/"


def wrong_in(asked: Question, beginning: Dialogue) -> list[Wrong]:
    """Return what is wrong in a text.

    Raises:
        BadQuestion: it has too many sentences.
    """
    return answer_part(asked, beginning)["wrong"]


def _wrong(answer: Answered) -> list[Wrong]:
    found = diagnoses(answer)
    return [Wrong(line=each.line, column=each.column, end=each.end, message=each.message) for each in found]


def next_in(asked: Question, line: int, column: int, beginning: Dialogue) -> list[Next]:
    """Return what can come next at a column of a line of a text, both counted from 0.

    Raises:
        BadQuestion: it has too many sentences.
    """
    lines = asked.text.split("\n")
    dialogue = beginning
    try:
        replies = _answered("\n".join(lines[:line]), beginning).replies
    except BadArgument:
        return []
    if replies:
        dialogue = replies[-1].dialogue
    found = completions(lines[line][:column] if line < len(lines) else "", dialogue)
    return [Next(text=each.text, start=each.start, about=each.about) for each in found[:MOST_COMPLETIONS]]


def course_of_answer(answer: Answered, beginning: Dialogue) -> Course:
    """Return how a dialogue went: the board that was said, then the state after each sentence.

    What all passed for without anybody saying so belongs to the sentence that asked for it.
    """
    told = answer.outcome.steps
    given = next((number for number, step in enumerate(told) if step.keyword != "Given"), len(told))
    dialogues = (beginning, *(reply.dialogue for reply in answer.replies), answer.dialogue)
    board = next((each for each in reversed(dialogues) if len(each.told) <= given), beginning)
    states, moments = [view_of(board)], [0] * min(given, len(answer.dialogue.told))
    for dialogue in dialogues:
        further = len(dialogue.told) - len(moments)
        if further > 0:
            states.append(view_of(dialogue))
            moments += [len(states) - 1] * further
    if answer.outcome.state.players:
        states[-1] = answer.outcome.state
    unplayed = [None] * (len(told) - len(moments))
    return Course(tuple(states) if states[0].players else (), (*moments, *unplayed), given)
