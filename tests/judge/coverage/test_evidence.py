"""What a run shows."""

import pytest

from judge.coverage.evidence import RuleKey, Witness, gather, key_of
from tests.judge.coverage.conftest import Outcome


@pytest.mark.parametrize(
    ("rule", "edition", "key"),
    [
        ("602.4", "cr-2007-05", ("cr-2007-05", "602.4")),
        ("602.4", "cr-2009-combat", ("cr-2009-combat", "602.3a")),
        ("602.4", "faq-2009-03", ("cr-2009-combat", "602.3a")),
        ("cr-2009-combat:602.4", "clarifications-de", ("cr-2009-combat", "602.4")),
        ("407.1", "cr-2009-combat", ("cr-2007-05", "407.1")),
        ("faq-2009-03:3", "faq-2009-03", ("faq-2009-03", "3")),
        ("100.1", "cr-2007-04", ("cr-2007-04", "100.1")),
        ("602.4", "starter-2006", ("cr-2007-05", "602.4")),
        ("602", "cr-2007-05", None),
    ],
)
def test_a_rule_counts_where_it_is_in_force(rule: str, edition: str, key: RuleKey | None) -> None:
    assert key_of(rule, edition) == key


def lines(found: dict[RuleKey, list[Witness]], key: RuleKey) -> list[int]:
    return [witness.line for witness in found.get(key, ())]


def test_scenarios_show_the_rules_they_apply_and_those_they_are_about(outcome: Outcome) -> None:
    evidence = gather(
        [outcome(3, "rule:602.2", rules=("602.2", "407.1")), outcome(9, "wip", rules=("602.2",))],
    )
    assert lines(evidence.applied, ("cr-2007-05", "602.2")) == [3, 9]
    assert lines(evidence.tagged, ("cr-2007-05", "602.2")) == [3]
    assert lines(evidence.applied, ("cr-2007-05", "407.1")) == [3]
    assert lines(evidence.tagged, ("cr-2007-05", "407.1")) == []


def test_what_is_not_as_ruled_shows_no_rule_and_is_counted(outcome: Outcome) -> None:
    evidence = gather(
        [
            outcome(3, "example:cr-2007-05/100.1#1", rules=("602.2",), verdict="differs"),
            outcome(9, rules=("602.2",), verdict="cannot judge"),
        ],
    )
    assert evidence.applied == {}
    assert (evidence.played, evidence.undecided) == (2, 2)
    assert [witness.verdict for witness in evidence.examples["cr-2007-05/100.1#1"]] == ["differs"]


def test_one_scenario_under_two_editions_shows_each_of_them(outcome: Outcome) -> None:
    evidence = gather([outcome(3, rules=("602.4",)), outcome(3, rules=("602.4",), edition="cr-2009-combat")])
    assert lines(evidence.applied, ("cr-2007-05", "602.4")) == [3]
    assert lines(evidence.applied, ("cr-2009-combat", "602.3a")) == [3]
