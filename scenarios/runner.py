"""Judging feature files: scenarios are selected, and judged one after another under their editions."""

import os
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from time import perf_counter
from typing import TypeAlias

from engine.value import value
from scenarios.editions_by_name import check_edition
from scenarios.features.discovery import load_features
from scenarios.features.model import Feature, Scenario
from scenarios.features.tags import meaning_of
from scenarios.judgement import Setting, judge
from scenarios.outcome import ScenarioOutcome
from scenarios.playthrough.played_scenario import begin
from scenarios.registry.lookup import Lookup
from scenarios.scenario_errors import BadSelection, SeveralUnreadable, Unreadable
from scenarios.signed_cache import SignedCache
from scenarios.vocabulary.all_sentences import all_sentences

REFERENCE_EDITION = "cr-2007-05"

Chooses = Callable[[Scenario], bool]
Paths = Iterable[str | os.PathLike[str]]


@value
class Task:
    """A scenario that is to be judged under one edition, and the file in which it stands."""

    scenario: Scenario
    uri: str
    edition: str


@value
class Timed:
    """The outcome of a task, and the seconds that judging it took; None if it was not judged anew.

    `page` is the outcome as a page, where the way to judge makes one.
    """

    outcome: ScenarioOutcome
    seconds: float | None = None
    page: str | None = None


Judges: TypeAlias = Callable[[Iterator[Task], Setting], Iterator[Timed]]
"""A way to judge tasks: it yields what came of each, in their order."""

JudgesOne: TypeAlias = Callable[[Task, Setting], Timed]
"""A way to judge one task."""

Passes: TypeAlias = Callable[[Iterator[Task]], Iterator[Task]]
"""A choice among tasks, which keeps their order."""


def judge_features(  # noqa: PLR0913 - each is a way to choose what is judged
    paths: Paths,
    *,
    tags: str | None = None,
    name: str | None = None,
    edition: str | None = None,
    fail_fast: bool = False,
    cache: SignedCache | None = None,
    setting: Setting | None = None,
) -> Iterator[ScenarioOutcome]:
    """Yield the outcome of each selected scenario under the paths, once for each edition that it runs under.

    `tags` is a Cucumber tag expression, `name` a part of a scenario's name in any case, and `edition` one edition in
    place of those in the tags. With `fail_fast` the first outcome that isn't as ruled is the last.

    Raises:
        BadSelection: the tag expression or the edition can't be understood; nothing was judged.
        Unreadable: a path or file can't be used; all others were judged before.
    """
    chosen = judge_timed(
        paths, tags=tags, name=name, edition=edition, fail_fast=fail_fast, cache=cache, setting=setting
    )
    return (timed.outcome for timed in chosen)


def judge_timed(  # noqa: PLR0913 - each is a way to choose what is judged, or how
    paths: Paths,
    *,
    tags: str | None = None,
    name: str | None = None,
    edition: str | None = None,
    fail_fast: bool = False,
    cache: SignedCache | None = None,
    setting: Setting | None = None,
    passes: Passes | None = None,
    judges: Judges | None = None,
) -> Iterator[Timed]:
    """Yield what `judge_features` yields, each with the seconds that it took.

    `passes` chooses further among what is selected. `judges` is the way to judge, by default one after another.

    Raises:
        BadSelection: the tag expression or the edition can't be understood; nothing was judged.
        Unreadable: a path or file can't be used; all others were judged before.
    """
    chooses, setting = chooser(tags, name), setting or full_setting()
    if edition is not None:
        check_edition(edition, setting.editions)
    unreadable: list[Unreadable] = []
    tasks = _tasks(load_features(paths, cache), chooses, edition, unreadable)
    for timed in (judges or one_after_another_by(judged))(passes(tasks) if passes else tasks, setting):
        yield timed
        if fail_fast and timed.outcome.verdict != "as ruled":
            return
    raise_unreadable(unreadable)


def one_after_another_by(judges_one: JudgesOne) -> Judges:
    """Return the way to judge each task as it is asked for, by a way to judge one."""
    return lambda tasks, setting: (judges_one(task, setting) for task in tasks)


def judged(task: Task, setting: Setting) -> Timed:
    """Return what comes of a task."""
    started = perf_counter()
    outcome = judge(task.scenario, task.uri, task.edition, setting)
    return Timed(outcome, perf_counter() - started)


def _tasks(
    features: Iterable[Feature | Unreadable], chooses: Chooses, edition: str | None, unreadable: list[Unreadable]
) -> Iterator[Task]:
    """Yield the scenarios that are chosen, once for each edition; add the errors of files that can't be used."""
    for feature in features:
        if isinstance(feature, Unreadable):
            unreadable.append(feature)
            continue
        for scenario in feature.scenarios:
            if chooses(scenario):
                for each in (edition,) if edition else editions_of(scenario):
                    yield Task(scenario, feature.uri, each)


def editions_of(scenario: Scenario) -> tuple[str, ...]:
    """Return the editions that a scenario runs under: those in its tags, or else the reference edition."""
    return meaning_of(scenario.tags).editions or (REFERENCE_EDITION,)


def raise_unreadable(errors: Sequence[Unreadable]) -> None:
    """Raise an error for paths and files that can't be used, if there are any.

    Raises:
        Unreadable: the only error, or one that holds all of them.
    """
    if len(errors) == 1:
        raise errors[0]
    if errors:
        raise SeveralUnreadable(tuple(errors))


def chooser(tags: str | None, name: str | None) -> Chooses:
    """Return a test of scenarios by a tag expression and by a part of their names.

    Raises:
        BadSelection: the tag expression can't be parsed.
    """
    chosen_tags = _tag_test(tags) if tags else None
    part = name.casefold() if name else None

    def chooses(scenario: Scenario) -> bool:
        if part is not None and part not in scenario.name.casefold():
            return False
        return chosen_tags is None or chosen_tags(scenario.tags)

    return chooses


def _tag_test(expression: str) -> Callable[[tuple[str, ...]], bool]:
    # Loading the parser takes 2 ms of a run of one scenario, and only --tags needs it.
    from cucumber_tag_expressions import TagExpressionError, parse  # type: ignore[import-untyped]

    try:
        parsed = parse(expression)
    except TagExpressionError as error:
        raise _bad_expression(expression, _what_is_wrong(str(error))) from None
    words = _EXPRESSION_WORD.findall(expression)
    if not words or expression.removesuffix("\\\\").endswith("\\"):
        raise _bad_expression(expression, "a backslash stands before nothing")
    for word in words:
        if word not in _OPERATORS and not word.startswith("@"):
            raise _bad_expression(expression, f"{word!r} is no tag, for tags begin with @")
    return lambda tags: bool(parsed.evaluate([f"@{tag}" for tag in tags]))


def _bad_expression(expression: str, what: str) -> BadSelection:
    return BadSelection(
        f"the tag expression {expression!r} can't be read: {what}", expected="such as '@wip and not @edition:…'"
    )


def _what_is_wrong(said: str) -> str:
    """Return the message of the parser of tag expressions in words of ours."""
    for pattern, words in _FAULTS:
        found = pattern.search(said)
        if found is not None:
            after = "at the beginning" if found[1] == "BEGIN" else f"after {found[1]!r}"
            return words.format(after=after, at=found[1])
    return said.partition("\n")[0]


_EXPRESSION_WORD = re.compile(r"(?:\\.|[^\s()\\])+")
_OPERATORS = {"and", "or", "not"}
_FAULTS = (
    (re.compile(r"Expected operand after (\S+)"), "a tag is missing {after}"),
    (re.compile(r"Expected operator after (\S+)"), "'and' or 'or' is missing {after}"),
    (re.compile(r"^(\w+): Too few operands"), "a tag is missing beside {at!r}"),
    (re.compile(r"(Unclosed) '\('"), "a '(' is never closed"),
    (re.compile(r"(Missing) '\('"), "a ')' closes no '('"),
    (re.compile(r"Illegal escape before \"(.+)\""), "a backslash stands before {at!r}, which needs none"),
)
"""Messages of the parser of tag expressions, and our words for them."""


@cache
def full_setting() -> Setting:
    """Return the setting with the whole vocabulary on the engine.

    It doesn't check that no line fits two sentences, which takes as long as a scenario; a test does.
    """
    return Setting(Lookup(all_sentences()), begin)
