"""What tests of playing features have in common."""

from pathlib import Path

import pytest

from tests.scenarios.strangers import TURN


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder whose features hold one file, `TURN`."""
    (tmp_path / "features").mkdir()
    (tmp_path / "features" / "turn.feature").write_text(TURN)
    return tmp_path
