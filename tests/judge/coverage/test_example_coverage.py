"""Every example of the documents, and what stands against it."""

import pytest

from judge.coverage.evidence import gather
from judge.coverage.example_coverage import ExampleRow, Standing, example_rows
from judge.coverage.stated_reasons import ExampleReasons, Reason, example_reasons
from judge.rulebook.document_examples import known_examples
from scenarios.outcome import Verdict
from tests.judge.coverage.conftest import Outcome

NONE = ExampleReasons({}, {})
EXAMPLE = "cr-2007-05/601.2d#1"


def row(rows: tuple[ExampleRow, ...], example: str) -> ExampleRow:
    (found,) = [each for each in rows if each.id == example]
    return found


def test_every_example_of_a_document_has_a_row_in_its_order() -> None:
    rows = [each for each in example_rows(gather([]), NONE) if each.edition == "cr-2007-05"]
    assert {each.id for each in rows} == known_examples("cr-2007-05")
    assert len(rows) == 74
    assert [each.under for each in rows[:2]] == ["103.4", "200.1"]
    assert rows[-1].under.startswith("glossary-")
    assert row(tuple(rows), "cr-2007-05/306.4#1").title == "Totem"
    assert row(tuple(rows), "cr-2007-05/glossary-unless#1").title == "Unless"


def test_answers_count_as_examples() -> None:
    rows = example_rows(gather([]), NONE)
    assert row(rows, "clarifications-de/13#1").title == "Powers at any time"
    assert row(rows, "faq-2009-03/1/unique-cards#1").title == "Cards of one name"
    assert row(rows, "faq-2009-03/1#1").title == "Totems"
    assert not [each for each in rows if each.id == "faq-2009-03/2.1#1"]


@pytest.mark.parametrize(
    ("verdicts", "excused", "standing"),
    [
        ((), False, "unaccounted"),
        ((), True, "excused"),
        (("as ruled",), False, "played"),
        (("as ruled", "as ruled"), False, "played"),
        (("as ruled", "cannot judge"), False, "not as ruled"),
        (("differs",), False, "not as ruled"),
        (("as ruled",), True, "needless reason"),
    ],
)
def test_what_stands_against_an_example(
    *, outcome: Outcome, verdicts: tuple[Verdict, ...], excused: bool, standing: Standing
) -> None:
    played = [outcome(n, f"example:{EXAMPLE}", verdict=verdict) for n, verdict in enumerate(verdicts)]
    reasons = ExampleReasons({EXAMPLE: Reason("definition", "nothing happens")} if excused else {}, {})
    found = row(example_rows(gather(played), reasons), EXAMPLE)
    assert found.standing == standing
    assert found.is_accounted is (standing in {"played", "excused"})


def test_an_example_that_two_documents_have_is_played_once(outcome: Outcome) -> None:
    earlier = "cr-2007-04/303.2d#1"
    reasons = ExampleReasons({}, {earlier: "cr-2007-05/303.2d#1"})
    rows = example_rows(gather([outcome(5, "example:cr-2007-05/303.2d#1")]), reasons)
    found = row(rows, earlier)
    assert (found.standing, found.same_as, found.scenarios[0].line) == ("played", "cr-2007-05/303.2d#1", 5)


def test_an_example_is_played_only_under_the_rules_of_its_own_document(outcome: Outcome) -> None:
    tag = "example:clarifications-de/4#1"
    elsewhere = gather([outcome(1, tag), outcome(1, tag, edition="faq-2009-03")])
    assert row(example_rows(elsewhere, NONE), "clarifications-de/4#1").standing == "unaccounted"
    at_home = gather([outcome(1, tag), outcome(1, tag, edition="clarifications-de")])
    found = row(example_rows(at_home, NONE), "clarifications-de/4#1")
    assert (found.standing, len(found.scenarios)) == ("played", 1)


def test_an_example_says_why_another_card_than_its_own_is_played() -> None:
    stand_ins = example_reasons().stand_ins
    assert sorted(stand_ins) == ["cr-2007-05/410.3b#1", "starter-2006/unique#1"]
    rows = example_rows(gather([]), example_reasons())
    assert row(rows, "cr-2007-05/410.3b#1").stand_in == stand_ins["cr-2007-05/410.3b#1"]
    assert "Searing Totem" in stand_ins["cr-2007-05/410.3b#1"]


def test_examples_that_no_document_has_are_told(outcome: Outcome) -> None:
    reasons = ExampleReasons({"cr-2007-05/1.1#1": Reason("definition", "nothing happens")}, {})
    rows = example_rows(gather([outcome(5, "example:cr-2007-05/601.2d#7")]), reasons)
    strays = {each.id: each.is_accounted for each in rows if each.standing == "unknown"}
    assert strays == {"cr-2007-05/1.1#1": False, "cr-2007-05/601.2d#7": False}
