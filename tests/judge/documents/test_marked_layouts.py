"""Layouts that mark up what they print: brackets, rows of tables, admonitions, arrows, lists of pages in HTML."""

from string import ascii_lowercase

import pytest

from judge.documents.reader.document import Document
from judge.documents.reader.document_reader import read
from judge.documents.reader.file_lines import lines_of, split

SAID = (
    "A lantern burns for a round.",
    "The keeper trims one wick.",
    "No player holds nine wicks.",
    "Whoever bids first bids low.",
    "Oil is poured from the left.",
    "A storm ends after the third beacon.",
)


def read_one(text: str) -> Document:
    (document,) = read(split(text), "marked").documents
    return document


def rules_of(document: Document) -> dict[str, str]:
    return {rule.number: rule.text for rule in document.rules}


def written(form: str, number: str = "{}", between: str = "\n\n") -> tuple[str, dict[str, str]]:
    """Return a document whose rules are written in a form, and its rules."""
    rules = {number.format(at): said for at, said in enumerate(SAID, 1)}
    return between.join(form.format(number=name, said=said) for name, said in rules.items()) + "\n", rules


@pytest.mark.parametrize("number", ["300.{}", "3.1.{}", "3.{}"])
@pytest.mark.parametrize(
    ("form", "between"),
    [
        ("[{number}] {said}", "\n\n"),
        ("({number}) {said}", "\n"),
        ("| {number} | {said} |", "\n"),
        ("| **{number}** | {said} |", "\n"),
        ("**{number}** {said}", "\n\n"),
        ("**{number}.** {said}", "\n"),
    ],
)
def test_numbers_in_brackets_rows_and_bold_print_are_those_of_rules(number: str, form: str, between: str) -> None:
    text, rules = written(form, number, between)
    assert rules_of(read_one("Lantern Table\n\n" + text)) == rules


@pytest.mark.parametrize("number", ["{}", "300.{}"])
@pytest.mark.parametrize("form", ["Rule #{number}: {said}", "#{number} {said}"])
def test_the_sign_for_a_number_may_stand_before_it(form: str, number: str) -> None:
    text, rules = written(form, number)
    assert rules_of(read_one("House rules\n\n" + text)) == rules


@pytest.mark.parametrize("form", ["No. {number} {said}", "Rule No. {number}. {said}", "Regel Nr. {number}: {said}"])
def test_the_word_number_may_stand_before_it(form: str) -> None:
    text, rules = written(form, "{}")
    assert rules_of(read_one("House rules\n\n" + text)) == rules


@pytest.mark.parametrize("title", ["House rules", "What to play by", "Rules and", "Sections"])
@pytest.mark.parametrize("between", ["\n", "\n\n"])
@pytest.mark.parametrize("form", ["Rule {number}: {said}", "[{number}] {said}", "Rule #{number}: {said}"])
def test_a_title_that_could_lead_on_to_a_number_takes_nothing_of_it(form: str, between: str, title: str) -> None:
    text, rules = written(form, "300.{}", between)
    assert rules_of(read_one(f"{title}{between}{text}")) == rules


def test_sections_in_brackets_are_headings() -> None:
    text, rules = written("[{number}] {said}", "3.1.{}")
    document = read_one("Lantern Table\n\n[3.1] Storms\n\n" + text)
    assert rules_of(document) == rules
    assert [heading.number for heading in document.headings if heading.number] == ["3.1"]


@pytest.mark.parametrize("line", ["| No. | Rule |\n|---|---|\n", "| Number | What it says |\n"])
def test_the_titles_above_rows_are_no_rule(line: str) -> None:
    text, rules = written("| {number} | {said} |", "300.{}", "\n")
    assert rules_of(read_one(f"# Lanterns\n\n## 300. Oil\n\n{line}{text}")) == rules


@pytest.mark.parametrize("form", ["- {number} {said}", "| {number} | {said} |"])
def test_letters_beyond_z_are_numbers_in_lists_and_rows(form: str) -> None:
    numbers = ["300.1", *(f"300.1{letter}" for letter in (*ascii_lowercase, "aa", "ab"))]
    rows = "\n".join(form.format(number=number, said=SAID[0]) for number in numbers)
    assert list(rules_of(read_one(f"# Lanterns\n\n## 300. Oil\n\n{rows}\n"))) == numbers


def test_rows_of_figures_are_no_rules() -> None:
    table = "| Lantern | Oil |\n|---|---|\n| 1.5 | Copper |\n| 2.5 | Iron |"
    document = read_one(f"300.1 These lanterns are sold.\n{table}\n300.2 No others are.\n")
    assert list(rules_of(document)) == ["300.1", "300.2"]
    assert "| 1.5 | Copper |" in document.rules[0].text


@pytest.mark.parametrize(
    "example",
    [
        "!!! example\n\n    Ann bids two.",
        "> [!EXAMPLE]\n> Ann bids two.",
        ".. admonition:: Example\n\n    Ann bids two.",
        ".. example::\n\n    Ann bids two.",
        "[EXAMPLE]\nAnn bids two.",
        "► Example: Ann bids two.",
        "→ Example 3: Ann bids two.",
        "Example B – Ann bids two.",
        "Illustration: Ann bids two.",
    ],
)
@pytest.mark.parametrize("number", ["**300.{}**", "**3.{}**"])
def test_examples_have_marks_of_many_kinds(example: str, number: str) -> None:
    text = "# Lanterns\n\n" + "\n\n".join(
        f"{number.format(at)} {said}" + f"\n\n{example}" * (at == 2) for at, said in enumerate(SAID, 1)
    )
    document = read_one(text + "\n")
    assert [rule.text for rule in document.rules] == list(SAID)
    assert [[each.text for each in rule.examples] for rule in document.rules][:3] == [[], ["Ann bids two."], []]


@pytest.mark.parametrize(
    "begins", ["“\u05e9\u05de\u05df” is oil.", "\u202b\u05e0\u05e8\u202c burns.", "(\u0632\u064a\u062a) is oil."]
)
def test_a_script_from_right_to_left_begins_a_rule_behind_a_line_without_a_full_stop(begins: str) -> None:
    document = read_one(f"300.1 Say the word aloud\n300.2 {begins}\n300.3 It ends.\n")
    assert rules_of(document)["300.1"] == "Say the word aloud"
    assert list(rules_of(document)) == ["300.1", "300.2", "300.3"]


def test_a_title_that_returns_at_the_edges_of_pages_is_a_heading_each_time() -> None:
    pages = []
    for section in (100, 200, 300):
        rules = [f"{section}.{at} {said}" for at, said in enumerate(SAID * 2, 1)]
        pages.append("\n".join([f"{section}. Storms", "", *rules, "", f"Page {section // 100} of 3", ""]))
    document = read_one("\n".join(pages))
    assert [heading.number for heading in document.headings] == ["100", "200", "300"]
    assert len(document.rules) == 36


def test_terms_stand_where_an_edit_has_put_them() -> None:
    terms = {
        "Beacon": "A lantern that burns.",
        "Wick": "A counter. Note: it may be lit.",
        "Keeper": "The player whose turn it is.",
        "Oil": "What burns.",
        "Lantern": "A card with a name.",
        "Storm": "Storm is a part of a round.",
    }
    text = "100.1 A lantern burns.\n\nGlossary\n\n" + "".join(f"{term}: {said}\n" for term, said in terms.items())
    assert {entry.term: entry.text for entry in read_one(text).entries} == terms


def test_items_of_lists_in_html_have_the_numbers_that_a_browser_shows() -> None:
    page = (
        "<html><body><h1>Lanterns</h1><h2>4. Oil</h2><ol><li>Oil burns.</li><li>Oil is sold."
        "<ol type='a'><li>It is dear.</li><li>It is scarce.</li></ol></li><li>Oil ends.</li></ol>"
        "<h2>5. Wicks</h2><ol><li>A wick burns.</li><li>A wick ends.</li></ol></body></html>"
    )
    (document,) = read(lines_of(page.encode(), "page"), "page").documents
    assert list(rules_of(document)) == ["4.1", "4.2", "4.2a", "4.2b", "4.3", "5.1", "5.2"]


@pytest.mark.parametrize(
    ("items", "shown"),
    [
        ("<ol start=3><li>Oil<li>Wick</ol>", ["3. Oil", "4. Wick"]),
        ("<ol type=i><li>Oil<li value=4>Wick</ol>", ["i. Oil", "iv. Wick"]),
        ("<ol type=A><li>Oil</li><li>Bid<ol type=I><li>Wick</ol></ol>", ["A. Oil", "B. Bid", "I. Wick"]),
        ("<ul><li>Oil</ul>", ["- Oil"]),
    ],
)
def test_lists_in_html_count_by_their_signs(items: str, shown: list[str]) -> None:
    told = lines_of(f"<html><body>{items}</body></html>".encode(), "page")
    assert [line for line in told if line] == shown
