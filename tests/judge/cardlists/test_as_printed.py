"""Cards as the documents print them, pasted at the command line, and words of type lines that are nearly right."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pytest

from judge.cardlists.list_files import COLUMNS
from judge.cardlists.pasted_card import read_pasted
from scenarios.reading import Read, Unread
from tests.judge.running import Judge
from tests.scenarios.reading.saying import ALLY_LINE, NAME, card

PROTECTING = "When an opposing hero or ally attacks, ready Grok Stonefist."
LINE = ALLY_LINE.strip()

DOCUMENT = Path(__file__).parents[4] / "shared" / "documents" / "001_35b32a7eda99346e.txt"
AT_HAND = pytest.mark.skipif(not DOCUMENT.exists(), reason="the documents are not at hand")


@pytest.mark.parametrize(
    "pasted",
    [
        f"{NAME}, {LINE} <p> Protector <p> {PROTECTING}",
        f"{NAME}\n{LINE} <p> Protector <p> {PROTECTING}",
        f"{NAME}, {LINE}\nProtector <p> {PROTECTING}",
        f"{NAME}, {LINE}\nProtector\n{PROTECTING}",
        # Lines of a page end where it does: amid a card line, amid a sentence, and before a small letter.
        f"{NAME}, {LINE}\nProtector <p> {PROTECTING}".replace("2 [Melee] ATK /", "2 ATK\n(Melee),"),
        f"{NAME}, {LINE}\nProtector <p> {PROTECTING}".replace("ready Grok ", "ready Grok\n"),
        f"{NAME}, {LINE}\nProtector\n{PROTECTING}".replace("ally attacks", "ally\nattacks"),
        # The set in which it was printed, and emphasis.
        f"*{NAME}, {LINE} (Dark Portal-212C)\nProtector <p> {PROTECTING}*",
    ],
)
def test_a_card_is_read_as_the_documents_print_it(pasted: str) -> None:
    name, reading = read_pasted(pasted)
    assert name == NAME
    assert reading == Read(card(ALLY_LINE, f"Protector\n{PROTECTING}"))


def test_a_card_line_ends_where_the_text_begins(judge: Judge) -> None:
    ran = judge("cards", "read", "--name", "Grok", "--text", f"{LINE} <p> Elusive <p> Frobnicate.")
    assert ran.code == 3
    at = f"{LINE} <p> Elusive <p> Frobnicate.".index("Frobnicate") + 1
    assert f"line 1, column {at}: can't read 'Frobnicate.'" in " ".join(ran.out.split())


def test_words_stand_where_they_stand_though_a_sentence_goes_on() -> None:
    _, reading = read_pasted(f"{NAME}, {LINE}\nProtector <p> When an opposing ally\nattacks, raedy Grok.")
    assert isinstance(reading, Unread)
    assert (reading.line, reading.column, reading.words, reading.nearest) == (3, 10, "raedy Grok.", "ready")


@AT_HAND
def test_cards_copied_from_the_document_are_read() -> None:
    """Each stands in an example: its card line, which may be broken, and the text up to the next entry."""
    text = re.sub("15415t1921p", "", DOCUMENT.read_text(encoding="utf-8", errors="replace"))
    lines = [line.strip() for line in text.splitlines()]
    for first, count in (
        ("Donna Calister, 5", 4), ("Hur Shieldsmasher, 3", 3), ("Blessing of Freedom, 1", 5),
        ("Kryton Barleybeard, 1", 4), ("Circle of Life, 8", 3), ("Shield Bash, 3", 4), ("Flamestrike, 7", 2),
        ("Crippling Poison, 1", 5),
    ):  # fmt: skip
        at = next(place for place, line in enumerate(lines) if line.startswith(first))
        name, reading = read_pasted("\n".join(lines[at : at + count]))
        assert name == first.rpartition(",")[0]
        assert isinstance(reading, Read), f"{name}: {reading}"


HERO = {"type": "Hero", "class": "Mage", "race": "Human", "talent": "Fire", "professions": "Mining, Tailoring",
        "faction": "Alliance", "health": "25", "text": "Flip Jaina >>> Draw a card."}  # fmt: skip
FIRST = {"type": "Ally", "class": "Mage", "race": "Human", "faction": "Alliance", "cost": "3", "atk": "1",
         "damage_type": "Arcane", "health": "2"}  # fmt: skip


def listed(place: Path, row: dict[str, str]) -> str:
    with place.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(COLUMNS))
        writer.writeheader()
        writer.writerow({"set": "Mine", "number": "1", "name": "Jaina", **row})
    return str(place)


@pytest.mark.parametrize(
    ("row", "slip", "nearest"),
    [
        ({**FIRST, "race": "Hunan"}, "Hunan", "Human"),
        ({**FIRST, "race": "Night Eelf"}, "Night Eelf", "Night Elf"),
        ({**FIRST, "tags": "Unqiue"}, "Unqiue", "Unique"),
        ({**HERO, "talent": "Protecton"}, "Protecton", "Protection"),
        ({**HERO, "professions": "Minning, Tailoring"}, "Minning", "Mining"),
    ],
)
def test_a_misspelt_word_of_a_type_line_is_told(
    judge: Judge, tmp_path: Path, row: dict[str, str], slip: str, nearest: str
) -> None:
    ran = judge("cards", "read", listed(tmp_path / "cards.csv", row), "--list")
    assert ran.code == 3
    said = " ".join(ran.out.split())
    assert f"can't read {slip!r}" in said
    assert f"the nearest is {nearest}" in said


@pytest.mark.parametrize("race", ["Human", "Felhunter", "Hozen", "Worg", "Spectral Tiger"])
def test_a_word_that_is_near_to_none_is_a_new_tag(judge: Judge, tmp_path: Path, race: str) -> None:
    assert judge("cards", "read", listed(tmp_path / "cards.csv", {**FIRST, "race": race})).code == 0


def test_a_misspelt_word_on_a_card_line_is_told() -> None:
    _, reading = read_pasted("Tim, 3, Alliance, Ally—Hunan Mage, 1 [Arcane] ATK / 2 Health")
    assert isinstance(reading, Unread)
    assert (reading.words, reading.nearest) == ("Hunan", "Human")
