"""Numbers that rules state: each is a parameter or has its reason, and none changes in silence."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.state.editions import REFERENCE
from judge.documents.impact.edition_records import records
from judge.documents.impact.impact_analysis import impact_of
from judge.documents.impact.stated_parameters import PARAMETERS
from judge.documents.reader.document import Document, Rule
from judge.documents.reader.document_reader import read_file
from judge.documents.reader.text_references import split_at_references
from judge.documents.recognition import recognise
from judge.rulebook.rule_entries import rules_by_id
from judge.rulebook.stated_numbers import numbers_of, stated_numbers
from tests.judge.documents.own_rules import OWN
from tests.judge.documents.test_edits import document


@pytest.fixture(scope="module")
def reference(published: dict[str, Path]) -> Document:
    found = recognise(read_file(published["001"]).documents[0])
    assert found is not None
    return found.document


def edited(whole: Document, number: str, old: str, new: str) -> Document:
    def made(rule: Rule) -> Rule:
        assert rule.number != number or old in rule.text
        return replace(rule, text=rule.text.replace(old, new)) if rule.number == number else rule

    return replace(whole, rules=tuple(map(made, whole.rules)))


def test_every_listed_rule_is_one_of_the_reference_edition() -> None:
    assert stated_numbers().keys() <= rules_by_id("cr-2007-05").keys()
    assert all(each.states and each.why for each in stated_numbers().values())


def test_every_number_is_a_parameter_or_has_its_reason(reference: Document) -> None:
    found: dict[str, tuple[str, ...]] = {}
    for rule in reference.rules:
        numbers = list(numbers_of(" § ".join(split_at_references(rule.text)[::2])))
        for parameter in PARAMETERS:
            value = parameter.read(rule.text) if rule.id in parameter.rules else None
            if type(value) is int:
                left = " § ".join(split_at_references(parameter.rest(rule.text))[::2])
                read = [each for each in numbers if numbers.count(each) > numbers_of(left).count(each)]
                for each in dict.fromkeys(read):
                    numbers.remove(each)
        if numbers:
            found[rule.id] = tuple(numbers)
    assert found == {name: each.states for name, each in stated_numbers().items()}


@pytest.mark.parametrize(
    ("number", "old", "new"),
    [
        ("207.1", "two professions", "three professions"),
        ("301.1", "two trait icons", "three trait icons"),
        ("503.2a", "seven cards", "six cards"),
        ("800.2b", "four copies", "three copies"),
        ("411.1", "six game zones", "seven game zones"),
    ],
)
def test_a_number_that_no_parameter_reads_needs_review(number: str, old: str, new: str, reference: Document) -> None:
    impact = impact_of(reference, edited(reference, number, old, new), [])
    (effect,) = impact.to_review
    assert effect.change.new == number
    assert "which no parameter reads: it" in effect.review
    assert impact.code == 4


def test_a_rule_that_said_so_before_changes_no_parameter(reference: Document) -> None:
    impact = impact_of(reference, edited(reference, "407.6", "If one or more", "If two or more"), [])
    assert not [each for each in impact.readings if each.changed]
    assert [each.change.new for each in impact.to_review] == ["407.6"]


def test_both_documents_are_played_as_they_read(reference: Document) -> None:
    six, five = (edited(reference, "101.1", "seven cards", f"{many} cards") for many in ("six", "five"))
    before, after = records(six, five, impact_of(six, five, []).readings)
    assert (before.opening_hand, after.opening_hand) == (6, 5)
    own = document(OWN.replace("of seven cards", "of four cards"))
    before, after = records(own, own, impact_of(own, own, []).readings)
    assert before == after == replace(REFERENCE, opening_hand=4)


def test_what_an_edited_edition_states_is_no_difference_that_is_known(
    reference: Document, published: dict[str, Path]
) -> None:
    found = recognise(read_file(published["003"]).documents[1])
    assert found is not None
    whole = impact_of(reference, found.document, [])
    changed = edited(found.document, "602.2b", "one", "two")
    impact = impact_of(reference, changed, [])
    assert records(reference, changed, impact.readings)[1].protectors_per_combat == 2
    assert records(reference, found.document, whole.readings)[1].protectors_per_combat == 1
