"""The sentences of the vocabulary with their descriptions, examples and groups, and how often features use them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenarios.features.discovery import load_features
from scenarios.registry.pattern import Either, Literal, Repeated, Sequence, Slot
from scenarios.runner import full_setting, raise_unreadable
from scenarios.scenario_errors import UnknownSentence, Unreadable
from scenarios.signed_cache import SignedCache
from scenarios.vocabulary.all_sentences import SUBJECTS, all_sentences

if TYPE_CHECKING:
    from collections.abc import Iterator

    from scenarios.features.model import Keyword
    from scenarios.registry.pattern import Pattern
    from scenarios.registry.registry import Sentence
    from scenarios.runner import Paths


@dataclass(frozen=True, slots=True)
class Parameter:
    """A part of a sentence that differs from line to line: its name, its kind, and whether it may be left out.

    Of a kind called `words` the line has one of the `choices`; `many` is a list of things of the kind.
    """

    name: str
    kind: str
    many: bool = False
    optional: bool = False
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Entry:
    """A sentence: its keyword, notation, description, example and group, its parameters, and what stands under it."""

    keyword: Keyword
    notation: str
    description: str
    example: str
    group: str
    takes: tuple[str, ...] = ()
    parameters: tuple[Parameter, ...] = ()


@dataclass(frozen=True, slots=True)
class Unfit:
    """A step that fits no sentence, or a scenario that can't be played as it is written."""

    uri: str
    line: int
    text: str
    message: str


@dataclass(frozen=True, slots=True)
class Usage:
    """How often features use each sentence, and the lines that can't be used."""

    counts: tuple[tuple[Entry, int], ...]
    unfit: tuple[Unfit, ...]

    @property
    def unused(self) -> tuple[Entry, ...]:
        """The sentences that no feature uses."""
        return tuple(entry for entry, count in self.counts if count == 0)


def entries() -> tuple[Entry, ...]:
    """Return every sentence of the vocabulary, in the order of the groups."""
    return tuple(_entry(sentence) for sentence in _in_order())


def _in_order() -> list[Sentence]:
    order = [module.__name__ for module in SUBJECTS]
    return sorted(all_sentences().rows, key=lambda sentence: order.index(sentence.function.__module__))


def _entry(sentence: Sentence) -> Entry:
    takes = tuple(name for name in ("table", "text") if name in sentence.parameters)
    return Entry(
        sentence.keyword,
        sentence.notation,
        sentence.description,
        sentence.example,
        sentence.group,
        takes,
        tuple(_parameters(sentence.pattern, optional=False)),
    )


def _parameters(part: Pattern, *, optional: bool) -> Iterator[Parameter]:
    """Yield the parameters of a pattern in their order; those inside an optional part may be left out."""
    if isinstance(part, Slot):
        many = part.many or isinstance(part.part, Repeated)
        yield Parameter(
            part.name, "words" if part.said else part.type.rstrip("+*"), many, optional, tuple(_choices(part))
        )
    elif isinstance(part, Sequence):
        for each in part.parts:
            yield from _parameters(each, optional=optional)
    elif isinstance(part, Either):
        for each in part.parts:
            yield from _parameters(each, optional=True)


def _choices(slot: Slot) -> tuple[str, ...]:
    """Return the words that a slot of words may have; none for another, and none where they vary."""
    parts = slot.part.parts if isinstance(slot.part, Either) else (slot.part,)
    return tuple(map(_words, parts)) if slot.said else ()


def _words(part: Pattern) -> str:
    if isinstance(part, Literal):
        return part.text
    return " ".join(map(_words, part.parts)) if isinstance(part, Sequence) else "…"


def usage(paths: Paths, cache: SignedCache | None = None) -> Usage:
    """Return how often the features under the paths use each sentence.

    Raises:
        Unreadable: a path or file can't be used.
    """
    counts = dict.fromkeys(_in_order(), 0)
    lookup = full_setting().lookup
    unfit: list[Unfit] = []
    unreadable: list[Unreadable] = []
    for feature in load_features(paths, cache):
        if isinstance(feature, Unreadable):
            unreadable.append(feature)
            continue
        faulty = (each for each in feature.scenarios if each.fault is not None)
        unfit += [Unfit(feature.uri, each.line, each.name, each.fault or "") for each in faulty]
        for step in {step for scenario in feature.scenarios for step in scenario.steps}:
            try:
                counts[lookup.find(step.keyword, step.text).sentence] += 1
            except UnknownSentence as error:
                unfit.append(Unfit(feature.uri, step.line, step.text, error.explanation()))
    raise_unreadable(unreadable)
    unfit.sort(key=lambda each: (each.uri, each.line))
    return Usage(tuple((_entry(sentence), count) for sentence, count in counts.items()), tuple(unfit))
