"""What all tests have in common: a folder for a whole run, and the features played once in it."""

import gc
from pathlib import Path

import pytest

from tests.played_once import PlayedOnce

COLLECTED_AFTER = 50_000
"""After how many new values the collector looks for circles among them; by itself it does so after 700."""


def pytest_collection_finish() -> None:
    """Let the collector of garbage work less: values have no circles, and it takes a fifth of the time of a game."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECTED_AFTER, 20, 20)


@pytest.fixture(scope="session")
def run_folder(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Path:
    """A folder that all workers of a run have in common."""
    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if hasattr(request.config, "workerinput") else own) / "made-once"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def played_once(run_folder: Path) -> PlayedOnce:
    """The outcomes of the carried features."""
    return PlayedOnce(run_folder)


@pytest.fixture
def features_are_played_once(played_once: PlayedOnce, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays the carried features has their outcomes without playing them again."""
    played_once.play_all()
    monkeypatch.setattr("scenarios.runner.judge", played_once.judge)
