"""The survey of mutation: each change is tried, and the scenarios that notice it are found."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from judge.mutation.changed_parameters import Change, changed
from judge.mutation.dropped_functions import Drop, dropped
from judge.mutation.mutation_cases import WEAK, Case, Notice, notice

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
    """Yield the result of each change of editions, for which every scenario under those editions is played."""
    for change in changes:
        asked = [case for case in cases if case.edition in change.editions]
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


def _in_order(drop: Drop, cases: tuple[Case, ...]) -> list[Case]:
    """Return the scenarios, first those tagged with a rule of the function, then those that apply one."""

    def distance(case: Case) -> int:
        return 0 if case.about & drop.rules else 1 if case.applied & drop.rules else 2

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
