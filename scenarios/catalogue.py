"""The sentences of the vocabulary with their descriptions, examples and groups, and how often features use them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenarios.features.discovery import load_features
from scenarios.registry.lookup import Lookup
from scenarios.runner import raise_unreadable
from scenarios.scenario_errors import UnknownSentence, Unreadable
from scenarios.signed_cache import SignedCache
from scenarios.vocabulary.all_sentences import SUBJECTS, all_sentences

if TYPE_CHECKING:
    from scenarios.features.model import Keyword
    from scenarios.registry.registry import Sentence
    from scenarios.runner import Paths


@dataclass(frozen=True, slots=True)
class Entry:
    """A sentence: its keyword, notation, description, example and group, and what must stand under it."""

    keyword: Keyword
    notation: str
    description: str
    example: str
    group: str
    takes: tuple[str, ...] = ()


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
    return Entry(sentence.keyword, sentence.notation, sentence.description, sentence.example, sentence.group, takes)


def usage(paths: Paths, cache: SignedCache | None = None) -> Usage:
    """Return how often the features under the paths use each sentence.

    Raises:
        Unreadable: a path or file can't be used.
    """
    counts = dict.fromkeys(_in_order(), 0)
    lookup = Lookup(all_sentences())
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
