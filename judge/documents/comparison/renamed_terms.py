"""Terms that have another name in all of a new document."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache

from judge.documents.comparison.document_changes import Change
from judge.documents.comparison.reference_slots import slots
from judge.documents.comparison.rule_pairs import Pairing
from judge.documents.comparison.same_sense import (
    FIGURES,
    Renamed,
    Texts,
    Vocabulary,
    Words,
    differences,
    replaced,
    sense,
)
from judge.documents.reader.document import Document
from judge.documents.reader.folded_text import folded

THROUGHOUT = 3
"""In how many places at least a term is renamed throughout a document."""

_SMALL = (
    "a an and any all another as at both but by can each either every few from he her his if in instead is it its may "
    "more most must neither no non nor not of on once one only or other own same she shall should some than that the "
    "their then they to twice unless until up when while who will with without would you your"
)
"""Words that carry the sense of a rule: they are never a spelling or another name of one another."""


def vocabulary(old: Document, new: Document, made: Pairing) -> Vocabulary:
    """Return the words of two documents, with the terms that were renamed throughout."""
    pairs = [(old.rules[mine].text, new.rules[other].text) for mine, other in made.pairs.items()]
    terms = {folded(entry.term).casefold(): entry.text for entry in old.entries}
    pairs += [(terms[name], entry.text) for entry in new.entries if (name := folded(entry.term).casefold()) in terms]
    unlike = [(slots(was).words, slots(now).words) for was, now in pairs if was != now]
    before, after = cache(lambda: _texts(old)), cache(lambda: _texts(new))
    return Vocabulary(before, after, renamed_throughout(unlike, before, after))


def renamed_changes(words: Vocabulary, new: Document) -> Iterator[Change]:
    """Yield a change for each term that was renamed throughout, so that it is told once and not with every rule."""
    for was, now in words.renamed:
        places = tuple(rule.number for rule in new.rules if _stands(now, [_row(slots(rule.text).words)]))
        yield Change(("renamed",), "substantive", " ".join(was), " ".join(now), places, kind="name")


def _texts(document: Document) -> list[str]:
    """Return every text of a document without its references."""
    told = [text for rule in document.rules for text in (rule.title, rule.text, *(card.text for card in rule.cards))]
    told += [text for entry in document.entries for text in (entry.term, entry.text)]
    told += [text for each in document.examples for text in (each.text, *(card.text for card in each.cards))]
    return [slots(text).words for text in told]


def renamed_throughout(pairs: Iterable[tuple[str, str]], old: Texts, new: Texts) -> tuple[Renamed, ...]:
    """Return the terms that have other names in all of the new document.

    `pairs` are the texts that belong together, `old` and `new` give all texts of either document. A term was renamed
    if its old name stands nowhere in the new document, its new name stood nowhere in the old one, and one took the
    place of the other in several texts. Numbers and the small words that carry a rule's sense are no names.
    """
    counted: Counter[Renamed] = Counter()
    for was, now in pairs:
        counted.update(set(_candidates(sense(was), sense(now))))
    often = [each for each, many in counted.items() if many >= THROUGHOUT]
    if not often:
        return ()
    before, after = ([_row(text) for text in texts()] for texts in (old, new))
    fresh = [each for each in often if not _stands(each[0], after) and not _stands(each[1], before)]
    told: list[Renamed] = []
    for first, second in sorted(fresh, key=lambda each: (len(each[0]) + len(each[1]), -counted[each], each)):
        if all(replaced(first, *other) != second for other in told):
            told.append((first, second))
    return tuple(told)


def _candidates(old: Words, new: Words) -> Iterable[Renamed]:
    """Yield the words that took one another's place, alone and with the word before or behind them."""
    for start, end, begin, stop in differences(old, new):
        was, now = old[start:end], new[begin:stop]
        if not was or not now or not all(map(_names, (*was, *now))):
            continue
        yield was, now
        if end < len(old) and _names(old[end]):
            yield (*was, old[end]), (*now, old[end])
        if start and _names(old[start - 1]):
            yield (old[start - 1], *was), (old[start - 1], *now)


def _names(word: str) -> bool:
    return word.replace("'", "").isalpha() and word not in _SMALL.split() and word not in FIGURES


def _row(text: str) -> str:
    return "\0".join(("", *sense(text), ""))


def _stands(words: Words, texts: Iterable[str]) -> bool:
    asked = "\0".join(("", *words, ""))
    return any(asked in text for text in texts)
