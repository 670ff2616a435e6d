"""Shapes that a publisher of rules may choose: each text stands under its own rule, or an import tells its doubts."""

from pathlib import Path

import pytest

from judge.documents.document_errors import NoRulesFound
from judge.documents.document_import import import_data, import_file, import_lines
from judge.documents.number_order import inner_numbers, misplaced_numbers, repeated_numbers
from judge.documents.reader.document import Document, Reading
from judge.documents.reader.document_reader import read
from judge.documents.reader.file_lines import lines_of, split
from tests.every_row import for_every
from tests.judge.documents.test_document_names import imported
from tests.judge.running import Judge


def reading(text: str) -> Reading:
    return read(lines_of(text.encode(), "shaped") if text.startswith("<html") else split(text), "shaped")


def document(text: str) -> Document:
    (found,) = reading(text).documents
    return found


def rules_in(text: str) -> dict[str, str]:
    rules = document(text).rules
    assert len({rule.number for rule in rules}) == len(rules)
    return {rule.number: rule.text for rule in rules}


TITLED = {"1": "Drums", "1.1": "Skins", "1.2": "Rims", "2": "Kegs", "2.1": "Staves"}
SAID = {
    "1.1.1": "A drum has two skins",
    "1.1.1a": "A skin is round",
    "1.1.1b": "A skin is torn once",
    "1.1.2": "A drum turns",
    "1.2.1": "A rim holds",
    "2.1.1": "A keg has staves",
}
LINES = ("1", "1.1", "1.1.1", "1.1.1a", "1.1.1b", "1.1.2", "1.2", "1.2.1", "2", "2.1", "2.1.1")


@for_every(
    ("title", "rule", "between", "around"),
    [
        ("{} {}", "{} {}", "\n", "{}"),
        ("{} {}", "{} {}", "\n\n", "{}"),
        ("## {} {}", "**{}** {}", "\n\n", "{}"),
        ("<h2>{} {}</h2>", "<p>{} {}</p>", "\n", "<html><body>{}</body></html>"),
    ],
)
def test_decimals_may_have_no_full_stops(title: str, rule: str, between: str, around: str) -> None:
    told = [title.format(at, TITLED[at]) if at in TITLED else rule.format(at, SAID[at]) for at in LINES]
    text = around.format(between.join(told) + "\n")
    assert rules_in(text) == SAID
    assert [heading.number for heading in document(text).headings] == list(TITLED)


@for_every("number", ["{}.{}", "{}-{}"])
def test_numbers_of_two_parts_may_have_no_full_stops(number: str) -> None:
    places = ((1, 1), (1, 2), (1, 3), (2, 1), (2, 2))
    said = {number.format(*place): f"A drum holds {word}" for place, word in zip(places, "abcde", strict=True)}
    assert rules_in("".join(f"{at} {words}\n" for at, words in said.items())) == said


def test_titles_may_stand_above_two_parts_without_full_stops() -> None:
    text = "1 Drums\n1.1 A drum holds\n1.2 A drum turns\n2 Kegs\n2.1 A keg holds\n"
    assert rules_in(text) == {"1.1": "A drum holds", "1.2": "A drum turns", "2.1": "A keg holds"}
    assert [heading.title for heading in document(text).headings] == ["1 Drums", "2 Kegs"]


def test_a_sentence_with_fewer_figures_than_others_is_a_rule() -> None:
    text = (
        "1.1 Skins\n\n1.1.1 A drum has two.\n1.1.2 They are round.\n1.2 A drum without skins is a keg.\n\n"
        "1.3 Rims\n\n1.3.1 A rim holds.\n"
    )
    assert rules_in(text)["1.2"] == "A drum without skins is a keg."
    assert rules_in(text)["1.1.2"] == "They are round."


ONE_PART = {
    "1": "A drum holds.",
    "1.1": "It has two skins.",
    "1.2": "It has one rim.",
    "2": "A drum turns.",
    "2.1": "It turns once.",
    "3": "It ends.",
}
NESTED = (
    "<html><body><h1>Drums</h1><ol><li>A drum holds.<ol><li>It has two skins.</li><li>It has one rim.</li></ol></li>"
    "<li>A drum turns.<ol><li>It turns once.</li></ol></li><li>It ends.</li></ol></body></html>"
)


@for_every("text", ["".join(f"{at}{'.' * ('.' not in at)} {said}\n" for at, said in ONE_PART.items()), NESTED])
def test_rules_of_one_part_stand_above_those_that_count_on_below(text: str) -> None:
    assert rules_in(text) == ONE_PART


def test_a_list_in_a_rule_of_two_parts_stays_there() -> None:
    text = "1.1 A drum has steps:\n1. It turns.\n2. It ends.\n1.2 A keg has none.\n1.3 It is over.\n"
    assert rules_in(text)["1.1"] == "A drum has steps: 1. It turns. 2. It ends."


RULE, LAST = "100.1 A drum turns.", "100.2 It ends."


@for_every(
    ("lines", "rule", "example"),
    [
        (["Example: Ann may choose:", "- a skin,", "- a rim."], RULE[6:], "Ann may choose:\n- a skin,\n- a rim."),
        (["Example: Ann turns it.", "- It has a skin."], "A drum turns.\n- It has a skin.", "Ann turns it."),
        (["Example: Ann turns it.", "Note: It may tear."], "A drum turns. Note: It may tear.", "Ann turns it."),
        (["Example: Ann turns", "it.", "Note: It may", "tear."], "A drum turns. Note: It may tear.", "Ann turns it."),
        (["", "    Example: Ann turns it.", "", "It stops.", ""], "A drum turns. It stops.", "Ann turns it."),
        (["", "> Example: Ann turns it.", "", "It stops.", ""], "A drum turns. It stops.", "Ann turns it."),
    ],
)
@for_every("above", ["", "# Drums\n\n## 100. Skins\n\n"])
def test_an_example_ends_where_its_page_shows_it(lines: list[str], rule: str, example: str, above: str) -> None:
    text = above + "\n".join((RULE, *lines, LAST)) + "\n"
    first, last = document(text).rules
    assert (first.text, [each.text for each in first.examples]) == (rule, [example])
    assert last.text == LAST[6:]
    assert not reading(text).behind


def test_a_paragraph_behind_an_example_is_told_where_nothing_shows_whose_it_is(tmp_path: Path) -> None:
    text = f"{RULE}\n\nExample: Ann turns it.\n\nIt stops.\n\n{LAST}\n"
    assert [piece.text for piece in reading(text).behind] == ["It stops."]
    path = tmp_path / "drums.txt"
    path.write_text(text, encoding="utf-8")
    found = import_file(path, "drums", tmp_path / "library")
    assert [line.text for line in import_lines(found) if line.text.startswith("Behind")] == [
        "Behind examples, and taken as part of them (1):"
    ]
    assert import_data(found)["behind_examples"] == [{"line": 5, "column": 1, "text": "It stops."}]


ROWS = ("A drum has two skins.", "A drum turns once.", "A keg holds oil.", "The keg is shut.")


@for_every(
    "numbers",
    [
        ("1-1-1", "1-1-2", "1-2-1", "1-2-1a"),
        ("1.1.1", "1.1.2", "1.2.1", "1.2.1a"),
        ("A.1", "A.2", "B.1", "B.1a"),
        ("II.1", "II.2", "III.1", "III.1a"),
    ],
)
@for_every(("form", "titled"), [("| {} | {} |", ""), ("| **{}** | {} |", ""), ("| {} | Size | {} |", "Size | ")])
def test_rows_of_rules_may_have_numbers_of_any_shape(numbers: tuple[str, ...], form: str, titled: str) -> None:
    rows = [form.format(number, said) for number, said in zip(numbers, ROWS, strict=True)]
    text = "\n".join(("# Drums", "", *rows)) + "\n"
    assert rules_in(text) == {at: titled + said for at, said in zip(numbers, ROWS, strict=True)}
    assert "".join(piece.text for piece in reading(text).pieces) == text.replace("\n", "")


FAQ = "100. Oil\n100.1 Oil is poured.\n100.2 Oil burns.\n\nFrequently Asked Questions\n\n{}"
OLD = FAQ.format("May I smoke?\n\nYes.\n\nMay I drink?\n\nNo, and nobody may do so while the oil burns.\n")
NEW = OLD.replace("oil burns.", "lamp burns.") + "\nMay I sleep?\n\nYes, on the bench by the door.\n"


def is_told(out: str) -> bool:
    return "faq/2 May I drink?: changed" in out and "faq/3 May I sleep?: added" in out


def test_a_comparison_has_the_questions_behind_the_rules(judge: Judge, tmp_path: Path) -> None:
    old, new = tmp_path / "old.txt", tmp_path / "new.txt"
    old.write_text(OLD, encoding="utf-8")
    new.write_text(NEW, encoding="utf-8")
    told = judge("rules", "diff", str(old), str(new))
    assert is_told(told.out)
    assert "3 rules unchanged; 1 changed, 1 added" in told.out
    assert told.err == ""
    assert "faq/" not in judge("rules", "diff", f"{old}#numbered", f"{new}#numbered").out
    assert is_told(judge("rules", "diff", f"{old}#outline", f"{new}#outline").out)


@for_every(
    ("options", "rules", "questions"),
    [(("--as", "{}", "--replace"), "{}", "{}-faq"), (("--replace",), "{}-numbered", "{}-outline")],
)
def test_a_comparison_of_kept_documents_has_their_questions(
    options: tuple[str, ...], rules: str, questions: str, judge: Judge, tmp_path: Path
) -> None:
    for name, text in (("old", OLD), ("new", NEW)):
        ids = imported(judge, tmp_path / f"{name}.txt", text, *(option.format(name) for option in options))
        assert ids == [rules.format(name), questions.format(name)]
    assert is_told(judge("rules", "diff", rules.format("old"), rules.format("new")).out)


def test_a_comparison_tells_which_documents_of_a_file_it_leaves_out(judge: Judge, tmp_path: Path) -> None:
    bullets = "".join(f"- A keg that is opened in round {at} stays open for it.\n" for at in range(1, 5))
    old, new = tmp_path / "old.txt", tmp_path / "new.txt"
    old.write_text(f"{bullets}\n100.1 Oil is poured.\n100.2 Oil burns.\n", encoding="utf-8")
    new.write_text("100.1 Oil is poured.\n100.2 Oil burns.\n", encoding="utf-8")
    assert f"{old}#bullets" in judge("rules", "diff", str(old), str(new)).err


@for_every(
    ("items", "written"),
    [
        (("i.", "ii.", "iii."), ("i", "ii", "iii")),
        (("(i)", "(ii)", "(iii)"), ("i", "ii", "iii")),
        (("a.", "b.", "c."), ("a", "b", "c")),
        (("a)", "b)", "c)"), ("a", "b", "c")),
    ],
)
@for_every("contents", ["", "Contents\n\nI. Drums\nII. Kegs\n\n"])
def test_items_may_start_again_below_roman_chapters(
    items: tuple[str, ...], written: tuple[str, ...], contents: str
) -> None:
    said = ("A drum has two skins.", "A drum turns.", "It ends.")
    chapters = ("I. Drums", "II. Kegs")
    lists = "\n".join(f"{item} {each}" for item, each in zip(items, said, strict=True))
    text = "The Drum House\n\n" + contents + "\n\n".join(f"{chapter}\n\n{lists}" for chapter in chapters) + "\n"
    expected = {f"{top}.{at}": each for top in ("I", "II") for at, each in zip(written, said, strict=True)}
    assert rules_in(text) == expected
    assert misplaced_numbers(document(text)) == ()


@for_every(
    ("text", "advice"),
    [
        ("I. Drums\n\nA drum has two skins.\n\nII. Kegs\n\nA keg holds oil.\n", "as I.1"),
        ("Drums\n\na. A drum holds.\nb. A drum turns.\n", "as 1.1"),
        ("Dear Ann,\nhow are you?\n", "such as 602.2a"),
    ],
)
def test_a_refusal_says_which_numbers_would_help(text: str, advice: str) -> None:
    with pytest.raises(NoRulesFound, match="nothing in it looks like a rule") as refused:
        reading(text)
    assert advice in str(refused.value)


@for_every(
    ("written", "numbers"),
    [
        ("402.3 402.3-1 402.3a 402.3a-1. 402.3a-2 402.3b", "402.3 402.3-1 402.3a 402.3a-1 402.3a-2 402.3b"),
        ("402.3 402.3-1 402.3-2 402.4", "402.3 402.3-1 402.3-2 402.4"),
        ("402.3 402.3.a 402.3.a.1 402.3.a.2 402.3.b", "402.3 402.3a 402.3a.1 402.3a.2 402.3b"),
    ],
)
@for_every("end", [".", ""])
def test_rules_may_be_inserted_between_others(written: str, numbers: str, end: str) -> None:
    lines = [f"{number} A drum holds the keg{end}" for number in written.split()]
    found = document("\n".join(lines) + "\n")
    assert [rule.number for rule in found.rules] == numbers.split()
    assert {rule.text for rule in found.rules} == {f"A drum holds the keg{end}"}
    assert misplaced_numbers(found) == ()


@for_every("line", ["602.3-5 Reserved", "602.3-5: Reserved"])
def test_a_figure_behind_a_hyphen_may_still_end_a_range(line: str) -> None:
    text = f"602.1 A drum holds.\n602.2 A drum turns.\n{line}\n602.6 It ends.\n"
    assert list(rules_in(text)) == ["602.1", "602.2", "602.3", "602.4", "602.5", "602.6"]


@for_every(
    "text",
    [
        "\u2003100.1\u2003A drum holds.\n\u2009100.2\u00a0A drum turns.\n100.3\u202fIt ends.\n",
        "100.1\tA drum holds.\r\n\t100.2\tA drum\r\n\t\tturns.\r\n100.3\tIt ends.\r\n",
        "100.1 A dr\u00adum holds.\n100.2 A drum tu\u00ad\nrns.\n\u200b100.3 It ends.\n",
    ],
)
def test_spaces_tabs_and_soft_hyphens_change_nothing(text: str) -> None:
    assert rules_in(text) == {"100.1": "A drum holds.", "100.2": "A drum turns.", "100.3": "It ends."}


def test_a_head_with_the_date_of_its_page_is_no_text() -> None:
    heads = ("Monday 29 April 2013", "Tuesday 30 April 2013", "Wednesday 1 May 2013")
    pages = (
        "100.1 A drum holds.\n100.2 A drum turns the\n",
        "other drum.\n100.3 A drum counts the\n",
        "other keg.\n100.4 It ends.\n",
    )
    text = "\f".join(f"Lantern Rules, {head}\n\n{page}" for head, page in zip(heads, pages, strict=True))
    assert rules_in(text) == {
        "100.1": "A drum holds.",
        "100.2": "A drum turns the other drum.",
        "100.3": "A drum counts the other keg.",
        "100.4": "It ends.",
    }


def test_a_glossary_may_have_two_columns_where_the_rules_have_one() -> None:
    terms = {
        "Ash": "It is left.", "Bell": "It is rung.", "Coal": "It is burnt.", "Drum": "It is struck.",
        "Ember": "It glows.", "Flame": "It burns.", "Glass": "It is blown.", "Haze": "It hangs.", "Iron": "It is hot.",
        "Jar": "It is full.",
    }  # fmt: skip
    told = [f"{term}: {said}" for term, said in terms.items()]
    rows = "\n".join(f"{left:40}{right}" for left, right in zip(told[:5], told[5:], strict=True))
    found = document(f"100.1 A drum holds.\n100.2 A drum turns.\n\nGlossary\n\n{rows}\n")
    assert {entry.term: entry.text for entry in found.entries} == terms


def test_sections_of_three_figures_have_the_text_below_them() -> None:
    text = (
        "Floor Rules\n\n101. Entry\n\nA player signs a sheet.\n\n- a name\n- a number\n\n"
        "102. Seats\n\nA player sits down.\n"
    )
    assert [(rule.number, rule.title, rule.text) for rule in document(text).rules] == [
        ("101", "101. Entry", "A player signs a sheet.\n- a name\n- a number"),
        ("102", "102. Seats", "A player sits down."),
    ]


@for_every(
    ("text", "inside"),
    [
        ("3.1 A drum holds. 3.4 Pints fit.\n3.2 It turns.\n3.3 It ends.\n", ("3.4",)),
        ("3.1 A drum holds.\n3.3 It turns.\n3.2 It ends.\n3.4 It is over.\n", ("3.2",)),
        ("3.1 A drum holds; see 3.4 Pints.\n3.2 It turns.\n3.3 It ends.\n", ()),
        ("3.1 A drum holds. 9.5 Pints fit.\n3.2 It turns.\n3.3 It ends.\n", ()),
    ],
)
def test_an_import_tells_decimals_that_begin_no_rule(text: str, inside: tuple[str, ...]) -> None:
    assert inner_numbers(document(text)) == inside
    assert repeated_numbers(document(text)) == ()
