import pytest

from judge.verdicts import Count, ExitCode, count, exit_code
from scenarios.outcome import ScenarioOutcome


def test_a_count_tells_verdicts_apart_and_what_is_written_wrongly(
    as_ruled: ScenarioOutcome, differs: ScenarioOutcome, refused: ScenarioOutcome, cannot_judge: ScenarioOutcome
) -> None:
    counted = count([as_ruled, as_ruled, differs, refused, cannot_judge])
    assert counted == Count(as_ruled=2, differs=1, cannot_judge=2, refused=1)
    assert counted.scenarios == 5


@pytest.mark.parametrize(
    ("counted", "unreadable", "code"),
    [
        (Count(as_ruled=3), False, 0),
        (Count(as_ruled=3, differs=1), False, 1),
        (Count(differs=1, cannot_judge=1, refused=1), True, 1),
        (Count(as_ruled=3), True, 2),
        (Count(cannot_judge=2, refused=1), False, 2),
        (Count(as_ruled=1, cannot_judge=1), False, 3),
        (Count(), True, 2),
        (Count(), False, 5),
    ],
)
def test_exit_codes(counted: Count, code: int, *, unreadable: bool) -> None:
    assert exit_code(counted, unreadable=unreadable) == ExitCode(code)
