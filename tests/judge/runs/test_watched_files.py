"""What is saved while `judge run --watch` waits is seen, however it is saved, and wherever it wasn't before."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, Timer

import pytest

from judge.documents.library_folder import VARIABLE
from judge.played_features import Asked
from judge.runs import watched_files
from judge.runs.watched_files import saved

pytest.importorskip("watchfiles")
FEATURE = Path("table.feature")
SOON = 0.1
"""After how many seconds a deed is done, while nothing else happens."""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(VARIABLE, str(tmp_path / "library"))
    monkeypatch.setattr(watched_files, "LOOK", 60)
    FEATURE.write_text("Feature: One\n", encoding="utf-8")


def sees(watching: Iterator[None], *deeds: Callable[[], object]) -> None:
    """Each deed, done soon while nothing else happens, is seen; a test that waits in vain is ended by its limit."""
    for deed in deeds:
        begun = Event()
        later = Timer(SOON, lambda deed=deed, begun=begun: (begun.set(), deed()))
        later.start()
        next(watching)
        assert begun.is_set()
        later.join()


def replace() -> None:
    """Save as most editors do: write another file and give it the name."""
    new = Path(".table.feature.new")
    new.write_text("Feature: Another\n", encoding="utf-8")
    os.replace(new, FEATURE)  # noqa: PTH105 - that is what they call it.


def import_a_document() -> None:
    library = Path("library")
    library.mkdir(exist_ok=True)
    (library / "draft.json").write_text("{}", encoding="utf-8")


def test_a_file_that_is_put_in_the_place_of_another_is_seen_each_time() -> None:
    sees(saved(Asked((str(FEATURE),))), replace, replace, replace)


def test_a_file_that_goes_and_comes_back_is_seen() -> None:
    sees(saved(Asked((str(FEATURE),))), FEATURE.unlink, replace, lambda: FEATURE.write_text("Feature: Two\n", "utf-8"))


def test_a_library_is_watched_that_was_not_there_at_the_beginning() -> None:
    watching = saved(Asked((str(FEATURE),)))
    sees(watching, import_a_document, import_a_document, lambda: shutil.rmtree("library"), import_a_document)


def test_features_are_watched_that_were_not_there_at_the_beginning() -> None:
    place = Path("features")
    watching = saved(Asked((str(place),)))
    sees(watching, place.mkdir, lambda: (place / "new.feature").write_text("Feature: New\n", encoding="utf-8"))


def test_what_is_saved_while_something_is_played_is_seen_afterwards() -> None:
    watching = saved(Asked((str(FEATURE),)))
    sees(watching, replace)
    replace()
    next(watching)


def test_a_library_that_is_named_may_go_and_come_back() -> None:
    import_a_document()
    sees(saved(Asked((str(FEATURE),), library="library")), lambda: shutil.rmtree("library"), import_a_document)
