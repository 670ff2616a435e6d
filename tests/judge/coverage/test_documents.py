"""The documents held against the scenarios that travel with the program, and the reasons that are given."""

from typing import get_args

import pytest

from judge.coverage.coverage_report import complaints
from judge.coverage.coverage_survey import Survey, chosen_editions, survey
from judge.coverage.implementations import implementations
from judge.coverage.stated_reasons import Kind, Reason, example_reasons, rule_reasons
from judge.rulebook import find_rule
from judge.rulebook.document_examples import known_examples
from tests.played_once import PlayedOnce


@pytest.fixture(scope="module")
def surveyed(played_once: PlayedOnce) -> Survey:
    played_once.play_all()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("scenarios.runner.judge", played_once.judge)
        return survey((), chosen_editions(()), rules=True, examples=True)


def test_every_rule_and_every_example_is_accounted_for(surveyed: Survey) -> None:
    assert complaints(surveyed.rules or (), surveyed.examples or (), surveyed.evidence) == ()


def test_the_rows_are_the_rules_of_all_documents(surveyed: Survey) -> None:
    counts = {edition: sum(row.edition == edition for row in surveyed.rules or ()) for edition in chosen_editions(())}
    assert counts["cr-2007-05"] == 317
    assert counts["cr-2009-combat"] == 27
    assert min(counts.values()) > 12


@pytest.mark.parametrize(("rule", "reason"), rule_reasons().items(), ids=rule_reasons())
def test_a_reason_is_a_sentence_that_names_rules(rule: str, reason: Reason) -> None:
    assert reason.kind in get_args(Kind)
    assert reason.why.endswith(".")
    assert reason.why[0].isupper()
    assert rule not in reason.by
    played = implementations()
    for by in reason.by:
        home = find_rule(by)
        assert (home.edition, home.number) in played


def test_what_is_done_elsewhere_says_where() -> None:
    assert [rule for rule, reason in rule_reasons().items() if reason.kind == "elsewhere" and not reason.by] == []


def test_what_is_permitted_is_shown() -> None:
    assert [rule for rule, reason in rule_reasons().items() if reason.kind == "permission" and not reason.shown] == []


def test_examples_that_are_the_same_are_examples() -> None:
    for example, same in example_reasons().same_as.items():
        assert example in known_examples(example.partition("/")[0])
        assert same in known_examples(same.partition("/")[0])
