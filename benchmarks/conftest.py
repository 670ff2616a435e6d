"""What several benchmarks have in common."""

import gc
from collections.abc import Iterator

import pytest

from judge.__main__ import COLLECT_AFTER


@pytest.fixture
def collected_as_by_the_command() -> Iterator[None]:
    """Keep the collector of garbage from what other benchmarks have left, and as seldom as the command does."""
    usual = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER)
    yield
    gc.set_threshold(*usual)
    gc.unfreeze()
