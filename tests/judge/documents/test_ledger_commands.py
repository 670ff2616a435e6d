"""The ledger of reviews at the command line: what it tells, what it takes, what it refuses."""

import json
from pathlib import Path

import pytest

from tests.judge.documents.own_rules import ASKED
from tests.judge.running import Judge, Ran


def test_the_ledger_tells_every_state(judge: Judge, own: Path, edited: dict[str, Path], tmp_path: Path) -> None:
    ledger = str(tmp_path / "ledger.json")

    def review(document: Path) -> dict[str, str]:
        ran = judge("rules", "review", "--of", str(document), "--ledger", ledger, "--format", "json")
        rows = json.loads(ran.out)
        assert ran.code == int(bool(rows))
        return {each["number"]: each["status"] for each in rows}

    def accept(document: Path, *arguments: str) -> int:
        return judge("rules", "accept", *arguments, "--of", str(document), "--ledger", ledger, "--by", "Ann").code

    new = review(own)
    assert set(new.values()) == {"new"}
    assert accept(own, *new, "--reason", "read") == 0
    assert review(own) == {}
    assert review(edited["the hand changes"]) == {"101.1": "outdated"}
    assert review(edited["a line is re-wrapped"]) == {}
    assert review(edited["a section is renumbered, and every reference to it"]) == {"409.1": "moved", "409.2": "moved"}
    assert review(edited["a reference is re-pointed"]) == {"100.2": "re-pointed"}
    assert review(edited["a rule is removed"]) == {"407.2": "orphaned"}
    assert review(edited["a rule is added at the end"]) == {"602.4": "new"}
    assert accept(edited["the hand changes"], "--cosmetic", "--reason", "all") == 0
    assert review(edited["the hand changes"]) == {"101.1": "outdated"}
    renumbered = edited["a section is renumbered, and every reference to it"]
    assert accept(renumbered, "--cosmetic", "--reason", "all") == 0
    assert review(renumbered) == {"409.1": "moved", "409.2": "moved"}
    assert accept(edited["the hand changes"], "101.1", "--reason", "agreed") == 0
    assert review(edited["the hand changes"]) == {}
    kept = json.loads(Path(ledger).read_text(encoding="utf-8"))["reviews"]
    review_101 = next(each for each in kept if each["rule"] == "101.1")
    assert [each["why"] for each in (*review_101["earlier"], review_101["now"])] == ["read", "agreed"]
    assert review_101["earlier"][0]["words"] != review_101["now"]["words"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("101.1",), "needs a reason"),
        (("--reason", "x"), "only --cosmetic accepts in bulk"),
        (("999.1", "--reason", "x"), "neither document nor ledger has '999.1'"),
    ],
)
def test_a_blessing_without_its_due_is_refused(
    arguments: tuple[str, ...], says: str, judge: Judge, own: Path, tmp_path: Path
) -> None:
    ledger = tmp_path / "ledger.json"
    ran = judge("rules", "accept", *arguments, "--of", str(own), "--ledger", str(ledger))
    assert (ran.code, ledger.exists()) == (2, False)
    assert says in ran.err


FIRST = "100.1 Each brings a deck.\n100.2 A deck has ten cards.\n100.3 Decks are shuffled, as 100.2 says.\n"
LATER = """\
100.1 Each brings a deck.
100.2 Something quite new.
100.3 A deck has ten cards.
100.4 Decks are shuffled, as 100.2 says.
"""


def test_a_new_rule_at_another_s_number_is_accepted_beside_it(judge: Judge, tmp_path: Path) -> None:
    ledger, first, later = (tmp_path / name for name in ("ledger.json", "first.txt", "later.txt"))
    first.write_text(FIRST, encoding="utf-8")
    later.write_text(LATER, encoding="utf-8")

    def run(*arguments: str) -> Ran:
        return judge("rules", *arguments, "--ledger", str(ledger))

    def accept(*arguments: str) -> Ran:
        return run("accept", *arguments, "--reason", "read", "--by", "Ann", "--on", "2026-01-31")

    assert accept("100.1", "100.2", "100.3", "--of", str(first)).code == 0
    states = {each["number"]: each for each in json.loads(run("review", "--of", str(later), "--format", "json").out)}
    expected = {"100.2": "new", "100.3": "moved", "100.4": "re-pointed"}
    assert {number: each["status"] for number, each in states.items()} == expected
    told = json.loads(accept("100.2", "100.3", "100.2", "--of", str(later), "--format", "json").out)["accepted"]
    assert [(each["number"], each["rule"], each["was"]) for each in told] == [
        ("100.2", "100.2#2", "new"), ("100.3", "100.2", "moved")
    ]  # fmt: skip
    assert accept("100.4", "--of", str(later)).code == 0
    assert run("review", "--of", str(later)).code == 0
    kept = {each["rule"]: len(each["earlier"]) for each in json.loads(ledger.read_text(encoding="utf-8"))["reviews"]}
    assert kept == {"100.1": 0, "100.2": 1, "100.2#2": 0, "100.3": 1}


def test_what_is_gone_can_be_let_go_though_another_rule_has_its_number(judge: Judge, tmp_path: Path) -> None:
    ledger, first, later = (tmp_path / name for name in ("ledger.json", "first.txt", "later.txt"))
    first.write_text(FIRST, encoding="utf-8")
    later.write_text("100.1 Each brings a deck.\n100.3 A deck has ten cards.\n", encoding="utf-8")
    given = ("--ledger", str(ledger), "--reason", "read", "--by", "Ann")
    assert judge("rules", "accept", "100.1", "100.2", "100.3", "--of", str(first), *given).code == 0
    assert judge("rules", "accept", "100.3", "--of", str(later), *given).code == 0
    ran = judge("rules", "review", "--of", str(later), "--ledger", str(ledger))
    assert (ran.code, "100.3: orphaned" in ran.out) == (1, True)
    assert judge("rules", "accept", "100.3", "--of", str(later), *given).code == 0
    assert judge("rules", "review", "--of", str(later), "--ledger", str(ledger)).code == 0


@pytest.mark.parametrize("edit", [("May I shuffle?", "Must I shuffle?"), ("2 ATK", "1 ATK")])
def test_another_question_or_card_is_outdated(edit: tuple[str, str], judge: Judge, tmp_path: Path) -> None:
    ledger, first, later = (tmp_path / name for name in ("ledger.json", "first.txt", "later.txt"))
    first.write_text(ASKED, encoding="utf-8")
    later.write_text(ASKED.replace(*edit), encoding="utf-8")

    def review(document: Path) -> dict[str, str]:
        ran = judge("rules", "review", "--of", str(document), "--ledger", str(ledger), "--format", "json")
        return {each["number"]: each["status"] for each in json.loads(ran.out)}

    given = ("--of", str(first), "--ledger", str(ledger), "--reason", "read", "--by", "Ann")
    assert judge("rules", "accept", *review(first), *given).code == 0
    assert review(first) == {}
    assert review(later) == {"1/1": "outdated"}


@pytest.mark.parametrize("day", ["yesterday", "2026-13-01", "31.1.2026"])
def test_a_review_has_a_day_that_is_one(day: str, judge: Judge, own: Path, tmp_path: Path) -> None:
    ledger = tmp_path / "ledger.json"
    ran = judge("rules", "accept", "100.1", "--reason", "x", "--on", day, "--of", str(own), "--ledger", str(ledger))
    assert (ran.code, ledger.exists()) == (2, False)
    assert f"'{day}' is no day" in ran.err


def test_a_ledger_that_a_merge_or_a_hand_broke_says_where(judge: Judge, own: Path, tmp_path: Path) -> None:
    ledger = tmp_path / "ledger.json"
    judge("rules", "accept", "100.1", "--reason", "x", "--of", str(own), "--ledger", str(ledger))
    whole = ledger.read_text(encoding="utf-8")
    review = json.loads(whole)["reviews"][0]

    def complaint(text: str) -> str:
        ledger.write_text(text, encoding="utf-8")
        ran = judge("rules", "review", "--of", str(own), "--ledger", str(ledger))
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        return ran.err

    def complaint_of(*reviews: object) -> str:
        return complaint(json.dumps({"format": 1, "reviews": reviews}))

    assert f"{ledger}:3: two versions were merged with a conflict" in complaint(
        whole.replace(' "reviews"', '<<<<<<< ours\n "reviews"')
    )
    assert f"{ledger}:5: is no ledger of reviews" in complaint(whole.replace('"rule":', '"rule"'))
    assert "100.1 is there 2 times" in complaint_of(review, review)
    assert "review 1 has 'note', which is unknown" in complaint_of({**review, "note": ""})
    assert "a review of 100.1 lacks 'words'" in complaint_of({**review, "now": {"number": "100.1"}})
    assert "review 1 is no JSON object" in complaint_of(3)


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"format": 2, "reviews": []}', '{"format": 1, "reviews": [{}]}'])
def test_a_damaged_ledger_is_refused(text: str, judge: Judge, own: Path, tmp_path: Path) -> None:
    ledger = tmp_path / "ledger.json"
    ledger.write_text(text, encoding="utf-8")
    ran = judge("rules", "review", "--of", str(own), "--ledger", str(ledger))
    assert ran.code == 2
    assert str(ledger) in ran.err
    assert ledger.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("field", "value"),
    [("number", 3), ("why", None), ("by", []), ("references", "100.1"), ("references", [1]), ("words", {})],
)
def test_a_part_of_a_review_of_another_kind_is_refused(
    field: str, value: object, judge: Judge, own: Path, tmp_path: Path
) -> None:
    ledger = tmp_path / "ledger.json"
    judge("rules", "accept", "101.1", "--reason", "read", "--of", str(own), "--ledger", str(ledger))
    kept = json.loads(ledger.read_text(encoding="utf-8"))
    kept["reviews"][0]["now"][field] = value
    ledger.write_text(json.dumps(kept), encoding="utf-8")
    ran = judge("rules", "review", "--of", str(own), "--ledger", str(ledger))
    assert (ran.code, ran.out) == (2, "")
    assert str(ledger) in ran.err


def test_another_title_is_data_and_needs_review(
    judge: Judge, own: Path, edited: dict[str, Path], feature: Path
) -> None:
    new = edited["a section gets another title"]
    (change,) = json.loads(judge("rules", "diff", str(own), str(new), "--format", "json").out)["changes"]
    assert (change["kind"], change["old"], change["new"], change["title"]) == (
        "heading",
        "407",
        "407",
        "Turns of speech",
    )
    assert change["words"] == [{"kind": "removed", "text": "Order"}, {"kind": "added", "text": "Turns of speech"}]
    ran = judge("rules", "impact", str(own), str(new), str(feature))
    assert ran.code == 4
    assert "Needs review (1)" in ran.out
    assert "heading 407: changed: the heading was changed" in ran.out
