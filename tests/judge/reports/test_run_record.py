from judge.output_lines import laid_out
from judge.reports.closing_lines import again_lines, slowest_lines
from judge.reports.run_record import RunRecord
from judge.reports.written_reports import places_to_play_again
from scenarios.outcome import ScenarioOutcome
from scenarios.runner import Timed


def test_what_is_not_as_ruled_is_listed_with_its_place(
    as_ruled: ScenarioOutcome, differs: ScenarioOutcome, cannot_judge: ScenarioOutcome
) -> None:
    record = RunRecord(tuple(map(Timed, (as_ruled, differs, cannot_judge))))
    assert [laid_out(line) for line in again_lines(record)] == [
        "Not as ruled",
        "  features/6-combat/602-combat-step.feature:11  differs [cr-2009-combat] An ally survives",
        "  features/a.feature:8  can't judge [cr-2007-05] A card nobody can read",
        "",
    ]


def test_a_run_in_which_all_is_as_ruled_lists_nothing(as_ruled: ScenarioOutcome) -> None:
    assert list(again_lines(RunRecord((Timed(as_ruled), Timed(as_ruled))))) == []


def test_a_place_is_listed_once_whatever_the_editions(differs: ScenarioOutcome, cannot_judge: ScenarioOutcome) -> None:
    record = RunRecord(tuple(map(Timed, (differs, cannot_judge, differs))))
    assert places_to_play_again(record) == ("features/6-combat/602-combat-step.feature:11\nfeatures/a.feature:8\n")


def test_the_slowest_come_first_and_no_more_than_wanted(
    as_ruled: ScenarioOutcome, differs: ScenarioOutcome, cannot_judge: ScenarioOutcome
) -> None:
    record = RunRecord((Timed(as_ruled, 0.5), Timed(differs, 2.0), Timed(cannot_judge, 1.0)))
    _, first, second, _ = slowest_lines(record, 2)
    assert "2.000 s" in first.text
    assert "An ally survives" in first.text
    assert "1.000 s" in second.text
