"""The library: every file is a card, called as its file is, and written in one way."""

import json
from pathlib import Path

import pytest

from engine.language.printed import Printed
from engine.language.words import CardType
from scenarios.library.card_file_names import file_name
from scenarios.library.card_files import CARDS, card_names, load, read
from scenarios.library.codec import decode, encode
from scenarios.scenario_errors import BadCardData, UnknownName
from tests.every_row import for_every, hold_every

FILES = sorted(CARDS.glob("*.json"))


def test_every_file_is_written_as_its_card_is_encoded() -> None:
    def check(path: Path) -> None:
        text = path.read_text(encoding="utf-8")
        card = decode(Printed, json.loads(text))
        assert json.dumps(encode(card), indent=1, ensure_ascii=False) + "\n" == text

    hold_every(FILES, check)


def test_every_file_is_called_as_its_card() -> None:
    def check(path: Path) -> None:
        name = json.loads(path.read_text(encoding="utf-8"))["name"]
        assert file_name(name) == path.name
        assert load(name).name == name

    hold_every(FILES, check)


def test_no_two_cards_share_a_name() -> None:
    assert len(set(card_names())) == len(FILES)


def test_every_card_has_what_its_type_needs() -> None:
    def check(path: Path) -> None:
        card = read(path)
        assert card.source
        assert (card.health is not None) == (card.type in {CardType.ALLY, CardType.HERO} or card.is_totem)
        assert (card.atk is not None) == (card.type in {CardType.ALLY, CardType.WEAPON})
        assert (card.strike_cost is not None) == (card.type is CardType.WEAPON)
        assert (card.defense is not None) == (card.type is CardType.ARMOR)
        assert {tag for tag, _ in card.limits} <= set(card.tags)
        assert card.ongoing or card.attach is None or card.text is not None
        assert not card.powers or card.ongoing or card.type is not CardType.ABILITY

    hold_every(FILES, check)


@for_every(
    ("name", "file"),
    [
        ("Tim", "tim.json"),
        ("Winter's Grasp", "winters-grasp.json"),
        ("Skorn, Mistress of Shadow", "skorn-mistress-of-shadow.json"),
        ("Emerald-Scale Greaves", "emerald-scale-greaves.json"),
        ("Ka'tali Stonetusk", "katali-stonetusk.json"),
        ("Tücke", "tucke.json"),
    ],
)
def test_a_name_becomes_the_name_of_a_file(name: str, file: str) -> None:
    assert file_name(name) == file


@for_every("name", ["tim", "Timm", "TIM"])
def test_another_spelling_is_no_name_and_is_told_the_nearest(name: str) -> None:
    with pytest.raises(UnknownName) as refused:
        load(name)
    assert refused.value.nearest == "Tim"


def test_a_card_is_the_same_value_each_time_it_is_asked_for() -> None:
    assert load("Tim") is load("Tim")


@pytest.mark.parametrize(
    ("data", "what", "line"),
    [
        (b'{"name": "Ogre",\n "type": "ally",\n "cots": 3}', "cots: Printed has no field 'cots'", 3),
        (b'{"name": "Ogre",\n', "the file is no JSON: ", 2),
        (b'{"name": "Ogre", "name": "Tim", "type": "ally"}', "the field 'name' is given twice", None),
        (b'{"name": "Ogre",\n "type": "\xff"}', "the file is not UTF-8", 2),
        (b"", "the file is no JSON: ", 1),
    ],
)
def test_a_damaged_file_is_told_with_its_line(tmp_path: Path, data: bytes, what: str, line: int | None) -> None:
    file = tmp_path / "ogre.json"
    file.write_bytes(data)
    with pytest.raises(BadCardData) as refused:
        read(file)
    assert refused.value.what.startswith(what)
    assert (refused.value.file, refused.value.line) == (str(file), line)
