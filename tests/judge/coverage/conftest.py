"""Outcomes of scenarios that a test describes in a few words."""

from collections.abc import Callable

import pytest

from scenarios.outcome import ScenarioOutcome, Verdict

Outcome = Callable[..., ScenarioOutcome]


@pytest.fixture
def outcome() -> Outcome:
    """Return what makes an outcome: its line, its tags, the rules it applied, its edition and verdict."""

    def make(
        line: int, *tags: str, rules: tuple[str, ...] = (), edition: str = "cr-2007-05", verdict: Verdict = "as ruled"
    ) -> ScenarioOutcome:
        return ScenarioOutcome(f"scenario {line}", "features/a.feature", line, tags, edition, verdict, rules)

    return make
