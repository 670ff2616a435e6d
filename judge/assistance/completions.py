"""What can come next in a line: words of sentences, names of cards, whole sentences that can be said now."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from engine.value import value
from scenarios.dialogue.dialogue import Dialogue, names_on_board, ready_to_act
from scenarios.dialogue.offered_sentences import legal_sentences, offer
from scenarios.features.model import Keyword
from scenarios.registry.automaton import ACCEPT, Automaton, Symbol, automaton_of
from scenarios.registry.registry import Sentence
from scenarios.registry.step_tokens import Kind, Token, quoted, tokens_of
from scenarios.vocabulary.all_sentences import all_sentences

MOST = 40
A_CARD = "a card"


@value
class Completion:
    """Something that can come next: the words that take the place of what stands from a column on, and what they are.

    Columns count from 0. `about` describes the sentence, or says what the words are.
    """

    text: str
    start: int
    about: str = ""


@dataclass(frozen=True, slots=True)
class _Cut:
    """A line cut before its last, unfinished word: the tokens before, the word, its column, whether a name is open."""

    before: tuple[Token, ...]
    word: str
    start: int
    in_name: bool


def completions(line: str, dialogue: Dialogue) -> tuple[Completion, ...]:
    """Return what can come next in a line said in a dialogue, the likeliest first; a keyword at its beginning is free.

    >>> from judge.assistance.asked_text import dialogue_under
    >>> completions("your deck is em", dialogue_under("cr-2007-05"))[0].text
    'empty'
    """
    keyword, rest = _keyword(line)
    offset = len(line) - len(rest)
    acts = keyword == "When" or (keyword is None and dialogue.acted)
    whole = _whole_sentences(rest, offset, dialogue) if acts else ()
    cut = _cut(rest)
    keywords: Sequence[Keyword] = (
        (keyword,) if keyword else ("When", "Then", "Given") if dialogue.acted else _GIVEN_FIRST
    )
    found = [*whole, *_continued(cut, keywords, dialogue, offset)]
    once = {each.text: each for each in reversed(found)}
    return tuple(once[text] for text in dict.fromkeys(each.text for each in found))[:MOST]


_GIVEN_FIRST: tuple[Keyword, ...] = ("Given", "When", "Then")


def _keyword(line: str) -> tuple[Keyword | None, str]:
    """Return the keyword that a line begins with, None for none, and what follows it."""
    bare = line.lstrip()
    for keyword in _GIVEN_FIRST:
        if bare.casefold().startswith(f"{keyword} ".casefold()):
            return keyword, bare[len(keyword) + 1 :]
    return None, bare


def _whole_sentences(line: str, offset: int, dialogue: Dialogue) -> Iterator[Completion]:
    """Yield the answers to the open choice, or the legal actions, that begin as the line does."""
    asked = offer(dialogue.played)
    play = ready_to_act(dialogue)
    said = asked.answers if asked else legal_sentences(play) if play is not None else ()
    about = "an answer" if asked else "legal now"
    yield from (Completion(each, offset, about) for each in said if each.casefold().startswith(line.casefold()))


def _cut(line: str) -> _Cut:
    """Return a line cut before its last, unfinished word or name."""
    marks = [place for place, sign in enumerate(line) if sign == '"' and line[place - 1 : place] != "\\"]
    if len(marks) % 2:
        return _Cut(tokens_of(line[: marks[-1]]), line[marks[-1] + 1 :], marks[-1], in_name=True)
    start = max(line.rfind(" "), line.rfind('"')) + 1
    return _Cut(tokens_of(line[:start]), line[start:], start, in_name=False)


def _names(keyword: Keyword, dialogue: Dialogue) -> Sequence[str]:
    """Return the names of the cards that a sentence can mean: any card for a Given, else those of the board."""
    board = names_on_board(dialogue)
    return tuple(dict.fromkeys((*board, *sorted(dialogue.names())))) if keyword == "Given" else board


def _continued(cut: _Cut, keywords: Iterable[Keyword], dialogue: Dialogue, offset: int) -> Iterator[Completion]:
    start = cut.start + offset
    for keyword in keywords:
        names = _names(keyword, dialogue)
        for sentence, automaton in _automata(keyword):
            here = _after(automaton, cut.before)
            for text in _next_words(automaton, here, cut, names) if here else ():
                yield Completion(text, start, A_CARD if text.startswith('"') else sentence.description)


@cache
def _automata(keyword: Keyword) -> tuple[tuple[Sentence, Automaton], ...]:
    return tuple((each, automaton_of(each.pattern)) for each in all_sentences().rows if each.keyword == keyword)


def _after(automaton: Automaton, tokens: tuple[Token, ...]) -> frozenset[int]:
    """Return where a sentence can stand after these tokens; nowhere if they don't begin it."""
    here = automaton.closure([automaton.start])
    for token in tokens:
        here = automaton.closure(to for at in here for symbol, to in automaton.edges[at] if _fits(symbol, token))
        if not here:
            break
    return here


def _fits(symbol: Symbol, token: Token) -> bool:
    if isinstance(symbol, str):
        return symbol == token.text and token.kind in (Kind.WORD, Kind.NAME)
    return symbol is token.kind


def _next_words(automaton: Automaton, here: frozenset[int], cut: _Cut, names: Sequence[str]) -> Iterator[str]:
    symbols = {symbol: to for at in here for symbol, to in automaton.edges[at]}
    if Kind.QUOTED in symbols and (cut.in_name or not cut.word):
        yield from map(quoted, _with_part(cut.word.casefold(), names))
    if cut.in_name:
        return
    literal = {symbol: to for symbol, to in symbols.items() if isinstance(symbol, str)}
    second = cut.before[-1:] == (Token(Kind.WORD, "you"),)
    for symbol, to in literal.items():
        if symbol.startswith(cut.word) and symbol not in _MARKS and not _disagrees(symbol, literal, second=second):
            yield _chain(automaton, symbol, to)


_MARKS = {",", ":"}


def _with_part(part: str, names: Sequence[str]) -> list[str]:
    """Return the names that have a part, in any case: first those that begin with it."""
    found = [name for name in names if part in name.casefold()]
    return sorted(found, key=lambda name: not name.casefold().startswith(part))


def _disagrees(verb: str, others: Iterable[str], *, second: bool) -> bool:
    """Return whether a form of a verb belongs to another person: "plays" after "you", "play" after anybody else."""
    if second:
        return any(verb.endswith(ending) and verb.removesuffix(ending) in others for ending in ("s", "es"))
    return f"{verb}s" in others or f"{verb}es" in others


def _chain(automaton: Automaton, word: str, to: int) -> str:
    """Return a word with the words that must follow it."""
    said = [word]
    while True:
        here = automaton.closure([to])
        following = {(symbol, after) for at in here for symbol, after in automaton.edges[at]}
        if ACCEPT in here or len({symbol for symbol, _ in following}) != 1:
            break
        symbol, to = next(iter(following))
        if not isinstance(symbol, str):
            break
        said.append(symbol)
    return re.sub(r" (?='s|[,:])", "", " ".join(said))
