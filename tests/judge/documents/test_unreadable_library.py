"""A library that can't be read ends every command that asks it in one message; one that isn't there yet is empty."""

import errno
import os
from pathlib import Path

import pytest

from judge.documents.document_errors import BadLibrary
from judge.documents.document_library import kept_document
from judge.documents.library_folder import cards_folder, kept_editions, library_folder
from tests.judge.running import Judge

ASKING = (
    ("rule", "602.2", "--edition", "mine"),
    ("rule", "602.2"),
    ("term", "exhausted"),
    ("search", "exhausted"),
    ("rules", "diff", "mine", "cr-2007-05"),
    ("rules", "review", "--of", "mine"),
)


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the user's data, in which no library is named."""
    place = tmp_path / "data"
    monkeypatch.delenv("JUDGE_LIBRARY")
    monkeypatch.setenv("XDG_DATA_HOME", str(place))
    return place


def refuse(monkeypatch: pytest.MonkeyPatch, function: str, refused: Path) -> None:
    """Let the system refuse a folder, as it does to anybody but an administrator who has no right to it."""
    real = getattr(os, function)

    def refusing(place: "str | Path", *rest: object, **more: object) -> object:
        if os.path.normpath(place) == str(refused):
            raise PermissionError(errno.EACCES, "Permission denied", str(place))
        return real(place, *rest, **more)

    monkeypatch.setattr(os, function, refusing)


@pytest.mark.parametrize("command", ASKING)
@pytest.mark.parametrize("inside", [".", "wowtcg-judge", "wowtcg-judge/documents"])
def test_a_file_in_the_place_of_the_folder_is_told(judge: Judge, data: Path, command: tuple[str], inside: str) -> None:
    place = data / inside
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text("no folder", encoding="utf-8")
    ran = judge(*command)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"judge: {data / 'wowtcg-judge' / 'documents'}: the library is no folder")
    assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize("function", ["scandir", "stat"])
@pytest.mark.parametrize("command", ASKING)
def test_a_folder_that_is_refused_is_told(
    judge: Judge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str], function: str
) -> None:
    folder = tmp_path / "closed"
    folder.mkdir()
    refuse(monkeypatch, function, folder)
    ran = judge(*command, "--library", str(folder))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"judge: {folder}: the library can't be read: Permission denied")
    assert "--library" in ran.err


def test_a_library_that_is_not_there_yet_is_empty(data: Path) -> None:
    assert library_folder() == data / "wowtcg-judge" / "documents"
    assert cards_folder() == library_folder() / "cards"
    assert kept_editions(library_folder()) == ()
    assert kept_document("mine", library_folder()) is None


@pytest.mark.parametrize("command", [("card", "Nobody's Own"), ("search", "exhausted")])
def test_a_file_in_the_place_of_the_cards_is_told(judge: Judge, tmp_path: Path, command: tuple[str]) -> None:
    (tmp_path / "cards").write_text("no folder", encoding="utf-8")
    ran = judge(*command, "--library", str(tmp_path))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"judge: {tmp_path / 'cards'}: the library is no folder")
    with pytest.raises(BadLibrary):
        cards_folder(tmp_path)


@pytest.mark.usefixtures("searched_before")
@pytest.mark.parametrize("held", [None, "{", "[]", '{"format": 2}', "\ud800"])
def test_a_document_that_cannot_be_used_is_told(judge: Judge, tmp_path: Path, held: str | None) -> None:
    place = tmp_path / "mine.json"
    if held is None:
        place.mkdir()
    else:
        place.write_bytes(held.encode("utf-8", "surrogatepass"))
    for command in ASKING[0], *ASKING[3:]:
        ran = judge(*command, "--library", str(tmp_path))
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith(f"judge: {place}: ")
        assert ("can't be read" if held is None else "is no document that this program kept") in ran.err


@pytest.mark.parametrize("ask", [kept_editions, lambda folder: kept_document("mine", folder)])
def test_what_goes_wrong_while_it_is_read_is_told(tmp_path: Path, ask: object) -> None:
    place = tmp_path / "file"
    place.write_text("no folder", encoding="utf-8")
    assert callable(ask)
    with pytest.raises(BadLibrary, match="can't be read"):
        ask(place)
