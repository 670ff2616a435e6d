"""The options of commands whose work is divided."""

from typing import Annotated

import typer

from judge.documents.document_errors import RulesError
from judge.work.divided_work import Means

MOST_JOBS = 256
"""The most processes that are started at once; more than that take longer to start than they save."""

Jobs = Annotated[
    int, typer.Option("--jobs", "-j", metavar="N", min=1, max=MOST_JOBS, help="Work in N processes at once.")
]
Cluster = Annotated[
    str | None, typer.Option("--cluster", metavar="ADDRESS", help="Work on the Dask cluster of this address.")
]
CheckpointFile = Annotated[
    str | None,
    typer.Option("--checkpoint", metavar="FILE", help="Keep in this file what is done, and go on from it."),
]


def means_of(jobs: int, cluster: str | None, timeout: float | None = None) -> Means:
    """Return the means that are asked for.

    Raises:
        RulesError: processes here and a cluster are asked for together.
    """
    if cluster is not None and jobs > 1:
        raise RulesError("--jobs works on this machine and --cluster on others; say one of them")
    return Means(jobs, timeout, cluster)
