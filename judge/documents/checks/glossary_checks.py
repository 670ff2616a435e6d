"""Checks of the rule numbers in a draft's glossary, and of the cards that its examples print or name."""

import re
from bisect import bisect_left
from collections.abc import Iterator

from judge.documents.checks.draft_problems import Problem
from judge.documents.checks.word_places import Places
from judge.documents.checks.word_uses import loose, stem
from judge.documents.reader.document import Document, Entry, Reading, Rule
from judge.documents.reader.folded_text import folded
from judge.documents.reader.text_references import references
from scenarios.near_names import near_name

_AT_ITS_END = re.compile(r"\((?:see (?:rules? |section )?)?([\d.a-z]+)\)\.?$")
_NAMED = re.compile(
    r"\b(?:plays?|controls?|completes?|attach(?:es)?|uses?)\s((?:[A-Z][\w'’-]+)(?:\s(?:(?:of|the|in)\s)*[A-Z][\w'’-]+)+)"
)


def glossary_problems(reading: Reading, document: Document) -> Iterator[Problem]:
    """Yield glossary terms with the number of no rule, or of a rule that doesn't mention the term.

    The number is in parentheses behind the term. A number at the end of the text may be meant as that, too.
    """
    places = Places(reading, document)
    for entry in document.entries:
        for number in references(f"({entry.reference})"):
            rules = _rules_at(number, document)
            if not rules:
                message = f"{entry.term!r} names {number}, which is no rule"
                yield Problem(*places.of(number, entry), "glossary-number", message)
            elif not _mentions(rules, entry, document):
                message = f"{entry.term!r} names {number}, which doesn't mention it"
                yield Problem(*places.of(number, entry), "glossary-number", message)
        last = _AT_ITS_END.search(entry.text.strip())
        for number in references(f"({last[1]})") if last and not entry.reference else ():
            if (rules := _rules_at(number, document)) and not _mentions(rules, entry, document):
                message = f"{entry.term!r} ends in {number}, which doesn't mention it"
                yield Problem(*places.of(number, entry), "glossary-number", message, "warning")


def _rules_at(number: str, document: Document) -> list[Rule]:
    """Return the rule of a number with its sub-rules, or those of a section."""
    return [
        rule for rule in document.rules if rule.number == number or re.match(rf"{re.escape(number)}\D", rule.number)
    ]


def _mentions(rules: list[Rule], entry: Entry, document: Document) -> bool:
    section = rules[0].number.partition(".")[0]
    titles = [heading.title for heading in document.headings if heading.number == section]
    told = loose(" ".join((*titles, *(f"{r.title} {r.text} {' '.join(e.text for e in r.examples)}" for r in rules))))
    return (
        any(stem(word) in told for word in (entry.term, *entry.term.split()) if len(word) > 1) or len(entry.term) == 1
    )


def card_problems(reading: Reading, known: frozenset[str]) -> Iterator[Problem]:
    """Yield unknown cards that examples print or name."""
    printed = {_plain_name(card.name) for document in reading.documents for card in document.cards}
    library = {_plain_name(name) for name in known}
    known_names = sorted(library | printed)
    near = _Nearest(known)
    for document in reading.documents:
        places = Places(reading, document)
        for card in document.cards:
            if _plain_name(card.name) not in library:
                yield _unknown(card.name, card.line, card.column, near)
        for example in document.examples:
            for match in _NAMED.finditer(example.text):
                name = re.sub(r"['’](?:s)?$", "", match[1])
                plain = _plain_name(name)
                if not _is_begun(plain, known_names):
                    yield _unknown(name, *places.of(name, example), near)


def _is_begun(name: str, known: list[str]) -> bool:
    """Return whether a known card has the name or begins with it: a text may name a card by its first words."""
    bare = name.removesuffix("'")
    at = bisect_left(known, bare)
    return at < len(known) and re.match(rf"{re.escape(bare)}(?!\w)", known[at]) is not None


def _plain_name(name: str) -> str:
    return folded(name).casefold()


class _Nearest:
    """Finds the known card that is most like a name, among those with the same first two letters."""

    def __init__(self, known: frozenset[str]) -> None:
        self.by_beginning: dict[str, list[str]] = {}
        for name in sorted(known):
            self.by_beginning.setdefault(name[:2].casefold(), []).append(name)

    def __call__(self, name: str) -> str:
        return near_name(name, self.by_beginning.get(name[:2].casefold(), ())) or ""


def _unknown(name: str, line: int, column: int, near: _Nearest) -> Problem:
    like = near(name)
    hint = f"; the nearest is {like!r}" if like else ""
    return Problem(line, column, "unknown-card", f"there is no known card {name!r}{hint}", "warning")
