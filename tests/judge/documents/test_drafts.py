"""A draft is an edition: an imported document is played by its parameters, and cited by its numbers."""

import json
import re
from pathlib import Path

import pytest

from tests.judge.running import Judge

HAND = """\
Feature: Hands

  @rule:503.2a
  Scenario: Seven cards stay in the hand
    Given you have 7 unnamed cards in your hand
    When the turn ends
    Then there are 7 cards in your hand
"""
STEALTH = """\
Feature: Stealth

  @rule:602.2a
  Scenario: Nothing protects against stealth
    Given you control "Leeza, Tomb Robber"
    And your opponent controls "Guardian Steelhorn"
    When you propose that "Leeza, Tomb Robber" attacks your opponent's hero
    And the defend window opens
    Then your opponent can't protect with "Guardian Steelhorn", because of 602.2a
"""
DECK = "Hero: Kana Nassis\n60 Ironforge Guards\n"
NEW = "A protector says so aloud."
SIX = (r"^(411\.3b .*?)seven", r"\1six")
SAYS_MORE = (r"^(602\.2a .*)$", r"\1 Nobody may complain of that.")


def edited(published: dict[str, Path], *edits: tuple[str, str]) -> str:
    """Return the official text with the first place of each pattern replaced."""
    text = published["001"].read_text(encoding="utf-8")
    for pattern, becomes in edits:
        text, many = re.subn(pattern, becomes, text, count=1, flags=re.MULTILINE)
        assert many == 1, pattern
    return text


def shifted(published: dict[str, Path]) -> str:
    """Return the official text with a rule before 602.2a; the letters of it and of those behind it are one further."""
    text = edited(published)
    for letter in "edcba":
        text = re.sub(rf"^602\.2{letter} ", f"602.2{chr(ord(letter) + 1)} ", text, flags=re.MULTILINE)
    return re.sub(r"^602\.2b ", f"602.2a {NEW}\n602.2b ", text, count=1, flags=re.MULTILINE)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with the features of this module."""
    for name, text in (("hand", HAND), ("stealth", STEALTH)):
        (tmp_path / f"{name}.feature").write_text(text, encoding="utf-8")
    return tmp_path


def imported(judge: Judge, folder: Path, text: str, name: str, *options: str) -> None:
    path = folder / f"{name}.txt"
    path.write_text(text, encoding="utf-8")
    ran = judge("rules", "import", str(path), "--as", name, *options)
    assert ran.code == 0, ran.err


def verdicts(judge: Judge, *arguments: str) -> list[tuple[str, str]]:
    """Return the verdict and the edition of each scenario of a run."""
    ran = judge("run", *arguments, "--format", "json")
    return [(each["verdict"], each["edition"]) for each in json.loads(ran.out)["scenarios"]]


@pytest.mark.parametrize("beside", [True, False], ids=["with the published text", "without it"])
def test_the_numbers_of_a_draft_decide(judge: Judge, published: dict[str, Path], place: Path, *, beside: bool) -> None:
    if beside:
        imported(judge, place, edited(published), "cr-2007-05")
    imported(judge, place, edited(published, SIX), "six")
    hand = str(place / "hand.feature")
    assert verdicts(judge, hand) == [("as ruled", "cr-2007-05")]
    ((verdict, edition),) = verdicts(judge, hand, "--edition", "six")
    assert (verdict == "as ruled", edition) == (False, "six")
    (place / "hand.feature").write_text(HAND.replace("@rule", "@edition:six @rule"), encoding="utf-8")
    assert [each[0] for each in verdicts(judge, hand)] == [verdict]
    assert "six is a draft, played as cr-2007-05" in judge("ruling", hand + ":4", "--edition", "six").out


def test_every_command_takes_a_draft_for_an_edition(judge: Judge, published: dict[str, Path], place: Path) -> None:
    deck = place / "my.deck"
    deck.write_text(DECK, encoding="utf-8")
    more = (r"^(100\.1 .*?Constructed play is )60", r"\g<1>61")
    imported(judge, place, edited(published, more), "larger")
    assert judge("deck", "check", str(deck)).code == 0
    refused = judge("deck", "check", str(deck), "--edition", "larger")
    assert refused.code == 1
    assert "100.1 (larger)" in refused.out
    asked = judge("ask", 'you control "Kor Cindervein"', "--edition", "larger")
    assert asked.code == 0
    assert "larger is a draft" in asked.out
    assert "@edition:larger" in judge("new", "Decks", "--edition", "larger").out


def test_what_a_draft_changes_and_nobody_plays_is_said(judge: Judge, published: dict[str, Path], place: Path) -> None:
    imported(judge, place, edited(published), "cr-2007-05")
    imported(judge, place, edited(published, SIX, SAYS_MORE), "wordy")
    ran = judge("run", str(place / "stealth.feature"), "--edition", "wordy", "-v")
    said = " ".join(ran.out.split())
    assert "1 rule or term of it differs in substance and can't be played: 602.2a" in said
    assert "judge rules impact cr-2007-05 wordy" in said
    # The rulebook's sentence is of the rule as it was published.
    assert "characters can't protect" in said
    assert "Nobody may complain of that." in said
    assert "wordy is a document of yours and no published edition" in said
    told = judge("run", str(place / "stealth.feature"), "--edition", "wordy", "--format", "json")
    assert "can't be played: 602.2a" in told.err
    assert json.loads(told.out)["scenarios"][0]["verdict"] == "as ruled"


def test_a_rule_is_cited_under_the_draft_s_number(judge: Judge, published: dict[str, Path], place: Path) -> None:
    imported(judge, place, edited(published), "cr-2007-05")
    imported(judge, place, shifted(published), "shift")
    stealth = str(place / "stealth.feature")
    ran = judge("run", stealth, "--edition", "shift", "-v")
    assert ran.code == 0
    assert "602.2b (shift)" in ran.out
    assert "602.2a (shift)" not in ran.out


def test_a_migrated_feature_runs_under_the_draft(judge: Judge, published: dict[str, Path], place: Path) -> None:
    imported(judge, place, edited(published), "cr-2007-05")
    imported(judge, place, shifted(published), "shift")
    stealth = place / "stealth.feature"
    assert judge("rules", "migrate", "cr-2007-05", "shift", str(place), "--write").code == 0
    text = stealth.read_text(encoding="utf-8")
    assert text == STEALTH.replace("602.2a", "shift:602.2b")
    assert (place / "hand.feature").read_text(encoding="utf-8") == HAND
    assert verdicts(judge, str(stealth), "--edition", "shift") == [("as ruled", "shift")]
    again = judge("rules", "migrate", "cr-2007-05", "shift", str(place), "--write")
    assert "0 citations change" in again.out
    assert stealth.read_text(encoding="utf-8") == text
    (place / "wrong.feature").write_text(text.replace("shift:602.2b", "shift:602.2z"), encoding="utf-8")
    refused = judge("run", str(place / "wrong.feature"), "--edition", "shift")
    assert refused.code == 2
    assert "no document has the rule shift:602.2z" in refused.out


def test_a_file_that_is_imported_is_cited_by_its_id(judge: Judge, published: dict[str, Path], place: Path) -> None:
    imported(judge, place, edited(published), "cr-2007-05")
    draft = place / "shift.txt"
    draft.write_text(shifted(published), encoding="utf-8")
    asked = ("rules", "migrate", "cr-2007-05", str(draft), str(place))
    told = " ".join(judge(*asked).out.split())
    assert "isn't imported, so that no citation can name it, and plain numbers stand for cr-2007-05" in told
    imported(judge, place, shifted(published), "shift")
    assert "isn't imported" not in judge(*asked).out
    assert judge(*asked, "--write").code == 0
    assert "shift:602.2b" in (place / "stealth.feature").read_text(encoding="utf-8")


def test_a_rule_that_a_draft_words_otherwise_is_told_in_its_words(
    judge: Judge, published: dict[str, Path], place: Path
) -> None:
    imported(judge, place, edited(published, SAYS_MORE), "wordy")
    (rule,) = json.loads(judge("rule", "602.2a", "--edition", "wordy", "--format", "json").out)
    (before,) = rule["history"]
    assert rule["sentence"] == ""
    assert "Nobody may complain of that." in rule["official"]
    assert (before["edition"], before["number"]) == ("cr-2007-05", "602.2a")
    assert "stealth" in before["sentence"]
    (same,) = json.loads(judge("rule", "602.2b", "--edition", "wordy", "--format", "json").out)
    assert same["sentence"]
    assert same["history"] == []


def test_a_remembered_result_depends_on_what_the_draft_says(
    judge: Judge, published: dict[str, Path], place: Path
) -> None:
    hand = str(place / "hand.feature")
    imported(judge, place, edited(published), "mine")
    for _ in range(2):
        assert verdicts(judge, hand, "--edition", "mine", "--cached") == [("as ruled", "mine")]
    imported(judge, place, edited(published, SIX), "mine", "--replace")
    assert verdicts(judge, hand, "--edition", "mine", "--cached") != [("as ruled", "mine")]


def test_the_library_that_is_named_holds_the_drafts(judge: Judge, published: dict[str, Path], place: Path) -> None:
    (place / "other").mkdir()
    imported(judge, place, edited(published, SIX), "six", "--library", str(place / "other"))
    hand = str(place / "hand.feature")
    unknown = judge("run", hand, "--edition", "six")
    assert (unknown.code, "there is no edition 'six'" in unknown.err) == (2, True)
    ((verdict, _),) = verdicts(judge, hand, "--edition", "six", "--library", str(place / "other"), "--jobs", "2")
    assert verdict != "as ruled"


def test_a_name_that_nothing_has_is_answered_with_the_nearest(
    judge: Judge, published: dict[str, Path], place: Path
) -> None:
    imported(judge, place, edited(published, SIX), "house-rules")
    for command in (("run", str(place / "hand.feature")), ("ask", 'you control "Tim"'), ("deck", "check", "x.deck")):
        ran = judge(*command, "--edition", "house-rule")
        assert ran.code == 2
        assert "there is no edition 'house-rule'" in ran.err
        assert "the nearest is 'house-rules'" in ran.err
    (place / "hand.feature").write_text(HAND.replace("@rule", "@edition:house-rule @rule"), encoding="utf-8")
    ran = judge("run", str(place / "hand.feature"))
    assert ran.code == 2
    assert "the nearest is 'house-rules'" in " ".join(ran.out.split())


def test_a_damaged_draft_is_told_in_one_message(
    judge: Judge, published: dict[str, Path], place: Path, library: Path
) -> None:
    imported(judge, place, edited(published, SIX), "six")
    (library / "six.json").write_text("[]", encoding="utf-8")
    ran = judge("run", str(place / "hand.feature"), "--edition", "six")
    assert ran.code == 2
    assert "the document 'six' can't be used" in ran.err
