"""`judge ask`: a ruling on sentences, from arguments, standard input or an editor."""

import io
import json
import sys
from pathlib import Path

import pytest

from tests.judge.running import Judge

BOARD = "I control Kor Cindervein. my opponent controls Araelun with 2 damage"
ATTACK = "I attack Araelun with Kor Cindervein"


def typed(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))


def test_a_question_is_answered_with_what_happens(judge: Judge) -> None:
    ran = judge("ask", BOARD, ATTACK)
    assert ran.code == 0
    assert "Araelun is destroyed" in ran.out
    assert "If all pass" in ran.out


def test_yes_and_no_are_said(judge: Judge) -> None:
    ran = judge("ask", BOARD, ATTACK, "does Araelun die?", "can Kor Cindervein attack my opponent's hero?")
    assert ran.code == 0
    assert ran.out.startswith("does Araelun die? Yes\ncan Kor Cindervein attack my opponent's hero? No: ")
    assert "601.2a" in ran.out.splitlines()[1]


def test_the_rules_wait_with_every_option(judge: Judge) -> None:
    ran = judge("ask", "my hand is Fire Blast", "cost is no matter", "I play Fire Blast")
    assert ran.code == 0
    waits = ran.out[ran.out.index("The rules wait") :]
    assert "you choose your hero" in waits
    assert "you choose your opponent's hero" in waits


@pytest.mark.parametrize(
    ("sentences", "code", "message"),
    [
        (("frobnicate",), 2, "no sentence fits 'frobnicate'"),
        (('I control "Kor Cindervei"',), 2, "Kor Cindervein"),
        ((BOARD, "Then I control Araelun"), 1, "Araelun"),
        (("| a table |",), 2, "stands under no sentence"),
        ((" ",), 2, "SENTENCE is empty"),
        (("# only a remark",), 2, "nothing is asked"),
    ],
)
def test_what_can_not_be_answered_says_why(judge: Judge, sentences: tuple[str, ...], code: int, message: str) -> None:
    ran = judge("ask", *sentences)
    assert ran.code == code
    assert message in " ".join((ran.out + ran.err).split())


@pytest.mark.parametrize(
    "described",
    [
        ('the card "Test Ogre" reads:', "3, Horde, Ally—Ogre Warrior, 3 [Melee] ATK / 4 Health"),
        ('the card "Test Ogre" reads: 3, Horde, Ally—Ogre Warrior, 3 [Melee] ATK / 4 Health',),
        ('the card "Test Ogre" reads:\n3, Horde, Ally—Ogre Warrior, 3 [Melee] ATK / 4 Health',),
    ],
)
def test_a_card_is_described_in_arguments(judge: Judge, described: tuple[str, ...]) -> None:
    ran = judge("ask", *described, "I have Test Ogre", "my opponent has Araelun", "Test Ogre attacks Araelun")
    assert ran.code == 0
    assert "Test Ogre deals 3 melee combat damage to Araelun" in ran.out


@pytest.mark.parametrize("arguments", [(), ("-",)])
def test_sentences_are_read_from_standard_input(
    judge: Judge, arguments: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, f"# a remark\n{BOARD}\n{ATTACK}\n".encode())
    assert "Araelun is destroyed" in judge("ask", *arguments).out


@pytest.mark.parametrize(
    ("data", "message"), [(b"caf\xe9", "not UTF-8"), (b"a" * (32 * 2**20 + 1), "longer than 32 MiB")]
)
def test_standard_input_that_is_no_question_is_refused(
    judge: Judge, data: bytes, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, data)
    ran = judge("ask")
    assert (ran.code, ran.out) == (2, "")
    assert message in ran.err


def test_a_question_is_written_in_the_editor(judge: Judge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    editor = tmp_path / "editor"
    editor.write_text(f'#!/bin/sh\necho "{ATTACK}" >> "$1"\n')
    editor.chmod(0o755)
    monkeypatch.delenv("VISUAL", raising=False)
    monkeypatch.setenv("EDITOR", str(editor))
    assert "Araelun is destroyed" in judge("ask", "--edit", BOARD).out
    monkeypatch.setenv("EDITOR", "false")
    ran = judge("ask", "--edit")
    assert ran.code == 2
    assert "ended with code 1" in ran.err


def test_the_answer_is_told_to_programs(judge: Judge) -> None:
    ran = judge("ask", BOARD, ATTACK, "--format", "json")
    (scenario,) = json.loads(ran.out)["scenarios"]
    assert scenario["verdict"] == "as ruled"


def test_another_edition_is_asked(judge: Judge) -> None:
    assert judge("ask", BOARD, ATTACK, "--edition", "cr-2007-04").code == 0
    ran = judge("ask", BOARD, "--edition", "cr-2007-06")
    assert ran.code == 2
    assert "cr-2007-05" in ran.err


FEATURE = """Feature: Typed
  Scenario: A duel
    Given you control "Kor Cindervein"
    And your opponent controls "Araelun" with 2 damage
    When you propose that "Kor Cindervein" attacks "Araelun"
    And the combat concludes
    Then "Araelun" is in your opponent's graveyard
"""


def test_run_plays_a_feature_from_standard_input(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, FEATURE.encode())
    ran = judge("run", "-", "--quiet")
    assert ran.code == 0
    assert "-:2 [cr-2007-05] A duel" in ran.out
    typed(monkeypatch, FEATURE.replace("graveyard", "hand").encode())
    assert judge("run", "-").code == 1


def test_run_answers_sentences_from_standard_input(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, f"{BOARD}\n{ATTACK}\n".encode())
    ran = judge("run", "-")
    assert ran.code == 0
    assert "Araelun is destroyed" in ran.out
    for nothing in (b"", b"# only a remark\n"):
        typed(monkeypatch, nothing)
        ran = judge("run", "-")
        assert (ran.code, "standard input holds no sentence" in ran.err) == (2, True)


@pytest.mark.parametrize("left", ["Scenario Outline: A duel", "Background:", "Examples:"])
def test_what_is_left_of_a_feature_is_no_question(judge: Judge, monkeypatch: pytest.MonkeyPatch, left: str) -> None:
    typed(monkeypatch, f'Given you control "Kor Cindervein"\n{left}\n'.encode())
    ran = judge("run", "-")
    assert (ran.code, "expected a tag or Feature:" in ran.err) == (2, True)
