"""judge rule N --history: a rule through all imported documents, with who accepted which text and why."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.judge.running import Judge

FIRST = """\
House Rules
Version 1, January 5, 2024

100. Deck Building
100.1. A deck has at least sixty cards.
100.2. A deck has at most four cards of one name.
101. Starting a Game
101.1. Each player draws seven cards.
101.2. Whoever is taller goes first.
"""
SECOND = """\
House Rules
Version 2, March 1, 2025

100. Deck Building
100.1. A deck has at least sixty cards.
101. Starting a Game
101.1. Whoever won last time shuffles.
101.2. Each player draws seven cards.
102. Copies
102.1. A deck has at most three cards of one name.
"""


@pytest.fixture
def house(judge: Judge, tmp_path: Path) -> Path:
    """Two editions of house rules in the library, of which a ledger knows some rules."""
    ledger = tmp_path / "reviews.json"
    for name, text in (("house-1", FIRST), ("house-2", SECOND)):
        path = tmp_path / f"{name}.txt"
        path.write_text(text, encoding="utf-8")
        assert judge("rules", "import", str(path), "--as", name).code == 0
    accepted = (("house-1", "100.2", "Ann", "2024-02-01", "as we play"),
                ("house-1", "101.1", "Ann", "2024-02-01", "a hand holds seven"),
                ("house-2", "102.1", "Bo", "2025-03-02", "four were too many"))  # fmt: skip
    for of, number, by, on, why in accepted:
        asked = ("--of", of, "--ledger", str(ledger), "--by", by, "--on", on, "--reason", why)
        assert judge("rules", "accept", number, *asked).code == 0
    return ledger


def told(judge: Judge, number: str, ledger: Path, edition: str = "house-2") -> dict[str, Any]:
    ran = judge("rule", number, "--history", "--edition", edition, "--ledger", str(ledger), "--format", "json")
    (history,) = json.loads(ran.out)
    assert isinstance(history, dict)
    return history


def stages(history: dict[str, Any]) -> list[tuple[str, str, str]]:
    return [(each["edition"], each["date"], each["number"]) for each in history["stages"] if "house" in each["edition"]]


@pytest.mark.parametrize(("edition", "number"), [("house-1", "100.2"), ("house-2", "102.1")])
def test_a_rule_that_moved_and_changed_is_followed_both_ways(
    judge: Judge, house: Path, edition: str, number: str
) -> None:
    history = told(judge, number, house, edition)
    assert stages(history) == [("house-1", "2024-01-05", "100.2"), ("house-2", "2025-03-01", "102.1")]
    first, second = (each for each in history["stages"] if "house" in each["edition"])
    assert [(each["by"], each["on"], each["why"]) for each in first["accepted"]] == [
        ("Ann", "2024-02-01", "as we play")
    ]
    assert [(each["by"], each["why"]) for each in second["accepted"]] == [("Bo", "four were too many")]
    assert {"kind": "removed", "text": "four"} in second["words"]
    assert {"kind": "added", "text": "three"} in second["words"]


def test_a_rule_that_only_moved_says_the_same(judge: Judge, house: Path) -> None:
    history = told(judge, "101.2", house)
    assert stages(history) == [("house-1", "2024-01-05", "101.1"), ("house-2", "2025-03-01", "101.2")]
    accepted = [each["accepted"] for each in history["stages"] if "house" in each["edition"]]
    # The review is of these words, which both editions have.
    assert [[one["why"] for one in each] for each in accepted] == [["a hand holds seven"], ["a hand holds seven"]]
    out = judge("rule", "101.2", "--history", "--edition", "house-2", "--ledger", str(house)).out
    assert "101.1 -> 101.2" in out
    assert "accepted by Ann on 2024-02-01, then 101.1: a hand holds seven" in " ".join(out.split())


@pytest.mark.parametrize(
    ("edition", "number", "gone", "said"),
    [
        ("house-1", "101.2", "house-2", "2025-03-01 house-2: 101.2: removed"),
        ("house-2", "101.1", "house-1", "2024-01-05 house-1 has no such rule"),
    ],
)
def test_a_rule_that_one_edition_alone_has(
    judge: Judge, house: Path, edition: str, number: str, gone: str, said: str
) -> None:
    history = told(judge, number, house, edition)
    assert {name: number for name, _, number in stages(history)} == {edition: number, gone: ""}
    assert said in judge("rule", number, "--history", "--edition", edition, "--ledger", str(house)).out


def test_a_text_that_no_document_has_any_more_keeps_its_review(judge: Judge, house: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.txt"
    again.write_text(FIRST.replace("taller", "older"), encoding="utf-8")
    asked = ("--ledger", str(house), "--by", "Cy", "--on", "2024-05-01", "--reason", "tried once")
    assert judge("rules", "accept", "101.2", "--of", "house-1", *asked).code == 0
    assert judge("rules", "import", str(again), "--as", "house-1", "--replace").code == 0
    assert judge("rules", "accept", "101.2", "--of", "house-1", *asked[:-1], "older is fairer").code == 0
    history = told(judge, "101.2", house, "house-1")
    assert [each["why"] for each in history["accepted_otherwise"]] == ["tried once"]
    (first,) = (each for each in history["stages"] if each["edition"] == "house-1")
    assert [each["why"] for each in first["accepted"]] == ["older is fairer"]


def test_a_number_that_nobody_has_is_answered_with_the_nearest(judge: Judge, house: Path) -> None:
    ran = judge("rule", "101.9", "--history", "--edition", "house-2", "--ledger", str(house))
    assert (ran.code, ran.out) == (2, "")
    assert "house-2 has no rule '101.9'; the nearest is 101.2" in ran.err
    unknown = judge("rule", "602.99", "--history")
    assert (unknown.code, unknown.out) == (2, "")
    assert "the nearest is 602." in unknown.err


def test_known_editions_are_told_in_our_words_where_they_are_not_imported(judge: Judge) -> None:
    (history,) = json.loads(judge("rule", "602.4", "--history", "--format", "json").out)
    assert [(each["edition"], each["number"]) for each in history["stages"]] == [
        ("cr-2007-04", "602.4"), ("cr-2007-05", "602.4"), ("cr-2009-combat", "602.3a"),
    ]  # fmt: skip
    assert not any(each["imported"] or each["text"] for each in history["stages"])
    assert history["stages"][1]["sentence"]
    assert "isn't imported; in our words:" in judge("rule", "602.4", "--history").out


def test_a_ledger_that_can_t_be_used_is_one_message(judge: Judge, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    ran = judge("rule", "602.4", "--history", "--ledger", str(broken))
    assert (ran.code, ran.out) == (2, "")
    assert "is no ledger of reviews" in ran.err


def test_a_rule_of_the_published_editions_is_quoted_from_each(judge: Judge, published: dict[str, Path]) -> None:
    for name in ("000", "001", "003"):
        assert judge("rules", "import", str(published[name])).code == 0
    (history,) = json.loads(judge("rule", "602.5", "--history", "--format", "json").out)
    numbers = {each["edition"]: each["number"] for each in history["stages"]}
    assert (numbers["cr-2007-05"], numbers["cr-2009-combat"]) == ("602.5", "602.4")
    assert all(each["text"] for each in history["stages"] if each["edition"] in ("cr-2007-05", "cr-2009-combat"))
    (only,) = json.loads(judge("rule", "cr-2009-combat:602.2c", "--history", "--format", "json").out)
    assert {each["edition"] for each in only["stages"] if each["number"]} == {"cr-2009-combat"}
