"""Looking up rules and terms, at the command line, those of one's own documents among them."""

import json
from pathlib import Path

import pytest

from judge.rulebook import editions
from tests.every_row import for_every
from tests.judge.documents.looked_up import found
from tests.judge.documents.own_rules import OWN
from tests.judge.running import Judge

pytestmark = pytest.mark.usefixtures("searched_before")


def test_a_rule_comes_with_what_hangs_on_it(judge: Judge) -> None:
    rule = found(judge, "rule", "602.2")
    assert (rule["edition"], rule["date"], rule["id"]) == ("cr-2007-05", "2007-05-29", "protect-point")
    assert rule["official"] == ""
    assert [each["number"] for each in rule["sub_rules"]] == ["602.2a", "602.2b"]  # type: ignore[attr-defined]
    assert {"Protect", "Protect Point"} <= set(rule["terms"])  # type: ignore[call-overload]
    assert "302.2" in [each["number"] for each in rule["referred_to_by"]]  # type: ignore[attr-defined]
    history = {each["edition"]: each for each in rule["history"]}  # type: ignore[attr-defined]
    assert history["cr-2009-combat"]["number"] == "602.2"
    assert "opposed to the attacker" in history["cr-2009-combat"]["sentence"]
    assert history["cr-2007-04"]["readable"] is False
    places = [each["place"] for each in rule["scenarios"]]  # type: ignore[attr-defined]
    assert any("602-combat-step.feature:" in place for place in places)


@for_every(
    ("query", "numbers"),
    [
        ("602", ["602.1", "602.2", "602.2a", "602.2b", "602.3", "602.4", "602.5"]),
        ("602.1-602.2", ["602.1", "602.2", "602.2a", "602.2b"]),
        ("103..104", ["103.1", "103.2", "103.3", "103.4", "104.1", "104.2"]),
        ("602.2a", ["602.2a"]),
        ("protect-point", ["602.2"]),
        ("Protect point", ["602.2"]),
        ("cr-2009-combat:602.3", ["602.3"]),
    ],
)
def test_a_rule_is_named_in_several_ways(query: str, numbers: list[str], judge: Judge) -> None:
    ran = judge("rule", query, "--format", "json")
    assert [each["number"] for each in json.loads(ran.out)] == numbers


@for_every(("cited", "number"), [("408.5", "407.5"), ("408.6", "407.6"), ("406.2c", "405.2c")])
def test_a_number_that_an_unreadable_part_is_cited_by_finds_its_rule(cited: str, number: str, judge: Judge) -> None:
    rule = found(judge, "rule", cited, "--edition", "cr-2007-04")
    assert (rule["edition"], rule["number"]) == ("cr-2007-05", number)


@for_every(
    ("query", "says"),
    [
        ("405.1", "its section Healing is 404 in cr-2007-05"),
        ("412", "its section Zones is 411 in cr-2007-05"),
        ("404.1", "(Destroy) can't be read in its document; cr-2007-05 has no such section"),
    ],
)
def test_a_number_is_never_taken_for_that_of_another_edition(query: str, says: str, judge: Judge) -> None:
    ran = judge("rule", query, "--edition", "cr-2007-04")
    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err


def test_an_answer_from_another_edition_says_so(judge: Judge) -> None:
    assert (
        "starter-2006 has no text of this rule; cr-2007-05 says:"
        in judge("rule", "602.2", "--edition", "starter-2006").out
    )
    assert "has no text of this rule" not in judge("rule", "602.2", "--edition", "cr-2009-combat").out


def test_sub_rules_come_with_what_they_say_and_sections_with_their_titles(judge: Judge) -> None:
    assert "    602.2a Stealth: No character can protect while the attacker has stealth." in judge("rule", "602.2").out
    assert judge("rule", "602").out.startswith("602 Combat step\n\n602.1 Attack window")


def test_every_answer_names_its_edition_and_date(judge: Judge) -> None:
    for edition in editions().values():
        first = {"starter-2006": "traits", "clarifications-de": "1", "faq-2009-03": "2.1"}.get(edition.id)
        first = first or ("600.1" if edition.id == "cr-2009-combat" else "100.1")
        ran = judge("rule", first, "--edition", edition.id)
        assert f"[{edition.id}: {edition.title}, {edition.date}]" in " ".join(ran.out.split())


@for_every(
    ("arguments", "says"),
    [
        (("rule", "602.9"), "the nearest is 602.5"),
        (("rule", "nonsense"), "the nearest is "),
        (("rule", "100.1", "--edition", "cr-2008"), "there is no edition 'cr-2008'"),
        (("term", "exhausxt"), "the nearest word is 'Exhaust'"),
        (("card", "Leroy Jenkin"), "the nearest is 'Leeroy Jenkins'"),
        (("card", "jenkins"), "did you mean 'Leeroy Jenkins'?"),
        (("card", "OP-1"), "no card is called 'OP-1'"),
        (("card", "a" * 5000), "aaa…'"),
        (("term", "b" * 5000), "bbb…'"),
        (("rule", "9" * 5000), "999…'; the nearest is "),
        (("rule", "602.2-602.1"), "runs backwards; did you mean 602.1-602.2?"),
        (("rule", "602-"), "the nearest is 602.1"),
        (("term", "erschxopfen"), "the nearest word is 'erschöpfen'"),
        (("term", "%"), "no glossary explains '%'; judge search WORDS"),
        (("search", "qqqqzzzz"), "nothing has 'qqqqzzzz'"),
        (("search", "  "), "judge: WORDS is empty"),
    ],
)
def test_what_isn_t_there_ends_in_the_nearest(arguments: tuple[str, ...], says: str, judge: Judge) -> None:
    ran = judge(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err
    assert ran.err.count("\n") == 1


@for_every(
    ("word", "term"),
    [("exhausted", "Exhaust"), ("épuisé", "Exhaust"), ("epuise", "Exhaust"), ("erschöpfen", "Exhaust"),
     ("Kette", "Chain"),
     ("Beschützer", "Protector"), ("protecteur", "Protector"), ("PROTECTOR", "Protector")],
)  # fmt: skip
def test_a_word_is_found_in_three_languages(word: str, term: str, judge: Judge) -> None:
    assert found(judge, "term", word)["term"] == term


def test_citations_quote_what_was_imported(judge: Judge, tmp_path: Path, published: dict[str, Path]) -> None:
    feature = tmp_path / "one.feature"
    feature.write_text(
        """Feature: One
  @rule:602.1
  Scenario: One
    Given you control "Brigg"
    When you propose that "Brigg" attacks your opponent's hero
    And the attack window opens
    Then "Brigg" is exhausted
""",
        encoding="utf-8",
    )
    before = judge("run", "-v", str(feature))
    assert judge("rules", "import", str(published["001"])).code == 0
    after = judge("run", "-v", str(feature))
    assert before.code == after.code == 0
    assert "“" not in before.out
    assert "“" in after.out


def test_a_rule_of_one_s_own_document_comes_with_what_hangs_on_it(judge: Judge, tmp_path: Path) -> None:
    path = tmp_path / "own.txt"
    path.write_text(OWN, encoding="utf-8")
    assert judge("rules", "import", str(path)).code == 0
    rule = found(judge, "rule", "602.2", "--edition", "own")
    assert [each["number"] for each in rule["sub_rules"]] == ["602.2a", "602.2b"]  # type: ignore[attr-defined]
    assert [each["number"] for each in rule["referred_to_by"]] == ["407.1"]  # type: ignore[attr-defined]
    rule = found(judge, "rule", "407.1", "--edition", "own")
    assert [each["number"] for each in rule["refers_to"]] == ["602.2"]  # type: ignore[attr-defined]


def test_a_word_of_one_s_own_glossary_is_found_beside_the_others(judge: Judge, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("100.1 A deck is brought.\nGlossary\nDeck: What is brought.\nZulf: A hat.\n", encoding="utf-8")
    assert judge("rules", "import", str(path)).code == 0
    assert "Zulf  [mine, a document of yours]\n  “A hat.” (mine)" in judge("term", "zulf").out
    terms = json.loads(judge("term", "deck", "--format", "json").out)
    assert [each["editions"][0]["edition"] for each in terms] == ["starter-2006", "mine"]


def test_rules_of_three_figures_are_found_alone_and_by_their_chapter(judge: Judge, tmp_path: Path) -> None:
    path = tmp_path / "short.txt"
    path.write_text("100. One goes.\n101. Two go.\n200. Three go (100).\n", encoding="utf-8")
    assert judge("rules", "import", str(path)).code == 0

    def numbers(query: str) -> list[str]:
        ran = judge("rule", query, "--edition", "short", "--format", "json")
        return [each["number"] for each in json.loads(ran.out)]

    assert (numbers("101"), numbers("1"), numbers("101-200")) == (["101"], ["100", "101"], ["101", "200"])


THREE_PARTS = """1. Players
1.1. Who Plays
1.1.1. Two players play each match.
1.2. Decks
1.2.1. A deck has sixty cards.
1.2.2. A deck is checked before the match.
1.2.2.1. The head judge checks it.
1.2.10. A side deck has ten cards.
2. Matches
2.1. Length
2.1.1. A match lasts fifty minutes.
2.1.1a. A final has no end.
"""


@pytest.fixture
def three(judge: Judge, tmp_path: Path) -> Judge:
    """Return the command line, with a document numbered in three parts in the library."""
    path = tmp_path / "three.txt"
    path.write_text(THREE_PARTS, encoding="utf-8")
    assert judge("rules", "import", str(path)).code == 0
    return judge


@for_every(
    ("query", "numbers"),
    [
        ("1.2", ["1.2.1", "1.2.2", "1.2.2.1", "1.2.10"]),
        ("1.2.", ["1.2.1", "1.2.2", "1.2.2.1", "1.2.10"]),
        ("1", ["1.1.1", "1.2.1", "1.2.2", "1.2.2.1", "1.2.10"]),
        ("1.2.2", ["1.2.2"]),
        ("1.1-1.2", ["1.1.1", "1.2.1", "1.2.2", "1.2.2.1", "1.2.10"]),
        ("1.2.2-2.1.1", ["1.2.2", "1.2.2.1", "1.2.10", "2.1.1", "2.1.1a"]),
    ],
)
def test_rules_of_three_parts_are_found_alone_by_their_section_and_in_a_range(
    query: str, numbers: list[str], three: Judge
) -> None:
    ran = three("rule", query, "--edition", "three", "--format", "json")
    assert [each["number"] for each in json.loads(ran.out)] == numbers


def test_rules_of_three_parts_come_with_those_below_them(three: Judge) -> None:
    below = {
        number: [each["number"] for each in found(three, "rule", number, "--edition", "three")["sub_rules"]]  # type: ignore[attr-defined]
        for number in ("1.2.1", "1.2.2", "2.1.1")
    }
    assert below == {"1.2.1": [], "1.2.2": ["1.2.2.1"], "2.1.1": ["2.1.1a"]}
    assert "    1.2.2.1 The head judge checks it.\n" in three("rule", "1.2.2", "--edition", "three").out


@for_every("query", ["1.3", "1.2.3", "3", "1.3.1-1.4.1"])
def test_a_number_of_parts_that_is_not_there_is_said_to_be_missing(query: str, three: Judge) -> None:
    ran = three("rule", query, "--edition", "three")
    assert (ran.code, ran.out) == (2, "")
    assert f"three has no rule {query!r}" in ran.err


def test_a_range_of_three_parts_that_runs_backwards_is_told(three: Judge) -> None:
    assert "did you mean 1.1.1-1.2.2?" in three("rule", "1.2.2-1.1.1", "--edition", "three").err
