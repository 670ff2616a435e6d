"""Searching for words, at the command line."""

import json
from pathlib import Path
from shutil import copy

import pytest

from judge.cache_folder import cache_folder
from scenarios.library.card_files import CARDS
from tests.every_row import for_every
from tests.judge.documents.looked_up import found
from tests.judge.documents.own_rules import OWN
from tests.judge.running import Judge
from tests.night import at_night

pytestmark = pytest.mark.usefixtures("searched_before")


def test_a_search_ranks_marks_and_asks_what_was_meant(judge: Judge) -> None:
    hits = found(judge, "search", "mulligan")
    assert hits["did_you_mean"] == ""
    first = hits["hits"][0]  # type: ignore[index]
    assert first["kind"] in ("rule", "term")
    assert "mulligan" in (first["title"] + first["excerpt"]).casefold()
    again = judge("search", "mulligann")
    assert "did you mean 'mulligan'?" in again.out
    assert again.code == 0
    assert judge("search", "mulligan").out == judge("search", "mulligan").out


def test_a_search_says_where_the_words_stand(judge: Judge) -> None:
    hit = found(judge, "search", "combat damage")["hits"][0]  # type: ignore[index]
    assert hit["title"] == "Combat damage"
    for part in ("title", "excerpt"):
        marked = [hit[part][start:end].casefold() for start, end in hit["highlights"][part]]
        assert set(marked) == {"combat", "damage"}
    assert "rule 603.1 »Combat« »damage«  [cr-2007-05, 2007-05-29]" in judge("search", "combat damage").out


@for_every(
    ("words", "meant"), [("combta damge", "combat damage"), ("exhausstd", "exhausted"), ("erschopft", "erschöpfen")]
)
def test_a_search_suggests_words_as_they_are_written(words: str, meant: str, judge: Judge) -> None:
    assert found(judge, "search", words)["did_you_mean"] == meant


def test_a_search_looks_through_the_steps_of_scenarios(judge: Judge) -> None:
    hits = found(judge, "search", "your opponent protects with Vindicator Enkallus")["hits"]
    first = hits[0]  # type: ignore[index]
    assert (first["kind"], first["edition"] != "") == ("scenario", True)


def test_a_search_finds_one_s_own_cards(judge: Judge, tmp_path: Path) -> None:
    folder = tmp_path / "cards"
    folder.mkdir()
    carried = json.loads((CARDS / "leeroy-jenkins.json").read_text(encoding="utf-8"))
    (folder / "own.json").write_text(json.dumps(carried | {"name": "Zulfi the Own"}), encoding="utf-8")
    hits = found(judge, "search", "zulfi", "--library", str(tmp_path))["hits"]
    assert [(each["kind"], each["title"]) for each in hits] == [("card", "Zulfi the Own")]  # type: ignore[attr-defined]


def test_a_damaged_index_is_made_anew(judge: Judge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (kept,) = cache_folder().glob("search-*.sqlite")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    cache_folder().mkdir()
    copy(kept, cache_folder())
    before = judge("search", "mulligan")
    (index,) = tmp_path.rglob("search-*.sqlite")
    data = index.read_bytes()
    index.write_bytes(data[:8192] + bytes(len(data) - 8192))
    again = judge("search", "mulligan")
    assert (again.code, again.out) == (before.code, before.out)


def test_a_search_finds_what_was_imported_since(judge: Judge, tmp_path: Path) -> None:
    word = "qwertzuiop"
    path = tmp_path / "own.txt"
    path.write_text(OWN, encoding="utf-8")
    assert judge("rules", "import", str(path)).code == 0
    before = judge("search", word)
    assert (before.code, before.out) == (2, "")
    path.write_text(f"{OWN}\n409.1 Nobody plays {word}.\n", encoding="utf-8")
    assert judge("rules", "import", str(path), "--replace").code == 0
    hits = found(judge, "search", word)["hits"]
    assert [(each["edition"], each["place"]) for each in hits] == [("own", "409.1")]  # type: ignore[attr-defined]


def test_a_card_of_one_s_own_with_half_a_sign_can_be_searched_for(judge: Judge, tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    held = '{"name": "Half \\ud800 sign", "x": "half \\udc00"}'
    (tmp_path / "cards" / "half.json").write_text(held, encoding="utf-8")
    ran = judge("search", "half", "sign", "--library", str(tmp_path))
    assert ran.out.startswith("card »Half« ? »sign«")


@pytest.mark.parametrize("held", ["[1]", '{"name": 3}', "{", '"name"', "\ud800"])
def test_a_search_passes_over_what_is_no_card(judge: Judge, tmp_path: Path, held: str) -> None:
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "own.json").write_bytes(held.encode("utf-8", "surrogatepass"))
    assert judge("search", "armor", "--library", str(tmp_path)).code == 0


@pytest.mark.parametrize("depth", range(900, 1000, at_night(4, 24)))
def test_cards_of_one_s_own_may_nest_as_deeply_as_they_can(judge: Judge, tmp_path: Path, depth: int) -> None:
    (tmp_path / "cards").mkdir()
    held = '{"name": "Deep", "x": ' + "[" * depth + "]" * depth + "}"
    (tmp_path / "cards" / "deep.json").write_text(held, encoding="utf-8")
    assert judge("search", "armor", "--library", str(tmp_path)).code == 0
    assert "deep.json" in judge("card", "Deep", "--library", str(tmp_path)).err
