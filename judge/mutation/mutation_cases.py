"""The scenarios that can notice a change: those that are as ruled, each to be played again under changed rules."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Literal, TypeAlias

from judge.cache_folder import cache_folder
from judge.coverage.evidence import RuleKey, key_of
from judge.played_features import Asked, carried_setting
from scenarios.features.discovery import load_features
from scenarios.features.model import Scenario
from scenarios.features.tags import meaning_of
from scenarios.judgement import judge
from scenarios.outcome import ScenarioOutcome
from scenarios.runner import editions_of
from scenarios.scenario_errors import SeveralUnreadable, Unreadable

LIMIT = 2.0
"""How many seconds of computing a scenario may take under changed rules before it counts as stopped.

It takes milliseconds else. Time in which the machine was busy with something else doesn't count.
"""

Notice: TypeAlias = Literal["differs", "can't be judged", "fails", "never ends", "never applies its rule"]
"""How a scenario notices a change: a step differs, the engine gives up, breaks, or goes on for ever; or it all ends
as before and only a rule that the scenario is about is applied no more."""

WEAK: frozenset[Notice] = frozenset({"fails", "never applies its rule"})
"""Notices that a scenario gives without saying that anything came out otherwise."""


@dataclass(frozen=True, slots=True)
class Case:
    """A scenario under an edition that is as ruled, with the rules it applied and those it is about."""

    scenario: Scenario
    uri: str
    asked: str
    edition: str
    applied: frozenset[RuleKey]
    about: frozenset[RuleKey]

    @property
    def place(self) -> str:
        """The file and line, as `judge run` takes them."""
        return f"{self.uri}:{self.scenario.line}"


class _TimeUp(Exception):
    """A scenario has taken too long."""


def cases(paths: tuple[str, ...] = ()) -> tuple[Case, ...]:
    """Return every scenario under the paths, or that is carried along, that is as ruled.

    Raises:
        Unreadable: a feature can't be used.
    """
    found: list[Case] = []
    problems: list[Unreadable] = []
    for feature in load_features(Asked(paths).places, cache_folder()):
        if isinstance(feature, Unreadable):
            problems.append(feature)
            continue
        for scenario in feature.scenarios:
            for edition in editions_of(scenario):
                outcome = judge(scenario, feature.uri, edition, carried_setting())
                if outcome.verdict == "as ruled":
                    found.append(_case(scenario, edition, outcome))
    if problems:
        raise problems[0] if len(problems) == 1 else SeveralUnreadable(tuple(problems))
    return tuple(found)


def _case(scenario: Scenario, asked: str, outcome: ScenarioOutcome) -> Case:
    about = meaning_of(scenario.tags).rules
    return Case(scenario, outcome.uri, asked, outcome.edition, _keys(outcome.rules, outcome), _keys(about, outcome))


def _keys(rules: tuple[str, ...], outcome: ScenarioOutcome) -> frozenset[RuleKey]:
    return frozenset(key for rule in rules if (key := key_of(rule, outcome.edition)) is not None)


def notice(case: Case, limit: float = LIMIT) -> Notice | None:
    """Return how the scenario notices that the rules have been changed, or None where it doesn't."""
    try:
        with _limited(limit):
            outcome = judge(case.scenario, case.uri, case.asked, carried_setting())
    except _TimeUp:
        return "never ends"
    except Exception:  # noqa: BLE001 - whatever a changed engine raises, it isn't what the scenario says
        return "fails"
    if outcome.verdict == "as ruled":
        return None
    if outcome.verdict == "cannot judge":
        return "can't be judged"
    return "never applies its rule" if outcome.unapplied else "differs"


@contextmanager
def _limited(seconds: float) -> Iterator[None]:
    """Stop what is done within after so many seconds of computing, where the system has a timer for it."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGPROF, _stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _stop(_signal: int, _frame: FrameType | None) -> None:
    raise _TimeUp
