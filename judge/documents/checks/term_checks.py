"""Checks of terms: used but never defined, defined but never used, or referring to a term that isn't defined."""

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import NamedTuple

from judge.documents.checks.draft_problems import Problem
from judge.documents.checks.word_places import Places
from judge.documents.checks.word_uses import Uses, flat, forms, loose, stem
from judge.documents.known_fingerprints import known_editions, known_terms
from judge.documents.reader.document import Document, Entry, Reading, Rule
from judge.rulebook.glossary import terms

_SEE_ALL = re.compile(r"^\W*(?:See|Voir|Siehe|cf\.)(?: also)? [\"“«]?\s*([^.\"”»]+?)\s*[\"”»]?\.?$", re.IGNORECASE)
_SEE_QUOTED = re.compile(r"\b(?:see|voir|siehe)(?: also)? [\"“«]\s*([^\"”»]{2,40}?)\s*[\"”»]", re.IGNORECASE)
_SEE_LAST = re.compile(r"(?<=[.;)] )(?:See|Voir|Siehe)(?: also)? ([^\W\d_][^.;()\"“”]{1,60})\.?$")
_AND = re.compile(r",\s*(?:and\s+)?|\s+(?:and|or|et|und)\s+")
_CALLED = re.compile(
    r"\b(?:is|are) called (?:an? |the |its |their )?[\"“*]*([A-Za-z][a-z-]+(?: [a-z-]+)?)[\"”*]*(?=[.,;)])"
)
_KEYWORD = re.compile(
    r"\b[Tt]he ([a-z][a-z-]{2,}) (?:keyword|tag|trait)\b|\b[Kk]eyword [\"“*]+([A-Za-z -]{3,30})[\"”*]+"
)
_MARKED = {
    "bold": re.compile(r"(?:\*\*|__)([^\W\d_][^*_:.,;!?\d]{1,38})(?:\*\*|__)"),
    "italic": re.compile(r"(?<![\w*])\*([^\W\d_][^*:.,;!?\d]{1,38})\*(?![\w*])"),
    "quoted": re.compile(r"[\"“„«]\s?([^\W\d_][^\"“”„»:.,;!?\d]{1,38}?)\s?[\"”»]"),
    "capital": re.compile(r"(?<=[a-zà-ÿ,;] )([A-ZÀ-Ý][a-zà-ÿ’'-]+(?: [A-ZÀ-Ý][a-zà-ÿ’'-]+){0,2})"),
}
_NO_KEYWORDS = {"same", "first", "second", "other", "that", "this", "card", "type", "each", "any", "new", "following"}
ENOUGH = 2
LIKE = 0.85


class _Use(NamedTuple):
    """A term as a rule writes it, and that rule."""

    term: str
    rule: Rule


def term_problems(reading: Reading, document: Document, names: frozenset[str] = frozenset()) -> Iterator[Problem]:
    """Yield terms that are used but never defined, or defined but never used; `names` are the names of cards."""
    if not document.entries:
        return
    defined = {stem(name): entry for entry in document.entries for name in (entry.term, *_parts(entry))}
    uses, places = Uses(document), Places(reading, document)
    told: set[str] = set()
    for use in _undefined(document, defined, names):
        if stem(use.term) not in told:
            told.add(stem(use.term))
            message = f"{use.term!r} is used and the glossary doesn't define it"
            yield Problem(*places.of(use.term, use.rule), "undefined-term", message, "warning")
    for entry in document.entries:
        sent = [*_sent(entry, defined)]
        for term in sent:
            message = f"{entry.term!r} refers to {term!r}, which isn't defined"
            yield Problem(*places.of(term, entry), "undefined-term", message)
        if not _SEE_ALL.match(entry.text.strip()) and not uses.elsewhere(entry):
            message = f"{entry.term!r} is defined and never used"
            yield Problem(entry.line, entry.column, "unused-term", message, "warning")


def _sent(entry: Entry, defined: dict[str, Entry]) -> Iterator[str]:
    """Yield the terms that an entry refers to and that the glossary doesn't have."""
    text = entry.text.strip()
    whole = _SEE_ALL.match(text)
    found = [whole[1]] if whole else [*_SEE_QUOTED.findall(text), *_SEE_LAST.findall(text)]
    for phrase in found:
        if _is_defined(phrase, defined) or re.search(r"\d", phrase):
            continue
        yield from (each for each in _AND.split(phrase) if each and not _is_defined(each, defined))


def _is_defined(term: str, defined: dict[str, Entry]) -> bool:
    return stem(term) in defined


def _parts(entry: Entry) -> list[str]:
    """Return the names of an entry that has several: "Dice, Die" and "Ready (Verb)"."""
    return [re.sub(r"\s*\(.*", "", each) for each in re.split(r",\s|\s/\s", entry.term)]


def _undefined(document: Document, defined: dict[str, Entry], names: frozenset[str]) -> Iterator[_Use]:
    """Yield uses of terms that the glossary doesn't define, where the text shows that they are terms."""
    yield from (use for use in _introduced(document) if not _is_defined(use.term, defined))
    yield from (use for use in _keywords(document) if not _is_defined(use.term, defined))
    cards = {name.casefold() for name in (*names, *(card.name for card in document.cards))}
    for way, pattern in _MARKED.items():
        found = [
            _Use(match[1].strip(), rule)
            for rule in document.rules
            for match in pattern.finditer(rule.text)
            if match[1].strip().casefold() not in cards
        ]
        unknown = [use for use in found if not _is_defined(use.term, defined)]
        if _marks_terms(way, found, unknown):
            yield from unknown
    yield from _lost(document, defined)


def _marks_terms(way: str, found: list[_Use], unknown: list[_Use]) -> bool:
    """Return whether a document marks its terms in this way: `found` are all marked words, `unknown` the undefined.

    Bold words count as terms unless most of them are undefined. Words that are marked in another way count as terms
    only if enough of them are defined.
    """
    all_of, others = {stem(use.term) for use in found}, {stem(use.term) for use in unknown}
    known = len(all_of) - len(others)
    if way == "bold":
        return len(others) <= max(known, ENOUGH)
    return known >= ENOUGH and known >= len(others)


def _introduced(document: Document) -> Iterator[_Use]:
    """Yield terms that a rule introduces with "is called" and that other sections or the glossary use."""
    for rule in document.rules:
        for match in _CALLED.finditer(rule.text):
            pattern, section = forms(match[1]), rule.number.partition(".")[0]
            others = [each.text for each in document.rules if each.number.partition(".")[0] != section]
            others += [entry.text for entry in document.entries]
            if any(pattern.search(loose(text)) for text in others):
                yield _Use(match[1], rule)


def _keywords(document: Document) -> Iterator[_Use]:
    """Yield the words that a rule calls a keyword, a tag or a trait."""
    for rule in document.rules:
        for match in _KEYWORD.finditer(rule.text):
            word = match[1] or match[2]
            if word not in _NO_KEYWORDS:
                yield _Use(word, rule)


def _lost(document: Document, defined: dict[str, Entry]) -> Iterator[_Use]:
    """Yield terms that the rules use and that the glossary lacks although it has most terms of a known glossary."""
    named = {term.id: term.term for term in terms()}
    known = {flat(stem(part)) for entry in defined.values() for part in (entry.term, *_parts(entry))}
    for edition in known_editions():
        held = [named.get(term, term) for term in known_terms(edition)]
        missing = [name for name in held if flat(stem(name)) not in known]
        if len(missing) < len(held) / 2:
            # A term that the draft spells differently isn't missing.
            lost = [name for name in missing if not get_close_matches(flat(stem(name)), known, 1, LIKE)]
            yield from (use for name in lost if (use := _used(name, document.rules)))


def _used(name: str, rules: Iterable[Rule]) -> _Use | None:
    """Return the first use of a term in the rules, whatever the endings of its words, with or without accents."""
    last, comma, first = re.sub(r"\s*\(.*", "", name).partition(", ")
    words = map(stem, (f"{first} {last}" if comma else last).split())
    pattern = re.compile(r"\b" + r"\w{0,3}[\s-]".join(re.escape(flat(word)) for word in words) + r"\w{0,3}\b")
    for rule in rules:
        match = pattern.search(flat(rule.text))
        if match:
            return _Use(rule.text[match.start() : match.end()], rule)
    return None
