"""Files are written whole, and all of them or none."""

import os
from pathlib import Path
from threading import Thread

import pytest

from scenarios.whole_files import write_whole


def test_files_are_written_together_and_nothing_is_left_beside_them(tmp_path: Path) -> None:
    first, second = tmp_path / "a.txt", tmp_path / "b.txt"
    first.write_bytes(b"old")
    write_whole({first: b"new\r\n", second: "ü".encode()})
    assert (first.read_bytes(), second.read_bytes()) == (b"new\r\n", "ü".encode())
    assert sorted(each.name for each in tmp_path.iterdir()) == ["a.txt", "b.txt"]


@pytest.mark.parametrize("durable", [True, False])
def test_a_link_stays_a_link_and_permissions_stay(tmp_path: Path, *, durable: bool) -> None:
    place, link = tmp_path / "a.txt", tmp_path / "link.txt"
    place.write_bytes(b"old")
    place.chmod(0o640)
    link.symlink_to(place)
    write_whole({link: b"new"}, durable=durable)
    assert (link.is_symlink(), place.read_bytes()) == (True, b"new")
    assert place.stat().st_mode & 0o777 == 0o640


def test_where_one_can_t_be_written_none_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second, third = (tmp_path / name for name in ("a.txt", "b.txt", "c.txt"))
    first.write_bytes(b"old")
    replace = Path.replace

    def until_third(part: Path, place: Path) -> Path:
        if place == third:
            raise OSError("the disk is full")
        return replace(part, place)

    monkeypatch.setattr(Path, "replace", until_third)
    with pytest.raises(OSError, match="full"):
        write_whole({first: b"new", second: b"new", third: b"new"})
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == {"a.txt": b"old"}


def test_a_folder_that_is_missing_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_whole({tmp_path / "none" / "a.txt": b"new"})


def test_what_is_no_file_is_written_to_and_stays_what_it_is(tmp_path: Path) -> None:
    pipe, file, read = tmp_path / "pipe", tmp_path / "a.txt", list[bytes]()
    os.mkfifo(pipe)
    reader = Thread(target=lambda: read.append(pipe.read_bytes()))
    reader.start()
    write_whole({pipe: b"told", file: b"new"})
    reader.join(10)
    assert (read, file.read_bytes(), pipe.is_fifo()) == ([b"told"], b"new", True)


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="this system has no device that is always full")
def test_a_full_device_is_told_by_its_name(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="/dev/full"):
        write_whole({Path("/dev/full"): b"told", tmp_path / "a.txt": b"new"})
