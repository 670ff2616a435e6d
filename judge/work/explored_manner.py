"""How an exploration is done that was asked for at the command line: by whom, with progress and a checkpoint."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from time import monotonic
from uuid import uuid4

from engine.exploration.level_search import Manner, Search, Sharing, SoFar, Watch
from engine.exploration.numbering import CommonNumbering, LastingNumbering, Numbering, told_apart
from judge.scenario_places import Stood
from judge.work.checkpoint import Checkpoint, Json, Kept
from judge.work.divided_work import Means
from judge.work.kept_exploration import read, told
from judge.work.shared_exploration import shared_by
from scenarios.exploration.look_ahead import board_digest

_ERROR_STREAM = 2
_SHOWN_EVERY = 0.2


def kept_in(file: str, here: Stood, asked: Mapping[str, Json]) -> Checkpoint:
    """Return the checkpoint of an exploration from where a scenario stands, of which these things were asked."""
    return Checkpoint(file, {"command": "explore", "scenario": here.told, "board": board_digest(here.play), **asked})


@contextmanager
def exploring(means: Means, checkpoint: Checkpoint | None = None, *, no_color: bool = False) -> Iterator[Manner]:
    """Give the manner in which an exploration is done by these means; with a checkpoint it goes on from what is there.

    Whatever ends the exploration, an interruption too, what was found is in the checkpoint.

    Raises:
        RulesError: the checkpoint is of something else, or there is no such cluster.
        OSError: the checkpoint can't be written.
    """
    begun = None if checkpoint is None else _begun(checkpoint)
    with ExitStack() as stack:
        share: Sharing | None
        if means.cluster is None:
            share = stack.enter_context(shared_by(means.jobs))
        else:
            # Most explorations are done on one machine, and Dask takes long to load.
            from judge.work.cluster_exploration import shared_on

            share = stack.enter_context(shared_on(means.cluster))
        watches: list[Watch] = []
        if checkpoint is not None:
            watches.append(stack.enter_context(_keeping(checkpoint)))
        if os.isatty(_ERROR_STREAM):
            watches.append(stack.enter_context(_shown(no_color=no_color)))
        lasting = checkpoint is not None or means.cluster is not None
        if lasting:
            told_apart(uuid4().int >> 64)
        numbers = LastingNumbering if lasting else Numbering if share is None else CommonNumbering
        yield Manner(share, numbers, _all(watches) if watches else None, begun)


def _begun(checkpoint: Checkpoint) -> SoFar | None:
    kept = checkpoint.restored()
    if kept is None:
        checkpoint.write(Kept(0, None))
    if kept is None or kept.folded is None:
        return None
    try:
        return read(kept.folded)
    except (ValueError, TypeError, LookupError, AttributeError):
        raise checkpoint.no_checkpoint() from None


@contextmanager
def _keeping(checkpoint: Checkpoint) -> Iterator[Watch]:
    """Give what writes the checkpoint once in a while, and at the end."""
    seen: list[Search] = []

    def watch(search: Search) -> None:
        if not seen:
            seen.append(search)
        if checkpoint.due:
            _write(checkpoint, search)

    try:
        yield watch
    finally:
        for search in seen:
            _write(checkpoint, search)


def _write(checkpoint: Checkpoint, search: Search) -> None:
    so_far = search.so_far()
    checkpoint.write(Kept(len(so_far.nodes), told(so_far)))


@contextmanager
def _shown(*, no_color: bool) -> Iterator[Watch]:
    """Give what shows at a terminal how many states there are, how many are open, and how many come in a second."""
    # The bar takes 50 ms to load, and there may be no terminal.
    from judge.progress_bar import states_shown

    last = monotonic()
    with states_shown(no_color=no_color) as show:

        def watch(search: Search) -> None:
            nonlocal last
            if monotonic() - last >= _SHOWN_EVERY:
                last = monotonic()
                show(len(search.found.nodes), search.open)

        yield watch


def _all(watches: list[Watch]) -> Watch:
    def watch(search: Search) -> None:
        for each in watches:
            each(search)

    return watch
