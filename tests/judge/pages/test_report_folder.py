import json
from pathlib import Path

import pytest

from judge.pages.page_errors import UnusableFolder
from judge.pages.report_folder import CONTENTS, report_folder, write_contents


def report(place: Path, *names: str) -> None:
    with report_folder(place) as new:
        for name in names:
            (new.folder / name).parent.mkdir(exist_ok=True)
            new.put(name, name.encode())
        write_contents(new.folder)


def held(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_a_report_takes_a_new_place_with_the_folders_above_it(tmp_path: Path) -> None:
    report(tmp_path / "a" / "b", "index.html", "scenarios/one.html")
    assert held(tmp_path) == {"a/b/index.html", "a/b/scenarios/one.html", f"a/b/{CONTENTS}"}


def test_a_report_takes_the_place_of_an_earlier_one_and_leaves_nothing_of_it(tmp_path: Path) -> None:
    report(tmp_path / "r", "index.html", "scenarios/old.html")
    report(tmp_path / "r", "index.html", "scenarios/new.html")
    assert held(tmp_path) == {"r/index.html", "r/scenarios/new.html", f"r/{CONTENTS}"}
    assert [path.name for path in tmp_path.iterdir()] == ["r"]


def test_a_file_that_an_earlier_report_has_just_so_is_kept_and_any_other_written_anew(tmp_path: Path) -> None:
    report(tmp_path / "r", "same.html", "other.html", "link.html")
    before = {name: (tmp_path / "r" / name).stat().st_ino for name in ("same.html", "other.html")}
    (tmp_path / "r" / "other.html").write_text("OTHER.HTML")
    (tmp_path / "mine.html").write_text("link.html")
    (tmp_path / "r" / "link.html").unlink()
    (tmp_path / "r" / "link.html").symlink_to("../mine.html")
    report(tmp_path / "r", "same.html", "other.html", "link.html")
    after = {name: (tmp_path / "r" / name).stat().st_ino for name in before}
    assert after["same.html"] == before["same.html"]
    assert after["other.html"] != before["other.html"]
    assert not (tmp_path / "r" / "link.html").is_symlink()
    assert [(tmp_path / "r" / f"{name}.html").read_text() for name in ("same", "other", "link")] == [
        "same.html",
        "other.html",
        "link.html",
    ]


def test_an_empty_folder_and_a_link_to_one_are_used(tmp_path: Path) -> None:
    (tmp_path / "r").mkdir()
    (tmp_path / "link").symlink_to("r")
    report(tmp_path / "link", "index.html")
    assert held(tmp_path / "r") == {"index.html", CONTENTS}
    assert (tmp_path / "link").is_symlink()


@pytest.mark.parametrize("foreign", ["notes.txt", "scenarios/mine.html"])
def test_a_folder_with_other_things_is_refused_and_stays_as_it_is(tmp_path: Path, foreign: str) -> None:
    report(tmp_path / "r", "index.html", "scenarios/one.html")
    (tmp_path / "r" / foreign).write_text("mine")
    with pytest.raises(UnusableFolder, match=f"holds other things, such as {foreign}"):
        report(tmp_path / "r", "index.html")
    assert held(tmp_path / "r") == {"index.html", "scenarios/one.html", CONTENTS, foreign}
    assert [path.name for path in tmp_path.iterdir()] == ["r"]


def test_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "r").write_text("mine")
    with pytest.raises(UnusableFolder, match="is a file"):
        report(tmp_path / "r", "index.html")
    assert (tmp_path / "r").read_text() == "mine"


def test_what_a_list_of_contents_names_elsewhere_is_never_touched(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    report(tmp_path / "r", "index.html")
    listed = {"files": ["index.html", "../mine", str(tmp_path / "mine"), CONTENTS]}
    (tmp_path / "r" / CONTENTS).write_text(json.dumps(listed))
    report(tmp_path / "r", "other.html")
    assert held(tmp_path) == {"mine", "r/other.html", f"r/{CONTENTS}"}


@pytest.mark.parametrize("contents", ["", "[]", '{"files": 1}', '{"files": [1]}'])
def test_a_list_of_contents_that_is_none_makes_no_report(tmp_path: Path, contents: str) -> None:
    (tmp_path / CONTENTS).write_text(contents)
    with pytest.raises(UnusableFolder, match="holds other things"):
        report(tmp_path, "index.html")


def test_a_report_that_fails_leaves_the_earlier_one(tmp_path: Path) -> None:
    report(tmp_path / "r", "index.html")
    with pytest.raises(UnusableFolder, match="can't be written"):
        report(tmp_path / "r", "half.html", ".")
    assert held(tmp_path) == {"r/index.html", f"r/{CONTENTS}"}


def test_a_place_that_can_t_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(UnusableFolder, match="can't be written"):
        report(tmp_path / "file" / "r", "index.html")
