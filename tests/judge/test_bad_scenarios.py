"""Bad scenarios: nothing passes that wasn't said, played and asked; each gets a message with file and line."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.every_row import for_every
from tests.judge.bad_answers import BAD_ANSWERS, GOOD_ANSWERS
from tests.judge.bad_beginnings import BAD_BEGINNINGS
from tests.judge.bad_boards import GIVEN_TWICE, GOOD_BOARDS, IMPOSSIBLE, LABELS, NOTHING_STATED
from tests.judge.bad_cards import BAD_CARDS, GOOD_CARDS, MORE_IMPOSSIBLE
from tests.judge.bad_combats import BAD_COMBATS, GOOD_COMBATS
from tests.judge.bad_features import BAD_FEATURES, GOOD_FEATURES
from tests.judge.bad_moments import BAD_MOMENTS, GOOD_MOMENTS
from tests.judge.bad_options import BAD_OPTIONS, GOOD_OPTIONS
from tests.judge.bad_orders import BAD_ORDERS, GOOD_ORDERS
from tests.judge.bad_places import BAD_PLACES, GOOD_PLACES
from tests.judge.bad_sentences import FALSE_STATEMENTS, TRUE_STATEMENTS, UNKNOWN
from tests.judge.bad_statements import BAD_STATEMENTS
from tests.judge.running import Judge

BAD = {
    **BAD_ANSWERS,
    **BAD_OPTIONS,
    **BAD_ORDERS,
    **BAD_COMBATS,
    **BAD_MOMENTS,
    **BAD_PLACES,
    **BAD_STATEMENTS,
    **GIVEN_TWICE,
    **LABELS,
    **IMPOSSIBLE,
    **MORE_IMPOSSIBLE,
    **BAD_BEGINNINGS,
    **BAD_CARDS,
    **NOTHING_STATED,
    **UNKNOWN,
    **FALSE_STATEMENTS,
}
GOOD = {
    **GOOD_ANSWERS,
    **GOOD_OPTIONS,
    **GOOD_ORDERS,
    **GOOD_COMBATS,
    **GOOD_MOMENTS,
    **GOOD_PLACES,
    **GOOD_BOARDS,
    **GOOD_CARDS,
    **TRUE_STATEMENTS,
}


@pytest.fixture(autouse=True)
def folder(new_folders: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    place = next(new_folders)
    place.mkdir()
    monkeypatch.chdir(place)
    return place


def written(folder: Path, steps: str) -> str:
    """Write a feature of one scenario, and return its name."""
    (folder / "bad.feature").write_text(f"Feature: F\n\nScenario: S\n{steps}\n", encoding="utf-8")
    return "bad.feature"


@for_every("what", BAD)
def test_a_bad_scenario_is_told_and_is_never_as_ruled(judge: Judge, folder: Path, what: str) -> None:
    steps, code, words = BAD[what]
    ran = judge("run", "--quiet", written(folder, steps))
    verdict = "differs     bad.feature:" if code == 1 else "can't judge bad.feature:"
    assert (ran.code, ran.err) == (code, ""), ran.out
    assert ran.out.startswith(verdict)
    assert [word for word in words if word not in ran.out] == [], ran.out


@for_every("what", GOOD)
def test_what_a_message_asks_for_is_as_ruled(judge: Judge, folder: Path, what: str) -> None:
    ran = judge("run", "--quiet", written(folder, GOOD[what]))
    assert (ran.code, ran.err) == (0, ""), ran.out


@for_every("what", BAD_FEATURES)
def test_a_bad_feature_file_is_told_and_nothing_bad_in_it_is_as_ruled(judge: Judge, folder: Path, what: str) -> None:
    content, code, words = BAD_FEATURES[what]
    (folder / "bad.feature").write_bytes(content)
    ran = judge("run", "--quiet", "bad.feature")
    told = f"{ran.out}{ran.err}"
    assert ran.code == code, told
    assert [word for word in words if word not in told] == [], told
    assert "Traceback" not in told


@for_every("what", GOOD_FEATURES)
def test_what_only_looks_bad_in_a_feature_file_is_as_ruled(judge: Judge, folder: Path, what: str) -> None:
    (folder / "good.feature").write_bytes(GOOD_FEATURES[what])
    ran = judge("run", "--quiet", "good.feature")
    assert (ran.code, ran.err) == (0, ""), ran.out


def test_unknown_sentences_of_a_scenario_are_told_once_each(judge: Judge, folder: Path) -> None:
    said = judge("run", written(folder, BAD["three sentences at once"][0])).out
    assert [said.count("no sentence fits"), said.count("bad.feature:7: "), said.count("bad.feature:9: ")] == [3, 1, 1]
