"""Attacks and choices told in one sentence, deeds at an unsaid moment, what can be done, where refusals lead.

What is expected is worked out from the documents and the printed cards: the rule or card is named beside each.
"""

from judge.assistance.hints import hints_of
from scenarios.scenario_errors import UnknownSentence
from tests.every_row import for_every
from tests.judge.assistance.asking import answers, ask, check


@for_every(
    ("text", "expected"),
    [
        # Kor Cindervein has 3 ATK, Tim 1, Rodrigo 4, Araelun 1; each attack is one combat (601.1).
        ("I attack with both Kor Cindervein and Tim. How much damage does my opponent take?", "4 damage"),
        ("I have two Kor Cindervein and attack my opponent's hero with both of them. How much damage does he take?",
         "6 damage"),
        ("My opponent has Rodrigo and Araelun and attacks me with both. How much damage do I take?", "5 damage"),
        # "He" is whoever is attacked by several, and no attacker.
        ("I attack with all. I have Kor Cindervein and Tim. How much damage does he take?", "4 damage"),
        # Rodrigo has 5 health.
        ("Kor Cindervein and Tim attack Rodrigo. Does Rodrigo die?", "no"),
        # 303.2: the hero strikes, with Annihilator for 3.
        ("He attacks Kor Cindervein and strikes with Annihilator. Does Kor die?", "yes"),
        # Chain Lightning: 3, then 2, then 1. Araelun has 3 health.
        ("I play Chain Lightning on Kor Cindervein, then Araelun, then Tim. Does Araelun die?", "no"),
        # 401.1: both costs are paid. Counterspell costs 2, Fire Blast 1.
        ("I have 3 resources. Can I play Fire Blast and Counterspell?", "yes"),
        ("I have 2 resources. Can I play Fire Blast and Counterspell?", "no"),
        # 601.2a, 701.3: of the board as it was told; Draconian Deflector lets the hero protect.
        ("My opponent has Draconian Deflector. I attack Araelun with Rodrigo. Can his hero protect her?", "yes"),
        # The attack is on an ally, for nobody protects himself or herself.
        ("I have Draconian Deflector. Can my hero protect?", "yes"),
        # What is responded to is done first: Fire Blast is interrupted.
        ("He plays Counterspell in response to my Fire Blast on Rodrigo. Is Rodrigo damaged?", "no"),
        ("In response to my Fire Blast on Rodrigo, can he play Counterspell?", "yes"),
        # Whose Rodrigo is follows from the attack, in which he deals 4 to Kor, who has 3 health.
        ("Rodrigo is in play. I attack Rodrigo with Kor Cindervein. Does Kor die?", "yes"),
        # 602.5: who has 0 ATK has attacked all the same; Blink removes the attacker.
        ("My hero attacks my opponent's hero. Is the attack cancelled?", "no"),
        ("My opponent attacks my hero with Rodrigo. Before damage I play Blink. Is the attack cancelled?", "yes"),
        ("Can I use Freya Lightsworn's power on the turn I play her?", "no"),
        # Arcane Missiles deals X.
        ("I play Arcane Missiles with X = 4 on Rodrigo. Does Rodrigo die?", "no"),
        ("I play Flamestrike. He has Avanthera and Valanos. Which of my opponent's allies survive?", "Valanos"),
    ],
)  # fmt: skip
def test_what_is_told_in_one_sentence_is_done_in_turn(text: str, expected: str) -> None:
    check(text, expected)


@for_every(
    ("text", "expected"),
    [
        # Blink removes each attacker if the hero is defending, which it does from 602.3 on.
        ("My opponent attacks my hero with Rodrigo. I play Blink. Does my hero take damage?",
         ("yes: 4 damage if it is done before the attack resolves or if it is done in the attack window; "
          "no: 0 damage if it is done in the defend window")),
        # 601.3: who can't attack once the proposal resolves never attacks; later it makes no difference.
        ("My opponent attacks with Vaerik Proudhoof. I flip Litori Frostburn on Vaerik Proudhoof. Is Vaerik attacking?",
         ("no: ready if it is done before the attack resolves; "
          "yes if it is done in the attack window or if it is done in the defend window")),
        # Fire Blast deals Rodrigo 2 of 5 whenever it is played.
        ("My opponent attacks my hero with Rodrigo. I play Fire Blast on Rodrigo. Does my hero take damage?",
         "yes: 4 damage"),
    ],
)  # fmt: skip
def test_a_deed_after_a_proposal_is_told_for_each_moment_that_makes_a_difference(text: str, expected: str) -> None:
    assert answers(ask(text)) == [expected]


def test_without_a_question_what_comes_of_each_moment_is_told() -> None:
    answer = ask("He attacks with Rodrigo. I play Blink.")
    hits = [way for each in answer.moments for way in each.ways if any(" to your hero" in told for told in each.told)]
    assert hits == ["it is done before the attack resolves", "it is done in the attack window"]


@for_every(
    ("text", "expected"),
    [
        ("My hand is Flash Heal and Counterspell. What can I do against Fire Blast on my Kor Cindervein?",
         "in response: play Flash Heal, play Counterspell"),
        ("My opponent attacks me with Rodrigo. I have Guardian Steelhorn. How can I respond?",
         "at the protect point: protect with Guardian Steelhorn"),
    ],
)  # fmt: skip
def test_what_can_be_done_against_something_is_what_is_legal_until_it_is_over(text: str, expected: str) -> None:
    assert answers(ask(text)) == [expected]


@for_every(
    "text",
    [
        "I attack Rodrigo with Kor Cindervein. Is Kor toast?",
        "What can I do against Rodrigo?",
    ],
)
def test_a_refusal_leads_to_whole_texts_that_are_answered(text: str) -> None:
    answer = ask(text)
    assert isinstance(answer.stopped, UnknownSentence)
    offered = hints_of(answer.stopped)
    assert 1 <= len(offered) <= 2
    for each in offered:
        assert "?" in each
        assert ask(each).stopped is None
