"""The published documents, where they stand beside the project, and a library of a test's own."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from pathlib import Path

import pytest

from engine.state.edition import Edition
from engine.state.editions import EDITIONS
from judge.cache_folder import cache_folder
from judge.documents.document_library import kept_document, kept_texts
from judge.documents.impact import compared_verdicts, impact_analysis
from judge.documents.impact.known_outcomes import KnownOutcomes, Rows
from judge.documents.library_folder import NOWHERE
from judge.documents.lookup import applying_scenarios
from judge.documents.lookup.word_search import search_for
from judge.played_features import carried_setting
from scenarios.features.model import Feature, Scenario
from scenarios.judgement import Setting, judge
from scenarios.outcome import ScenarioOutcome
from scenarios.runner import editions_of
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


@pytest.fixture(autouse=True)
def looked_up_in_this_run(played_once: PlayedOnce, monkeypatch: pytest.MonkeyPatch) -> None:
    """A look-up that plays a carried feature, which has changed since the install, has its outcomes of this run."""
    begun = applying_scenarios._played  # noqa: SLF001 - it goes on as it is.

    def played(path: Path, known: Iterable[ScenarioOutcome] | None = None) -> dict[Path, applying_scenarios.Applied]:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("scenarios.runner.judge", played_once.judge)
            return begun(path, known)

    monkeypatch.setattr(applying_scenarios, "_played", played)


@pytest.fixture
def replayed_once(played_once: PlayedOnce, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under an edition that no edit has changed, the carried features have the outcomes that they have in this run.

    What they ask for under it is known from this run as well.
    """
    begun = compared_verdicts.setting_under

    def setting_under(edition: Edition) -> Setting:
        return carried_setting() if edition == EDITIONS.get(edition.id) else begun(edition)

    def judged(scenario: Scenario, uri: str, edition: str, setting: Setting) -> ScenarioOutcome:
        return (played_once.judge if setting is carried_setting() else judge)(scenario, uri, edition, setting)

    monkeypatch.setattr(compared_verdicts, "setting_under", setting_under)
    monkeypatch.setattr(compared_verdicts, "judge", judged)
    monkeypatch.setattr(impact_analysis, "KnownOutcomes", partial(_known_outcomes, played_once))


class _KnownInThisRun(KnownOutcomes):
    """What comes of scenarios under a published edition, of the carried ones as they were played in this run."""

    def __init__(self, played: PlayedOnce, edition: Edition, digest: Callable[[], str]) -> None:
        super().__init__(edition, digest)
        self.played = played

    def _rows(self, feature: Feature) -> Rows:
        path = Path(feature.uri).resolve()
        here = [each for each in feature.scenarios if self.edition.id in editions_of(each)]
        if here and path in self.played.names:
            self.played.judge(here[0], feature.uri, self.edition.id, carried_setting())
        known = self.played.rows.get(path, {})
        rows = {str(each.line): known[each, self.edition.id] for each in here if (each, self.edition.id) in known}
        return rows if len(rows) == len(here) else super()._rows(feature)


@cache
def _known_outcomes(played: PlayedOnce, edition: Edition, digest: Callable[[], str]) -> KnownOutcomes:
    return _KnownInThisRun(played, edition, digest)


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
