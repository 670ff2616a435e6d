"""Every rule of the documents, and what stands against it."""

import pytest

from judge.coverage.evidence import gather
from judge.coverage.implementations import implementations
from judge.coverage.rule_coverage import RuleRow, Sources, Standing, rule_rows
from judge.coverage.stated_reasons import Reason
from scenarios.outcome import ScenarioOutcome
from tests.judge.coverage.conftest import Outcome

REASON = Reason("definition", "it names a thing")
EDITIONS = ("cr-2007-05", "cr-2009-combat", "faq-2009-03")


def rows(
    *outcomes: ScenarioOutcome, reasons: dict[str, Reason] | None = None, **implemented: str
) -> dict[str, RuleRow]:
    """Return the rows by rule; `implemented` has a function under each rule of the reference edition, as r602_4."""
    functions = {("cr-2007-05", name[1:].replace("_", ".")): (by,) for name, by in implemented.items()}
    found = rule_rows(EDITIONS, Sources(functions, gather(outcomes), reasons or {}))
    return {row.rule: row for row in found}


def test_every_rule_has_a_row() -> None:
    found = rows()
    assert sum(":" not in rule for rule in found) == 317
    assert sum(rule.startswith("cr-2009-combat:") for rule in found) == 27
    assert {row.standing for row in found.values()} == {"neither"}


@pytest.mark.parametrize(
    ("implemented", "applied", "excused", "standing", "accounted"),
    [
        (True, True, False, "implemented and applied", True),
        (True, True, True, "implemented and applied", False),
        (True, False, False, "implemented, never applied", False),
        (True, False, True, "implemented, never applied", False),
        (False, True, False, "applied, not implemented", False),
        (False, True, True, "applied, not implemented", False),
        (False, False, False, "neither", False),
        (False, False, True, "neither", True),
    ],
)
def test_what_stands_against_a_rule(
    *, outcome: Outcome, implemented: bool, applied: bool, excused: bool, standing: Standing, accounted: bool
) -> None:
    played = [outcome(3, rules=("602.2",))] if applied else []
    functions = {"r602_2": "engine.protect"} if implemented else {}
    row = rows(*played, reasons={"602.2": REASON} if excused else {}, **functions)["602.2"]
    assert (row.standing, row.is_accounted) == (standing, accounted)
    assert (row.complaint is None) is accounted


def test_a_later_combat_rule_has_the_functions_of_its_id_but_scenarios_of_its_own(outcome: Outcome) -> None:
    earlier = outcome(3, rules=("602.4",))
    found = rows(earlier, r602_4="engine.strike")
    assert found["602.4"].standing == "implemented and applied"
    assert found["cr-2009-combat:602.3a"].standing == "implemented, never applied"
    found = rows(outcome(3, rules=("602.4",), edition="faq-2009-03"), r602_4="engine.strike")
    assert found["602.4"].standing == "implemented, never applied"
    assert found["cr-2009-combat:602.3a"].standing == "implemented and applied"


def test_a_later_rule_that_took_others_in_has_their_functions() -> None:
    found = rows(r603_3a="engine.first", r603_3b="engine.second")["cr-2009-combat:603.3"]
    assert found.functions == ("engine.first", "engine.second")
    assert found.through == ("603.3", "603.3a", "603.3b")


def test_an_answer_goes_through_the_rules_it_is_about(outcome: Outcome) -> None:
    found = rows(outcome(3, rules=("408.2",)), r408_2="engine.pay")["faq-2009-03:1/no-saved-resources"]
    assert (found.standing, found.through) == ("implemented and applied", ("408.2",))


def test_scenarios_about_the_rule_come_first(outcome: Outcome) -> None:
    found = rows(outcome(3, rules=("602.2",)), outcome(9, "rule:602.2", rules=("602.2",)))["602.2"]
    assert [witness.line for witness in found.scenarios] == [9, 3]


def test_a_reason_for_a_rule_that_is_none_is_told() -> None:
    row = rows(reasons={"999.1": REASON})["999.1"]
    assert row.complaint == "a reason is given for 999.1, which no document has"


def test_every_implementation_is_of_a_known_rule() -> None:
    found = implementations()
    assert found["cr-2007-05", "100.4"] == ("engine.view.deck_rules._copy_reasons",)
    assert all(name.startswith("engine.") for functions in found.values() for name in functions)


def test_a_reason_names_scenarios_that_there_are(outcome: Outcome) -> None:
    shown = Reason("permission", "nothing forbids it", shown=("a: scenario 3",))
    row = rows(outcome(3), reasons={"602.2": shown})["602.2"]
    assert (row.is_accounted, row.unshown) == (True, ())
    row = rows(outcome(4), outcome(3, verdict="differs"), reasons={"602.2": shown})["602.2"]
    assert (row.is_accounted, row.unshown) == (False, ("a: scenario 3",))
    assert (row.complaint or "").endswith("its reason names scenarios that aren't played: a: scenario 3")


def test_an_edition_that_says_the_same_has_the_same_reason() -> None:
    found = rows(reasons={"601.2e": REASON, "600.2": REASON})
    assert found["cr-2009-combat:600.2"].reason is REASON
    assert found["cr-2009-combat:601.2e"].reason is None
