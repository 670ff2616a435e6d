"""Questions that hang on what was told before: the past, pronouns of attacks, what is left aside, boards in table talk.

What is expected is worked out from the documents and the printed cards: the rule or card is named beside each.
"""

import pytest

from scenarios.scenario_errors import UnknownSentence
from tests.every_row import for_every
from tests.judge.assistance.asking import answers, ask, check


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # Mind Control is destroyed when its controller plays another ability; control then reverts (400.3).
        ("I took my opponent's Kor with Mind Control. If I now play Flash Heal, do I have to give Kor back?",
         "yes"),
        ("I took my opponent's Kor with Mind Control. Then I play Flash Heal on my hero. Who controls Kor?",
         "your opponent"),
        # Fire Blast deals 2, Lightning Bolt 4, to 3 health: what resolved earlier has been dealt.
        ("I played Fire Blast on my opponent's Kor Cindervein. Later I play Flash Heal on Kor. Does Kor die?", "no"),
        # A response stays one: Flash Heal resolves first and has nothing to heal.
        ("He cast Lightning Bolt on my Kor Cindervein. In response I play Flash Heal on Kor. Does Kor die?", "yes"),
        # 601.2b: who is attacked is a character of the other side.
        ("My hero is exhausted. Now my opponent's Kor Cindervein attacks him. How much damage does he take?",
         "3 damage"),
        ("My hero is ready. My opponent's Bloodclaw attacks him. Can he strike with Krol Blade?", "yes"),
        # Flash Heal heals up to 4: 5 - 4 = 1.
        ("My hero has 5 damage. I play Flash Heal on him. How much damage does he end up with?", "1 damage"),
        # 408.1b: only a quest lies face up.
        ("Can I put Tim into my resource row face up?", "no"),
        # 707.3: the effect of Tim's power outlives him.
        ("My opponent uses Tim on my Scout Omerrta. In response I Fire Blast Tim. Does Omerrta still die?", "yes"),
        ("My opponent uses Tim on my hero. I respond by Fire Blasting him. Does my hero still take damage?", "yes"),
        # 410: of two cards of a unique name one is destroyed, and their controller chooses which.
        ("I have High Overlord Saurfang in play and I play a second one from my hand. Can I keep both?", "no"),
        ("I control High Overlord Saurfang. I play a second one. Can I keep the new one?", "yes"),
        ("I have two High Overlord Saurfang. Can I keep both?", "no"),
        ("I control Tim. I play a second Tim. Can I keep both?", "yes"),
    ],
)  # fmt: skip
def test_what_was_told_before_is_part_of_the_question(text: str, expected: str) -> None:
    check(text, expected)


def test_two_plays_in_a_row_say_how_they_were_taken_where_that_decides() -> None:
    # Fire Blast deals 2 to a hero without damage; Flash Heal has something to heal only after that.
    told = "I play Fire Blast on my hero. {}I play Flash Heal on my hero. How much damage does my hero have?"
    answer = ask(told.format(""))
    assert answers(answer) == ["2 damage"]
    assert answer.taken == '"Flash Heal" in response, before "Fire Blast" resolves; played after that: 0 damage'
    assert not ask(told.format("In response ")).taken


def test_cards_of_one_name_fight_on_both_sides() -> None:
    check("My Kor Cindervein attacks his Kor Cindervein. Do they both die?", "yes", "yes")


def test_a_pronoun_that_two_characters_fit_is_asked_back() -> None:
    stopped = ask("I control Araelun and Kor Cindervein. My opponent's Bloodclaw attacks him. Does he die?").stopped
    assert isinstance(stopped, UnknownSentence)
    assert '"Araelun" or "Kor Cindervein"' in stopped.what


@for_every(
    ("text", "expected", "aside"),
    [
        # 303.2: an exhausted hero in combat strikes.
        (("My hero is exhausted because he attacked last turn. My opponent's Bloodclaw attacks him. "
          "Can I strike with Krol Blade?"), "yes", ("because he attacked last turn",)),
        # 304.2: armor prevents any preventable damage.
        ("My opponent Fire Blasts my hero. Can I use Green Whelp Armor, or is armor only for combat damage?",
         "yes", ("or is armor only for combat damage",)),
        ("I play Fire Blast on Tim since he is annoying. Does Tim die?", "yes", ("since he is annoying",)),
        # 701.3: an exhausted ally can't pay for a power by exhausting itself.
        ("Tim attacked last turn, so he's exhausted. Can I use Tim?", "no", ("Tim attacked last turn",)),
    ],
)  # fmt: skip
def test_what_is_left_aside_is_told(text: str, expected: str, aside: tuple[str, ...]) -> None:
    answer = ask(text)
    assert [each.partition(":")[0] for each in answers(answer)] == [expected]
    assert answer.left_aside == aside


@for_every(
    "text",
    [
        "Can I attack Araelun with Kor Cindervein because he has stealthy boots?",
        "I play Fire Blast on Araelun because Kor Cindervein juggles. Does Araelun die?",
        "Can I use Tim to survive the winter?",
    ],
)
def test_what_the_answer_may_hang_on_is_never_left_aside(text: str) -> None:
    answer = ask(text)
    assert isinstance(answer.stopped, UnknownSentence)
    assert answer.left_aside == ()
