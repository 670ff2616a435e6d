"""Fingerprints: what changes them and what doesn't, and the data against the catalogue and the documents."""

import json
from pathlib import Path

import pytest

from engine.state.editions import EDITIONS
from judge.documents.fingerprints import digest, fingerprint, of_text
from judge.documents.impact.stated_parameters import PARAMETERS
from judge.documents.known_fingerprints import FINGERPRINTS, known_editions, known_rules, known_terms
from judge.documents.reader.document import Example, Rule
from judge.documents.reader.document_reader import read_file
from judge.documents.recognition import recognise
from judge.documents.taken_fingerprints import fingerprints_json
from judge.rulebook import rules_of
from judge.rulebook.glossary import terms

LOST = {"303.2", "306.4a", "403.3", "407.5", "410.2", "602.3", "707.1d"}
FILES = {
    "cr-2007-04": ("000", 0), "cr-2007-05": ("001", 0), "faq-2009-03": ("002", 0), "clarifications-de": ("003", 0),
    "cr-2009-combat": ("003", 1), "starter-2006": ("004", 0),
}  # fmt: skip

NUMBERS = {"602.2": "protect-point", "603.1": "protect-point", "602.4": "strike"}


def resolve(number: str) -> str:
    return NUMBERS.get(number, number)


@pytest.mark.parametrize(
    ("first", "second", "same"),
    [
        ("A card is ready.", "A  card\nis\u00a0ready.", True),
        ("Pre-priority processing.", "Pre-priority pro-\ncessing.", True),
        ("A card isn't “ready” - or so.", 'A card isn’t "ready" — or so.', True),
        ("A card is ready ( ).", "A card is ready.", True),
        ("As in 602.2.", "As in 603.1.", True),
        ("As in 602.2.", "As in 602.4.", False),
        ("A card is ready.", "A card is Ready.", False),
        ("A card has +1 ATK.", "A card has -1 ATK.", False),
        ("A card is ready.", "A card is ready!", False),
        ("Draw seven cards.", "Draw six cards.", False),
        ("As in 602.2 and so on.", "As in and so on 602.2.", False),
    ],
)
def test_a_fingerprint_changes_with_what_is_said(first: str, second: str, same: bool) -> None:  # noqa: FBT001
    assert (of_text(first, resolve) == of_text(second, resolve)) is same


def test_parts_don_t_run_together() -> None:
    assert digest(("ab", "c")) != digest(("a", "bc"))
    assert digest(("ab",)) != digest(("ab", ""))


def test_text_title_and_examples_have_fingerprints_apart() -> None:
    rule = Rule("602.2", "Text.", 1, title="Title", examples=(Example("One.", 2), Example("Two.", 3)))
    printed = fingerprint(rule, resolve)
    assert len({printed.text, printed.title, *printed.examples}) == 4
    assert fingerprint(Rule("603.9", "Text.", 7, title="2. Title", examples=rule.examples), resolve) == printed


def test_every_rule_that_a_document_still_has_has_a_fingerprint() -> None:
    assert set(known_editions()) == set(EDITIONS)
    for edition in known_editions():
        catalogued = {
            rule.id for rule in rules_of(edition).values() if rule.number not in LOST or "2007-05" not in edition
        }
        assert set(known_rules(edition)) == catalogued
    assert len({term.id for term in terms()} & set(known_terms("cr-2007-05"))) == 109


@pytest.mark.parametrize("edition", FILES)
def test_the_data_is_what_the_document_gives(edition: str, published: dict[str, Path]) -> None:
    file, part = FILES[edition]
    told = fingerprints_json(read_file(published[file]).documents[part], edition)
    assert json.loads(told) == json.loads((FINGERPRINTS / f"{edition}.json").read_bytes())


@pytest.mark.parametrize("edition", ["cr-2007-04", "cr-2007-05", "cr-2009-combat"])
def test_the_parameters_of_an_edition_are_those_its_text_states(edition: str, published: dict[str, Path]) -> None:
    file, part = FILES[edition]
    found = recognise(read_file(published[file]).documents[part])
    assert found is not None
    texts = {rule.id: rule.text for rule in found.document.rules}
    stating = {p.field: (p, rule) for p in PARAMETERS for rule in reversed(p.rules) if rule in texts}
    read = {field: parameter.read(texts[rule]) for field, (parameter, rule) in stating.items()}
    assert read
    stated = {field: value for field, value in read.items() if value is not None}
    assert stated == {field: getattr(EDITIONS[edition], field) for field in stated}
    if edition == "cr-2007-05":
        assert set(read) - set(stated) <= {"uniqueness_destroys"}
        assert len(stated) >= 13
