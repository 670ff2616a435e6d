"""The fingerprints of the known editions, which come with the program."""

import json
from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import TypedDict, cast

from judge.documents.fingerprints import Fingerprint, Resolve, of_examples, of_text, of_title
from judge.documents.reader.document import Rule
from judge.rulebook import REFERENCE, section_numbered
from judge.rulebook.rule_entries import rule_numbered
from judge.rulebook.rulebook_data import read_data

FINGERPRINTS = Path(__file__).with_name("data") / "fingerprints"


class _Row(TypedDict, total=False):
    number: str
    text: str
    title: str
    examples: list[str]


class _File(TypedDict):
    edition: str
    rules: dict[str, _Row]
    terms: dict[str, _Row]


@dataclass(frozen=True, slots=True)
class KnownRule:
    """A rule or term of a known edition: its id, its number there, and its fingerprint."""

    id: str
    number: str
    fingerprint: Fingerprint


@cache
def known_editions() -> tuple[str, ...]:
    """Return the ids of the editions that have fingerprints."""
    return tuple(sorted(path.stem for path in FINGERPRINTS.glob("*.json")))


@cache
def known_rules(edition: str) -> dict[str, KnownRule]:
    """Return the rules of the edition by id, in the document's order; none where there are no fingerprints of it."""
    return _known(edition, "rules")


@cache
def known_terms(edition: str) -> dict[str, KnownRule]:
    """Return the terms of the edition's glossary by id."""
    return _known(edition, "terms")


def _known(edition: str, kind: str) -> dict[str, KnownRule]:
    path = FINGERPRINTS / f"{edition}.json"
    if not path.exists():
        return {}
    file = cast("_File", json.loads(path.read_bytes()))
    rows = file["rules"] if kind == "rules" else file["terms"]
    return {
        name: KnownRule(
            name,
            row.get("number", name),
            Fingerprint(row.get("text", ""), row.get("title", ""), tuple(row.get("examples", ()))),
        )
        for name, row in rows.items()
    }


@dataclass(frozen=True, slots=True)
class KnownPlaces:
    """The texts of a known edition, and its rules by those that one rule alone has, by titles, and by numbers."""

    texts: frozenset[str]
    by_text: dict[str, KnownRule]
    by_title: dict[str, KnownRule]
    by_number: dict[str, KnownRule]


@cache
def known_places(edition: str) -> KnownPlaces:
    """Return the rules of the edition by what they are recognised by; those of one text are told by their numbers."""
    known = known_rules(edition).values()
    many = Counter(each.fingerprint.text for each in known)
    return KnownPlaces(
        frozenset(many),
        {each.fingerprint.text: each for each in known if many[each.fingerprint.text] == 1},
        {each.fingerprint.title: each for each in known if each.fingerprint.title},
        {each.number: each for each in known},
    )


def resolver(edition: str) -> Resolve:
    """Return the function that gives the id of the rule or section with a number in the edition."""
    return cache(lambda number: _id_of(number, edition))


@lru_cache(maxsize=32768)
def text_in(edition: str, text: str) -> str:
    """Return the hash of a text in a known edition: a document has most of the texts of the one before it."""
    return of_text(text, _known_resolver(edition))


@cache
def _known_resolver(edition: str) -> Resolve:
    return resolver(edition)


def fingerprint_in(edition: str, rule: Rule) -> Fingerprint:
    """Return the fingerprint of a rule in a known edition."""
    examples = of_examples(rule.examples, _known_resolver(edition))
    return Fingerprint(text_in(edition, rule.text), of_title(rule.title), examples)


def _id_of(number: str, edition: str) -> str:
    if "." not in number:
        section = section_numbered(number, edition)
        return section.id if section else number
    found = rule_numbered(number, edition)
    if found is None and edition.startswith("cr-"):
        return _elsewhere(number, edition)
    return found.id if found else number


@cache
def _cited(edition: str) -> dict[str, str]:
    return {} if edition == "cr-2007-05" else {at: rule for rule, at in read_data(edition).get("cited", {}).items()}


def _elsewhere(number: str, edition: str) -> str:
    """Return the id of a rule that the edition cites although the rule itself is lost there."""
    rule = _cited(edition).get(number)
    if rule:
        return rule
    found = rule_numbered(number, REFERENCE) if edition == "cr-2009-combat" else None
    return found.id if found else number
