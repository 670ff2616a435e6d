"""The published documents, where they stand beside the project, and a library of a test's own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.state.edition import Edition
from engine.state.editions import EDITIONS
from judge.documents.document_library import kept_document, kept_texts
from judge.documents.impact import compared_verdicts
from judge.played_features import carried_setting
from scenarios.features.model import Scenario
from scenarios.judgement import Setting, judge
from scenarios.outcome import ScenarioOutcome
from tests.judge.documents.edits import EDITS
from tests.judge.documents.own_rules import FEATURE, OWN
from tests.played_once import PlayedOnce

DOCUMENTS = Path(__file__).parents[4] / "shared" / "documents"


@pytest.fixture(autouse=True)
def library(new_folders: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """A library that nothing is in yet."""
    folder = next(new_folders)
    monkeypatch.setenv("JUDGE_LIBRARY", str(folder))
    kept_document.cache_clear()
    kept_texts.cache_clear()
    return folder


@pytest.fixture(scope="session")
def published() -> dict[str, Path]:
    """The published documents by the beginning of their files' names."""
    if not DOCUMENTS.is_dir():
        pytest.skip("the published documents don't stand in ../shared/documents")
    return {path.name[:3]: path for path in DOCUMENTS.glob("0*.txt")}


@pytest.fixture
def replayed_once(played_once: PlayedOnce, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under an edition that no edit has changed, the carried features have the outcomes that they have in this run."""
    begun = compared_verdicts.setting_under

    def setting_under(edition: Edition) -> Setting:
        return carried_setting() if edition == EDITIONS.get(edition.id) else begun(edition)

    def judged(scenario: Scenario, uri: str, edition: str, setting: Setting) -> ScenarioOutcome:
        return (played_once.judge if setting is carried_setting() else judge)(scenario, uri, edition, setting)

    monkeypatch.setattr(compared_verdicts, "setting_under", setting_under)
    monkeypatch.setattr(compared_verdicts, "judge", judged)


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A small document of rules as a file."""
    path = tmp_path / "own.txt"
    path.write_text(OWN, encoding="utf-8")
    return path


@pytest.fixture
def edited(tmp_path: Path) -> dict[str, Path]:
    """The same document after each edit, by the edit."""
    paths = {}
    for at, edit in enumerate(EDITS):
        paths[edit.name] = tmp_path / f"edit-{at}.txt"
        paths[edit.name].write_bytes(edit.made(OWN).encode())
    return paths


@pytest.fixture
def feature(tmp_path: Path) -> Path:
    """A folder with a feature that the small document rules on."""
    folder = tmp_path / "features"
    folder.mkdir()
    (folder / "resources.feature").write_text(FEATURE, encoding="utf-8")
    return folder
