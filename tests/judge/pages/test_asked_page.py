import pytest

from judge.assistance.asked_text import dialogue_under
from judge.pages.asked_page import Question, answer_part, next_in
from judge.pages.page_errors import BadQuestion
from scenarios.dialogue.dialogue import Dialogue
from tests.every_row import for_every

ATTACK = """\
you control "Kor Cindervein"
your opponent controls "Araelun" with 2 damage
I attack Araelun with Kor Cindervein
"""
TARGET = 'your hand is "Fire Blast"\nyou have 5 resources\nyou play "Fire Blast"'


@pytest.fixture(scope="module")
def beginning() -> Dialogue:
    return dialogue_under("cr-2007-05")


def test_a_ruling_has_a_moment_for_the_board_and_for_each_sentence(beginning: Dialogue) -> None:
    html = answer_part(Question(ATTACK + 'does "Araelun" die?'), beginning)["html"]
    assert html.count('data-moment="0"') == 1
    assert [html.count(f'data-moment="{number}"') for number in (1, 2, 3)] == [1, 2, 0]
    assert "the combat concludes" in html
    assert '<p class="reply">does &#34;Araelun&#34; die? <b>yes</b></p>' in html
    assert "<h2>Because</h2>" in html
    html = html.partition('class="steps"')[2]
    assert html.index("Araelun is destroyed") < html.index("does &#34;Araelun&#34; die?") < html.index("<li>yes</li>")


def test_a_choice_is_offered_as_buttons_that_ask_with_the_answer() -> None:
    html = answer_part(Question(TARGET + "\n\n", "cr-2009-combat"), dialogue_under("cr-2009-combat"))["html"]
    shown = TARGET.replace('"', "&#34;")
    assert f'name="q" value="{shown}\nyou choose your hero" data-answer="you choose your hero"' in html
    assert '<input type="hidden" name="e" value="cr-2009-combat">' in html


@for_every(
    ("text", "places"),
    [
        ('you control "Tmi"\n\nx y z\n', [(1, 14, 17), (3, 1, 6)]),
        ("| a | b |\n", [(1, 1, 10)]),
        ('you control "Tim"\nis "Tim" exhausted?', []),
        ('you control "Tim"\nThen "Tim" is exhausted', [(2, 7, 10)]),
        ("", []),
        (" \n# nothing\n", []),
    ],
)
def test_what_is_wrong_has_its_place(beginning: Dialogue, text: str, places: list[tuple[int, int, int]]) -> None:
    found = answer_part(Question(text), beginning)["wrong"]
    assert [(each["line"], each["column"], each["end"]) for each in found] == places


def test_what_comes_next_follows_from_the_lines_before(beginning: Dialogue) -> None:
    def texts(text: str, line: int, column: int) -> list[str]:
        return [each["text"] for each in next_in(Question(text), line, column, beginning)]

    assert 'you choose "Sarmoth"' in texts(f'you control "Sarmoth"\n{TARGET}\nyou ch', 4, 6)
    assert texts("| a |\nyou con", 1, 7) == []
    assert texts("you con", 7, 0)


def test_too_many_sentences_are_refused(beginning: Dialogue) -> None:
    with pytest.raises(BadQuestion, match="301 sentences; expected at most 300"):
        answer_part(Question("you pass. " * 301), beginning)
