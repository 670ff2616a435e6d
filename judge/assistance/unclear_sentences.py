"""Texts with a sentence that nobody understands: answered in other words, or with a text to say instead."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice, product
from typing import TypeAlias

from judge.assistance.answered_texts import NAME, PLACE, Answered
from judge.assistance.hints import hints_of, leads_elsewhere, questions_about
from judge.assistance.other_wordings import other_wordings, shorter_wordings
from judge.assistance.unsaid_choices import place_of
from scenarios.dialogue.bare_names import with_names, with_quoted_names
from scenarios.dialogue.dialogue import Reply, board_of, not_understood, outcome_of
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.pronouns import names_in
from scenarios.dialogue.question_patterns import RESPONSES
from scenarios.dialogue.said_lines import Said, said_in
from scenarios.dialogue.spoken_openings import as_questions
from scenarios.dialogue.understanding import Board, in_our_words
from scenarios.scenario_errors import UnknownSentence

MOST_OTHERWISE = 3
"""How many sentences of a text are said in other words at most."""

AnswerTo: TypeAlias = Callable[[tuple[Said, ...]], Answered]
"""Returns the answer to sentences."""


def is_unclear(answer: Answered) -> bool:
    """Return whether an answer has a sentence that nobody understands."""
    return any(isinstance(each.stopped, UnknownSentence) for each in answer.replies)


def otherwise_said(
    heard: tuple[Said, ...], answer: Answered, answer_to: AnswerTo, board: Board, rounds: int = MOST_OTHERWISE
) -> Answered | None:
    """Return the answer to sentences with those that nobody understands said in other words; None if none helps.

    Each is said otherwise by itself, the first first, and everything must be understood in the end.
    """
    unclear = next((each.said for each in answer.replies if isinstance(each.stopped, UnknownSentence)), None)
    at = place_of(unclear, heard) if unclear is not None else None
    if at is None or not rounds:
        return None
    for way in other_wordings(heard[at], board):
        longer = (*heard[:at], *way, *heard[at + 1 :])
        tried = answer_to(longer)
        if not is_unclear(tried):
            return tried
        if _unclear_at(tried, longer) >= at + len(way) and (
            found := otherwise_said(longer, tried, answer_to, board, rounds - 1)
        ):
            return found
    return None


def _unclear_at(answer: Answered, heard: tuple[Said, ...]) -> int:
    """Return the number of the first sentence that nobody understands."""
    unclear = next(each.said for each in answer.replies if isinstance(each.stopped, UnknownSentence))
    at = place_of(unclear, heard)
    return -1 if at is None else at


def with_a_shorter_text(heard: tuple[Said, ...], answer: Answered, answer_to: AnswerTo) -> Answered | None:
    """Return an answer that could not be given, with the text to say instead that leaves a part of a sentence out.

    That text is answered as it stands; None is returned where no part can be left out so.
    """
    reply = next((each for each in answer.replies if isinstance(each.stopped, UnknownSentence)), None)
    at = place_of(reply.said, heard) if reply is not None else None
    questions = sum(each.asks for each in heard)
    if at is None:
        return None
    for shorter, left_out in shorter_wordings(heard[at]):
        texts = (*heard[:at], shorter, *heard[at + 1 :])
        tried = answer_to(texts)
        told = len(tried.foreseen) + sum(step.keyword == "Asked" for step in tried.outcome.steps)
        if tried.stopped is None and told >= questions:
            whole = " ".join(f"{each.text}{'?' if each.asks else '.'}" for each in texts).replace('"', "'")
            return _leading_to(answer, f"it without {left_out!r}, if that makes no difference", f'"{whole}"')
    return None


def with_other_texts(heard: tuple[Said, ...], answer: Answered, answer_to: AnswerTo) -> Answered | None:
    """Return an answer that could not be given, with up to two texts to say instead, each of which is answered.

    In the place of a sentence that nobody understands stands the nearest that is one; in the place of a question one of
    the same matter for the same cards. None is returned where no such text is answered, for
    a sentence alone, and where a card is to be described or another command answers.
    """
    unclear = {place_of(each.said, heard): each for each in answer.replies if _is_unknown(each)}
    places = {at: each for at, each in unclear.items() if at is not None}
    if len(heard) == 1 or not places or any(leads_elsewhere(each) for each in places.values()):
        return None
    board = board_of(answer.dialogue)
    names = tuple(board.names())
    cards = _cards(". ".join(each.text for each in heard), names)
    found: list[str] = []
    for texts in islice(_other_texts(heard, places, board), MOST_TEXTS):
        whole = " ".join(f"{each.text}{'?' if each.asks else '.'}" for each in texts).replace('"', "'")
        tried = answer_to(as_questions(said_in(whole)))
        if whole not in found and cards <= _cards(whole, names) and tried.stopped is None and tried.replies:
            found.append(whole)
        if len(found) == MOST_OFFERED:
            break
    nearest = " or ".join(f'"{each}"' for each in found)
    return _leading_to(answer, "one of these, if it asks the same", nearest) if found else None


def _cards(text: str, names: tuple[str, ...]) -> set[str]:
    """Return the cards that a text names: what is said instead leaves none of them out."""
    return {*names_in(with_names(text, names))}


def with_what_is_going_on(heard: tuple[Said, ...], answer: Answered, answer_to: AnswerTo) -> Answered | None:
    """Return an answer that could not be given to what can be done against a card, with a text that says what it does.

    None is returned for any other text, and where the card does nothing of the kind.
    """
    board = board_of(answer.dialogue)
    if len(heard) != 1 or RESPONSES.fullmatch(in_our_words(heard[0].text, board)) is None:
        return None
    cards = [each.strip('"') for each in _cards(heard[0].text, tuple(board.names()))]
    deeds = ("My opponent attacks me with {}", "My opponent plays {} on my hero", "My opponent plays {}")
    texts = [f"{deed.format(card)}. What can I do about it?" for card in cards for deed in deeds]
    tried = (each for each in texts if answer_to(as_questions(said_in(each))).stopped is None)
    found = [*islice(tried, 1)]
    return _leading_to(answer, "what is done, and then the question", f'"{found[0]}"') if found else None


def _is_unknown(reply: Reply) -> bool:
    return isinstance(reply.stopped, UnknownSentence)


def _other_texts(heard: tuple[Said, ...], places: dict[int, Reply], board: Board) -> Iterator[tuple[Said, ...]]:
    """Yield texts with other sentences in the place of those that nobody understands, the nearest first."""
    instead = [
        [*_sentences_instead(places[at], heard, board)] if at in places else [each] for at, each in enumerate(heard)
    ]
    yield from product(*instead)


def _sentences_instead(reply: Reply, heard: tuple[Said, ...], board: Board) -> Iterator[Said]:
    """Yield sentences to say in the place of one, of the same kind."""
    said = reply.said
    hints = hints_of(reply.stopped) if reply.stopped is not None else []
    if not said.asks:
        known = f"{said.text} {with_quoted_names(said.text, board.names())}"
        stated = (each for each in hints if not _BEGINS_A_QUESTION.match(each))
        yield from (replace(said, text=each) for each in stated if {*_said(each)} <= {*_said(known)})
        return
    told = [each.text for each in heard if not each.asks]
    yield from (replace(said, text=each) for each in questions_about(said.text, told, board))


def _said(text: str) -> list[str]:
    return [each[0] for each in _SAYS.finditer(text)]


_SAYS = late(r"\d+|[A-Z][\w'’-]+")
"""The numbers and names of a sentence: one that is said instead has no others."""
_BEGINS_A_QUESTION = late(r"(?:can|could|may|does|do|is|are|who|what|how|where|when|judge)\b", re.IGNORECASE)
MOST_TEXTS, MOST_OFFERED = 8, 2
"""How many texts are tried that could be said instead, and how many are offered, at most."""


def _leading_to(answer: Answered, expected: str, nearest: str) -> Answered:
    """Return an answer that could not be given, with what to say instead in the place of its first error."""

    def led(reply: Reply) -> Reply:
        stopped = reply.stopped
        if not isinstance(stopped, UnknownSentence):
            return reply
        clear = UnknownSentence(stopped.what, line=stopped.line, expected=expected, nearest=nearest)
        return not_understood(reply.dialogue, reply.said, clear)

    first = next(at for at, each in enumerate(answer.replies) if isinstance(each.stopped, UnknownSentence))
    replies = tuple(led(each) if at == first else each for at, each in enumerate(answer.replies))
    stopped = tuple(each.outcome for each in replies if each.stopped is not None)
    return replace(answer, replies=replies, outcome=outcome_of(answer.dialogue, NAME, PLACE, stopped))
