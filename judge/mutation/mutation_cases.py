"""The scenarios that are played again under changed rules: all that are as ruled without the change."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from types import FrameType
from typing import Literal, TypeAlias, cast

from judge.cache_folder import signed_cache
from judge.coverage.evidence import RuleKey, key_of
from judge.played_features import Asked, carried_setting
from scenarios.features.discovery import load_features
from scenarios.features.model import Scenario
from scenarios.features.tags import meaning_of
from scenarios.judgement import Setting, judge
from scenarios.outcome import ScenarioOutcome
from scenarios.playable import Played
from scenarios.playthrough.playthrough_state import MOST_PASSES, Playthrough
from scenarios.runner import editions_of
from scenarios.scenario_errors import SeveralUnreadable, Unreadable

LIMIT = 10.0
"""How many seconds of processor time a scenario may take under changed rules; else it takes two at most."""

Notice: TypeAlias = Literal["differs", "can't be judged", "fails", "never ends", "never applies its rule"]
"""How a scenario notices a change.

* differs: a step differs
* can't be judged: the engine refuses to go on
* fails: the engine raises an error
* never ends: it takes too long
* never applies its rule: it ends as before, but a rule that it is tagged with is no longer applied
"""

WEAK: frozenset[Notice] = frozenset({"fails", "never applies its rule"})
"""The weak ways to notice a change: they don't show that anything ends differently under the rules."""


@dataclass(frozen=True, slots=True)
class Used:
    """The fields of editions that were read as a scenario was played, and the functions that were called.

    A scenario that doesn't read a field can't end differently when that field is changed. Of functions it says less:
    one whose result is remembered is not called again.
    """

    fields: frozenset[str]
    functions: frozenset[str]


@dataclass(frozen=True, slots=True)
class Case:
    """A scenario that is as ruled under an edition, with the rules that it applies and those that it is tagged with.

    `used` is what it makes use of, where that has been recorded.
    """

    scenario: Scenario
    uri: str
    asked: str
    edition: str
    applied: frozenset[RuleKey]
    about: frozenset[RuleKey]
    used: Used | None = None

    @property
    def place(self) -> str:
        """The file and line, as `judge run` takes them."""
        return f"{self.uri}:{self.scenario.line}"


class _TimeUp(Exception):
    """A scenario has taken too long."""


def cases(paths: tuple[str, ...] = ()) -> tuple[Case, ...]:
    """Return every scenario under the paths, or every carried one, that is as ruled.

    Raises:
        Unreadable: a feature can't be used.
    """
    found: list[Case] = []
    problems: list[Unreadable] = []
    for feature in load_features(Asked(paths).places, signed_cache()):
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


def notice(
    case: Case, limit: float = LIMIT, passes: int = MOST_PASSES, setting: Setting | None = None
) -> Notice | None:
    """Return how the scenario notices that the rules have changed, or None where it doesn't.

    It may take so many seconds of processor time, and everyone may pass so often until something happens. It is played
    in the setting given, or with the carried cards.
    """
    full = setting or carried_setting()

    def begin(edition: str) -> Played:
        play = full.begin(edition)
        cast("Playthrough", play).most_passes = passes
        return play

    try:
        with _limited(limit):
            outcome = judge(case.scenario, case.uri, case.asked, replace(full, begin=begin))
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
    """Stop the body after so many seconds of processor time, where the system has a timer for that."""
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
