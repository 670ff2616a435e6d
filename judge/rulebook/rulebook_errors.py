"""The errors of the rulebook.

LookupError
├── UnknownRule        a rule that no document has; names the nearest
├── UnknownEdition     an edition that the rulebook doesn't have; names those that it has
├── UnknownTerm        a word that no glossary explains; names the nearest
└── UnknownOpenPoint   an id that no open point has; names the nearest
"""

from collections.abc import Iterable


class UnknownRule(LookupError):
    """No document has the rule `rule`; `nearest` is the rule most like it."""

    def __init__(self, rule: str, nearest: str) -> None:
        super().__init__(f"There is no rule {rule!r} in the rulebook; the nearest is {nearest!r}.")
        self.rule = rule
        self.nearest = nearest


class UnknownEdition(LookupError):
    """The rulebook has no edition `edition`; `known` are those that it has."""

    def __init__(self, edition: str, known: Iterable[str]) -> None:
        self.edition = edition
        self.known = tuple(known)
        super().__init__(f"There is no edition {edition!r} in the rulebook; it has {', '.join(self.known)}.")


class UnknownTerm(LookupError):
    """No glossary explains `word`; `nearest` is the word most like it that one explains."""

    def __init__(self, word: str, nearest: str) -> None:
        super().__init__(f"No glossary explains {word!r}; the nearest word that one does is {nearest!r}.")
        self.word = word
        self.nearest = nearest


class UnknownOpenPoint(LookupError):
    """There is no open point `point`; `nearest` is the open point most like it."""

    def __init__(self, point: str, nearest: str) -> None:
        super().__init__(f"There is no open point {point!r}; the nearest is {nearest!r}.")
        self.point = point
        self.nearest = nearest
