"""Links to folders of features: neither runner goes round in them, and what is left out is told."""

from pathlib import Path

import pytest

from scenarios.runner import judge_features
from tests.scenarios.strangers import TURN, counts, run

PASS = "Feature: a\n  Scenario: b\n    When you pass\n    Then your opponent has priority\n"


def test_both_runners_follow_no_linked_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither one that leads into a circle nor one that leads elsewhere; a linked file is read."""
    turn = (folder / "features" / "turn.feature").rename(folder / "turn.feature")
    (folder / "other").mkdir()
    (folder / "other" / "turn.feature").write_text(TURN)
    (folder / "features" / "inside").mkdir()
    (folder / "features" / "inside" / "linked.feature").symlink_to(turn)
    (folder / "features" / "inside" / "circle").symlink_to(folder / "features")
    (folder / "features" / "elsewhere").symlink_to(folder / "other")
    (folder / "asked").symlink_to(folder / "features")
    monkeypatch.chdir(folder)
    for asked in ("features", "asked", "features/elsewhere"):
        assert len({(each.uri, each.line, each.edition) for each in judge_features([asked])}) == 8
        assert counts(run(folder, asked).stdout) == {"passed": 3, "failed": 5}, asked


def test_links_that_lead_back_are_gone_through_once(folder: Path) -> None:
    """Two of them in one folder would be two to the power of forty folders, as far as names may be long."""
    inside = folder / "features" / "inside"
    inside.mkdir()
    for name, leads_to in (("one", ".."), ("two", "."), ("three", "../.."), ("four", "../../beside")):
        (inside / name).symlink_to(leads_to, target_is_directory=True)
    beside = folder / "beside"
    beside.mkdir()
    (beside / "test_theirs.py").write_text("def test_theirs(): assert True\n")
    (beside / "back").symlink_to("../features", target_is_directory=True)
    for asked, own in (("features", 1), ("features/inside/three", 2)):
        found = run(folder, asked, "--collect-only", "-q").stdout.splitlines()
        assert sum(line.endswith("test_theirs.py::test_theirs") for line in found) == own, found
    assert counts(run(folder, "features").stdout) == {"passed": 4, "failed": 5}


def _chained(folder: Path, inside: str) -> None:
    """Make eight folders of which each has two links to the next, and two folders below which it has them."""
    (folder / "features" / "turn.feature").unlink()
    for number in range(8):
        stage = folder / "features" / f"stage{number:02}"
        (stage / inside).mkdir(parents=True)
        (stage / "own.feature").write_text(PASS)
        (stage / f"test_stage{number:02}.py").write_text("def test_theirs(): assert True\n")
        up = "../" * (1 + len(Path(inside).parts))
        for name in ("left", "right"):
            (stage / inside / name).symlink_to(f"{up}stage{number + 1:02}", target_is_directory=True)


@pytest.mark.long
@pytest.mark.parametrize(
    ("inside", "workers"), [("", ()), ("below", ()), ("below/deep", ()), ("", ("-p", "xdist", "-n", "1"))]
)
def test_links_that_never_lead_back_but_multiply_are_gone_through_once(
    folder: Path, inside: str, workers: tuple[str, ...]
) -> None:
    """They would be five hundred folders; each link that pytest meets first leads where it led.

    A folder's feature is played once; its test once, for each of the two links to it, and for one link behind a link.
    """
    _chained(folder, inside)
    found = run(folder, "features", *workers).stdout
    assert "links to folders were left out" in found
    assert found.count("left out") == 1
    assert 2 * 8 <= counts(found)["passed"] <= 5 * 8, found


@pytest.mark.long
@pytest.mark.parametrize("inside", ["", "below", "below/deep"])
def test_a_folder_with_links_out_of_it_is_played(folder: Path, inside: str) -> None:
    _chained(folder, inside)
    assert counts(run(folder, "features/stage00").stdout)["passed"] >= 2


@pytest.mark.long
@pytest.mark.parametrize(
    ("links", "left_out"),
    [
        ((("a/on", "../b"), ("b/on", "../c"), ("c/on", "../a")), "links to folders were left out"),
        ((("a/on", "../b/.."), ("b/on", "../a/..")), "2 links to folders were left out"),
        ((("a/gone", "nowhere"), ("b/round", "round")), ""),
        ((("a/on", "../b"), ("c/on", "../b")), ""),
        ((("a/first", "second"), ("a/second", "third"), ("a/third", "../b")), ""),
    ],
)
def test_other_links_are_followed_once(folder: Path, links: tuple[tuple[str, str], ...], left_out: str) -> None:
    """Loops of three, links to where a sibling stands, broken links and links to links; what is left out is told."""
    for name in "abc":
        (folder / "features" / name).mkdir()
    for place, leads_to in links:
        (folder / "features" / place).symlink_to(leads_to)
    (folder / "features" / "b" / "test_theirs.py").write_text("def test_theirs(): assert True\n")
    output = run(folder, "features").stdout
    assert ("left out" in output, left_out in output) == (bool(left_out), True), output
    assert counts(output)["passed"] >= 4
