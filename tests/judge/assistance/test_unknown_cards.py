"""Questions with a card that the library lacks: told first and plainly, with a command that is right."""

import shlex

import pytest

from tests.every_row import for_every
from tests.judge.assistance.asking import ask, check
from tests.judge.running import Judge


@pytest.mark.parametrize(
    ("text", "name", "near"),
    [
        ("Can I attack Hogger with Kor Cindervein?", "Hogger", None),
        ("Can I attack Kor Stonebeard with Tim?", "Kor Stonebeard", "Kryton Barleybeard"),
        ("Can I play Holy Bolt on Tim?", "Holy Bolt", "Holy Fire"),
        ("I strike with Ashbringer. How much damage does Kor take?", "Ashbringer", "Deathbringer"),
        ("My opponent's Mark of the Lion is on Kor. Can Kor attack?", "Mark of the Lion", "Mark of the Wild"),
        ("can i play shadow word pain on tim", "shadow word pain", "Pact of Shadow"),
    ],
)
def test_a_name_that_no_card_has_is_told_first(text: str, name: str, near: str | None, judge: Judge) -> None:
    ran = judge("ask", text)
    first, _, command = " ".join(ran.out.partition("\n\n")[0].split()).partition(" first what the card is")
    assert ran.code == 2
    assert first.startswith(f"No card of the library is called '{name}'")
    assert near is None or repr(near) in first
    assert f'judge ask \'the card "{name}" reads:' in command


def test_the_command_that_is_shown_is_answered(judge: Judge) -> None:
    ran = judge("ask", "Can I play Holy Bolt on Tim?")
    shown = ran.out.split("\n\n")[0]
    again = judge(*shlex.split(shown[shown.index("judge ask") :])[1:])
    assert (again.code, again.out.startswith("Yes")) == (0, True)


@for_every(
    ("text", "expected"),
    [
        # What is short for a name, what is spelt wrong and what only stands beside a name is none of an unknown card.
        ("Can my Overlord Saurfang attack?", "yes"),
        ("My opponent controls Tim. I play Fier Blast on Tim. Does he die?", "yes"),
        ("Does Araelun die to two Fire Blasts?", "yes"),
    ],
)
def test_known_names_in_other_forms_are_known(text: str, expected: str) -> None:
    if "two Fire Blasts" in text:
        assert "no card of the library" not in str(ask(text).stopped)
    else:
        check(text, expected)
