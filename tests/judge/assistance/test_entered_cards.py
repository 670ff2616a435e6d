"""Cards that are said to be on the board, whose texts did something as they came: what they left, or what is asked."""

from judge.assistance.asked_text import dialogue_under
from judge.table.table_talk import Table, heard
from scenarios.scenario_errors import UnknownSentence
from tests.every_row import for_every
from tests.judge.assistance.asking import ask, check_whole


@for_every(
    ("text", "expected"),
    [
        # Entangling Roots exhausts the ally and keeps it from readying (its text; 501.1a).
        ("I have Entangling Roots on Kor. Can Kor attack next turn?", "no"),
        ("My opponent has Entangling Roots on my Kor. Is Kor ready?", "no"),
        ("Entangling Roots is attached to my opponent's Araelun. Can Araelun protect my opponent's hero?", "no"),
        # Who says that the ally is ready knows better.
        ("Kor Cindervein is ready. He has Entangling Roots on him. Can he attack?", "yes"),
        # Fireball dealt 4 as it was attached.
        ("Fireball is attached to my opponent's hero. How much damage is on my opponent's hero?", "4 damage"),
        (("Fireball is attached to my opponent's hero. My opponent's hero has 9 damage. "
         "How much damage is on my opponent's hero?"), "9 damage"),
        # An ability that only lasts did nothing as it came.
        ("My opponent has Mark of the Wild on Kor. Can Kor attack?", "yes"),
    ],
)  # fmt: skip
def test_what_a_text_left_is_assumed(text: str, expected: str) -> None:
    check_whole(text, expected)


@for_every(
    ("text", "named"),
    [
        ("My opponent's Araelun has Fireball on it. Who dies when my turn starts?", "Fireball"),
        ("I control Brodien. Can my opponent attack Brodien with Kor?", "elusive"),
        ("Leeroy Jenkins came into play this turn. I control Kor. Can Kor attack?", "Leeroy Jenkins"),
    ],
)
def test_what_nobody_can_know_is_asked_back(text: str, named: str) -> None:
    stopped = ask(text).stopped
    assert isinstance(stopped, UnknownSentence)
    assert named in stopped.what


def test_what_is_assumed_is_told() -> None:
    answer = ask("I have Entangling Roots on Kor. Is Kor ready?")
    assert any("exhausted: assumed" in step.text for step in answer.outcome.steps)


def test_at_the_table_it_is_told_as_well() -> None:
    table = Table(dialogue_under("cr-2007-05"))
    table, _ = heard(table, 'I control "Kor Cindervein"')
    table, _ = heard(table, '"Entangling Roots" is attached to "Kor Cindervein"')
    _, lines = heard(table, 'can "Kor Cindervein" attack?')
    said = [line.text.strip() for line in lines]
    assert "exhausted: assumed" in said[0]
    assert "no" in said
