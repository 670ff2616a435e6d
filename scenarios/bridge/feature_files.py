"""Collecting feature files: each scenario is a test item under each of its editions, played by pytest-bdd."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from pytest_bdd import scenario as bdd_scenario
from pytest_bdd.feature import features as known_to_pytest_bdd
from pytest_bdd.reporting import scenario_reports_registry

from scenarios.bridge.steps import EDITION, ENDED_BY, OURS, PLAYED, TAGS, collecting
from scenarios.bridge.tag_marks import register
from scenarios.bridge.translation import translated
from scenarios.features.discovery import load_feature, uri_of
from scenarios.judgement import fault_of
from scenarios.runner import editions_of, full_setting
from scenarios.scenario_errors import Refused, ScenariosError, Unreadable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from scenarios.features.model import Feature, Scenario


LAST = 12
"""How many events are told of what led to a failure; `judge run` tells all."""


class FeatureFile(pytest.File):
    """A feature file, read by the same functions as in every other runner."""

    def collect(self) -> Iterator[pytest.Item]:
        """Yield an item for each scenario and edition; a scenario with a fault is an item that fails.

        A file that can't be used is an item itself, for an error in collecting would end the whole run of pytest.
        """
        try:
            feature = load_feature(self.path, uri_of(self.path))
        except Unreadable as error:
            unusable: UnusableFile = UnusableFile.from_parent(self, name="the feature")
            unusable.error = error
            yield unusable
            return
        base, name = _handed_over(feature, self.path)
        for scenario in feature.scenarios:
            register(self.config, scenario.tags)
            editions = editions_of(scenario)
            for edition in editions:
                fault = fault_of(scenario, full_setting().lookup) if scenario.doubts else scenario.fault
                if fault is not None:
                    faulty: FaultyItem = FaultyItem.from_parent(self, name=_called(scenario, edition, editions))
                    faulty.scenario, faulty.fault = scenario, fault
                    yield faulty
                    continue
                yield self._item(
                    scenario, edition, _function(base, name, scenario), called=_called(scenario, edition, editions)
                )

    def _item(self, scenario: Scenario, edition: str, function: Callable[..., object], *, called: str) -> ScenarioItem:
        item: ScenarioItem = ScenarioItem.from_parent(self, name=called, callobj=function)
        item.scenario = scenario
        item.stash[EDITION] = edition
        item.stash[OURS] = True
        item.stash[TAGS] = scenario.tags
        return item


def _called(scenario: Scenario, edition: str, editions: tuple[str, ...]) -> str:
    return f"{scenario.name} [{edition}]" if len(editions) > 1 else scenario.name


def _handed_over(feature: Feature, path: Path) -> tuple[str, str]:
    """Register our reading of a feature with pytest-bdd, and return the folder and name under which it is found.

    The name differs from the file's own, so that a test module that uses the same file gets its own reading.
    """
    handed_over = path.absolute().with_name(f"{path.name} (judged)")
    known_to_pytest_bdd[os.path.abspath(handed_over)] = translated(feature, path)  # noqa: PTH100
    return str(handed_over.parent), handed_over.name


def _function(base: str, name: str, scenario: Scenario) -> Callable[..., object]:
    """Return the test function that pytest-bdd makes of a scenario."""

    def played() -> None:
        """Do nothing, for the test consists of the scenario's steps."""

    token = collecting.set(True)
    try:
        return bdd_scenario(name, scenario.name, features_base_dir=base)(played)
    finally:
        collecting.reset(token)


class ScenarioItem(pytest.Function):
    """A scenario under one edition, named as in its feature."""

    scenario: Scenario

    def reportinfo(self) -> tuple[Path, int, str]:
        """Return where the scenario stands."""
        return self.path, self.scenario.line - 1, self.name

    # pytest itself passes no style, and the types of styles are private to pytest.
    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException]) -> object:  # type: ignore[override]
        """Return the message of a step that ended the scenario, or pytest's own report of any other error."""
        if isinstance(excinfo.value, ScenariosError):
            return _said(excinfo.value, self)
        return super().repr_failure(excinfo)


class FaultyItem(pytest.Item):
    """A scenario with a fault, which fails wherever it stands."""

    scenario: Scenario
    fault: str

    def runtest(self) -> None:
        """Fail.

        Raises:
            Refused: always; says what is wrong.
        """
        raise Refused(self.fault)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Return where the scenario stands."""
        return self.path, self.scenario.line - 1, self.name

    # pytest itself passes no style, and the types of styles are private to pytest.
    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException]) -> str:  # type: ignore[override]
        """Return what is wrong, and where."""
        return f"{uri_of(self.path)}:{self.scenario.line}: {excinfo.value}"


class UnusableFile(pytest.Item):
    """A feature file that can't be used, which pytest reports as an error and not as a failed scenario."""

    error: Unreadable

    def setup(self) -> None:
        """Say what is wrong with the file.

        Raises:
            Unreadable: always.
        """
        raise self.error

    def runtest(self) -> None:
        """Do nothing, for setup has failed."""

    # pytest itself passes no style, and the types of styles are private to pytest.
    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException]) -> str:  # type: ignore[override]
        """Return what is wrong, and where."""
        return str(excinfo.value)


def _said(error: ScenariosError, item: ScenarioItem) -> str:
    """Return the error with the step that it came from, or with the scenario's line if no step has ended it."""
    step = item.stash.get(ENDED_BY, None)
    report = scenario_reports_registry.get(item)
    failed = next((each for each in getattr(report, "step_reports", ()) if each.failed), None)
    step = step or (failed.step if failed else None)
    uri = uri_of(item.path)
    led = _what_led_there(item)
    if step is None:
        return f"{uri}:{item.scenario.line}: {error.explanation()}{led}"
    return f"{uri}:{step.line_number}: {step.keyword} {step.name}\n{error.explanation()}{led}"


def _what_led_there(item: ScenarioItem) -> str:
    """Return the last events of the scenario with their rules, a line for each; nothing where nothing happened."""
    played = item.stash.get(PLAYED, None)
    events = () if played is None else played.lines_since(0)
    if not events:
        return ""
    before = f" (after {len(events) - LAST} earlier events)" if len(events) > LAST else ""
    lines = (f"\n  - {event.text} [{', '.join(dict.fromkeys(event.rules))}]" for event in events[-LAST:])
    return f"\nwhat led there{before}:{''.join(lines)}"
