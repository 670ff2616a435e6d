"""The sentences a scenario can be written in, for people, and those that no feature uses."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from judge.lines import BLANK, Line
from scenarios.errors import UnknownSentence, Unreadable
from scenarios.features.finding import load_features
from scenarios.registry.sentences import Sentence, registered
from scenarios.runner import full_setting


def every_sentence() -> list[Sentence]:
    """Return the sentences of the vocabulary, those of one subject together."""
    full_setting()
    subjects = list(dict.fromkeys(sentence.group for sentence in registered.rows))
    return sorted(registered.rows, key=lambda sentence: subjects.index(sentence.group))


def unused_sentences(paths: Iterable[str]) -> list[Sentence]:
    """Return the sentences that no step of the features under the paths uses.

    Raises:
        Unreadable: a path or a feature can't be used.
    """
    lookup = full_setting().lookup
    used: set[Sentence] = set()
    for feature in load_features(paths):
        if isinstance(feature, Unreadable):
            raise feature
        for scenario in feature.scenarios:
            for step in scenario.steps:
                try:
                    used.add(lookup.find(step.keyword, step.text).sentence)
                except UnknownSentence:
                    continue  # What a step says wrongly is for the run to report; it uses no sentence.
    return [sentence for sentence in every_sentence() if sentence not in used]


def sentence_lines(sentences: Iterable[Sentence]) -> Iterator[Line]:
    """Yield the sentences under their subjects: each with an example and what it does."""
    for group, members in groupby(sentences, key=lambda sentence: sentence.group):
        yield Line(group, style="title")
        for sentence in members:
            yield Line(f"{sentence.keyword} {sentence.notation}", indent=2, hang=4)
            yield Line(f"such as: {sentence.keyword} {sentence.example}", indent=6, style="faint")
            yield Line(sentence.description, indent=6, style="faint")
        yield BLANK
