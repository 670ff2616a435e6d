"""Lists of cards at the command line: what is read, what stops a card, and lists with slips in them."""

import csv
import io
import json
from pathlib import Path

import pytest

from judge.cardlists.list_files import COLUMNS
from tests.judge.running import Judge

HEADER = list(COLUMNS)

PLAIN = {
    "set": "Mine", "number": "001", "name": "Plain Tim", "type": "Ally", "class": "Mage", "race": "Human",
    "faction": "Alliance", "cost": "3", "atk": "1", "damage_type": "Arcane", "health": "2",
}  # fmt: skip
DRAWING = {"set": "Mine", "number": "002", "name": "Insight", "type": "Ability", "class": "Mage", "cost": "2"}
DRAWING |= {"talent": "Arcane", "text": "Draw two cards."}
ODD = {**DRAWING, "number": "003", "name": "Odd", "text": "Draw a card.\nFrobnicate the wibble."}


def table(*rows: dict[str, str], columns: list[str] = HEADER, between: str = ",") -> str:
    page = io.StringIO()
    writer = csv.DictWriter(page, columns, delimiter=between, extrasaction="ignore")
    writer.writeheader()
    writer.writerows(rows)
    return page.getvalue()


@pytest.fixture
def listed(tmp_path: Path) -> Path:
    place = tmp_path / "cards.csv"
    place.write_text(table(PLAIN, DRAWING, ODD), encoding="utf-8")
    return place


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


def lines_of(text: str) -> list[str]:
    return text.splitlines()


@pytest.mark.parametrize(
    ("slip", "told"),
    [
        ({**DRAWING, "name": "Empty", "text": ""}, "'Empty': the text is empty"),
        ({**DRAWING, "name": ""}, "the name is empty"),
        # More than a reader of tables lets a cell hold by itself.
        ({**DRAWING, "name": "Huge", "text": "x" * 200_000}, "'Huge': the cell 'text' holds 200000 characters"),
        ({**PLAIN, "name": "Weak", "health": ""}, "'Weak': nothing stands under health"),
        ({**DRAWING, "name": "Null", "text": "Draw\0"}, "'Null': the cell 'text' holds a null byte"),
    ],
)
def test_a_row_with_a_slip_is_told_and_the_rest_read(
    judge: Judge, tmp_path: Path, slip: dict[str, str], told: str
) -> None:
    place = tmp_path / "cards.csv"
    place.write_text(table(PLAIN, slip, DRAWING), encoding="utf-8")
    ran = judge("cards", "read", str(place))
    assert ran.code == 2
    assert f"{place}:3: {told}" in ran.err
    assert len(lines_of(ran.err)) == 1
    assert "All: 2 read" in ran.out


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


def test_no_sign_for_terminals_is_read_or_printed(judge: Judge, tmp_path: Path) -> None:
    place = tmp_path / "cards.csv"
    place.write_text(table({**PLAIN, "name": "T\x1b[31mim"}, DRAWING), encoding="utf-8")
    for asked in ((str(place), "--list"), ("--text", "Tim\n3, Ally—Human\x07, 1 [Arcane] ATK / 2 Health")):
        ran = judge("cards", "read", *asked)
        assert ran.code == 2
        assert "control character" in " ".join(ran.err.split())
        assert not {"\x1b", "\x07"} & set(ran.out + ran.err)


def test_a_text_in_json_can_be_a_list_of_its_lines(judge: Judge, tmp_path: Path) -> None:
    place = tmp_path / "cards.json"
    ally = {**dict.fromkeys(HEADER, ""), **PLAIN, "text": ["Elusive", "When Plain Tim attacks, draw a card."]}
    place.write_text(json.dumps([ally]), encoding="utf-8")
    assert judge("cards", "read", str(place)).code == 0


def test_a_row_in_another_encoding_is_told_and_the_rest_read(judge: Judge, tmp_path: Path) -> None:
    place = tmp_path / "cards.csv"
    place.write_bytes(table(PLAIN, {**DRAWING, "name": "Fée"}, DRAWING).encode("latin-1"))
    ran = judge("cards", "read", str(place))
    assert (ran.code, len(lines_of(ran.err))) == (2, 1)
    assert f"{place}:3: the cell 'name' is not UTF-8" in ran.err
    assert "All: 2 read" in ran.out


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_a_list_that_says_its_encoding_is_read(judge: Judge, tmp_path: Path, encoding: str) -> None:
    place = tmp_path / "cards.csv"
    place.write_bytes(table(PLAIN, DRAWING).encode(encoding))
    assert judge("cards", "read", str(place)).code == 0


def test_two_texts_under_one_name_are_told_and_neither_is_read(judge: Judge, tmp_path: Path) -> None:
    place = tmp_path / "cards.csv"
    place.write_text(table(DRAWING, PLAIN, {**DRAWING, "text": "Draw a card."}), encoding="utf-8")
    ran = judge("cards", "read", str(place))
    assert ran.code == 2
    assert "'Insight' is on lines 2, 4 with different values or texts" in ran.err
    assert "All: 1 read" in ran.out


def test_a_reprint_is_no_second_text(judge: Judge, tmp_path: Path) -> None:
    place = tmp_path / "cards.csv"
    place.write_text(table(DRAWING, {**DRAWING, "set": "Another", "number": "9"}), encoding="utf-8")
    assert judge("cards", "read", str(place)).code == 0


def test_columns_that_only_some_types_have_are_missed_by_those_alone(judge: Judge, tmp_path: Path) -> None:
    place = tmp_path / "cards.csv"
    place.write_text(table(PLAIN, DRAWING, columns=[name for name in HEADER if name != "health"]), encoding="utf-8")
    ran = judge("cards", "read", str(place))
    assert ran.code == 2
    assert "'Plain Tim': the list has no column health" in ran.err
    assert "All: 1 read" in ran.out


@pytest.mark.parametrize(
    ("suffix", "data", "told"),
    [
        (".csv", b"", "the file is empty"),
        (".csv", b"name,text\nTim,\n", "the column type is missing"),
        (".csv", b"name,type,text\n", "the list holds no card"),
        (".json", b"[{]", "the file is no JSON"),
        (".json", b"{}", "the file holds no list of cards"),
        (".json", b"[" * 100_000, "the file"),
        (".csv", b"\xff\xfea", "UTF-16"),
        (".csv", b"name;type;text\nTim;Ally;\n", "the columns are separated by semicolons"),
        (".csv", b"name\ttype\ttext\nTim\tAlly\t\n", "the columns are separated by tabs"),
        (".tsv", b"name,type,text\nTim,Ally,\n", "the columns are separated by commas"),
        (".csv", b"name,type,text,name\nTim,Ally,,Tom\n", "two columns are called 'name'"),
        (".json", b'[{"name": ' + b"1" * 5000 + b"}]", "a number that is too long"),
    ],
)
def test_a_file_of_which_nothing_can_be_used_is_one_message(
    judge: Judge, tmp_path: Path, suffix: str, data: bytes, told: str
) -> None:
    place = tmp_path / f"cards{suffix}"
    place.write_bytes(data)
    ran = judge("cards", "read", str(place))
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.err
    assert len(lines_of(ran.err)) == 1


@pytest.mark.parametrize(
    ("mapping", "told"),
    [
        ('text = "Rule text"', "the list has no column 'Rule text', which --columns names for text"),
        ('text = "name"\nname = "name"', "the column 'name' is named for both text and name"),
    ],
)
def test_a_mapping_that_fits_no_column_is_one_message(
    judge: Judge, tmp_path: Path, listed: Path, mapping: str, told: str
) -> None:
    columns = tmp_path / "columns.toml"
    columns.write_text(mapping, encoding="utf-8")
    ran = judge("cards", "read", str(listed), "--columns", str(columns))
    assert (ran.code, ran.out, len(lines_of(ran.err))) == (2, "", 1)
    assert told in ran.err


def test_a_quotation_mark_that_never_ends_is_told(judge: Judge, tmp_path: Path) -> None:
    place = tmp_path / "cards.csv"
    place.write_text(table(PLAIN, DRAWING).replace("Draw two cards.", '"Draw two cards.'), encoding="utf-8")
    ran = judge("cards", "read", str(place))
    assert ran.code == 2
    assert f"{place}:3: 'Insight': a quotation mark is left open" in ran.err
    assert "All: 1 read" in ran.out


@pytest.mark.parametrize("option", ["--write", "--ledger", "--columns"])
def test_a_file_without_a_name_is_one_message(judge: Judge, listed: Path, option: str) -> None:
    ran = judge("cards", "read", str(listed), option, "")
    assert (ran.code, len(lines_of(ran.err))) == (2, 1)
    assert f"judge: {option} is empty" in ran.err


def test_a_pasted_card_in_another_encoding_is_one_message(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"Tim\n\xe9")))
    ran = judge("cards", "read", "-")
    assert (ran.code, ran.err) == (2, "judge: standard input:2: the file is not UTF-8; expected UTF-8\n")


def test_a_list_that_is_not_there_is_one_message(judge: Judge, tmp_path: Path) -> None:
    ran = judge("cards", "read", str(tmp_path / "none.csv"))
    assert ran.code == 2
    assert "the file can't be read" in ran.err


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


def test_a_column_that_the_list_lacks_is_missed_once(judge: Judge, tmp_path: Path) -> None:
    place = tmp_path / "cards.csv"
    many = [{**PLAIN, "name": f"Tim {place}"} for place in range(5)]
    place.write_text(table(*many, columns=[name for name in HEADER if name != "health"]), encoding="utf-8")
    ran = judge("cards", "read", str(place))
    assert ran.code == 2
    assert "'Tim 0' and 4 more rows: the list has no column health" in ran.err
    assert len(lines_of(ran.err)) == 1
    assert "5 rows are left out and counted nowhere" in ran.out


def test_an_open_quotation_mark_in_a_table_of_tabs_swallows_no_row(judge: Judge, tmp_path: Path) -> None:
    place = tmp_path / "cards.tsv"
    rows = table(PLAIN, {**PLAIN, "name": "Tom"}, {**PLAIN, "name": "Tam"}).replace(",", "\t").splitlines()
    rows[1] = rows[1].replace("Plain Tim", '"Plain Tim')
    rows[2] = rows[2].replace("Tom", 'Tom"')
    place.write_text("\n".join(rows), encoding="utf-8")
    ran = judge("cards", "read", str(place))
    assert ran.code == 2
    assert "a quotation mark is left open, here or on a line before" in ran.err
    assert "All: 1 read" in ran.out


def test_an_unread_word_behind_ongoing_is_told_with_its_column(judge: Judge) -> None:
    ran = judge("cards", "read", "--text", "2, Instant Ability\nOngoing: When your hero blubs, draw a card.")
    assert "line 2, column 25: can't read 'blubs, draw a card.'" in ran.out


def test_what_was_expected_is_told_in_words(judge: Judge) -> None:
    ran = judge("cards", "read", "--text", "2, Instant Ability\nIf blub, draw a card.")
    assert "(" not in ran.out.partition("expected")[2]


GROWING = {**PLAIN, "number": "004", "name": "Growing Tim", "health": "0"}
GROWING |= {"text": "Growing Tim has +1 health for each resource you have."}
DEAD = {**PLAIN, "number": "005", "name": "Dead Tim", "health": "0", "text": "Ferocity"}


def test_a_card_that_nobody_could_play_with_is_told_and_the_others_are_written(judge: Judge, tmp_path: Path) -> None:
    place, written = tmp_path / "cards.csv", tmp_path / "cards.json"
    place.write_text(table(PLAIN, DEAD, GROWING), encoding="utf-8")
    ran = judge("cards", "read", str(place), "--write", str(written))
    assert ran.code == 2
    assert f"{place}:3: 'Dead Tim' is an ally and has no health (rule 302.1), and isn't kept" in ran.err
    assert {card["name"] for card in json.loads(written.read_text(encoding="utf-8"))} == {"Plain Tim", "Growing Tim"}


def test_what_is_written_can_be_played_with(judge: Judge, tmp_path: Path) -> None:
    place, written, played = tmp_path / "cards.csv", tmp_path / "cards.json", tmp_path / "grows.feature"
    place.write_text(table(DEAD, GROWING), encoding="utf-8")
    judge("cards", "read", str(place), "--write", str(written))
    played.write_text(
        """Feature: Health by resources
  Scenario: An ally printed with no health has as much as its own power gives it
    Given you control "Growing Tim"
    And you have 2 resources
    Then "Growing Tim" has 2 health
""",
        encoding="utf-8",
    )
    assert judge("run", "--cards", str(written), str(played)).code == 0


def test_one_pasted_card_without_health_is_not_written(judge: Judge, tmp_path: Path) -> None:
    written = tmp_path / "card.json"
    pasted = "Dead Tim\n3, Ally \u2014 Human Mage, 1 [Arcane] ATK / 0 health\nFerocity"
    ran = judge("cards", "read", "--text", pasted, "--write", str(written))
    assert ran.code == 2
    assert "'Dead Tim' is an ally and has no health (rule 302.1), and isn't kept" in ran.err
    assert not written.exists()


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
