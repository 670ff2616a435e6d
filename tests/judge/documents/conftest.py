"""The published documents, where they stand beside the project, and a library of a test's own."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from engine.state.edition import Edition
from engine.state.editions import EDITIONS
from judge.cache_folder import cache_folder
from judge.documents.document_library import kept_document, kept_texts
from judge.documents.impact import compared_verdicts, impact_analysis
from judge.documents.impact.known_outcomes import KnownOutcomes
from judge.documents.library_folder import NOWHERE
from judge.documents.lookup.word_search import search_for
from judge.played_features import carried_setting
from scenarios.features.model import Scenario
from scenarios.judgement import Setting, judge
from scenarios.outcome import ScenarioOutcome
from tests.judge.documents.edits import EDITS
from tests.judge.documents.own_rules import FEATURE, OWN
from tests.made_once import folder, made_once
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
def searched_before(cache: None) -> None:  # noqa: ARG001 - the cache is the test's own by then.
    """The user has searched before: the index of what comes with the program is in the cache."""
    index = made_once({"search index": _made_index})["search index"]
    cache_folder().mkdir(parents=True)
    (cache_folder() / index.name).hardlink_to(index)


def _made_index() -> Path:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(folder() / "searched"))
        search_for("mulligan", NOWHERE)
        (index,) = cache_folder().glob("search-*.sqlite")
    return index


@pytest.fixture
def replayed_once(played_once: PlayedOnce, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under an edition that no edit has changed, the carried features have the outcomes that they have in this run.

    What they ask for under it is found out once as well.
    """
    begun = compared_verdicts.setting_under

    def setting_under(edition: Edition) -> Setting:
        return carried_setting() if edition == EDITIONS.get(edition.id) else begun(edition)

    def judged(scenario: Scenario, uri: str, edition: str, setting: Setting) -> ScenarioOutcome:
        return (played_once.judge if setting is carried_setting() else judge)(scenario, uri, edition, setting)

    monkeypatch.setattr(compared_verdicts, "setting_under", setting_under)
    monkeypatch.setattr(compared_verdicts, "judge", judged)
    monkeypatch.setattr(impact_analysis, "KnownOutcomes", _known_outcomes)


@cache
def _known_outcomes(edition: Edition, digest: Callable[[], str]) -> KnownOutcomes:
    return KnownOutcomes(edition, digest)


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
