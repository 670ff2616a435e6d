import io
import sys
from collections.abc import Callable, Iterator

import pytest
from rich.progress import Progress

from judge.progress_bar import with_bar

SCENARIOS = ((3, 3), (5, 2), (4, 4))
"""How many steps each scenario has, and how many of them were played before it ended."""


def playing(stepped: Callable[[], None]) -> Iterator[int]:
    for length, played in SCENARIOS:
        for _ in range(played):
            stepped()
        yield length


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return what the bar shows after each change of it."""
    seen: list[float] = []
    for name in ("advance", "update"):
        plain = getattr(Progress, name)

        def noted(self: Progress, *args: object, plain: Callable[..., None] = plain, **changes: object) -> None:
            plain(self, *args, **changes)
            seen.append(self.tasks[0].completed)

        monkeypatch.setattr(Progress, name, noted)
    monkeypatch.setattr(sys, "stderr", io.StringIO())
    return seen


def test_everything_comes_through_in_order_and_standard_output_stays_untouched(
    shown: list[float], capsys: pytest.CaptureFixture[str]
) -> None:
    assert list(with_bar(playing, lambda length: length, 12)) == [3, 5, 4]
    assert shown[-1] == 12
    assert capsys.readouterr().out == ""


def test_it_goes_on_within_a_scenario_and_past_steps_that_were_not_reached(shown: list[float]) -> None:
    list(with_bar(playing, lambda length: length, 12))
    assert shown == [1, 2, 3, 3, 4, 5, 8, 9, 10, 11, 12, 12]
