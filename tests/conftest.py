"""What all tests have in common: the features played, and the wheel built, once in a run."""

import gc
import linecache
import os
import pickle
import signal
import subprocess
import sys
import zipfile
from collections.abc import Generator
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from _pytest.doctest import DoctestModule

from judge.cache_folder import signed_cache
from judge.documents.impact import known_outcomes
from judge.documents.lookup.built_data import is_from, source_digest
from tests import type_checking
from tests.made_once import FOLDER, folder, made_once
from tests.night import NIGHT
from tests.played_once import PlayedOnce, Rows
from tests.type_checking import Checked

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"
TYPES = "type_checked"
"""The fixture of the tests that ask what the type checker says."""
PROJECT = "tests/project/"
"""Where the names of the tests of the project itself begin, which run other programs on all of it."""
COLLECTED_AFTER = 50_000
"""After how many new values the collector looks for circles among them; by itself it does so after 700."""
BUILDING = """
import pickle
import sys
from pathlib import Path

from hatchling.build import build_wheel

from judge.documents.impact import known_outcomes

rows = pickle.loads(Path(sys.argv[1]).read_bytes())
if rows:
    known_outcomes.row_of = lambda feature, scenario, edition, calls: rows[scenario, edition.id]
build_wheel(sys.argv[2])
"""
"""Builds the wheel; scenarios that a file has the rows of are not played again for it."""


class Doctests:
    """Doctests are looked for in the modules that have the sign before an example."""

    @pytest.hookimpl(wrapper=True)
    def pytest_collect_file(self, file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
        """Leave a module that has none to pytest's own collector of tests."""
        found = yield
        return [each for each in found if not isinstance(each, DoctestModule) or b">>>" in file_path.read_bytes()]


def pytest_configure(config: pytest.Config) -> None:
    """Begin a folder that the workers of this run have in common, and which ends with it.

    What the program would keep in the folders of the user is kept there, so that a run finds nothing of another one,
    and none of its workers reads again what another has read.

    The collector of garbage works less from here on, in the process that hands out the tests as well: values have no
    circles, and it takes a fifth of the time of a game.
    """
    gc.set_threshold(COLLECTED_AFTER, 20, 20)
    if not hasattr(config, "workerinput"):
        run = TemporaryDirectory(prefix="wowtcg-judge-", ignore_cleanup_errors=True)
        config.add_cleanup(run.cleanup)
        os.environ[FOLDER] = run.name
        os.environ["XDG_CACHE_HOME"], os.environ["XDG_STATE_HOME"] = str(folder() / "cache"), str(folder() / "state")
    signed_cache()  # Its place is settled by whoever asks first, which could be a test with a cache of its own.
    config.pluginmanager.register(Doctests())


def pytest_collection() -> None:
    """Let every other worker load the tests from the last to the first, before it collects them as the others do.

    Where nothing is compiled yet, each of two workers so finds half of it made by the other. What can't be loaded is
    told as it is collected.
    """
    if int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % 2:
        for path in sorted(TESTS.rglob("test_*.py"), reverse=True):
            with suppress(Exception, pytest.skip.Exception):
                import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, so that no worker waits for it at the end.

    What asks for the type checker, which is begun beside the first tests, comes when most of the others are done.
    """
    items.sort(key=lambda item: not item.nodeid.startswith(PROJECT))
    late = list(filter(_asks_for_types, items))
    items[:] = [each for each in items if each not in late]
    place = len(items) * 3 // 4
    items[place:place] = late


def _asks_for_types(item: pytest.Item) -> bool:
    return TYPES in getattr(item, "fixturenames", ())


def pytest_collection_finish(session: pytest.Session) -> None:
    """Let the collector of garbage pass over what is there before the first test, which stays to the end.

    The sources that were searched for doctests are forgotten: whoever runs one asks for the time of each that is known.
    The first worker begins the type checker if a test that is to be run asks for it.
    """
    linecache.clearcache()
    gc.freeze()
    is_first = os.environ.get("PYTEST_XDIST_WORKER", "gw0") == "gw0"
    if is_first and not session.config.option.collectonly and any(map(_asks_for_types, session.items)):
        session.config.add_cleanup(partial(_end, type_checking.begun()))


def _end(begun: subprocess.Popen[bytes]) -> None:
    """End a process with those that it started, unless they have ended by themselves."""
    with suppress(ProcessLookupError):
        os.killpg(begun.pid, signal.SIGKILL)
    begun.wait()


@pytest.hookimpl(tryfirst=True)
def pytest_unconfigure() -> None:
    """Look for garbage once at the end, among all that the tests have made; pytest looks twice after this.

    It tells what went wrong where something was thrown away here, and has only what comes after it to look through.
    """
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def played_once() -> PlayedOnce:
    """The outcomes of the carried features."""
    return PlayedOnce()


@pytest.fixture
def features_are_played_once(played_once: PlayedOnce, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays the carried features has their outcomes without playing them again."""
    played_once.play_all()
    monkeypatch.setattr("scenarios.runner.judge", played_once.judge)


@pytest.fixture(scope="session")
def unpacked_wheel(played_once: PlayedOnce) -> Path:
    """The wheel as it is built now, unpacked as an installer does it.

    By day the build keeps what came of the features in this run; at night it plays them all by itself.
    """
    rows: Rows = {} if NIGHT or is_from(known_outcomes.DATA, source_digest()) else played_once.all_rows()
    return made_once({"wheel": partial(_unpacked, rows)})["wheel"]


@pytest.fixture(scope="session")
def type_checked() -> Checked:
    """The exit code and the words of the type checker; what it remembers of the project is left in its cache."""
    return type_checking.checked()


def _unpacked(rows: Rows) -> Path:
    built, known = folder() / "built", folder() / "rows"
    known.write_bytes(pickle.dumps(rows))
    command = [sys.executable, "-c", BUILDING, str(known), str(built)]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    (wheel,) = built.glob("wowtcg_judge-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(built / "site")
    return built / "site"
