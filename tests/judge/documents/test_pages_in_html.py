"""Documents in HTML: what was read of a page has the lines and columns of its file."""

import random
from pathlib import Path

import pytest

from judge.documents.reader.document import Reading, line_counts, line_kinds
from judge.documents.reader.document_reader import read_file
from judge.documents.reader.file_lines import lines_of
from tests.judge.running import Judge
from tests.night import at_night

PAGE = """<!DOCTYPE html>
<html>
<head><title>Rules of the Lantern Table</title>
<style>p { margin: 0 }</style></head>
<body>
<h2>500. Oil &amp; wicks</h2>
<p><b>500.1</b>
   A wick burns
   for one round.</p>
<p class="example">Example: Ann&nbsp;lights it.</p><p>500.2 No wick burns <del>twice</del>.</p>

<table>
<tr><td>500.3</td>
    <td>A keeper may trim one wick.</td></tr>
</table>
<h2>Glossary</h2>
<dl>
<dt>Wick</dt>
<dd>A counter that burns.</dd>
</dl>
</body></html>
"""


def read_page(page: str, folder: Path) -> Reading:
    path = folder / "page.html"
    path.write_text(page, encoding="utf-8")
    return read_file(path)


def whole(reading: Reading, page: str) -> None:
    """Together the pieces are the lines of the file, and each line has one kind."""
    lines = page.removesuffix("\n").split("\n")
    for at, line in enumerate(lines, 1):
        assert "".join(piece.text for piece in reading.pieces if piece.line == at) == line
    assert sum(line_counts(reading.pieces).values()) == len(lines) == len(line_kinds(reading.pieces))


def test_parts_have_the_lines_and_columns_of_the_file(tmp_path: Path) -> None:
    reading = read_page(PAGE, tmp_path)
    (document,) = reading.documents
    lines = PAGE.split("\n")
    assert [(rule.number, rule.line) for rule in document.rules] == [("500.1", 7), ("500.2", 10), ("500.3", 13)]
    assert all(lines[rule.line - 1][rule.column - 1 :].startswith(rule.number) for rule in document.rules)
    (example,) = document.rules[0].examples
    assert lines[example.line - 1][example.column - 1 :].startswith("Example")
    assert [(heading.number, heading.line) for heading in document.headings] == [("500", 6), ("", 16)]
    assert [(entry.term, entry.text, entry.line) for entry in document.entries] == [
        ("Wick", "A counter that burns.", 18)
    ]
    whole(reading, PAGE)


def test_each_line_of_the_file_has_a_kind_and_those_that_show_nothing_are_blank(tmp_path: Path) -> None:
    kinds = line_kinds(read_page(PAGE, tmp_path).pieces)
    told = [kinds[line] for line in range(6, 20)]
    assert told == [
        "heading", "rule", "rule", "rule", "example", "blank", "blank", "rule", "rule", "blank", "heading", "blank",
        "glossary", "glossary",
    ]  # fmt: skip
    assert {kinds[line] for line in (1, 2, 4, 5)} == {"blank"}


def test_words_that_are_struck_through_are_not_read_as_if_they_were_said(tmp_path: Path) -> None:
    (document,) = read_page(PAGE, tmp_path).documents
    assert document.rules[1].text == "No wick burns ~~twice~~."


def test_rows_that_begin_with_numbers_are_rules(tmp_path: Path) -> None:
    (document,) = read_page(PAGE, tmp_path).documents
    assert document.rules[2].text == "A keeper may trim one wick."


def test_a_problem_is_told_at_its_line_of_the_file(judge: Judge, tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    path.write_text(PAGE.replace("one wick.", "one wick (509.9)."), encoding="utf-8")
    told = judge("rules", "check", str(path)).out
    assert "page.html:14:37:" in told
    assert "509.9" in told


@pytest.mark.parametrize("seed", range(at_night(200, 20)))
def test_rules_of_a_page_by_chance_stand_where_they_were_written(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)  # noqa: S311 - any order will do.
    page, places = "<!DOCTYPE html>\n<html><body>", {}
    gaps = ("\n", "", "\n\n", "  ", "\n<!-- a note -->\n", "\n<script>let a = '500.9 No.';</script>\n")
    for number in range(1, 12):
        before, behind = chance.choice((("<p>", "</p>"), ("<div>\n  ", "\n</div>"), ("<p><b>", "</b></p>")))
        page += chance.choice(gaps) + before
        places[f"500.{number}"] = (page.count("\n") + 1, len(page) - page.rfind("\n"))
        page += f"500.{number} The &ldquo;keeper&rdquo;{chance.choice((' ', chr(10), ' <i>'))}lights wick {number}."
        page += behind
    page += "</body></html>\n"
    reading = read_page(page, tmp_path)
    (document,) = reading.documents
    assert {rule.number: (rule.line, rule.column) for rule in document.rules} == places
    assert all(rule.text == f"The “keeper” lights wick {rule.number[4:]}." for rule in document.rules)
    whole(reading, page)


def test_text_that_is_set_as_it_was_typed_keeps_its_lines(tmp_path: Path) -> None:
    text = (
        "500. Oil &amp; wicks\n\n500.1 A wick burns\n  for one round.\n500.2 No wick burns twice.\n\n"
        "Glossary\n\nKeeper\n  Who trims.\n\nWick\n  What burns.\n"
    )
    page = f'<html><head></head><body><pre style="white-space: pre-wrap">{text}</pre></body></html>\n'
    reading = read_page(page, tmp_path)
    (document,) = reading.documents
    assert [(rule.number, rule.text, rule.line, rule.column) for rule in document.rules] == [
        ("500.1", "A wick burns for one round.", 3, 1),
        ("500.2", "No wick burns twice.", 5, 1),
    ]
    assert [(heading.number, heading.line) for heading in document.headings] == [("500", 1), ("", 7)]
    assert {entry.term: entry.text for entry in document.entries} == {"Keeper": "Who trims.", "Wick": "What burns."}
    whole(reading, page)


def test_two_ends_of_lines_are_a_blank_line(tmp_path: Path) -> None:
    page = (
        "<html><body><h1>Questions</h1><h2>1. Oil</h2><h2>2.<br>Wicks</h2>May a wick burn twice?<br><br>No.<br>\n"
        "<br/>May it burn?<br><br>It may,<br>once.</body></html>"
    )
    (document,) = read_page(page, tmp_path).documents
    answers = {rule.title: rule.text for rule in document.rules if rule.text}
    assert answers == {"May a wick burn twice?": "No.", "May it burn?": "It may, once."}
    assert "2. Wicks" in {rule.title for rule in document.rules}


def test_pictures_inside_sentences_and_raised_figures_are_read(tmp_path: Path) -> None:
    page = (
        '<html><body><img src="logo.png" alt="Lantern Press"><h1>Lanterns</h1>\n<h2>500. Oil</h2>\n'
        '<p>500.1 Pay <img src="a.png" alt="Activate">, then light 60<sup>1</sup> wicks on the 2<sup>nd</sup> day.</p>'
        "\n<p>500.2 It ends.</p>\n<p><sup>1</sup> Formerly fifty.</p></body></html>"
    )
    reading = read_page(page, tmp_path)
    (document,) = reading.documents
    assert {rule.number: rule.text for rule in document.rules} == {
        "500.1": "Pay Activate, then light 60¹ wicks on the 2nd day.",
        "500.2": "It ends.",
    }
    assert "Lantern Press" not in " ".join(lines_of(page.encode(), "page"))
    whole(reading, page)
