r"""The one registry of sentences, and the decorators that fill it.

    @given("{owner} graveyard is {cards:card+}", example='your graveyard is "Watcher Mal\'wi"')
    def graveyard(play: Playthrough, owner: PlayerWords, cards: tuple[CardWords, ...]) -> None:
        \"\"\"Puts cards into a graveyard.\"\"\"

A sentence's group is the first line of its module's docstring up to the colon, and its description is its function's
docstring. A function with the parameter `table` requires a table under the step, one with the parameter `text` a doc
string; a step can have neither of them otherwise.
"""

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal, TypeVar

from engine.view.footprint import NONE, Aspect, Aspects
from scenarios.registry.automaton import Automaton, automaton_of, overlap
from scenarios.registry.pattern import Either, Pattern, Repeated, Sequence, Slot, parse_pattern
from scenarios.registry.slot_types import PATTERNS
from scenarios.scenario_errors import TwoSentencesFit, VocabularyError

Keyword = Literal["Given", "When", "Then"]
StepFunction = Callable[..., None]
F = TypeVar("F", bound=StepFunction)

TABLE = "table"
TEXT = "text"


@dataclass(frozen=True, slots=True, eq=False)
class Sentence:
    """One sentence of the vocabulary and the function that plays it.

    `reads` are the aspects of a game that a statement is about, besides those that the words in its slots name.
    """

    keyword: Keyword
    notation: str
    example: str
    function: StepFunction
    pattern: Pattern
    slots: frozenset[str]
    parameters: tuple[str, ...]
    reads: Aspects = NONE

    @property
    def description(self) -> str:
        """The description of what the sentence does, in one paragraph."""
        return " ".join((self.function.__doc__ or "").split("\n\n")[0].split())

    @property
    def group(self) -> str:
        """The subject under which the sentence is listed."""
        lines = (sys.modules[self.function.__module__].__doc__ or self.function.__module__).splitlines()
        return lines[0].partition(":")[0].rstrip(".")


class Sentences:
    """A registry of sentences; the decorators fill the one called `registered`."""

    def __init__(self) -> None:
        self.rows: list[Sentence] = []

    def add(
        self, keyword: Keyword, notation: str, example: str, function: StepFunction, reads: Iterable[Aspect] = ()
    ) -> None:
        """Add a sentence.

        Raises:
            VocabularyError: the notation can't be read, or its slots are not the function's parameters.
        """
        pattern = parse_pattern(notation, PATTERNS)
        slots = _slot_names(pattern)
        code = function.__code__
        parameters = code.co_varnames[1 : code.co_argcount + code.co_kwonlyargcount]
        if slots != set(parameters) - {TABLE, TEXT}:
            raise VocabularyError(
                f"{function.__module__}.{function.__name__} takes {sorted(parameters)}, "
                f"but {notation!r} has the slots {sorted(slots)}"
            )
        self.rows.append(Sentence(keyword, notation, example, function, pattern, slots, parameters, frozenset(reads)))

    def check(self) -> None:
        """Refuse two sentences with the same keyword that one line could fit.

        Raises:
            TwoSentencesFit: names both sentences and a line that fits them.
        """
        for keyword in ("Given", "When", "Then"):
            _refuse_overlap([sentence for sentence in self.rows if sentence.keyword == keyword])


def _refuse_overlap(sentences: list[Sentence]) -> None:
    automata: list[Automaton] = [automaton_of(sentence.pattern) for sentence in sentences]
    found = overlap(automata)
    if found is not None:
        first, second = sentences[found.first], sentences[found.second]
        line = " ".join(symbol if isinstance(symbol, str) else symbol.name for symbol in found.line)
        raise TwoSentencesFit(
            f"{first.keyword} {line!r} fits two sentences: {first.notation!r} and {second.notation!r}"
        )


def _slot_names(pattern: Pattern) -> frozenset[str]:
    """Return the names of a pattern's slots, without those of the slots inside them."""
    if isinstance(pattern, Slot):
        return frozenset((pattern.name,))
    if isinstance(pattern, Sequence | Either):
        return frozenset().union(*(_slot_names(part) for part in pattern.parts))
    return _slot_names(pattern.part) if isinstance(pattern, Repeated) else frozenset()


registered = Sentences()


def given(notation: str, *, example: str) -> Callable[[F], F]:
    """Register a function as a sentence that sets up the board; return the function unchanged."""
    return _decorator("Given", notation, example)


def when(notation: str, *, example: str) -> Callable[[F], F]:
    """Register a function as a sentence in which a player acts or chooses; return the function unchanged."""
    return _decorator("When", notation, example)


def then(notation: str, *, example: str, reads: Iterable[Aspect] = ()) -> Callable[[F], F]:
    """Register a function as a sentence that states a fact, about aspects that it reads; return it unchanged."""
    return _decorator("Then", notation, example, reads)


def _decorator(keyword: Keyword, notation: str, example: str, reads: Iterable[Aspect] = ()) -> Callable[[F], F]:
    def register(function: F) -> F:
        registered.add(keyword, notation, example, function, reads)
        return function

    return register


def examples(sentences: Iterable[Sentence]) -> list[str]:
    """Return the example of each sentence, with its keyword."""
    return [f"{sentence.keyword} {sentence.example}" for sentence in sentences]
