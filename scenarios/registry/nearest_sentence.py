"""The sentences nearest to a line that fits none: of the same keyword, subject and verb, with its rarest words."""

import re
from collections import Counter
from collections.abc import Iterable
from difflib import SequenceMatcher
from functools import cache, lru_cache
from itertools import islice
from math import log

from engine.value import value
from scenarios.registry.automaton import automaton_of
from scenarios.registry.pattern import Pattern
from scenarios.registry.registry import Keyword, Sentence, Sentences
from scenarios.registry.step_tokens import Kind, Token, shape_of, tokens_of

MOST = 3
"""How many sentences are named at most."""

_NEAR = 0.6
"""How much less like the line than the likeliest another sentence may be that is named too."""

_ANOTHER_KEYWORD = -1.0
_SUBJECT, _VERB, _WORDS = 0.4, 0.8, 1.2
_ENDING = re.compile(r"(?:ing|ed|es|s|e)$")
_SHORT = 3
_SMALL_WORDS = frozenset(
    {"a", "an", "and", "as", "at", "by", "for", "from", "in", "into", "is", "it", "of", "on", "or", "that", "the"}
    | {"to", "with", "you", "your", "opponent"}
)
_BASE = {"has": "have", "is": "be", "are": "be", "does": "do"}
_SUBJECTS = {"you": "player", "i": "player", "we": "player", "he": "player", "she": "player"}


@value
class Clause:
    """The kind of a line's subject, and its verb in the base form; the rest doesn't matter here."""

    subject: str
    verb: str


def nearest_sentences(sentences: Sentences, keyword: Keyword, line: str) -> tuple[Sentence, ...]:
    """Return the sentences that a line was probably meant to be, the likeliest first.

    Behind the likeliest come others of the same keyword that are near, at most `MOST` in all; without sentences none.
    """
    rows = tuple(sentences.rows)
    if not rows:
        return ()
    likeness = _likeness(rows, keyword, line)
    best, *others = sorted(rows, key=lambda each: -likeness[each.example, each.keyword])
    enough = likeness[best.example, best.keyword] - _NEAR
    clause, stems = clause_of(tokens_of(line)), _stems(tokens_of(line)) - _SMALL_WORDS
    near = (
        each
        for each in others
        if each.keyword == keyword
        and likeness[each.example, keyword] >= enough
        and (stems & _known(each)[2] or clause.verb == _known(each)[1].verb)
    )
    return (best, *islice(near, MOST - 1))


def _likeness(rows: Iterable[Sentence], keyword: Keyword, line: str) -> dict[tuple[str, Keyword], float]:
    """Return how like the line each sentence is, by its example and its keyword."""
    tokens = tokens_of(line)
    shape, clause, stems = shape_of(tokens), clause_of(tokens), _stems(tokens)
    rarity = _rarity(tuple(rows))
    known = sum(rarity.get(stem, 0) for stem in stems) or 1.0
    found = {}
    for sentence in rows:
        example, its, shared = _known(sentence)
        letters = SequenceMatcher(None, " ".join(shape), " ".join(example)).ratio()
        verb = _verbs_alike(clause.verb, its.verb)
        words = sum(rarity[stem] for stem in stems & shared) / known
        alike = SequenceMatcher(None, shape, example).ratio() + letters + _VERB * verb + _WORDS * words
        penalty = _ANOTHER_KEYWORD * (sentence.keyword != keyword)
        found[sentence.example, sentence.keyword] = alike + _SUBJECT * (clause.subject == its.subject) + penalty
    return found


@lru_cache(8192)
def _verbs_alike(said: str, its: str) -> float:
    """Return how alike two verbs are: 1 for the same, 0 for two without a common letter."""
    return SequenceMatcher(None, said, its).ratio()


@cache
def _known(sentence: Sentence) -> tuple[tuple[str, ...], Clause, frozenset[str]]:
    """Return the shape of a sentence's example, its clause, and the stems of all words that the sentence can have."""
    example = tokens_of(sentence.example)
    return shape_of(example), clause_of(example), _stems(example) | _stems(_literals(sentence.pattern))


def _literals(pattern: Pattern) -> tuple[Token, ...]:
    """Return the words that stand in a pattern, those of all its alternatives."""
    return tuple(
        Token(Kind.WORD, symbol)
        for edges in automaton_of(pattern).edges
        for symbol, _ in edges
        if isinstance(symbol, str)
    )


@cache
def _rarity(rows: tuple[Sentence, ...]) -> dict[str, float]:
    """Return how much a stem tells: the fewer sentences have it, the more."""
    having = Counter(stem for sentence in rows for stem in _known(sentence)[2])
    return {stem: log(1 + len(rows) / number) for stem, number in having.items()}


def _stems(tokens: Iterable[Token]) -> frozenset[str]:
    """Return the words without their endings, in small letters."""
    words = (each.text.casefold() for each in tokens if each.kind in (Kind.WORD, Kind.NAME))
    return frozenset(_ENDING.sub("", word) if len(word) > _SHORT else word for word in words)


def clause_of(tokens: tuple[Token, ...]) -> Clause:
    """Return the subject and the verb of a line.

    >>> clause_of(tokens_of('your opponent strikes with "Annihilator"'))
    Clause(subject='player', verb='strike')
    >>> clause_of(tokens_of("your opponent's hero has 26 damage")), clause_of(tokens_of('"Tim" dies'))
    (Clause(subject='hero', verb='have'), Clause(subject='card', verb='die'))
    """
    words = [token.text for token in tokens]
    if not tokens:
        return Clause("", "")
    if tokens[0].kind is Kind.QUOTED:
        return Clause("card", _verb(words[1:]))
    if words[:2] == ["your", "opponent"] or (tokens[0].kind is Kind.NAME and words[0] != "I"):
        rest = words[2:] if words[0] == "your" else words[1:]
        return Clause(rest[1], _verb(rest[2:])) if rest[:1] == ["'s"] and rest[1:] else Clause("player", _verb(rest))
    if words[0] == "your":
        return Clause(words[1] if words[1:] else "", _verb(words[2:]))
    if words[0].casefold() in _SUBJECTS:
        return Clause("player", _verb(words[1:]))
    if words[0] in {"the", "a", "an"}:
        return Clause(" ".join(words[:2]), _verb(words[2:]))
    return Clause(words[0], _verb(words[1:]))


def _verb(words: list[str]) -> str:
    """Return the first word in the base form of a verb."""
    first = words[0] if words else ""
    return _BASE.get(first) or (first.removesuffix("s") if not first.endswith("ss") else first)
