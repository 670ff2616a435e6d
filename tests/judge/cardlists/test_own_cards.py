"""Cards of one's own: kept as card data, played with, added to one's own library, and shown in words."""

import json
from pathlib import Path

import pytest

from engine.language.printed import Printed
from engine.language.words import CardType
from judge.cardlists.keeping import as_data, finder, read_data
from judge.cardlists.telling import values
from scenarios.errors import BadCardData, UnknownName
from scenarios.library.loading import load
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
    assert "turn target opposing hero face down." in out
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


def test_card_data_comes_back_as_it_was_written(tmp_path: Path) -> None:
    place = tmp_path / "cards.json"
    cards = [load("Leeroy Jenkins"), TIM]
    place.write_text(as_data(cards), encoding="utf-8")
    assert read_data(str(place)) == {card.name: card for card in cards}


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("{}", None, "no list of cards"),
        ('[{"name": "A", "type": "ally"},\n{"name": "B",\n"tipe": "ally"}]', 3, "card 2: tipe"),
        ('[{"name": "A", "type": "alli"}]', 1, "'alli' is unknown"),
        ('[{"name": "A", "type": "ally"},\n{"name": "A", "type": "ally"}]', 2, "'A' is given twice"),
        ("[\n1]", 2, "card 1"),
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
    assert ran.err.startswith(f"judge: {place}:2: card 1: helth")
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
