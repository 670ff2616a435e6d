"""Words of a draft: used and never defined, defined and never used, cards nobody knows, glossary against rules."""

import re
from bisect import bisect_left
from collections.abc import Iterator
from difflib import get_close_matches

from judge.rules.checking.problems import Problem
from judge.rules.reading.document import Document, Entry, Rule
from judge.rules.reading.words import folded, references

_SEE = re.compile(r"^(?:See|Voir|Siehe)(?: also)? [\"“]?([^.\"”]+?)[\"”]?\.?$", re.IGNORECASE)
_CALLED = re.compile(
    r"\b(?:is|are) called (?:an? |the |its |their )?[\"“*]*([A-Za-z][a-z-]+(?: [a-z-]+)?)[\"”*]*(?=[.,;)])"
)
_NAMED = re.compile(
    r"\b(?:plays?|controls?|completes?|attach(?:es)?|uses?)\s((?:[A-Z][\w'’-]+)(?:\s(?:(?:of|the|in)\s)*[A-Z][\w'’-]+)+)"
)
_ENDINGS = ("ing", "ed", "es", "s", "e", "d", "y", "ies")
SHORT = 4


def term_problems(document: Document, known: frozenset[str]) -> Iterator[Problem]:
    """Yield terms that are used and never defined, or defined and never used; `known` are terms of other glossaries."""
    if not document.entries:
        return
    defined = {_stem(entry.term): entry for entry in document.entries}
    uses = _Uses(document)
    for rule in document.rules:
        for term in _introduced(rule, known):
            if _stem(term) not in defined:
                message = f"{term!r} is used and the glossary doesn't define it"
                yield Problem(rule.line, rule.column, "undefined-term", message, "warning")
                defined[_stem(term)] = Entry(term, "", rule.line)
    for entry in document.entries:
        see = _SEE.match(entry.text.strip())
        if see and _stem(see[1]) not in defined:
            yield Problem(
                entry.line, entry.column, "undefined-term", f"{entry.term!r} sends to {see[1]!r}, not defined"
            )
        if not see and not uses.elsewhere(entry):
            message = f"{entry.term!r} is defined and never used"
            yield Problem(entry.line, entry.column, "unused-term", message, "warning")


def _forms(term: str) -> re.Pattern[str]:
    """Return what matches a term in any form: each of its words may have another ending, and their order be turned."""
    bare = re.sub(r"\s*\(.*", "", term)
    last, comma, first = bare.partition(", ")
    names = [f"{first} {last}", last, first] if comma else [bare]
    phrases = (r"\w*\s".join(re.escape(_stem(word)) for word in _loose(name).split()) for name in names)
    return re.compile("|".join(rf"\b{phrase}" for phrase in phrases), re.IGNORECASE)


class _Uses:
    """The texts of a document, found by the words in them."""

    def __init__(self, document: Document) -> None:
        self.texts = [(_loose(text), line) for text, line in _told(document)]
        self.places: dict[str, set[int]] = {}
        for at, (text, _) in enumerate(self.texts):
            for word in text.split():
                self.places.setdefault(word.strip('.,;:()"'), set()).add(at)
        self.words = sorted(self.places)

    def elsewhere(self, entry: Entry) -> bool:
        """Return whether a term is used in any form outside of its own entry."""
        forms = _forms(entry.term)
        tried: set[int] = set()
        for word in _loose(re.sub(r"\s*\(.*", "", entry.term)).replace(",", " ").split():
            stem = _stem(word)
            for known in self.words[bisect_left(self.words, stem) :]:
                if not known.startswith(stem):
                    break
                tried |= self.places[known]
        return any(self.texts[at][1] != entry.line and forms.search(self.texts[at][0]) for at in tried)


def _told(document: Document) -> Iterator[tuple[str, int]]:
    for rule in document.rules:
        yield f"{rule.title} {rule.text}", rule.line
    for example in document.examples:
        yield example.text, example.line
    for entry in document.entries:
        yield entry.text, entry.line
    for heading in document.headings:
        yield heading.title, heading.line
    for card in document.cards:
        yield card.text, card.line


def _introduced(rule: Rule, known: frozenset[str]) -> Iterator[str]:
    """Yield the terms that a rule uses as terms: what it calls something, and known terms that are its whole title."""
    for match in _CALLED.finditer(rule.text):
        yield match[1]
    yield from re.findall(r"\*\*([^*]{3,40})\*\*", rule.text)
    if rule.title.casefold() in known:
        yield rule.title


def _loose(text: str) -> str:
    return folded(text).replace("-", " ").casefold()


def _stem(term: str) -> str:
    """Return the part of a term that its forms share, the order of "Type, Card" put right.

    >>> _stem("Combat Damage"), _stem("Type, Card"), _stem("Exhausted")
    ('combat damag', 'card typ', 'exhaust')
    """
    bare = re.sub(r"\s*\(.*", "", term)
    last, comma, first = bare.partition(", ")
    words = _loose(f"{first} {last}" if comma else bare).strip()
    for ending in _ENDINGS:
        if words.endswith(ending) and len(words) - len(ending) >= SHORT:
            return words.removesuffix(ending)
    return words


def glossary_problems(document: Document) -> Iterator[Problem]:
    """Yield glossary terms whose number is no rule's, or that of a rule which doesn't speak of the term."""
    by_number = {rule.number: rule for rule in document.rules}
    for entry in document.entries:
        for number in references(f"({entry.reference})"):
            rules = [
                rule for each, rule in by_number.items() if each == number or each.startswith((f"{number}.", number))
            ]
            if not rules:
                yield Problem(entry.line, entry.column, "glossary-number", f"{entry.term!r} names {number}, no rule's")
            elif not _speaks(rules, entry, document):
                message = f"{entry.term!r} names {number}, which doesn't speak of it"
                yield Problem(entry.line, entry.column, "glossary-number", message)


def _speaks(rules: list[Rule], entry: Entry, document: Document) -> bool:
    section = rules[0].number.partition(".")[0]
    titles = [heading.title for heading in document.headings if heading.number == section]
    told = _loose(" ".join((*titles, *(f"{r.title} {r.text} {' '.join(e.text for e in r.examples)}" for r in rules))))
    return (
        any(_stem(word) in told for word in (entry.term, *entry.term.split()) if len(word) > 1) or len(entry.term) == 1
    )


def card_problems(documents: tuple[Document, ...], known: frozenset[str]) -> Iterator[Problem]:
    """Yield cards that examples print or name and nobody knows."""
    printed = {_plain_name(card.name) for document in documents for card in document.cards}
    library = {_plain_name(name) for name in known}
    near = _Nearest(known)
    for document in documents:
        for card in document.cards:
            if _plain_name(card.name) not in library:
                yield _unknown(card.name, card.line, card.column, near)
        for example in document.examples:
            for match in _NAMED.finditer(example.text):
                name = re.sub(r"['’](?:s)?$", "", match[1])
                plain = _plain_name(name)
                if plain not in library and plain not in printed and plain.removesuffix("'") not in printed:
                    yield _unknown(name, example.line, example.column, near)


def _plain_name(name: str) -> str:
    return folded(name).casefold()


class _Nearest:
    """The known card that is most like a name, tried among those that begin like it."""

    def __init__(self, known: frozenset[str]) -> None:
        self.by_beginning: dict[str, list[str]] = {}
        for name in sorted(known):
            self.by_beginning.setdefault(name[:2].casefold(), []).append(name)

    def __call__(self, name: str) -> str:
        return next(iter(get_close_matches(name, self.by_beginning.get(name[:2].casefold(), ()), 1, 0.6)), "")


def _unknown(name: str, line: int, column: int, near: _Nearest) -> Problem:
    like = near(name)
    hint = f"; the nearest is {like!r}" if like else ""
    return Problem(line, column, "unknown-card", f"nobody knows a card {name!r}{hint}", "warning")
