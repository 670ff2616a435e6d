"""The sentence that is nearest to a line that fits none: of the same keyword, with the same subject and verb."""

from difflib import SequenceMatcher

from engine.value import value
from scenarios.registry.registry import Keyword, Sentence, Sentences
from scenarios.registry.step_tokens import Kind, Token, shape_of, tokens_of

_ANOTHER_KEYWORD = -1.0
_SUBJECT, _VERB = 0.4, 0.8
_BASE = {"has": "have", "is": "be", "are": "be", "does": "do"}
_SUBJECTS = {"you": "player", "i": "player", "we": "player", "he": "player", "she": "player"}


@value
class Clause:
    """The kind of a line's subject, and its verb in the base form; the rest doesn't matter here."""

    subject: str
    verb: str


def nearest_sentence(sentences: Sentences, keyword: Keyword, line: str) -> Sentence | None:
    """Return the sentence that a line was probably meant to be; None if there are no sentences."""
    tokens = tokens_of(line)
    shape, clause = shape_of(tokens), clause_of(tokens)

    def likeness(sentence: Sentence) -> float:
        known = tokens_of(sentence.example)
        example, its = shape_of(known), clause_of(known)
        letters = SequenceMatcher(None, " ".join(shape), " ".join(example)).ratio()
        verb = SequenceMatcher(None, clause.verb, its.verb).ratio()
        alike = SequenceMatcher(None, shape, example).ratio() + letters + _VERB * verb
        return alike + _SUBJECT * (clause.subject == its.subject) + _ANOTHER_KEYWORD * (sentence.keyword != keyword)

    return max(sentences.rows, key=likeness, default=None)


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
