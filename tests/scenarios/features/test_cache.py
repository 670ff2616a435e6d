"""Parsed features that are kept: used when they are right, harmless when they are not."""

import json
import os
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path

import pytest

from scenarios import signed_cache
from scenarios.features import feature_parser
from scenarios.features.cache import VERSION
from scenarios.features.discovery import load_feature
from scenarios.features.model import Feature
from scenarios.signed_cache import SignedCache

TEXT = (
    'Feature: a\n  @wip\n  Scenario: b\n    Wen a\n    When c\n      | d |\n    Then e\n      """\n      f\n      """\n'
)
Damage = Callable[[bytes], bytes]
KEY = b"k" * 32


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "a.feature"
    path.write_text(TEXT)
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "cache"


def read(path: Path, folder: Path) -> Feature:
    return load_feature(path, str(path), SignedCache(folder, KEY))


def kept_file(folder: Path) -> Path:
    (file,) = (folder / "features").iterdir()
    return file


def test_a_kept_feature_is_the_one_that_was_read(path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fresh = read(path, folder)
    monkeypatch.setattr(feature_parser, "read_feature", lambda *_: pytest.fail("the feature was read again"))
    assert read(path, folder) == fresh == load_feature_without_cache(path, monkeypatch)


def load_feature_without_cache(path: Path, monkeypatch: pytest.MonkeyPatch) -> Feature:
    monkeypatch.undo()
    return load_feature(path, str(path))


def test_a_changed_feature_is_read_again(path: Path, folder: Path) -> None:
    read(path, folder)
    path.write_text(TEXT.replace("When c", "When z"))
    assert read(path, folder).scenarios[0].steps[0].text == "z"
    assert kept_file(folder).exists()


def with_digest(kept: bytes, key: bytes = KEY) -> bytes:
    return blake2b(b"\0" + kept, key=key).hexdigest().encode() + b"\n" + kept


@pytest.mark.parametrize(
    "damage",
    [
        lambda _: b"",
        lambda kept: kept[:-20],
        lambda kept: kept.replace(b'"c"', b'"z"'),
        lambda kept: b"\xff\x00" + kept,
        lambda _: with_digest(b"[]"),
        lambda _: with_digest(b"no json"),
        lambda _: with_digest(b"[" * 100_000),
        lambda kept: with_digest(json.dumps([VERSION + 1, *json.loads(kept.partition(b"\n")[2])[1:]]).encode()),
        lambda kept: with_digest(json.dumps([*json.loads(kept.partition(b"\n")[2])[:2], [1, 2]]).encode()),
        lambda kept: with_digest(kept.partition(b"\n")[2].replace(b'["wip"]', b"[1]")),
        lambda kept: with_digest(kept.partition(b"\n")[2].replace(b'[["d"]]', b"[7]")),
        lambda kept: with_digest(kept.partition(b"\n")[2].replace(b'"When", "When"', b'"Whenever", "When"')),
        lambda kept: with_digest(kept.partition(b"\n")[2].replace(b'[[4, "Wen"', b'[["4", "Wen"')),
    ],
)
def test_a_damaged_file_is_harmless(path: Path, folder: Path, damage: Damage) -> None:
    fresh = read(path, folder)
    file = kept_file(folder)
    whole = file.read_bytes()
    file.write_bytes(damage(whole))
    assert file.read_bytes() != whole
    assert read(path, folder) == fresh
    assert read(path, folder) == fresh


def test_a_folder_that_can_t_be_written_is_harmless(path: Path, folder: Path) -> None:
    folder.write_text("a file where the folder would be")
    assert read(path, folder).scenarios[0].name == "b"


def test_a_file_that_somebody_else_signed_is_never_taken(path: Path, folder: Path) -> None:
    """A cache that several machines share holds files of others: they have another key, or another version."""
    fresh = read(path, folder)
    file = kept_file(folder)
    forged = file.read_bytes().partition(b"\n")[2].replace(b'"Then", "Then", "e"', b'"Then", "Then", "z"')
    assert b'"z"' in forged
    for foreign in (with_digest(forged, b"x" * 32), blake2b(b"2\0" + forged, key=KEY).hexdigest().encode() + forged):
        file.write_bytes(foreign)
        assert read(path, folder) == fresh


def test_old_files_and_parts_of_killed_writers_go(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(signed_cache, "MOST", 3)
    kept = folder / "features"
    kept.mkdir(parents=True)
    for age in range(5):
        (kept / f"{age}.json").write_text("")
        os.utime(kept / f"{age}.json", (1000 - age, 1000 - age))
    (kept / ".a.json.1.part").write_text("")
    (kept / ".b.json.2.part").write_text("")
    os.utime(kept / ".a.json.1.part", (1000, 1000))
    (tmp_path / "a.feature").write_text(TEXT)
    read(tmp_path / "a.feature", folder)
    names = {file.name for file in kept.iterdir()}
    old = {".b.json.2.part", "0.json", "1.json"}
    assert old < names
    assert len(names - old) == 1
