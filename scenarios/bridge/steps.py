"""One step of pytest-bdd for each keyword, which plays every sentence of the vocabulary.

pytest-bdd asks every registered step about every line, so there is only one for each keyword. It matches nothing but
sentences of the vocabulary, so that it doesn't interfere with steps and features of others.
"""

from __future__ import annotations

from contextvars import ContextVar
from typing import TYPE_CHECKING, cast

import pytest
from pytest_bdd import given, then, when
from pytest_bdd.parser import Step as BddStep
from pytest_bdd.parsers import StepParser

from scenarios.bridge.tag_marks import ARGUMENT, mark_of
from scenarios.features.model import Step
from scenarios.judgement import Setting, begun, play_step, refuse_nothing_stated, say_unapplied, unapplied
from scenarios.playable import Played
from scenarios.runner import REFERENCE_EDITION, full_setting
from scenarios.scenario_errors import BadTag, Differs, ScenariosError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pytest_bdd.parser import Feature, Scenario

    from scenarios.features.model import Keyword

PLAYED = pytest.StashKey[Played]()
SETTING = pytest.StashKey[Setting]()
EDITION = pytest.StashKey[str]()
OURS = pytest.StashKey[bool]()
TAGS = pytest.StashKey[tuple[str, ...]]()
STOPPED = pytest.StashKey[bool]()
ENDED_BY = pytest.StashKey[BddStep]()

collecting: ContextVar[bool] = ContextVar("collecting", default=False)
"""Whether pytest-bdd is making a test function for the plugin at this moment."""


class SentenceParser(StepParser):
    """Matches every line that is a sentence of the vocabulary under a keyword."""

    def __init__(self, keyword: Keyword) -> None:
        """Remember the keyword; the vocabulary is loaded with the first line."""
        super().__init__(f"a sentence of the vocabulary ({keyword})")
        self.keyword = keyword

    def is_matching(self, name: str) -> bool:
        """Return whether some sentence fits the line."""
        return full_setting().lookup.fits(self.keyword, name)

    def parse_arguments(self, name: str) -> dict[str, object]:
        """Return the whole line, which the registry parses."""
        return {"sentence": name}


def _play(
    request: pytest.FixtureRequest, keyword: Keyword, sentence: str, table: object | None, doc: str | None
) -> None:
    """Play a sentence on the game of the test, which begins with its first sentence."""
    __tracebackhide__ = True
    node = request.node
    setting = _setting(request.config)
    if PLAYED not in node.stash:
        _begin(node, setting)
    rows = None if table is None else tuple(tuple(row) for row in cast("Sequence[Sequence[str]]", table))
    node.stash[STOPPED] = True
    play_step(Step(keyword, keyword, sentence, 0, rows, doc), node.stash[PLAYED], setting.lookup, setting.know)
    node.stash[STOPPED] = False


def _setting(config: pytest.Config) -> Setting:
    """Return the setting in which scenarios are judged in this run of pytest."""
    if SETTING not in config.stash:
        config.stash[SETTING] = config.hook.pytest_judge_setting(config=config) or full_setting()
    return config.stash[SETTING]


def _begin(node: pytest.Item, setting: Setting) -> None:
    """Begin the game of a test, if all rules and examples in its tags are known."""
    __tracebackhide__ = True
    node.stash[PLAYED] = begun(node.stash[TAGS], node.stash.get(EDITION, None) or _edition(node), setting)


def _edition(node: pytest.Item) -> str:
    """Return the one edition of a test that another plugin has collected.

    Raises:
        BadTag: there are several, which only tests that this plugin collects can have.
    """
    editions = {mark.kwargs["id"] for mark in node.iter_markers("edition") if "id" in mark.kwargs}
    if len(editions) > 1:
        raise BadTag("the scenario runs under several editions", expected="one, or the plugin to collect the feature")
    return next(iter(editions), REFERENCE_EDITION)


@given(SentenceParser("Given"))
def play_given(
    request: pytest.FixtureRequest, sentence: str, datatable: object | None = None, docstring: str | None = None
) -> None:
    """Play a Given by the registry."""
    __tracebackhide__ = True
    _play(request, "Given", sentence, datatable, docstring)


@when(SentenceParser("When"))
def play_when(
    request: pytest.FixtureRequest, sentence: str, datatable: object | None = None, docstring: str | None = None
) -> None:
    """Play a When by the registry."""
    __tracebackhide__ = True
    _play(request, "When", sentence, datatable, docstring)


@then(SentenceParser("Then"))
def play_then(
    request: pytest.FixtureRequest, sentence: str, datatable: object | None = None, docstring: str | None = None
) -> None:
    """Play a Then by the registry."""
    __tracebackhide__ = True
    _play(request, "Then", sentence, datatable, docstring)


def pytest_bdd_apply_tag(tag: str, function: Callable[..., object]) -> object | None:
    """Turn a tag that has a meaning for the judge, or any tag of a collected feature, into a mark that never warns."""
    ours = collecting.get() or tag.partition(":")[0] in ARGUMENT
    if not ours:
        return None
    mark = mark_of(tag)
    return True if mark is None else mark(function)


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Feature, scenario: Scenario) -> None:
    """Remember a scenario's tags, and begin the game of a collected scenario before its first step."""
    __tracebackhide__ = True
    del feature
    node = request.node
    node.stash.setdefault(TAGS, tuple(scenario.tags))
    if node.stash.get(OURS, False):
        _begin(node, _setting(request.config))


def pytest_bdd_step_func_lookup_error(
    request: pytest.FixtureRequest, feature: Feature, scenario: Scenario, step: BddStep, exception: Exception
) -> None:
    """Raise the error that names the nearest sentence, if a line of a collected feature fits no step."""
    del feature, scenario
    request.node.stash[STOPPED] = True
    request.node.stash[ENDED_BY] = step
    if request.node.stash.get(OURS, False):
        keyword = cast("Keyword", step.type.capitalize())
        try:
            full_setting().lookup.find(keyword, step.name)
        except ScenariosError as error:
            raise error from exception


def pytest_bdd_after_scenario(request: pytest.FixtureRequest, feature: Feature, scenario: Scenario) -> None:
    """Close a scenario that no step has ended; it fails if a choice is open or a tagged rule was never applied."""
    __tracebackhide__ = True
    del feature
    node = request.node
    if PLAYED not in node.stash or node.stash.get(STOPPED, False):
        return
    played = node.stash[PLAYED]
    node.stash[ENDED_BY] = scenario.steps[-1]
    played.finish()
    if node.stash.get(OURS, False):
        refuse_nothing_stated(step.type.capitalize() for step in scenario.steps)
    del node.stash[ENDED_BY]
    left = unapplied(node.stash[TAGS], played)
    if left:
        raise Differs(say_unapplied(left, played))
