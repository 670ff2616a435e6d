"""Which sentence of the vocabulary a said one is, and under which keyword."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, get_args

from engine.value import replace, value
from scenarios.dialogue.bare_names import capitalised, with_near_names, with_quoted_names, with_short_names
from scenarios.dialogue.joined_sentences import parted as sentences_joined
from scenarios.dialogue.players_sentences import ControllerOf, in_our_persons, rewordings, speaks_of_persons
from scenarios.dialogue.questions_asked import allowed, at_a_hero, deed_asked, statements
from scenarios.features.model import Keyword
from scenarios.scenario_errors import UnknownSentence

if TYPE_CHECKING:
    from scenarios.dialogue.said_lines import Said
    from scenarios.registry.lookup import Lookup


@value
class Board:
    """What understanding needs of the game: whether anybody has acted, the names of cards, who controls a card.

    `on_board` are the names of the cards that are somewhere in the game.
    """

    acted: bool
    names: Callable[[], Iterable[str]]
    controller_of: ControllerOf
    on_board: Callable[[], Iterable[str]] = tuple


@value
class Understood:
    """A sentence of the vocabulary, its keyword, whether it was said in other words, and whether it was asked.

    A question is a statement that is answered with yes or no.
    """

    keyword: Keyword
    text: str
    reworded: bool = False
    asked: bool = False


_EXPECTED = "a sentence of the vocabulary, with names of cards that are known"


def understood(said: Said, lookup: Lookup, board: Board) -> tuple[Understood, ...]:
    """Return what was said, as it stands or in the words of the vocabulary; what is likeliest comes first.

    Without a keyword it is what it can be; where it can be a Given and a Then it is a Given until somebody acts.

    Raises:
        UnknownSentence: no sentence fits; the nearest one is named.
    """
    found = _fitting(said, lookup, board)
    if not found and said.keyword == "Then":
        found = [each for each in _fitting(replace(said, keyword=None), lookup, board) if each.keyword == "When"]
    if not found:
        raise _unknown(said, lookup, board)
    return tuple(dict.fromkeys(found))


def parted(said: Said, lookup: Lookup, board: Board) -> tuple[Said, ...]:
    """Return what was said as the sentences that it joins: "I control A, and my opponent controls B" is two."""
    return sentences_joined(said, lambda part: bool(_fitting(part, lookup, board)))


def _fitting(said: Said, lookup: Lookup, board: Board) -> list[Understood]:
    """Return the sentences that what was said fits; a Given comes before a statement until somebody acts."""
    found: list[Understood] = []
    for text in _meanings(said.text, board):
        keyword = _keyword(said, text, lookup, board)
        if keyword is not None:
            asked = said.asks and keyword == "Then"
            found.append(Understood(keyword, text, reworded=text != said.text, asked=asked))
            if text == said.text:
                return found
    if not found and said.keyword in (None, "Then"):
        answers = (text for text in _answers(said.text, lookup, board) if lookup.fits("Then", text))
        return [Understood("Then", text, reworded=True, asked=True) for text in answers]
    return found if board.acted or said.asks else sorted(found, key=lambda each: each.keyword == "Then")


def _meanings(text: str, board: Board) -> Iterator[str]:
    """Yield a text as it stands, with its names in quotation marks, and in other words.

    What speaks of "I" or "my opponent" is no sentence as it stands, although a player could be called so.
    """
    with_names = with_quoted_names(text, board.names())
    if not speaks_of_persons(text):
        yield from dict.fromkeys((text, with_names))
    yield from rewordings(with_names, board.controller_of)
    with_short = with_short_names(with_names, board.on_board())
    if with_short != with_names:
        yield from (with_short, *rewordings(with_short, board.controller_of))


def _answers(text: str, lookup: Lookup, board: Board) -> Iterator[str]:
    """Yield the statements that answer a question."""
    with_names = with_quoted_names(text, board.names())
    plain = in_our_persons(with_short_names(with_names, board.on_board()))
    deed = deed_asked(plain)
    for said in (deed, at_a_hero(deed)) if deed else ():
        yield from (allowed(meant) for meant in rewordings(said, board.controller_of) if lookup.fits("When", meant))
    for said in statements(plain):
        yield from rewordings(said, board.controller_of)


def _keyword(said: Said, text: str, lookup: Lookup, board: Board) -> Keyword | None:
    """Return the keyword under which a text fits a sentence: the one that was said, or one that it can have."""
    if said.keyword is not None:
        return said.keyword if lookup.fits(said.keyword, text) else None
    fits: list[Keyword] = [each for each in get_args(Keyword) if lookup.fits(each, text)]
    if said.asks and "Then" in fits:
        return "Then"
    later = [each for each in fits if each != "Given"]
    return next(iter(later if board.acted and later else fits), None)


def _unknown(said: Said, lookup: Lookup, board: Board) -> UnknownSentence:
    """Return the error for a sentence that nobody knows, with the one nearest to it: first with a name spelt right."""
    spelt = with_near_names(said.text, board.names())
    if spelt != said.text and (meant := _fitting(replace(said, text=spelt), lookup, board)):
        nearest = f"{meant[0].keyword} {meant[0].text!r}"
        return UnknownSentence(f"no sentence fits {said.text!r}", line=said.line, expected=_EXPECTED, nearest=nearest)
    named = [each for each in capitalised(said.text) if each not in board.names()]
    if named and _fitting(replace(said, text=with_quoted_names(said.text, (*named, *board.names()))), lookup, board):
        return UnknownSentence(f"no card is called {named[0]!r}", line=said.line, expected="the name of a card")
    try:
        lookup.find(said.keyword or ("When" if board.acted else "Given"), list(_meanings(said.text, board))[-1])
    except UnknownSentence as unknown:
        return UnknownSentence(
            f"no sentence fits {said.text!r}", line=said.line, expected=unknown.expected, nearest=unknown.nearest
        )
    raise AssertionError
