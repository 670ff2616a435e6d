"""The words of cards, told ahead so that a look-up needs no grammar."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.documents.lookup import card_lookup, card_words
from scenarios.library.card_files import card_names
from tests.judge.running import Judge
from tests.night import at_night

LIST = """\
set,number,name,type,class,race,faction,tags,cost,atk,damage_type,health,text
Mine,001,Plain Tim,Ally,Mage,Human,Alliance,,3,1,Arcane,2,
"""


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache that nothing is in yet."""
    folder = tmp_path / "cache" / "told"
    monkeypatch.setattr(card_words, "cache_folder", lambda: folder.parent)
    return folder


@pytest.fixture
def installed(tmp_path: Path, unpacked_wheel: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The words that an install told."""
    data = tmp_path / "told.json"
    data.write_bytes((unpacked_wheel / "judge" / "documents" / "data" / "told.json").read_bytes())
    monkeypatch.setattr(card_words, "DATA", data)
    card_words.built_words.cache_clear()
    yield data
    card_words.built_words.cache_clear()


def test_an_installed_judge_has_the_words_of_every_carried_card(
    judge: Judge, installed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(card_words, "_made_now", lambda _: pytest.fail("its words are there"))
    for name in card_names()[:: at_night(1, 6)]:
        assert name in judge("card", name).out
    assert "6 [Melee] ATK / 1 Health" in judge("card", "Leeroy Jenkins").out
    assert len(json.loads(installed.read_bytes())["cards"]) == len(card_names())


def test_words_of_another_grammar_are_told_anew(judge: Judge, installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = judge("card", "Leeroy Jenkins").out
    told = json.loads(installed.read_bytes())["cards"]
    other = {digest: [["Otherwise", 2, "plain", 2, "", False]] for digest in told}
    installed.write_text(json.dumps({"cards": other}), encoding="utf-8")
    card_words.built_words.cache_clear()
    assert "Otherwise" in judge("card", "Leeroy Jenkins").out
    monkeypatch.setattr(card_words, "_grammar", lambda: b"another")
    assert judge("card", "Leeroy Jenkins").out == first


@pytest.mark.parametrize("held", ["", "[]", '{"cards": []}', "rows"])
def test_data_of_another_shape_is_no_data(judge: Judge, installed: Path, held: str) -> None:
    first = judge("card", "Leeroy Jenkins").out
    told = json.loads(installed.read_bytes())["cards"]
    rows = json.dumps({"cards": {digest: [["Otherwise", "2", "plain", 2, "", False]] for digest in told}})
    installed.write_text(rows if held == "rows" else held, encoding="utf-8")
    card_words.built_words.cache_clear()
    assert judge("card", "Leeroy Jenkins").out == first


def test_a_card_that_nobody_told_is_told_once(judge: Judge, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card_words, "built_words", dict)
    first = judge("card", "Leeroy Jenkins").out
    assert len(list(cache.iterdir())) == 1
    with monkeypatch.context() as patched:
        patched.setattr(card_words, "_made_now", lambda _: pytest.fail("it is kept"))
        assert judge("card", "Leeroy Jenkins").out == first
    next(cache.iterdir()).write_text("[", encoding="utf-8")
    assert judge("card", "Leeroy Jenkins").out == first


@pytest.fixture
def imported(judge: Judge, tmp_path: Path) -> Path:
    """The folder of one's own cards, of which there is one."""
    listed, library = tmp_path / "cards.csv", tmp_path / "library"
    listed.write_text(LIST, encoding="utf-8")
    assert judge("cards", "import", str(listed), "--library", str(library)).code == 0
    return library / "cards"


def test_an_imported_card_needs_no_grammar_when_it_is_looked_up(
    judge: Judge, imported: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(card_words, "_made_now", lambda _: pytest.fail("it was told as it was imported"))
    monkeypatch.setattr(card_lookup, "own_card_data", lambda *_: pytest.fail("it was found right at import"))
    for name in ("Plain Tim", "plain tim"):
        ran = judge("card", name, "--library", str(imported.parent))
        assert "3, Alliance, Ally—Human Mage, 1 [Arcane] ATK / 2 Health" in ran.out


def test_an_imported_card_that_was_changed_by_hand_is_told_as_it_is_now(judge: Judge, imported: Path) -> None:
    place = imported / "plain-tim.json"
    card = json.loads(place.read_text(encoding="utf-8"))
    place.write_text(json.dumps({**card, "health": 5}), encoding="utf-8")
    assert "1 [Arcane] ATK / 5 Health" in judge("card", "Plain Tim", "--library", str(imported.parent)).out
    place.write_text(json.dumps({**card, "health": "many"}), encoding="utf-8")
    ran = judge("card", "Plain Tim", "--library", str(imported.parent))
    assert ran.code == 2
    assert "plain-tim.json" in ran.err


def test_words_that_another_teller_kept_are_told_anew(
    judge: Judge, imported: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = imported / card_words.TOLD / "plain-tim.json"
    row = json.loads(kept.read_text(encoding="utf-8"))
    kept.write_text(json.dumps({**row, "lines": [["Otherwise", 2, "plain", 2, "", False]]}), encoding="utf-8")
    assert "Otherwise" in judge("card", "Plain Tim", "--library", str(imported.parent)).out
    monkeypatch.setattr(card_words, "_grammar", lambda: b"another")
    assert "Otherwise" not in judge("card", "Plain Tim", "--library", str(imported.parent)).out


def test_a_carried_card_says_that_it_hides_one_of_the_same_name(judge: Judge, tmp_path: Path) -> None:
    own = tmp_path / "own.csv"
    own.write_text(LIST.replace("Plain Tim", "Kor Cindervein"), encoding="utf-8")
    assert "another card of this name" not in judge("card", "Kor Cindervein").out
    assert judge("cards", "import", str(own)).code == 0
    assert "your own list has another card of this name; this one is played" in judge("card", "Kor Cindervein").out
    assert "another card of this name" not in judge("card", "Leeroy Jenkins").out
