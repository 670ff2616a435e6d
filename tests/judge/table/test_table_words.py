"""The table: sentences and its own words, as values."""

from functools import cache
from pathlib import Path

from judge.assistance.asked_text import dialogue_under
from judge.documents.library_folder import use_library
from judge.table.table_talk import Table
from judge.table.table_words import answered
from tests.every_row import for_every

BOARD = ("I control Kor Cindervein", "my opponent controls Araelun with 2 damage")
ATTACK = "I attack Araelun with Kor Cindervein"


@cache
def after(*lines: str) -> tuple[Table, tuple[str, ...]]:
    """Return the table after the lines, which no further line changes, and the answer to the last."""
    if not lines:
        return Table(dialogue_under("cr-2007-05")), ()
    answer = answered(after(*lines[:-1])[0], lines[-1])
    assert answer is not None
    return answer[0], tuple(each.text for each in answer[1])


def talked(*lines: str) -> tuple[Table, list[str]]:
    """Return the table after the lines, and the answer to the last, with no library in use but the usual one."""
    use_library(None)
    table, said = after(*lines)
    return table, list(said)


def steps(table: Table) -> list[str]:
    return [step.text for step in table.now.steps]


def test_a_line_is_answered_with_what_it_was_taken_for_and_what_happened() -> None:
    table, said = talked(*BOARD, ATTACK)
    assert said[0] == 'When you propose that "Kor Cindervein" attacks "Araelun"'
    assert any("Kor Cindervein is proposed as an attacker against Araelun [601.2]" in line for line in said)
    assert len(table.before) == 3


@for_every("line", ["frobnicate", "you pass; frobnicate", "Then I control Araelun", "| a |", "as", "rule 999"])
def test_a_wrong_line_changes_nothing(line: str) -> None:
    table, _ = talked(*BOARD, ATTACK)
    answer = answered(table, line)
    assert answer is not None
    assert answer[0] is table
    assert answer[1]


def test_lines_are_undone_and_done_again_also_over_a_choice() -> None:
    lines = ("my hand is Fire Blast", "cost is no matter", "I play Fire Blast", "you choose your opponent's hero")
    table, _ = talked(*lines)
    back, said = talked(*lines, "undo")
    assert "you choose" not in steps(back)[-1]
    assert back.now.played.open is not None
    assert said == ['Back to: When you play "Fire Blast"']
    again, _ = talked(*lines, "undo", "redo")
    assert steps(again) == steps(table)
    assert talked(*lines, "undo", "you choose your hero", "redo")[1] == ["There is nothing to do again."]
    assert talked("undo")[1] == ["There is nothing to undo."]


@for_every(
    ("line", "expected"),
    [
        ("legal", "you pass"),
        ("why", "Kor Cindervein is proposed as an attacker against Araelun [601.2]"),
        ("why not I attack my opponent's hero with Kor Cindervein", "the chain is not empty"),
        ("why can't I attack my opponent's hero with Kor Cindervein?", "the chain is not empty"),
        ("state", "ally row: Kor Cindervein"),
        ("rule 601.2a", "Legal attacker"),
        ("card Kor Cindervein", "Ally—Dwarf Paladin"),
        ("card Kor Cindervei", "Kor Cindervein"),
        ("help", "undo"),
        ("?", "undo"),
    ],
)
def test_words_of_the_table_are_answered(line: str, expected: str) -> None:
    assert expected in "\n".join(talked(*BOARD, ATTACK, line)[1])


def test_lines_under_a_sentence_end_with_an_empty_one() -> None:
    table, _ = talked("my opponent controls:", "| card | damage |", "| Araelun | 2 |", "")
    assert table.now.steps[0].table == (("card", "damage"), ("Araelun", "2"))
    table, _ = talked('the card "Ogre" reads:', "3, Horde, Ally—Ogre Warrior, 3 [Melee] ATK / 4 Health", "Elusive", "")
    assert "Ogre" in table.now.played.described
    assert "Elusive" in (table.now.steps[0].doc or "")


@for_every("word", ["quit", "exit"])
def test_a_word_leaves(word: str) -> None:
    assert answered(talked(*BOARD)[0], word) is None


def test_what_was_said_is_saved_and_nothing_is_overwritten(tmp_path: Path) -> None:
    place = tmp_path / "my-ruling"
    said = (*BOARD, ATTACK, "combat ends", "does Araelun die?")
    assert str(place) in talked(*said, f"as {place}")[1][0]
    text = place.with_suffix(".feature").read_text()
    assert "Scenario: My ruling" in text
    assert 'Then "Araelun" is not in play' in text
    assert "is there already" in talked(*said, f"as {place}.feature")[1][0]
    assert place.with_suffix(".feature").read_text() == text
    assert "nothing to play" in talked(*BOARD, f"as {place}-2")[1][0]
    assert "No such file" in talked(*said, f"as {tmp_path}/nowhere/x")[1][0]


def test_explore_tells_every_outcome_and_by_whose_choice_something_is_so() -> None:
    """Latro Abiectus has 3 ATK and 2 health; Scout Omerrta, with 2 ATK, may protect."""
    board = ("I control Latro Abiectus", "my opponent controls Scout Omerrta")
    attack = "I attack my opponent's hero with Latro Abiectus"
    table, said = talked(*board, attack, "explore")
    assert sum("Outcome" in line for line in said) == 2
    assert steps(table) == steps(talked(*board, attack)[0])
    _, said = talked(*board, attack, "explore Latro Abiectus is in my graveyard")
    assert '"Latro Abiectus" is in your graveyard: it depends.' in said
    assert "On the choices of your opponent." in said
    _, said = talked(*board, "explore")
    assert "the chain is empty already" in said[0]
