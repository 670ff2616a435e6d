"""What a process that plays for a page answers: requests for a ruling, for what is wrong, for what can come next."""

from collections.abc import Callable
from functools import partial
from typing import Literal, TypeAlias, assert_never

from engine.value import value
from judge.assistance.asked_text import dialogue_under
from judge.documents.library_folder import library_folder
from judge.pages.asked_page import Question, answer_part, next_in, wrong_in
from judge.pages.process_confines import confine
from judge.played_features import Asked, setting_of
from judge.rulebook import editions
from scenarios.dialogue.dialogue import Dialogue
from scenarios.editions_by_name import check_edition
from scenarios.library.card_memory import CardMemory

FIRST = 'you control "Kor Cindervein"\nyour opponent controls "Araelun"\n"Kor Cindervein" attacks "Araelun"\n'
"""A question that is answered before the first one comes, so that what it needs has been loaded by then."""


Wanted: TypeAlias = Literal["answer", "wrong", "next"]


@value
class Request:
    """What a page wants: the answer to a question, what is wrong in it, or what can come next at a line and column."""

    wants: Wanted
    asked: Question
    line: int = 0
    column: int = 0


@value
class Cards:
    """Where cards are found: a file of card data that comes first, and the user's own library."""

    file: str | None = None
    library: str | None = None


def player(cards: Cards) -> Callable[[object], object]:
    """Return what answers requests, having loaded what it needs; from then on this process is confined.

    Raises:
        BadCardData: the file of cards can't be used.
    """
    beginnings: dict[str, Dialogue] = {}
    answering = partial(_answer, cards, beginnings)
    answering(Request("answer", Question(FIRST)))
    answering(Request("next", Question(FIRST), 2, 3))
    if cards.file is not None:
        # The file may lie anywhere, and can't be read any more afterwards.
        beginnings |= {edition: beginning_of(edition, cards) for edition in editions()}
    confine(library_folder(cards.library, missing=True))
    return answering


def _answer(cards: Cards, beginnings: dict[str, Dialogue], request: object) -> object:
    assert isinstance(request, Request)
    edition = request.asked.edition
    if edition not in beginnings:
        beginnings[edition] = beginning_of(edition, cards)
    match request.wants:
        case "answer":
            return answer_part(request.asked, beginnings[edition])
        case "wrong":
            return wrong_in(request.asked, beginnings[edition])
        case "next":
            return next_in(request.asked, request.line, request.column, beginnings[edition])
        case _:
            assert_never(request.wants)


def beginning_of(edition: str, cards: Cards) -> Dialogue:
    """Return a dialogue that remembers the cards that it reads from their words in this process alone.

    Raises:
        BadSelection: there is no such edition.
    """
    setting = setting_of(Asked(cards=cards.file, library=cards.library))
    check_edition(edition, setting.editions)
    dialogue = dialogue_under(edition, cards=cards.file, library=cards.library)
    dialogue.played.memory = CardMemory()
    return dialogue
