"""Rows of tables in HTML, whose cells hold paragraphs and lists: a number stays with its text."""

from pathlib import Path

from judge.documents.reader.document import Document, Reading
from judge.documents.reader.document_reader import read_file
from tests.every_row import for_every

SAID = {"{}1": "A wick burns for one round.", "{}2": "No wick burns twice.", "{}3": "The round ends with it."}


def read_page(body: str, folder: Path) -> Reading:
    path = folder / "page.html"
    path.write_text(f"<!DOCTYPE html><html><body>\n{body}\n</body></html>\n", encoding="utf-8")
    return read_file(path)


def only_one(reading: Reading) -> Document:
    (document,) = reading.documents
    return document


def rules_in(reading: Reading) -> dict[str, str]:
    return {rule.number: rule.text for rule in only_one(reading).rules}


@for_every(
    "row",
    [
        "<tr><td><p>{number}</p></td><td><p>{said}</p></td></tr>",
        "<tr><td><p><b>{number}</b></p></td>\n<td><p>\n{said}</p>\n</td></tr>",
        "<tr><td><div>{number}</div></td><td><div>{said}</div></td></tr>",
        "<tr><td>{number}</td><td><ul><li>{said}</li></ul></td></tr>",
        "<tr><td><p>{number}<td><p>{said}",
        "<tr><th><p>{number}</p></th><td>{said}</td></tr>",
        "<tr><td></td><td><p>{number}</p></td><td>{said}</td></tr>",
        "<tr><td><img src='new.png' alt='New'></td><td>{number}</td><td>{said}</td></tr>",
    ],
)
@for_every("number", ["500.", "3.", "3.1.", "A-", "§ 1."])
def test_a_number_in_a_cell_is_that_of_the_text_in_the_next(row: str, number: str, tmp_path: Path) -> None:
    rows = "\n".join(row.format(number=at.format(number), said=said) for at, said in SAID.items())
    found = rules_in(read_page(f"<table>\n{rows}\n</table>", tmp_path))
    assert found == {at.format(number.removeprefix("§ ")): said for at, said in SAID.items()}


@for_every(
    ("cell", "text", "examples"),
    [
        ("<p>A wick burns.</p><p>It smokes.</p>", "A wick burns. It smokes.", []),
        ("A wick burns.<br>It smokes.", "A wick burns. It smokes.", []),
        ("A wick burns:<ul><li>once,<li>twice.</ul>", "A wick burns:\n- once,\n- twice.", []),
        ("<p>A wick burns.</p><p>Example: Ann's burns.</p>", "A wick burns.", ["Ann's burns."]),
    ],
)
def test_all_paragraphs_of_a_cell_are_those_of_its_rule(
    cell: str, text: str, examples: list[str], tmp_path: Path
) -> None:
    last = "<tr><td><p>500.2</p></td><td><p>It ends.</p></td></tr>"
    reading = read_page(f"<table><tr><td><p>500.1</p></td><td>{cell}</td></tr>{last}</table>", tmp_path)
    assert rules_in(reading) == {"500.1": text, "500.2": "It ends."}
    assert [each.text for each in only_one(reading).rules[0].examples] == examples


def test_a_row_of_paragraphs_in_a_rule_stays_a_row(tmp_path: Path) -> None:
    rows = "<tr><td><p>Copper</p></td><td><p>Two</p><p>pints</p></td></tr><tr><td><p>Iron</p></td><td></td></tr>"
    reading = read_page(f"<p>500.1 These are sold.</p><table>{rows}</table><p>500.2 It ends.</p>", tmp_path)
    assert rules_in(reading)["500.1"] == "These are sold.\n| Copper | Two pints |\n| Iron | |"


def test_a_glossary_may_be_a_table_of_paragraphs(tmp_path: Path) -> None:
    rows = (
        "<tr><th><p>Term</p></th><th><p>Meaning</p></th><th><p>Rule</p></th></tr>"
        "<tr><td><p>Oil</p></td><td><p>What burns.</p><p>It is dear.</p></td><td><p>500.1</p></td></tr>"
        "<tr><td><p>Wick</p></td><td><p>A counter.</p></td><td></td></tr>"
    )
    document = only_one(read_page(f"<p>500.1 Oil burns.</p><h2>Glossary</h2><table>{rows}</table>", tmp_path))
    told = [(entry.term, entry.reference, entry.text) for entry in document.entries]
    assert told == [("Oil", "500.1", "What burns. It is dear."), ("Wick", "", "A counter.")]


@for_every(
    "page",
    [
        "<table><tr><td><p>Home</p><p>News</p></td><td>{rules}</td></tr></table>",
        "<table><tr><td>Home</td><td>{rules}</td></tr></table>",
        "<table><tr><td>{rules}</td></tr></table>",
        "<table><tr><td>Home</td><td><table><tr><td>{rules}</td></tr></table></td></tr></table>",
        "<table><tr><td>Home<td>{rules}",
    ],
)
def test_a_table_that_is_the_layout_of_a_page_takes_no_rule(page: str, tmp_path: Path) -> None:
    body = page.format(rules="<p>500.1 A wick burns.</p><p>500.2 It ends.</p>")
    assert rules_in(read_page(body, tmp_path)) == {"500.1": "A wick burns.", "500.2": "It ends."}


def test_parts_of_rows_stand_where_the_file_has_them(tmp_path: Path) -> None:
    rows = "<tr><td><p>500.1</p></td>\n  <td><p>A wick burns.</p>\n<p>Example: Ann's.</p></td></tr>"
    reading = read_page(f"<table>\n{rows}\n</table>", tmp_path)
    (rule,) = only_one(reading).rules
    assert (rule.line, rule.column) == (3, 12)
    assert [(each.line, each.column) for each in rule.examples] == [(5, 4)]
    lines = (tmp_path / "page.html").read_text(encoding="utf-8").removesuffix("\n").split("\n")
    for at, line in enumerate(lines, 1):
        assert "".join(piece.text for piece in reading.pieces if piece.line == at) == line
