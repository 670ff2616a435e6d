"""Cards of one's own: kept as card data, played with, added to one's own library, and shown in words."""

import json
from pathlib import Path

import pytest

from engine.language.printed import Printed
from engine.language.words import CardType
from judge.cardlists.card_data_files import as_data, keep, read_data
from judge.cardlists.card_finder import finder
from judge.cardlists.list_report import values
from judge.cardlists.own_cards import own_card, own_names
from scenarios.library.card_files import load
from scenarios.library.codec import encode
from scenarios.scenario_errors import BadCardData, UnknownName
from tests.judge.running import Judge

LIST = """\
set,number,name,type,class,race,faction,tags,cost,atk,damage_type,health,text
Mine,001,Plain Tim,Ally,Mage,Human,Alliance,,3,1,Arcane,2,
Mine,002,Odd Tim,Ally,Mage,Human,Alliance,,3,1,Arcane,2,Frobnicate the wibble.
"""
FEATURE = """\
Feature: Own cards

  Scenario: Tim has two health
    Given you control "Plain Tim"
    Then "Plain Tim" has 2 health
"""
TIM = Printed("Plain Tim", CardType.ALLY, cost=3, atk=1, health=2)


@pytest.fixture
def feature(tmp_path: Path) -> str:
    place = tmp_path / "own.feature"
    place.write_text(FEATURE, encoding="utf-8")
    return str(place)


@pytest.fixture
def listed(tmp_path: Path) -> str:
    place = tmp_path / "cards.csv"
    place.write_text(LIST, encoding="utf-8")
    return str(place)


def test_what_was_read_is_written_and_played(judge: Judge, tmp_path: Path, listed: str, feature: str) -> None:
    written = tmp_path / "cards-read.json"
    assert judge("cards", "read", listed, "--write", str(written)).code == 3
    assert [card["name"] for card in json.loads(written.read_text(encoding="utf-8"))] == ["Plain Tim"]
    assert judge("run", feature).code == 2
    assert judge("run", feature, "--cards", str(written)).code == 0
    assert {each.name for each in tmp_path.iterdir()} == {"own.feature", "cards.csv", "cards-read.json"}


def test_an_imported_card_is_found_after_the_carried_library(judge: Judge, listed: str, feature: str) -> None:
    ran = judge("cards", "import", listed)
    assert ran.code == 3
    assert "1 of 2 cards are read; 1 are new or changed" in ran.out
    assert "Odd Tim" in ran.out
    assert judge("run", feature).code == 0
    assert "0 are new or changed" in judge("cards", "import", listed).out


@pytest.mark.parametrize(("atk", "told"), [("3,1,", False), ("3,2,", True)])
def test_another_card_of_the_name_is_told_as_it_is_replaced(
    judge: Judge, tmp_path: Path, listed: str, atk: str, *, told: bool
) -> None:
    judge("cards", "import", listed)
    assert "replaced" not in judge("cards", "import", listed).out
    elsewhere = tmp_path / "another.csv"
    elsewhere.write_text(LIST.replace("Mine", "Yours").replace("3,1,", atk), encoding="utf-8")
    assert ("which is replaced:\n  Plain Tim" in judge("cards", "import", str(elsewhere)).out) is told


def test_a_library_elsewhere_is_played_with_when_it_is_named(
    judge: Judge, tmp_path: Path, listed: str, feature: str
) -> None:
    elsewhere = str(tmp_path / "elsewhere")
    judge("cards", "import", listed, "--library", elsewhere)
    assert judge("run", feature).code == 2
    assert judge("run", feature, "--library", elsewhere).code == 0


def test_an_imported_card_is_shown_in_words(judge: Judge, listed: str) -> None:
    judge("cards", "import", listed)
    ran = judge("card", "Plain Tim")
    assert ran.code == 0
    assert "3, Alliance, Ally—Human Mage, 1 [Arcane] ATK / 2 Health" in ran.out


def test_a_card_is_shown_in_words_and_as_data(judge: Judge) -> None:
    out = judge("card", "Zenith Shadowforce").out
    assert "Turn target opposing hero face down." in out
    assert '"is"' not in out
    assert json.loads(judge("card", "Zenith Shadowforce", "--format", "json").out)["data"]["type"] == "hero"


def test_names_of_the_file_come_before_the_library_and_the_folder_after(tmp_path: Path) -> None:
    mine = Printed("Leeroy Jenkins", CardType.ALLY, cost=1, atk=1, health=1)
    (tmp_path / "leeroy-jenkins.json").write_text(as_data([mine])[2:-2], encoding="utf-8")
    assert finder({mine.name: mine}, tmp_path)("Leeroy Jenkins") is mine
    assert finder({}, tmp_path)("Leeroy Jenkins") is load("Leeroy Jenkins")
    with pytest.raises(UnknownName) as raised:
        finder({"Plain Tim": TIM}, tmp_path)("Plain Tam")
    assert raised.value.nearest == "Plain Tim"


BROKEN = '{"name": "Odd Tim", "type": "ally", "cost": 3,\n"atk": 1, "helth": 2}'
BOTH = (
    FEATURE
    + """
  Scenario: Odd Tim is there
    Given you control "Odd Tim"
    Then "Odd Tim" has 2 health
"""
)


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of the user's own cards, in which Plain Tim is whole and Odd Tim damaged."""
    folder = tmp_path / "library" / "cards"
    folder.mkdir(parents=True)
    monkeypatch.setenv("JUDGE_LIBRARY", str(folder.parent))
    (folder / "plain-tim.json").write_text(json.dumps(encode(TIM)), encoding="utf-8")
    (folder / "odd-tim.json").write_text(BROKEN, encoding="utf-8")
    return folder


def test_a_damaged_card_of_ones_own_stops_only_what_names_it(judge: Judge, own: Path, feature: str) -> None:
    assert judge("run", feature).code == 0
    Path(feature).write_text(BOTH, encoding="utf-8")
    ran = judge("run", feature, "--quiet")
    assert ran.code == 3
    first, second, *_ = ran.out.splitlines()
    assert first.startswith("as ruled")
    assert second.startswith("can't judge")
    assert f"{own / 'odd-tim.json'}:2: helth: " in second
    assert "the nearest is health" in second


@pytest.mark.parametrize(
    ("data", "line", "what"),
    [(b"", 1, "no JSON"), (b'{\n"name": \xff}', 2, "not UTF-8"), (b"[" * 100_000, None, "nests too deeply")],
)
def test_a_damaged_card_of_ones_own_says_where(
    judge: Judge, own: Path, data: bytes, line: int | None, what: str
) -> None:
    (own / "odd-tim.json").write_bytes(data)
    ran = judge("card", "Odd Tim")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"judge: {own / 'odd-tim.json'}:{line or ''}")
    assert what in ran.err
    assert len(ran.err.splitlines()) == 1


def test_what_is_damaged_but_not_named_is_left_alone(judge: Judge, own: Path) -> None:
    (own / "broken.json").write_text("{", encoding="utf-8")
    assert judge("card", "plain tim").code == 0
    assert "the nearest is 'Plain Tim'" in judge("card", "Plain Tam").err
    assert own_names(own) == ("Odd Tim", "Plain Tim")


def test_ones_own_cards_are_completed_and_among_the_nearest(
    judge: Judge, own: Path, feature: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path(feature).write_text(FEATURE.replace("Plain Tim", "Plain Tam"), encoding="utf-8")
    assert "the nearest is Plain Tim" in judge("run", feature, "--quiet").out
    monkeypatch.delenv("JUDGE_LIBRARY")
    monkeypatch.setenv("_JUDGE_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", f"judge card --library {own.parent} plain")
    monkeypatch.setenv("COMP_CWORD", "4")
    assert "plain\\ Tim" in judge().out.splitlines()


def test_a_card_under_another_file_name_is_found(own: Path) -> None:
    (own / "plain-tim.json").rename(own / "mine.json")
    assert own_card("Plain Tim", own) == TIM
    assert own_card("Plain Tam", own) is None


def test_a_deck_may_hold_cards_of_ones_own(judge: Judge, own: Path, tmp_path: Path) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("Hero: Litori Frostburn\n4 Plain Tim\n", encoding="utf-8")
    assert "4 cards" in judge("deck", "check", str(deck)).out
    deck.write_text("Hero: Litori Frostburn\n4 Odd Tim\n", encoding="utf-8")
    ran = judge("deck", "check", str(deck))
    assert ran.code == 2
    assert ran.err.startswith(f"judge: {deck}:2: the card 'Odd Tim' can't be used: {own}")


def test_importing_tells_which_cards_the_carried_ones_hide(judge: Judge, tmp_path: Path) -> None:
    place = tmp_path / "cards.csv"
    place.write_text(LIST.replace("Odd Tim", "Leeroy Jenkins").replace("Frobnicate the wibble.", ""), encoding="utf-8")
    out = judge("cards", "import", str(place)).out
    assert "Carried cards with these names differ from yours" in out
    assert "  Leeroy Jenkins" in out.splitlines()
    assert "Plain Tim" not in out


def test_importing_keeps_names_apart_that_would_share_a_file(judge: Judge, own: Path, listed: str) -> None:
    Path(listed).write_text(LIST.replace("Plain Tim", "Plain-Tim"), encoding="utf-8")
    ran = judge("cards", "import", listed)
    assert (ran.code, ran.out) == (2, "")
    assert "'Plain-Tim' would share its file with 'Plain Tim'" in ran.err
    assert own_card("Plain Tim", own) == TIM


def test_where_a_card_can_t_be_written_none_is(tmp_path: Path) -> None:
    (tmp_path / "plain-tim.json").mkdir()
    with pytest.raises(BadCardData, match="the file can't be written: Is a directory") as refused:
        keep([load("Leeroy Jenkins"), TIM], tmp_path)
    assert refused.value.file == str(tmp_path / "plain-tim.json")
    assert [each.name for each in tmp_path.iterdir()] == ["plain-tim.json"]


def test_card_data_comes_back_as_it_was_written(tmp_path: Path) -> None:
    place = tmp_path / "cards.json"
    cards = [load("Leeroy Jenkins"), TIM]
    place.write_text(as_data(cards), encoding="utf-8")
    assert read_data(str(place)) == {card.name: card for card in cards}


DEEP = '{"is": "Continuous", "changes": [], "to": ' + '{"is": "Not", "filter": ' * 300 + "1" + "}" * 301


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("{}", None, "no list of cards"),
        ('[{"name": "A", "type": "item"},\n{"name": "B",\n"tipe": "ally"}]', 3, "card 2, 'B': tipe"),
        ('[{"name": "A", "type": "alli"}]', 1, "'alli' is unknown"),
        ('[{"name": "A", "type": "item"},\n{"name": "A", "type": "item"}]', 2, "'A' is given twice"),
        ("[\n1]", 2, "card 1: the data is no card"),
        ('[{"name": " ", "type": "ally"}]', 1, "the name is empty"),
        ('[{"name": "A", "type": "ally",\n"cost": -1}]', 2, "cost: -1 is below nought"),
        ('[{"name": "A", "type": "ally", "powers": [' + DEEP + "]}]", 1, "too deeply"),
        ("[\n{]", 2, "no JSON"),
    ],
)
def test_a_damaged_file_of_cards_says_where(tmp_path: Path, text: str, line: int | None, what: str) -> None:
    place = tmp_path / "cards.json"
    place.write_text(text, encoding="utf-8")
    with pytest.raises(BadCardData) as raised:
        read_data(str(place))
    assert raised.value.line == line
    assert what in raised.value.what
    assert raised.value.expected


def test_a_damaged_file_of_cards_ends_a_run_with_one_message(judge: Judge, tmp_path: Path, feature: str) -> None:
    place = tmp_path / "cards.json"
    place.write_text('[{"name": "A", "type": "ally",\n"helth": 3}]', encoding="utf-8")
    ran = judge("run", feature, "--cards", str(place))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"judge: {place}:2: card 1, 'A': helth")
    assert "the nearest is health" in ran.err
    assert len(ran.err.splitlines()) == 1
    assert judge("run", feature, "--cards", str(tmp_path / "none.json")).code == 2


def test_what_cannot_be_written_is_one_message(judge: Judge, tmp_path: Path, listed: str) -> None:
    ran = judge("cards", "read", listed, "--write", str(tmp_path / "no" / "such" / "folder.json"))
    assert ran.code == 2
    assert "the file can't be written" in ran.err


def test_values_stand_on_a_line() -> None:
    sword = Printed("S", CardType.WEAPON, cost=2, traits=("Rogue",), tags=("Dagger", "Melee"), atk=1, strike_cost=0)
    assert values(sword) == "2, Rogue, Weapon—Dagger Melee, 1 ATK / 0 Strike"
