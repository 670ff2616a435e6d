"""The survey of mutation: each change is tried, and the scenarios that notice it are found."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, cast

from judge.mutation.changed_parameters import Change, changed
from judge.mutation.dropped_functions import Drop, dropped
from judge.mutation.mutation_cases import WEAK, Case, Notice, notice
from judge.work.checkpoint import Json
from judge.work.divided_work import Work
from judge.work.folded_work import Folding

FURTHER = 25
"""How many more scenarios are played to find one that differs, after another has noticed the change weakly."""


@dataclass(frozen=True, slots=True)
class Noticed:
    """A scenario that notices a change, and how."""

    place: str
    how: Notice


@dataclass(frozen=True, slots=True)
class Tried:
    """A change that was tried: its name, how many scenarios could notice it, and those that did, weak ones last."""

    name: str
    asked: int
    noticed: tuple[Noticed, ...]


def try_parameters(changes: Iterable[Change], cases: tuple[Case, ...]) -> Iterator[Tried]:
    """Yield the result of each change of editions, for which each scenario is played that can read what is changed."""
    for change in changes:
        asked = [case for case in cases if case.edition in change.editions and _reads(case, change)]
        with changed(change):
            noticed = [Noticed(case.place, how) for case in asked if (how := notice(case)) is not None]
        yield Tried(change.name, len(asked), tuple(sorted(noticed, key=_weakness)))


def try_drops(drops: Iterable[Drop], cases: tuple[Case, ...]) -> Iterator[Tried]:
    """Yield the result of dropping each function; scenarios are played until one notices, the most likely first."""
    for drop in drops:
        asked = _in_order(drop, cases)
        with dropped(drop):
            noticed = tuple(_first(asked))
        yield Tried(drop.name, len(asked), tuple(sorted(noticed, key=_weakness)))


def survey(changes: Sequence[Change | Drop], cases: tuple[Case, ...]) -> Folding[Change | Drop]:
    """Return the survey of changes as work that can be divided; what comes of it is read by `surveyed`."""
    work = Work(partial(_prepare, cases), _lost, _name, chunk=1)
    return Folding(work, changes.__getitem__, len(changes), [], _with_one)


def surveyed(folded: Json) -> tuple[Tried, ...]:
    """Return the results of the survey, one for each change in their order."""
    rows = cast("list[Any]", folded)
    return tuple(
        Tried(name, asked, tuple(Noticed(place, how) for place, how in noticed)) for name, asked, noticed in rows
    )


def _prepare(cases: tuple[Case, ...]) -> Callable[[Change | Drop], Json]:
    def result(change: Change | Drop) -> Json:
        if isinstance(change, Change):
            (tried,) = try_parameters((change,), cases)
        else:
            (tried,) = try_drops((change,), cases)
        return [tried.name, tried.asked, [[each.place, each.how] for each in tried.noticed]]

    return result


def _lost(change: Change | Drop, message: str) -> Json:
    """Return that a change was noticed weakly, because every process that tried it was ended."""
    return [change.name, 0, [[message, "fails"]]]


def _name(change: Change | Drop) -> str:
    return change.name


def _with_one(folded: Json, result: Json) -> Json:
    return [*cast("list[Json]", folded), result]


def _reads(case: Case, change: Change) -> bool:
    return case.used is None or change.field in case.used.fields


def _in_order(drop: Drop, cases: tuple[Case, ...]) -> list[Case]:
    """Return the scenarios, first those tagged with a rule of the function, then those that apply one.

    Those that were not seen to call it come after all others, for they may have its result from scenarios before them.
    """

    def distance(case: Case) -> tuple[bool, int]:
        unseen = case.used is not None and drop.function not in case.used.functions
        return unseen, 0 if case.about & drop.rules else 1 if case.applied & drop.rules else 2

    return sorted(cases, key=distance)


def _first(asked: list[Case]) -> Iterator[Noticed]:
    """Yield the first scenario that notices; if it notices weakly, also the first of the next few that doesn't."""
    left = len(asked)
    weak = False
    for case in asked:
        how = notice(case) if left else None
        left -= 1
        if how is None or (weak and how in WEAK):
            continue
        yield Noticed(case.place, how)
        if how not in WEAK:
            return
        weak, left = True, min(left, FURTHER)


def _weakness(noticed: Noticed) -> bool:
    return noticed.how in WEAK
