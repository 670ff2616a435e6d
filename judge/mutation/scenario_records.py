"""What scenarios make use of as they are played: the fields of editions that they read, the functions they call."""

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from types import FrameType, FunctionType

from engine.state.edition import Edition
from judge.coverage.implementations import implementations
from judge.mutation.dropped_functions import found
from judge.mutation.mutation_cases import Case, Used, notice


def with_use(cases: tuple[Case, ...]) -> tuple[Case, ...]:
    """Return the scenarios with what each made use of, for which all are played again."""
    functions = {name: found(name) for names in implementations().values() for name in names}
    return tuple(replace(case, used=_used(case, functions)) for case in cases)


def _used(case: Case, functions: Mapping[str, FunctionType]) -> Used | None:
    """Return what the scenario uses, or None where it ends otherwise than before, so that nothing is known."""
    with _fields_read() as fields, _called(functions) as called:
        noticed = notice(case)
    return None if noticed else Used(frozenset(fields), frozenset(called))


@contextmanager
def _fields_read() -> Iterator[set[str]]:
    """Record within the body which fields are read of any edition."""
    fields: set[str] = set()

    def read(edition: Edition, name: str) -> object:
        fields.add(name)
        return object.__getattribute__(edition, name)

    type.__setattr__(Edition, "__getattribute__", read)
    try:
        yield fields
    finally:
        type.__delattr__(Edition, "__getattribute__")


@contextmanager
def _called(functions: Mapping[str, Callable[..., object]]) -> Iterator[set[str]]:
    """Record within the body which of the functions are called, under their names."""
    called: set[str] = set()
    names = {id(function.__code__): name for name, function in functions.items()}

    def event_of(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and (name := names.get(id(frame.f_code))) is not None:
            called.add(name)

    before = sys.getprofile()
    sys.setprofile(event_of)
    try:
        yield called
    finally:
        sys.setprofile(before)
