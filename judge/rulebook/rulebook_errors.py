"""The errors of the rulebook.

LookupError
├── UnknownRule        a number that no document has, with the nearest that one has
├── UnknownEdition     an edition that the rulebook doesn't hold, with those it does
├── UnknownTerm        a word that no glossary explains, with the nearest that one does
└── UnknownOpenPoint   an id that no open point has, with the nearest that one has
"""

from collections.abc import Iterable


class UnknownRule(LookupError):
    """No document that was looked in has the rule `rule`; `nearest` is the one most like it."""

    def __init__(self, rule: str, nearest: str) -> None:
        super().__init__(f"There is no rule {rule!r} in the rulebook; the nearest is {nearest!r}.")
        self.rule = rule
        self.nearest = nearest


class UnknownEdition(LookupError):
    """The rulebook holds no edition `edition`; `known` are the ones it holds."""

    def __init__(self, edition: str, known: Iterable[str]) -> None:
        self.edition = edition
        self.known = tuple(known)
        super().__init__(f"There is no edition {edition!r} in the rulebook; it holds {', '.join(self.known)}.")


class UnknownTerm(LookupError):
    """No glossary explains `word`; `nearest` is the explained word most like it."""

    def __init__(self, word: str, nearest: str) -> None:
        super().__init__(f"No glossary explains {word!r}; the nearest word that one does is {nearest!r}.")
        self.word = word
        self.nearest = nearest


class UnknownOpenPoint(LookupError):
    """There is no open point `point`; `nearest` is the one most like it."""

    def __init__(self, point: str, nearest: str) -> None:
        super().__init__(f"There is no open point {point!r}; the nearest is {nearest!r}.")
        self.point = point
        self.nearest = nearest
