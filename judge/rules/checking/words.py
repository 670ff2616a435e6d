"""Words of a draft: used and never defined, defined and never used, cards nobody knows, glossary against rules."""

import re
from collections.abc import Iterator
from difflib import get_close_matches

from judge.rules.checking.problems import Problem
from judge.rules.reading.document import Document, Entry, Reading, Rule
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
    uses = _uses(document)
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
        words = _forms(entry.term)
        if not see and not any(words.search(text) for text, line in uses if line != entry.line):
            message = f"{entry.term!r} is defined and never used"
            yield Problem(entry.line, entry.column, "unused-term", message, "warning")


def _forms(term: str) -> re.Pattern[str]:
    """Return what matches a term in any form: each of its words may have another ending, and their order be turned."""
    bare = re.sub(r"\s*\(.*", "", term)
    last, comma, first = bare.partition(", ")
    names = [f"{first} {last}", last, first] if comma else [bare]
    phrases = (r"\w*\s".join(re.escape(_stem(word)) for word in _loose(name).split()) for name in names)
    return re.compile("|".join(rf"\b{phrase}" for phrase in phrases), re.IGNORECASE)


def _uses(document: Document) -> list[tuple[str, int]]:
    parts: list[tuple[str, int]] = [(f"{rule.title} {rule.text}", rule.line) for rule in document.rules]
    parts += [(example.text, example.line) for example in document.examples]
    parts += [(entry.text, entry.line) for entry in document.entries]
    parts += [(heading.title, heading.line) for heading in document.headings]
    return [(_loose(text), line) for text, line in parts] + [(_loose(card.text), card.line) for card in document.cards]


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


def card_problems(reading: Reading, documents: tuple[Document, ...], known: frozenset[str]) -> Iterator[Problem]:
    """Yield cards that examples print or name and nobody knows."""
    del reading  # Cards have places of their own.
    printed = {card.name for document in documents for card in document.cards}
    folded_names = {folded(name).casefold() for name in (*known, *printed)}
    for document in documents:
        for card in document.cards:
            if folded(card.name).casefold() not in {folded(name).casefold() for name in known}:
                yield _unknown(card.name, card.line, card.column, known)
        for example in document.examples:
            for match in _NAMED.finditer(example.text):
                name = re.sub(r"['’]s$", "", match[1])
                if folded(name).casefold() not in folded_names and not any(name in each for each in printed):
                    yield _unknown(name, example.line, example.column, known)


def _unknown(name: str, line: int, column: int, known: frozenset[str]) -> Problem:
    near = get_close_matches(name, known, 1, 0.6)
    hint = f"; the nearest is {near[0]!r}" if near else ""
    return Problem(line, column, "unknown-card", f"nobody knows a card {name!r}{hint}", "warning")
