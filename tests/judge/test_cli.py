import json
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest

from judge import __version__, cited_rules, played_features
from judge.carried_features import carried_features
from judge.cited_rules import Cite
from judge.played_features import check_named
from judge.runs import run_answer
from scenarios.judgement import Setting
from scenarios.outcome import ScenarioOutcome
from scenarios.runner import Timed
from scenarios.scenario_errors import BadSelection, MissingPath, NotText, SeveralUnreadable
from tests.judge.running import Judge, Ran


@dataclass
class Stage:
    """What playing features comes to, and what was asked of it."""

    outcomes: tuple[ScenarioOutcome, ...] = ()
    error: Exception | None = None
    asked: tuple[tuple[str, ...], dict[str, object]] | None = None

    def judge_timed(self, paths: tuple[str, ...], **options: object) -> Iterator[Timed]:
        self.asked = (paths, options)
        yield from map(Timed, self.outcomes)
        if self.error is not None:
            raise self.error


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch, cite: Cite) -> Stage:
    stage = Stage()
    monkeypatch.setattr(played_features, "judge_timed", stage.judge_timed)
    monkeypatch.setattr(cited_rules, "cite", cite)
    monkeypatch.setattr(run_answer, "cite", cite)
    return stage


def test_version(judge: Judge) -> None:
    assert judge("--version") == Ran(0, f"judge {__version__}\n", "")


def test_no_command_shows_what_there_is(judge: Judge) -> None:
    ran = judge()
    assert ran.code == 2
    assert all(command in ran.out + ran.err for command in ("run", "ruling", "steps"))


def test_a_run_prints_rulings_and_ends_with_the_count(judge: Judge, stage: Stage, as_ruled: ScenarioOutcome) -> None:
    stage.outcomes = (as_ruled, as_ruled)
    ran = judge("run", "features/6-combat")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Fatal damage destroys an ally\n  features/6-combat/602-combat-step.feature:11, under")
    assert ran.out.endswith("\n  As ruled\n\n2 scenarios: 2 as ruled, 0 differs, 0 can't judge\n")


def test_quiet_is_a_line_per_scenario_and_the_count(
    judge: Judge, stage: Stage, as_ruled: ScenarioOutcome, differs: ScenarioOutcome
) -> None:
    stage.outcomes = (as_ruled, differs)
    ran = judge("run", "--quiet", "features")
    assert ran.code == 1
    first, second, *again, last = ran.out.splitlines()
    assert [line.split()[0] for line in (first, second, last)] == ["as", "differs", "2"]
    assert again == [
        "Not as ruled",
        "  features/6-combat/602-combat-step.feature:11  differs [cr-2009-combat] An ally survives",
        "",
    ]


def test_a_quiet_line_is_never_broken(judge: Judge, stage: Stage, cannot_judge: ScenarioOutcome) -> None:
    stage.outcomes = (cannot_judge,)
    assert len(judge("run", "-q").out.splitlines()) == 2


def test_json_is_the_report_and_nothing_else(judge: Judge, stage: Stage, as_ruled: ScenarioOutcome) -> None:
    stage.outcomes = (as_ruled,)
    ran = judge("run", "--format", "json", "features")
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(ran.out)["summary"]["as_ruled"] == 1


def test_two_runs_on_the_same_input_are_byte_identical(
    judge: Judge, stage: Stage, as_ruled: ScenarioOutcome, differs: ScenarioOutcome
) -> None:
    stage.outcomes = (as_ruled, differs)
    for report in ("text", "json"):
        assert judge("run", "--format", report) == judge("run", "--format", report)


def test_schema_is_json(judge: Judge) -> None:
    assert json.loads(judge("run", "--schema").out)["title"] == "Report"


def test_options_reach_the_runner(judge: Judge, stage: Stage) -> None:
    judge("run", "a", "b", "--tags", "@wip", "-k", "fatal", "--edition", "cr-2009-combat", "--fail-fast")
    assert stage.asked is not None
    paths, options = stage.asked
    del options["cache"]
    setting = options.pop("setting")
    assert isinstance(setting, Setting)
    assert setting.know is check_named
    assert paths == ("a", "b")
    assert options == {
        "tags": "@wip",
        "name": "fatal",
        "edition": "cr-2009-combat",
        "fail_fast": True,
        "passes": None,
        "judges": None,
    }


def test_a_run_without_a_path_plays_the_carried_features(judge: Judge, stage: Stage) -> None:
    judge("run")
    assert stage.asked is not None
    assert stage.asked[0] == (str(carried_features()),)


def test_nothing_selected_is_told(judge: Judge, stage: Stage) -> None:
    stage.outcomes = ()
    ran = judge("run", "-k", "no such name")
    assert (ran.code, ran.err) == (5, "judge: no scenario was selected\n")
    assert ran.out == "0 scenarios: 0 as ruled, 0 differs, 0 can't judge\n"


def test_input_that_cannot_be_used_is_told_after_the_rest_was_judged(
    judge: Judge, stage: Stage, as_ruled: ScenarioOutcome
) -> None:
    stage.outcomes = (as_ruled,)
    stage.error = SeveralUnreadable(
        (
            NotText("this is no UTF-8 text", file="b.feature", line=4, expected="a feature in UTF-8"),
            MissingPath("there is no 'c.feature'", file="c.feature", nearest="'a.feature'"),
        )
    )
    ran = judge("run", "-q", "a.feature", "b.feature", "c.feature")
    assert ran.code == 2
    assert ran.out.endswith("1 scenario: 1 as ruled, 0 differs, 0 can't judge\n")
    assert ran.err.splitlines() == [
        "judge: b.feature:4: this is no UTF-8 text; expected a feature in UTF-8",
        "judge: c.feature: there is no 'c.feature'; the nearest is 'a.feature'",
    ]


def test_a_differing_verdict_outweighs_unusable_input(judge: Judge, stage: Stage, differs: ScenarioOutcome) -> None:
    stage.outcomes = (differs,)
    stage.error = MissingPath("there is no 'c.feature'", file="c.feature")
    assert judge("run", "-q").code == 1


def test_a_selection_nobody_understands_ends_in_one_message(judge: Judge, stage: Stage) -> None:
    stage.error = BadSelection("there is no edition 'cr-2008'", expected="one of a, b", nearest="cr-2007-05")
    ran = judge("run", "--edition", "cr-2008")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "judge: there is no edition 'cr-2008'; expected one of a, b; the nearest is cr-2007-05\n"


@pytest.mark.parametrize("arguments", [("run", "--tgas", "x"), ("run", "--format", "xml"), ("rnu",), ("ruling",)])
def test_bad_usage_is_exit_code_2_without_a_traceback(judge: Judge, arguments: tuple[str, ...]) -> None:
    ran = judge(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert "Traceback" not in ran.err
    assert "Error:" in ran.err


def test_a_fault_of_the_program_is_one_line(judge: Judge, stage: Stage) -> None:
    stage.error = ZeroDivisionError("division by zero")
    ran = judge("run")
    assert ran.code == 70
    assert ran.err == (
        "judge: a fault in judge itself: ZeroDivisionError: division by zero; set JUDGE_TRACEBACK=1 to see where\n"
    )


def test_a_fault_is_shown_to_who_asks(judge: Judge, stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    stage.error = ZeroDivisionError("division by zero")
    monkeypatch.setenv("JUDGE_TRACEBACK", "1")
    with pytest.raises(ZeroDivisionError):
        judge("run")


def test_a_verbose_run_prints_every_event_rule_and_card(judge: Judge, stage: Stage, as_ruled: ScenarioOutcome) -> None:
    stage.outcomes = (as_ruled,)
    short, whole = judge("run").out, judge("run", "--verbose").out
    assert "The state then" in whole
    assert "Tim deals 2 melee damage to Brigg [602.4]" in whole
    assert "Tim deals 2 melee damage to Brigg\n" in short
    assert "The state then" not in short
    assert "The state then" in judge("run", "--state").out


def test_a_line_per_scenario_and_everything_are_at_odds(judge: Judge) -> None:
    ran = judge("run", "-q", "-v")
    assert (ran.code, ran.out) == (2, "")
    assert "say one of them" in ran.err


def test_of_many_scenarios_there_is_a_line_for_each_file_and_what_differs(
    judge: Judge, stage: Stage, as_ruled: ScenarioOutcome, differs: ScenarioOutcome, cannot_judge: ScenarioOutcome
) -> None:
    stage.outcomes = (*(replace(as_ruled, line=line) for line in range(4)), differs, cannot_judge)
    ran = judge("run")
    assert ran.code == 1
    lines = ran.out.splitlines()
    assert lines[0] == f"{as_ruled.uri}: 4 as ruled, 1 differs"
    assert lines[1] == differs.name
    assert f"{cannot_judge.uri}: 1 can't judge" in lines
    assert as_ruled.name not in lines
    assert lines.index(f"{cannot_judge.uri}: 1 can't judge") < lines.index(cannot_judge.name)
    assert lines[-1] == "6 scenarios: 4 as ruled, 1 differs, 1 can't judge"


def test_three_scenarios_are_few_and_one_under_several_editions_is_one(
    judge: Judge, stage: Stage, as_ruled: ScenarioOutcome
) -> None:
    few = tuple(replace(as_ruled, line=line) for line in range(3))
    stage.outcomes = (*few, *(replace(each, edition="cr-2009-combat") for each in few))
    assert judge("run").out.splitlines().count(as_ruled.name) == 6
    stage.outcomes = (*few, replace(as_ruled, line=9))
    assert judge("run").out.splitlines() == [
        f"{as_ruled.uri}: 4 as ruled",
        "4 scenarios: 4 as ruled, 0 differs, 0 can't judge",
    ]


def test_a_ruling_is_short_unless_the_tree_is_asked_for(judge: Judge, stage: Stage, as_ruled: ScenarioOutcome) -> None:
    stage.outcomes = (as_ruled,)
    place = "features/6-combat/602-combat-step.feature:11"
    assert judge("ruling", place).out == judge("run", place).out.removesuffix(
        "1 scenario: 1 as ruled, 0 differs, 0 can't judge\n"
    )
    assert "└─ Tim deals 2 melee damage to Brigg [602.4]" in judge("ruling", place, "--tree").out
    assert judge("ruling", place, "-v").out == judge("ruling", place, "--tree").out
    assert "The state then" in judge("ruling", place, "--state").out


def test_a_ruling_is_a_tree(judge: Judge, stage: Stage, as_ruled: ScenarioOutcome) -> None:
    stage.outcomes = (as_ruled,)
    ran = judge("ruling", "features/6-combat/602-combat-step.feature:11", "--depth", "1")
    assert ran.code == 0
    assert "└─ (3 more below)" in ran.out


def test_a_ruling_is_of_one_scenario(
    judge: Judge, stage: Stage, as_ruled: ScenarioOutcome, cannot_judge: ScenarioOutcome
) -> None:
    stage.outcomes = (as_ruled, cannot_judge)
    ran = judge("ruling", "features/a.feature")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "judge: features/a.feature holds several scenarios; name one as FILE:LINE (lines 11, 8)\n"


def test_nothing_is_coloured_without_a_terminal(judge: Judge, stage: Stage, differs: ScenarioOutcome) -> None:
    stage.outcomes = (differs,)
    assert "\033[" not in judge("run").out
