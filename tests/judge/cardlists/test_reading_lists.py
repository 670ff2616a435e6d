"""Lists of cards at the command line: what is read, what stops a card, and what is told of both."""

import json
from pathlib import Path

import pytest

from tests.judge.cardlists.listed_cards import DRAWING, HEADER, ODD, PLAIN, table
from tests.judge.running import Judge


def test_whole_cards_are_counted_by_set_and_type(judge: Judge, listed: Path) -> None:
    ran = judge("cards", "read", str(listed))
    assert ran.code == 3
    assert "Mine: 2 read, 0 ambiguous, 1 unread (66.7% of whole cards)" in ran.out
    assert "Ally: 1 read, 0 ambiguous, 0 unread (100.0% of whole cards)" in ran.out
    assert "Ability: 1 read, 0 ambiguous, 1 unread (50.0% of whole cards)" in ran.out


def test_an_unread_card_is_listed_with_line_column_and_words(judge: Judge, listed: Path) -> None:
    out = judge("cards", "read", str(listed), "--list").out
    assert "Odd: line 2, column 1: can't read 'Frobnicate the wibble.'" in out
    assert "expected" in out


def test_words_that_alone_stop_a_card_rank_above_those_that_stop_several(judge: Judge, tmp_path: Path) -> None:
    twice = {"text": "Twiddle it.\nTwaddle it."}
    place = tmp_path / "cards.csv"
    place.write_text(
        table(ODD, {**ODD, "name": "A", **twice}, {**ODD, "name": "B", **twice}, DRAWING), encoding="utf-8"
    )
    stops = json.loads(judge("cards", "read", str(place), "--format", "json").out)["stops"]
    assert [(stop["words"], stop["stops"], stop["finishes"]) for stop in stops] == [
        ("Frobnicate the wibble.", 1, 1),
        ("Twiddle it.", 2, 0),
    ]


def test_all_read_is_no_fault(judge: Judge, tmp_path: Path) -> None:
    place = tmp_path / "cards.tsv"
    place.write_text(table(PLAIN, DRAWING, between="\t"), encoding="utf-8")
    ran = judge("cards", "read", str(place))
    assert (ran.code, ran.err) == (0, "")


def test_a_json_list_is_read_like_a_table(judge: Judge, tmp_path: Path) -> None:
    place = tmp_path / "cards.json"
    numbers: dict[str, object] = {**PLAIN, "cost": 3, "text": None, "tags": [], "strike_cost": None}
    place.write_text(json.dumps([numbers, {**DRAWING, "faction": "", "tags": ""}], indent=1), encoding="utf-8")
    ran = judge("cards", "read", str(place), "--format", "json")
    assert json.loads(ran.out)["all"] == {"of": "All", "read": 2, "ambiguous": 0, "unread": 0, "percent": 100.0}


def test_columns_of_other_names_are_mapped(judge: Judge, tmp_path: Path) -> None:
    place, columns = tmp_path / "cards.csv", tmp_path / "columns.toml"
    other = ["Words on it" if name == "text" else name for name in HEADER]
    place.write_text(table({**DRAWING, "Words on it": "Draw a card."}, columns=other), encoding="utf-8")
    columns.write_text('text = "Words on it"\n', encoding="utf-8")
    assert judge("cards", "read", str(place)).code == 2
    assert judge("cards", "read", str(place), "--columns", str(columns)).code == 0
    columns.write_text('txt = "Words on it"\n', encoding="utf-8")
    ran = judge("cards", "read", str(place), "--columns", str(columns))
    assert ran.code == 2
    assert "there is no column 'txt'" in ran.err
    assert "the nearest is text" in ran.err


def test_the_ledger_is_sorted_and_says_the_same_each_time(judge: Judge, tmp_path: Path) -> None:
    place, ledger = tmp_path / "cards.csv", tmp_path / "ledger"
    place.write_text(table(ODD, PLAIN, DRAWING), encoding="utf-8")
    judge("cards", "read", str(place), "--ledger", str(ledger))
    assert ledger.read_text(encoding="utf-8").splitlines() == [
        "Mine 001 Plain Tim - read",
        "Mine 002 Insight - read",
        "Mine 003 Odd - unread",
    ]


def test_one_pasted_card_is_read(judge: Judge) -> None:
    card = "Tim, 3, Alliance, Ally—Human Mage, 1 [Arcane] ATK / 2 Health\\n[Activate] >>> Draw a card."
    ran = judge("cards", "read", "--text", card)
    assert ran.code == 0
    assert "Tim: read" in ran.out
    assert judge("cards", "read", "--text", card.replace("Draw", "Drew")).code == 3
    assert judge("cards", "read", "--text", "  ").code == 2


def test_neither_a_list_nor_a_card_is_unusable(judge: Judge) -> None:
    assert judge("cards", "read").code == 2


@pytest.mark.parametrize(
    ("tags", "health", "outcome"),
    [("Fire Totem (1)", "2", "read"), ("Fire Totem (1)", "0", "unread"), ("Instant", "2", "unread"), ("", "0", "read")],
)
def test_the_health_of_a_totem_is_neither_left_out_nor_without_a_totem(
    judge: Judge, tmp_path: Path, tags: str, health: str, outcome: str
) -> None:
    place = tmp_path / "cards.csv"
    totem = {**DRAWING, "tags": tags, "health": health, "text": "Ongoing: When a hero attacks, draw a card."}
    place.write_text(table(totem), encoding="utf-8")
    assert json.loads(judge("cards", "read", str(place), "--format", "json").out)["all"][outcome] == 1


@pytest.mark.parametrize(
    ("column", "cell", "expected"),
    [
        ("type", "Aly", "expected a card type: one of ability, ally"),
        ("class", "Maeg", "expected a class, several such as"),
        ("faction", "Alliannce", "expected Alliance, Horde, Monster or Neutral"),
        ("cost", "9" * 5000, "expected a number of at most 6 figures"),
        ("text", f"Pay {'9' * 5000} >>> Draw a card.", "expected a number of at most 6 figures"),
    ],
)
def test_a_value_that_no_card_has_is_unread_and_says_what_was_expected(
    judge: Judge, tmp_path: Path, column: str, cell: str, expected: str
) -> None:
    place = tmp_path / "cards.csv"
    place.write_text(table({**PLAIN, column: cell}, DRAWING), encoding="utf-8")
    ran = judge("cards", "read", str(place), "--list")
    assert ran.code == 3
    assert "All: 1 read, 0 ambiguous, 1 unread" in ran.out
    assert expected in " ".join(ran.out.split())


def test_a_text_in_json_can_be_a_list_of_its_lines(judge: Judge, tmp_path: Path) -> None:
    place = tmp_path / "cards.json"
    ally = {**dict.fromkeys(HEADER, ""), **PLAIN, "text": ["Elusive", "When Plain Tim attacks, draw a card."]}
    place.write_text(json.dumps([ally]), encoding="utf-8")
    assert judge("cards", "read", str(place)).code == 0


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_a_list_that_says_its_encoding_is_read(judge: Judge, tmp_path: Path, encoding: str) -> None:
    place = tmp_path / "cards.csv"
    place.write_bytes(table(PLAIN, DRAWING).encode(encoding))
    assert judge("cards", "read", str(place)).code == 0


def test_a_reprint_is_no_second_text(judge: Judge, tmp_path: Path) -> None:
    place = tmp_path / "cards.csv"
    place.write_text(table(DRAWING, {**DRAWING, "set": "Another", "number": "9"}), encoding="utf-8")
    assert judge("cards", "read", str(place)).code == 0


USUAL = {"name": "Card Name", "text": "Rules", "number": "card_num", "set": "Series", "atk": "Attack", "class": "Class"}


def test_usual_names_of_columns_are_known_without_a_mapping(judge: Judge, tmp_path: Path) -> None:
    place = tmp_path / "cards.csv"
    header, *others = table(PLAIN, DRAWING).splitlines()
    place.write_text(
        "\n".join([",".join(USUAL.get(name, name) for name in header.split(",")), *others]), encoding="utf-8"
    )
    ran = judge("cards", "read", str(place))
    assert (ran.code, ran.err) == (0, "")
    assert "All: 2 read" in ran.out


def test_an_unread_word_behind_ongoing_is_told_with_its_column(judge: Judge) -> None:
    ran = judge("cards", "read", "--text", "2, Instant Ability\nOngoing: When your hero blubs, draw a card.")
    assert "line 2, column 25: can't read 'blubs, draw a card.'" in ran.out


def test_what_was_expected_is_told_in_words(judge: Judge) -> None:
    ran = judge("cards", "read", "--text", "2, Instant Ability\nIf blub, draw a card.")
    assert "(" not in ran.out.partition("expected")[2]


RAIDER = {**PLAIN, "number": "006", "name": "Raider", "text": "Elusive\nRaid 2 (+2 ATK on your turn.)"}
BARE = {**PLAIN, "number": "007", "name": "Bare Raider", "text": "Ferocity, Raid 3"}


def test_a_keyword_that_one_card_explains_is_read_on_the_others(judge: Judge, tmp_path: Path) -> None:
    place, written = tmp_path / "cards.csv", tmp_path / "cards.json"
    place.write_text(table(BARE, RAIDER), encoding="utf-8")
    assert judge("cards", "read", str(place), "--write", str(written)).code == 0
    bare = next(card for card in json.loads(written.read_text(encoding="utf-8")) if card["name"] == "Bare Raider")
    assert len(bare["powers"]) == 2
    assert "3" in json.dumps(bare["powers"][1])


@pytest.mark.parametrize(
    "text",
    [
        "Raid",  # The explanation needs a number.
        "Raids 3",
        "Elusive\nRaid 2 (+2 ATK on your turn.)\nRaid twice",
    ],
)
def test_other_words_than_the_explained_keyword_stay_unread(judge: Judge, tmp_path: Path, text: str) -> None:
    place = tmp_path / "cards.csv"
    place.write_text(table(RAIDER, {**BARE, "text": text}), encoding="utf-8")
    assert "1 read, 0 ambiguous, 1 unread" in judge("cards", "read", str(place)).out


def test_a_keyword_that_two_cards_explain_differently_is_read_on_these_alone(judge: Judge, tmp_path: Path) -> None:
    place = tmp_path / "cards.csv"
    other = {**RAIDER, "number": "008", "name": "Other", "text": "Raid 1 (+1 ATK while attacking.)"}
    place.write_text(table(RAIDER, other, BARE), encoding="utf-8")
    assert "2 read, 0 ambiguous, 1 unread" in judge("cards", "read", str(place)).out


def test_columns_of_which_nothing_is_read_are_named(judge: Judge, tmp_path: Path) -> None:
    place = tmp_path / "cards.csv"
    rows = ({**row, "Artist": "Me", "Hero needed": "Mage", "rarity": "U"} for row in (PLAIN, DRAWING))
    place.write_text(table(*rows, columns=[*HEADER, "Artist", "rarity", "Hero needed"]), encoding="utf-8")
    assert "Nothing is read of the columns Artist, Hero needed" in judge("cards", "read", str(place)).out
    data = json.loads(judge("cards", "read", str(place), "--format", "json").out)
    assert data["unknown_columns"] == ["Artist", "Hero needed"]


def test_a_hero_that_a_column_requires_is_told_with_the_card(judge: Judge, tmp_path: Path) -> None:
    place = tmp_path / "cards.csv"
    rows = ({**DRAWING, "talent_required": "Traitor"}, {**ODD, "text": "Draw a card.", "talent_required": "Traitr"})
    place.write_text(table(*rows), encoding="utf-8")
    data = json.loads(judge("cards", "read", str(place), "--format", "json").out)
    assert [(card["name"], card["words"]) for card in data["cards"]] == [("Odd", "Traitr")]
    assert data["all"]["read"] == 1
