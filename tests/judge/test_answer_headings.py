"""The answer stands first: the verdict, what came of it, each way to make an open choice, or what to say instead."""

import pytest

from tests.judge.running import Judge

MOST_LINES = 40


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("Can Kor Cindervein protect?", "No: Kor Cindervein is no protector (602.2)"),
        ("Grunt Baranka attacks Kor Cindervein. Who dies?", "Destroyed: Grunt Baranka"),
        ("I control Kor Cindervein. I attack Araelun with Kor Cindervein", "Araelun is destroyed"),
        ("How much does Fire Blast cost?", "1 resource, which is its printed cost"),
        (
            "My hand is Fire Blast. I have 1 resource. My opponent controls Tim. Can I destroy Tim this turn?",
            "Yes: you",
        ),
        ("Can my Kor Cindervein juggle?", "Not understood: no sentence fits"),
    ],
)
def test_the_first_line_is_the_answer(judge: Judge, text: str, first: str) -> None:
    ran = judge("ask", text)
    assert ran.out.startswith(first)
    assert len(ran.out.splitlines()) <= MOST_LINES


def test_each_way_to_choose_is_told(judge: Judge) -> None:
    """Voss Treebender may exhaust any hero or ally; 2 damage against 3 health and 1 against 1 decide the rest."""
    ran = judge("ask", "Voss Treebender attacks Araelun. What happens?")
    told = " ".join(ran.out.split())
    assert ran.out.startswith("The rules wait: you have to choose which target")
    assert "In any case: Voss Treebender deals 2 nature combat damage to Araelun" in told
    assert "If you choose Araelun and you choose to: Araelun is exhausted" in told
    assert len(ran.out.splitlines()) <= MOST_LINES
