"""Lists of cards with slips at the command line: what is told of rows, columns and files, and that the rest is read."""

import io
import json
from pathlib import Path

import pytest

from tests.judge.cardlists.listed_cards import DRAWING, HEADER, PLAIN, table
from tests.judge.running import Judge


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


def test_no_sign_for_terminals_is_read_or_printed(judge: Judge, tmp_path: Path) -> None:
    place = tmp_path / "cards.csv"
    place.write_text(table({**PLAIN, "name": "T\x1b[31mim"}, DRAWING), encoding="utf-8")
    for asked in ((str(place), "--list"), ("--text", "Tim\n3, Ally—Human\x07, 1 [Arcane] ATK / 2 Health")):
        ran = judge("cards", "read", *asked)
        assert ran.code == 2
        assert "control character" in " ".join(ran.err.split())
        assert not {"\x1b", "\x07"} & set(ran.out + ran.err)


def test_a_row_in_another_encoding_is_told_and_the_rest_read(judge: Judge, tmp_path: Path) -> None:
    place = tmp_path / "cards.csv"
    place.write_bytes(table(PLAIN, {**DRAWING, "name": "Fée"}, DRAWING).encode("latin-1"))
    ran = judge("cards", "read", str(place))
    assert (ran.code, len(lines_of(ran.err))) == (2, 1)
    assert f"{place}:3: the cell 'name' is not UTF-8" in ran.err
    assert "All: 2 read" in ran.out


def test_two_texts_under_one_name_are_told_and_neither_is_read(judge: Judge, tmp_path: Path) -> None:
    place = tmp_path / "cards.csv"
    place.write_text(table(DRAWING, PLAIN, {**DRAWING, "text": "Draw a card."}), encoding="utf-8")
    ran = judge("cards", "read", str(place))
    assert ran.code == 2
    assert "'Insight' is on lines 2, 4 with different values or texts" in ran.err
    assert "All: 1 read" in ran.out


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
