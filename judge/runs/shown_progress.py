"""The progress bar of a run, where the run is long and there is a terminal."""

import os
from collections.abc import Callable, Iterator
from typing import TypeVar

from engine.value import replace
from judge.played_features import Asked, how_many_steps, steps_of
from scenarios.runner import Timed
from scenarios.scenario_errors import Unreadable

T = TypeVar("T", bound=Timed | Unreadable)

LONG_RUN = 2000
"""How many steps a run has at least that shows a progress bar; fewer take a second or two."""

_ERROR_STREAM = 2


def with_progress(asked: Asked, play: Callable[[Asked], Iterator[T]], *, no_color: bool) -> Iterator[T]:
    """Return what is played as it comes, with a progress bar where the run is long and there is a terminal."""
    total = how_many_steps(asked) if os.isatty(_ERROR_STREAM) else 0
    if total < LONG_RUN:
        return play(asked)
    # The bar takes 50 ms to load, and most runs are short.
    from judge.progress_bar import with_bar

    return with_bar(lambda stepped: play(replace(asked, stepped=stepped)), steps_of, total, no_color=no_color)
