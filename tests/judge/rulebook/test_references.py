"""The rulebook's own consistency: ids, sentences and everything that points at something."""

import re
from collections import Counter

import pytest

from judge.rulebook import Rule, editions, rules_of, sections
from judge.rulebook.glossary import Term, terms
from judge.rulebook.open_points import Difference, OpenPoint, differences, open_points
from judge.rulebook.rulebook_data import read_data

RULES = [rule for edition in editions() for rule in rules_of(edition).values()]
RULE_IDS = {rule.id for rule in RULES}
TARGETS = RULE_IDS | set(sections())


def missing(pointers: tuple[str, ...], among: set[str]) -> set[str]:
    return set(pointers) - among


def test_every_reference_of_a_rule_resolves() -> None:
    dead = {
        f"{rule.edition}:{rule.number}": missing((*rule.refers, *rule.inferred, *rule.about), TARGETS) for rule in RULES
    }
    assert {name: ids for name, ids in dead.items() if ids} == {}


def test_no_reference_is_given_twice_or_to_the_rule_itself() -> None:
    for rule in RULES:
        pointed = (*rule.refers, *rule.inferred)
        assert len(pointed) == len(set(pointed)), rule.number
        assert rule.id not in pointed, rule.number


def test_terms_open_points_and_differences_point_at_rules() -> None:
    rows: list[Term | OpenPoint | Difference] = [*terms(), *open_points().values(), *differences().values()]
    for row in rows:
        assert missing(row.rules, RULE_IDS) == set(), row.id
        assert len(row.rules) == len(set(row.rules)), row.id


def test_open_points_and_differences_are_about_known_editions() -> None:
    for point in open_points().values():
        assert missing(point.editions, set(editions())) == set(), point.id
        assert point.taken in point.readings
        assert len(set(point.readings)) == 2, point.id
    for difference in differences().values():
        assert missing(tuple(difference.says), set(editions())) == set(), difference.id
        assert len(set(difference.says.values())) >= 2, difference.id


def test_ids_are_words_that_hold_one_rule_per_edition() -> None:
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", name) for name in TARGETS), "ids are words, so that numbers can change"
    assert Counter((rule.edition, rule.id) for rule in RULES).most_common(1)[0][1] == 1
    assert not RULE_IDS & set(sections())


def test_a_rule_of_two_editions_is_the_same_rule() -> None:
    comprehensive = {"cr-2007-04", "cr-2007-05", "cr-2009-combat"}
    homes: dict[str, set[str]] = {}
    for rule in RULES:
        homes.setdefault(rule.id, set()).add(rule.edition)
    assert all(len(found) == 1 or found <= comprehensive for found in homes.values())


@pytest.mark.parametrize("edition", list(editions()))
def test_every_rule_says_something_of_its_own(edition: str) -> None:
    said = Counter(rule.sentence for rule in rules_of(edition).values())
    assert said.most_common(1)[0][1] == 1
    for rule in rules_of(edition).values():
        assert is_a_sentence(rule.sentence), rule
        assert rule.title, rule


def test_every_term_says_something_of_its_own() -> None:
    assert Counter(term.sentence for term in terms()).most_common(1)[0][1] == 1
    assert all(is_a_sentence(term.sentence) for term in terms())
    assert len({term.id for term in terms()}) == len(terms())


def is_a_sentence(text: str) -> bool:
    return bool(re.fullmatch(r"[A-Z\"0-9].{14,}[.]", text)) and text.count(". ") == 0


def test_a_rule_without_words_of_its_own_says_what_the_reference_edition_says() -> None:
    silent = [
        (edition, entry["id"])
        for edition in ("cr-2007-04", "cr-2009-combat")
        for entry in read_data(edition)["rules"]
        if "sentence" not in entry
    ]
    assert len(silent) == 71 + 8
    reference = {rule.id: rule.sentence for rule in rules_of("cr-2007-05").values()}
    for edition, name in silent:
        assert reference[name] in {rule.sentence for rule in rules_of(edition).values()}


def test_merged_and_cited_rules_are_rules() -> None:
    for edition in ("cr-2007-04", "cr-2009-combat"):
        file = read_data(edition)
        elsewhere = {*file.get("merged", {}), *file.get("cited", {})}
        assert elsewhere <= RULE_IDS
        assert not elsewhere & {rule.id for rule in rules_of(edition).values()}


def test_an_example_has_the_id_of_its_edition() -> None:
    shape = re.compile(r"(?P<edition>[a-z0-9-]+)/[a-z0-9.-]+#[1-9]")
    named: list[tuple[Rule, str]] = [(rule, example) for rule in RULES for example in rule.examples]
    for rule, example in named:
        match = shape.fullmatch(example)
        assert match is not None
        assert match["edition"] == rule.edition
    assert len({example for _, example in named}) == len(named)
