"""What can come next in a line."""

from judge.assistance.asked_text import answered, dialogue_under
from judge.assistance.completions import completions
from scenarios.dialogue.dialogue import Dialogue
from tests.every_row import for_every

BOARD = "I control Kor Cindervein. my opponent controls Araelun with 2 damage\n"
ATTACK = BOARD + "Kor Cindervein attacks Araelun\nyou pass\n"
CHOICE = "my hand is Fire Blast. cost is no matter. I play Fire Blast"


def after(text: str) -> Dialogue:
    return answered(text, dialogue_under("cr-2007-05")).dialogue


@for_every(
    ("text", "line", "start", "offered"),
    [
        ("", "you con", 4, ("control", "control:", "control a token", "concede")),
        ("", 'you control "kor c', 12, ('"Kor Cindervein"',)),
        ("", "your deck is em", 13, ("empty",)),
        ("", "Given your deck is em", 19, ("empty",)),
        (BOARD, 'you propose that "', 17, ('"Kor Cindervein"', '"Araelun"')),
        (BOARD, "your opponent pl", 14, ("plays", "places")),
        (BOARD, "When ", 5, ("you pass",)),
        (ATTACK, "", 0, ("your opponent passes",)),
        (CHOICE, "", 0, ("you choose your hero", "you choose your opponent's hero")),
        (CHOICE, "you choose your o", 0, ("you choose your opponent's hero",)),
    ],
)
def test_what_can_come_next_is_offered_with_its_place(
    text: str, line: str, start: int, offered: tuple[str, ...]
) -> None:
    found = completions(line, after(text))
    assert tuple(each.text for each in found[: len(offered)]) == offered
    assert {each.start for each in found[: len(offered)]} == {start}


@for_every(
    ("text", "line", "never"),
    [
        (BOARD, "you ", ("plays", "passes")),
        (BOARD, "your opponent ", ("play", "pass")),
        (ATTACK, '"', ('"Kena Shadowbrand"',)),
        ("", "frobnicate ", ("",)),
    ],
)
def test_what_can_not_come_next_is_not_offered(text: str, line: str, never: tuple[str, ...]) -> None:
    assert not {each.text for each in completions(line, after(text))} & set(never)
