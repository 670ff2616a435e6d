"""What scenarios make use of as they are played: the fields of editions that they read, the functions they call."""

from collections import Counter
from dataclasses import replace

from judge.mutation.called_functions import counted_calls
from judge.mutation.mutation_cases import Case, Used, notice
from judge.mutation.noted_edition import noting


def with_use(cases: tuple[Case, ...]) -> tuple[Case, ...]:
    """Return the scenarios with what each made use of, for which all are played again."""
    with counted_calls() as calls:
        return tuple(replace(case, used=_used(case, calls)) for case in cases)


def _used(case: Case, calls: Counter[str]) -> Used | None:
    """Return what the scenario uses, or None where it ends otherwise than before, so that nothing is known."""
    fields: set[str] = set()
    calls.clear()
    noticed = notice(case, setting=noting(fields))
    return None if noticed else Used(frozenset(fields), frozenset(calls))
