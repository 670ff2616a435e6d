"""What is done with documents, at the command line: codes, formats, messages, files."""

import json
import re
from pathlib import Path

import pytest

from tests.judge.documents.edits import EDITS
from tests.judge.documents.own_rules import FEATURE, OWN
from tests.judge.running import Judge

DRAFT = """\
100. One
100.1 See 100.9 and (200.1), but not 100.3; see section 300.
100.3 A thing is called a widget.
100.3 A second one, as in 100.3.
100.2 It comes late ( ).
Example: You play Frozt Nova Prime.
Granit Golemm, 4, Horde, Ally-Golem, 2 ATK (Melee), 6 Health
10. Glossary
Chain (200.4): Where links wait.
Gone: See Wherever.
Second: Not the first widget.
"""


def test_a_check_names_line_and_column_of_each_problem(judge: Judge, tmp_path: Path) -> None:
    path = tmp_path / "draft.txt"
    path.write_text(DRAFT, encoding="utf-8")
    ran = judge("rules", "check", str(path), "--format", "json")
    found = {(each["line"], each["column"], each["code"]) for each in json.loads(ran.out)["problems"]}
    assert ran.code == 1
    assert {
        (2, 11, "dead-reference"),
        (2, 22, "outside-reference"),
        (2, 38, "ambiguous-reference"),
        (3, 1, "skipped-number"),
        (4, 1, "duplicate-number"),
        (5, 1, "wrong-order"),
        (5, 21, "empty-reference"),
        (3, 1 + "100.3 A thing is called a widget.".index("widget"), "undefined-term"),
        (6, 19, "unknown-card"),
        (7, 1, "unknown-card"),
        (9, 8, "glossary-number"),
        (9, 1, "unused-term"),
        (10, 11, "undefined-term"),
    } <= found
    assert not {each for each in found if each[2] == "unused-term" and each[0] == 11}


def test_a_check_writes_annotations(judge: Judge, tmp_path: Path) -> None:
    path = tmp_path / "draft, 1.txt"
    path.write_text("100.1 See 100.9.\n", encoding="utf-8")
    ran = judge("rules", "check", str(path), "--format", "github")
    escaped = str(path).replace(",", "%2C")
    assert ran.out == (
        f"::error file={escaped},line=1,col=11,title=dead-reference::there is no rule 100.9; the nearest is 100.1\n"
    )
    assert ran.code == 1


def test_a_check_of_what_is_right_is_quiet(judge: Judge, tmp_path: Path) -> None:
    path = tmp_path / "draft.txt"
    path.write_text("100.1 One.\n100.2 Two (100.1).\n", encoding="utf-8")
    ran = judge("rules", "check", str(path))
    assert (ran.code, ran.out) == (0, "0 errors, 0 warnings\n")
    assert judge("rules", "check", str(path), "--format", "github").out == ""


def test_a_comparison_is_told_in_four_formats(judge: Judge, own: Path, edited: dict[str, Path]) -> None:
    new = str(edited["the hand changes"])
    assert "[-seven-]{+six+}" in judge("rules", "diff", str(own), new).out
    assert "~~seven~~**six**" in judge("rules", "diff", str(own), new, "--format", "markdown").out
    page = judge("rules", "diff", str(own), new, "--format", "html").out
    assert "<del>seven</del>" in page
    assert "<ins>six</ins>" in page
    assert page.startswith("<!doctype html>")
    told = json.loads(judge("rules", "diff", str(own), new, "--format", "json").out)
    assert [(each["old"], each["what"]) for each in told["changes"]] == [("101.1", ["changed"])]


def test_a_comparison_ends_as_git_s_does(judge: Judge, own: Path, edited: dict[str, Path]) -> None:
    new = str(edited["the hand changes"])
    assert judge("rules", "diff", str(own), new).code == 0
    assert judge("rules", "diff", str(own), new, "--exit-code").code == 1
    assert judge("rules", "diff", str(own), new, "--exit-code", "--format", "json").code == 1
    assert judge("rules", "diff", str(own), str(edited["all lines are indented"]), "--exit-code").code == 0


def test_what_a_document_says_can_t_break_the_page(judge: Judge, tmp_path: Path) -> None:
    paths = [tmp_path / "a.txt", tmp_path / "b.txt"]
    for path, word in zip(paths, ("<b>", "<script>"), strict=True):
        path.write_text(f"100.1 One & {word} two three four five six.\n", encoding="utf-8")
    page = judge("rules", "diff", *map(str, paths), "--format", "html").out
    assert "<script>" not in page
    assert "&lt;" in page


def test_each_part_of_the_page_has_an_id_of_its_own(judge: Judge, tmp_path: Path) -> None:
    old, new = tmp_path / "a.txt", tmp_path / "b.txt"
    old.write_text(
        "100.1 Ann brings a deck.\n100.2 Cards are drawn.\nGlossary\nBig Deck: All cards.\n", encoding="utf-8"
    )
    new.write_text(
        "100.1 Ann brings a deck.\n100.2 Who attacks first exhausts.\nGlossary\nBig Hat: It.\n", encoding="utf-8"
    )
    page = judge("rules", "diff", str(old), str(new), "--format", "html").out
    ids = re.findall(r'<section id="([^"]*)"', page)
    assert {"100.2", "100.2-2", "Big-Deck", "Big-Hat"} <= set(ids)
    assert len(ids) == len(set(ids))


def test_examples_stand_on_their_side_of_the_page(judge: Judge, tmp_path: Path) -> None:
    old, new = tmp_path / "a.txt", tmp_path / "b.txt"
    old.write_text("100.1 Ann brings a deck.\nExample: Ann wins.\n", encoding="utf-8")
    new.write_text("100.1 Ann brings a deck.\nExample: Bo loses.\n", encoding="utf-8")
    page = judge("rules", "diff", str(old), str(new), "--format", "html").out
    left, right = "<p><del>Example: Ann wins.</del></p>", "<p><ins>Example: Bo loses.</ins></p>"
    assert f"<div>{left}</div><div>{right}</div>" in page


def test_what_a_document_says_means_nothing_in_markdown(judge: Judge, tmp_path: Path) -> None:
    old, new = tmp_path / "a.txt", tmp_path / "b.txt"
    old.write_text("100.1 A *b* [c](d) `e` <i>f</i> g_h one two three four five six.\n", encoding="utf-8")
    new.write_text("100.1 A *b* [c](d) `e` <i>f</i> g_h one two three four five.\n", encoding="utf-8")
    told = judge("rules", "diff", str(old), str(new), "--format", "markdown").out
    assert r"A \*b\* \[c\](d) \`e\` \<i\>f\</i\> g\_h one two three four five" in told
    assert " ~~six~~." in told


def test_an_unsure_move_is_asked_and_settled(judge: Judge, own: Path, edited: dict[str, Path], tmp_path: Path) -> None:
    new, moves = str(edited["a rule returns as two that are alike"]), tmp_path / "moves.txt"
    first = judge("rules", "diff", str(own), new, "--moves", str(moves))
    assert "407.2 may have become" in first.out
    assert "? 407.2 -> 407.5\n? 407.2 -> 407.6\n? 407.2 -> gone\n" in _sorted_questions(moves)
    moves.write_text(moves.read_text(encoding="utf-8").replace("? 407.2 -> 407.6", "407.2 -> 407.6"), encoding="utf-8")
    again = judge("rules", "diff", str(own), new, "--moves", str(moves))
    assert "may have become" not in again.out
    assert "407.2 -> 407.6: moved, changed" in again.out


def test_a_rule_that_a_person_says_is_gone_is_gone_though_another_has_its_words(judge: Judge, tmp_path: Path) -> None:
    old, new, moves = (tmp_path / name for name in ("old.txt", "new.txt", "moves.txt"))
    old.write_text("100.1 Each brings a deck of cards.\n102.1 Who attacks exhausts at once.\n", encoding="utf-8")
    new.write_text("100.1 Each brings a deck of cards.\n103.1 Who attacks exhausts at once.\n", encoding="utf-8")
    assert "102.1 -> 103.1: renumbered" in judge("rules", "diff", str(old), str(new), "--moves", str(moves)).out
    moves.write_text("102.1 -> gone  # another rule came to say the same\r\n", encoding="utf-8-sig")
    ran = judge("rules", "diff", str(old), str(new), "--moves", str(moves))
    assert "1 removed, 1 added" in ran.out


def _sorted_questions(path: Path) -> str:
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    return "".join(sorted(line for line in lines if line.startswith("?")))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("407.2 to 407.6", ":1: can't read"),
        ("# why\n407.2 -> 407.1\n407.2 -> gone", ":3: 407.2 is settled twice"),
        ("999.9 -> 407.1", ":1: the old document has no rule 999.9; the nearest is "),
        ("407.2 -> 999.9", ":1: the new document has no rule 999.9; the nearest is "),
        ("407.1 -> 407.2\n407.2 -> 407.2", ":2: 407.2 is settled to be 407.1 already"),
    ],
)
def test_a_bad_settlement_is_refused(text: str, says: str, judge: Judge, own: Path, tmp_path: Path) -> None:
    moves = tmp_path / "moves.txt"
    moves.write_text(text, encoding="utf-8")
    ran = judge("rules", "diff", str(own), str(own), "--moves", str(moves))
    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err


@pytest.mark.parametrize("name", ["the hand changes", "two resources may be placed", "a rule is split"])
def test_an_impact_ends_in_its_code(name: str, judge: Judge, own: Path, edited: dict[str, Path], feature: Path) -> None:
    ran = judge("rules", "impact", str(own), str(edited[name]), str(feature))
    assert ran.code == next(edit.code for edit in EDITS if edit.name == name)
    told = json.loads(judge("rules", "impact", str(own), str(edited[name]), str(feature), "--format", "json").out)
    assert told["summary"]["scenarios"] == 2
    assert ("Needs review" in ran.out) == bool(told["summary"]["needs_review"])


def test_an_impact_shows_functions_paths_and_causes(
    judge: Judge, own: Path, edited: dict[str, Path], feature: Path
) -> None:
    new = str(edited["two resources may be placed"])
    told = json.loads(judge("rules", "impact", str(own), new, str(feature), "--format", "json").out)
    change = next(each for each in told["changes"] if each["old"] == "408.1")
    assert change["touched"][0]["rule"] == "408.1"
    assert any(each.startswith("engine.") for each in change["touched"][0]["functions"])
    assert any(" <- " in each["path"] for each in change["touched"])
    assert change["scenarios"] == [f"{feature}/resources.feature:3"]
    assert [each["causes"] for each in told["scenarios"]] == [["408.1"], []]


def test_a_feature_that_can_t_be_read_is_told(judge: Judge, own: Path, feature: Path) -> None:
    (feature / "bad.feature").write_text("no gherkin", encoding="utf-8")
    ran = judge("rules", "impact", str(own), str(own), str(feature))
    assert ran.code == 2
    assert "bad.feature" in ran.err
    assert "2 scenarios" in ran.out


def test_citations_follow_their_rules(judge: Judge, own: Path, edited: dict[str, Path], feature: Path) -> None:
    new, path = str(edited["a section is renumbered, and every reference to it"]), feature / "resources.feature"
    shown = judge("rules", "migrate", str(own), new, str(feature))
    assert (shown.code, path.read_text(encoding="utf-8")) == (0, FEATURE)
    assert "408.1 -> 409.1" in shown.out
    assert "old: In a turn" in shown.out
    told = json.loads(judge("rules", "migrate", str(own), new, str(feature), "--format", "json").out)
    assert [(each["line"], each["old"], each["new"]) for each in told["citations"]] == [
        (2, "408.1", "409.1"), (7, "408.1", "409.1"),
    ]  # fmt: skip
    assert (told["refused"], told["files"], told["written"]) == (0, 1, False)
    judge("rules", "migrate", str(own), new, str(feature), "--write")
    assert path.read_text(encoding="utf-8") == FEATURE.replace("408.1", "409.1")


def test_a_migrated_feature_keeps_its_permissions_and_is_asked_for_once(
    judge: Judge, own: Path, edited: dict[str, Path], feature: Path
) -> None:
    new, path = str(edited["a section is renumbered, and every reference to it"]), feature / "resources.feature"
    path.chmod(0o640)
    told = json.loads(judge("rules", "migrate", str(own), new, str(feature), str(path), "--format", "json").out)
    assert len(told["citations"]) == 2
    assert "They cite the new document now" in judge("rules", "migrate", str(own), new, str(path), "--write").out
    assert path.stat().st_mode & 0o777 == 0o640
    assert [each.name for each in feature.iterdir()] == ["resources.feature"]


def test_an_unsure_citation_is_refused(judge: Judge, own: Path, tmp_path: Path, feature: Path) -> None:
    new = tmp_path / "new.txt"
    new.write_text(re.sub(r"(?m)^602\.2 .*\n", "", OWN), encoding="utf-8")
    ran = judge("rules", "migrate", str(own), str(new), str(feature), "--write")
    assert ran.code == 1
    assert "602.2 was removed: change it by hand" in ran.out
    assert "@rule:602.2\n" in (feature / "resources.feature").read_text(encoding="utf-8")


def test_swapped_numbers_don_t_run_into_each_other(
    judge: Judge, own: Path, edited: dict[str, Path], tmp_path: Path
) -> None:
    path = tmp_path / "x.feature"
    path.write_text("@rule:105.1a @rule:105.1b @example:own/105.1a#1\nrule 105.1a was applied\n", encoding="utf-8")
    judge("rules", "migrate", str(own), str(edited["two rules are swapped"]), str(path), "--write")
    expected = "@rule:105.1b @rule:105.1a @example:own/105.1a#1\nrule 105.1b was applied\n"
    assert path.read_text(encoding="utf-8") == expected


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"format": 7}', '{"format": 1, "name": "x"}'])
def test_a_damaged_library_is_refused(text: str, judge: Judge, library: Path) -> None:
    library.mkdir()
    (library / "mine.json").write_text(text, encoding="utf-8")
    ran = judge("rule", "100.1", "--edition", "mine")
    assert ran.code == 2
    assert "import the document again" in ran.err


@pytest.mark.parametrize(
    ("part", "field", "value"),
    [
        ("", "rules", {}), ("", "entries", None), ("", "headings", [[]]), ("", "name", 3), ("", "style", "x"),
        ("rules", "text", 3), ("rules", "text", None), ("rules", "text", "\ud800"), ("rules", "number", 5),
        ("rules", "title", None), ("rules", "line", "7"), ("rules", "id", []),
        ("rules", "examples", [{"text": 3, "line": 1, "cards": []}]),
        ("rules", "cards", [{"name": "Tim", "text": 1, "line": 1}]), ("entries", "reference", None),
        ("entries", "term", 3), ("headings", "title", 3),
    ],
)  # fmt: skip
def test_a_part_of_a_kept_document_of_another_kind_is_refused(
    part: str, field: str, value: object, judge: Judge, own: Path, library: Path
) -> None:
    judge("rules", "import", str(own), "--as", "mine")
    place = library / "mine.json"
    kept = json.loads(place.read_text(encoding="utf-8"))
    (kept[part][0] if part else kept)[field] = value
    place.write_text(json.dumps(kept), encoding="utf-8")
    for arguments in (("diff", "mine", str(own)), ("review", "--of", "mine")):
        ran = judge("rules", *arguments)
        assert (ran.code, ran.out) == (2, "")
        assert "import the document again" in ran.err


@pytest.mark.parametrize("name", ["../evil", "A", "con", "x" * 80, "a..b", "a/b"])
def test_an_id_that_is_no_name_is_refused(name: str, judge: Judge, own: Path, library: Path) -> None:
    ran = judge("rules", "import", str(own), "--as", name)
    assert ran.code == 2
    assert "no document can be kept under" in ran.err
    assert not library.exists()


@pytest.mark.parametrize(
    "arguments",
    [("diff", "nowhere", "cr-2007-05"), ("impact", "nowhere", "cr-2007-05"), ("check", "nowhere"),
     ("import", "nowhere"), ("review", "--of", "nowhere"), ("diff", "own", "cr-2007-05")],
)  # fmt: skip
def test_a_document_that_isn_t_there_is_told(arguments: tuple[str, ...], judge: Judge) -> None:
    ran = judge("rules", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("judge: ")


def test_editions_that_aren_t_imported_are_compared_as_the_rulebook_states_them(judge: Judge) -> None:
    ran = judge("rules", "diff", "cr-2007-05", "cr-2009-combat")
    assert ran.code == 0
    assert "as the rulebook states it" in ran.out
    assert "602.4 -> 602.3a" in ran.out
    # Of a rule that is stated in the same words, the documents' example has other words; of another, the same ones.
    ran = judge("rules", "diff", "cr-2007-04", "cr-2007-05")
    assert "example added: cr-2007-05/103.4#1" in ran.out
    assert "300.2#1" not in ran.out


def test_commands_without_their_arguments_explain_themselves(judge: Judge) -> None:
    for command in ("import", "check", "diff", "impact", "migrate"):
        assert judge("rules", command).code == 2
        assert judge("rules", command, "--help").code == 0


@pytest.mark.parametrize(
    ("format_", "told"),
    [
        ("text", "[-Order-]{+Turns of speech+}"),
        ("markdown", "~~Order~~**Turns of speech**"),
        ("html", "<p><del>Order</del></p><p><ins>Turns of speech</ins></p>"),
    ],
)
def test_a_comparison_shows_both_titles_of_a_section(
    judge: Judge, own: Path, edited: dict[str, Path], format_: str, told: str
) -> None:
    new = edited["a section gets another title"]
    ran = judge("rules", "diff", str(own), str(new), "--format", format_, "--exit-code")
    assert ran.code == 1
    assert "heading 407: changed" in ran.out
    assert told in ran.out
