"""Tasks done by whatever means were asked for."""

from collections.abc import Generator, Iterable
from contextlib import closing
from typing import TypeVar

from judge.work.divided_work import Means, Work

T = TypeVar("T")
R = TypeVar("R")


def as_they_come(
    work: Work[T, R], tasks: Iterable[tuple[int, T]], means: Means
) -> Generator[tuple[int, R], None, None]:
    """Yield what comes of numbered tasks, with their numbers, whichever is done first.

    Raises:
        RulesError: there is no such cluster, or it can't do the work.
    """
    if means.cluster is not None:
        # Most work is done on one machine, and Dask takes long to load.
        from judge.work.cluster_workers import on_cluster

        yield from on_cluster(work, tasks, means.cluster, means.timeout)
    elif means.jobs > 1 or means.timeout is not None:
        # Processes take as long to load as a short run.
        from judge.work.local_workers import Crew

        with closing(Crew(work, means.jobs, means.timeout)) as crew:
            yield from crew.results(tasks)
    else:
        does = work.prepare()
        yield from ((number, does(task)) for number, task in tasks)
