"""Files of the user's are written whole, and all of them or none."""

from pathlib import Path

import pytest

from judge.documents.writing import write_whole


def test_files_are_written_together_and_nothing_is_left_beside_them(tmp_path: Path) -> None:
    first, second = tmp_path / "a.txt", tmp_path / "b.txt"
    first.write_text("old", encoding="utf-8")
    write_whole({first: "new\r\n", second: "ü"})
    assert (first.read_bytes(), second.read_bytes()) == (b"new\r\n", "ü".encode())
    assert sorted(each.name for each in tmp_path.iterdir()) == ["a.txt", "b.txt"]


def test_a_link_stays_a_link_and_permissions_stay(tmp_path: Path) -> None:
    place, link = tmp_path / "a.txt", tmp_path / "link.txt"
    place.write_text("old", encoding="utf-8")
    place.chmod(0o640)
    link.symlink_to(place)
    write_whole({link: "new"})
    assert (link.is_symlink(), place.read_text(encoding="utf-8")) == (True, "new")
    assert place.stat().st_mode & 0o777 == 0o640


def test_where_one_can_t_be_written_none_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, third = (tmp_path / name for name in ("a.txt", "b.txt", "c.txt"))
    first.write_text("old", encoding="utf-8")
    second.write_text("old", encoding="utf-8")
    replace = Path.replace

    def until_third(beside: Path, place: Path) -> Path:
        if place == third:
            raise OSError("the disk is full")
        return replace(beside, place)

    monkeypatch.setattr(Path, "replace", until_third)
    with pytest.raises(OSError, match="full"):
        write_whole({first: "new", second: "new", third: "new"})
    assert {each.name: each.read_text(encoding="utf-8") for each in tmp_path.iterdir()} == {
        "a.txt": "old", "b.txt": "old",
    }  # fmt: skip
