"""Questions that are easily answered wrongly, or with a word passed over: moments, purposes, sources, sides, X.

What is expected is worked out from the documents and the printed cards: the rule or card is named beside each.
"""

from judge.assistance.rule_questions import rule_answer
from scenarios.dialogue.said_clauses import ways
from scenarios.dialogue.said_lines import Said
from tests.every_row import for_every
from tests.judge.assistance.asking import answers, ask, check


@for_every(
    ("text", "expected"),
    [
        # 407.2b: an ally is played while the chain is empty, outside of combat; 406.1: an instant with priority.
        ("I play Fireball on Araelun. Can I play Kor Cindervein in response?", "no"),
        ("I play Fireball on Araelun. Can I play Fire Blast in response?", "yes"),
        ("Can I play Kor Cindervein before damage is dealt?", "no"),
        ("Can I play Fire Blast before damage is dealt?", "yes"),
        # 411.8d: who is put into a hand was not destroyed.
        ("My opponent plays Withdraw on my Kor Cindervein. Does Kor die?", "no"),
        ("My opponent plays Withdraw on my Kor Cindervein. Does Kor survive?", "yes"),
        ("My opponent plays Vanquish on my Kor Cindervein. Does Kor die?", "yes"),
        # Fire Blast is aimed at Rodrigo, who deals 4 to the hero that attacks him (603.1).
        ("My hero attacks Rodrigo. I play Fire Blast on Rodrigo. Does my hero take damage from Fire Blast?", "no"),
        ("My hero attacks Rodrigo. I play Fire Blast on Rodrigo. Does my hero take damage from Rodrigo?", "yes"),
        # Rodrigo's 4 are combat damage, the 2 of Fire Blast are not; Valanos has 5 health.
        ("I attack Valanos with Rodrigo. I play Fire Blast on Valanos. How much combat damage does Valanos take?",
         "4 damage"),
        # 602.2: who protects takes the place of the proposed defender, and of nobody else.
        (("My opponent attacks my hero with Rodrigo. I control Guardian Steelhorn and Araelun. "
          "Can Guardian Steelhorn protect Araelun?"), "no"),
        (("I control Guardian Steelhorn and Araelun. My opponent attacks Araelun with Rodrigo. "
          "Can Guardian Steelhorn protect Araelun?"), "yes"),
        # 601.2a: my ally is the exhausted Kor; 602.2: his ally is the Steelhorn, a protector.
        ("I control Kor Cindervein. Kor is exhausted. Can my ally attack?", "no"),
        ("My opponent controls Guardian Steelhorn. I attack his hero with Kor. Can his ally protect?", "yes"),
        # FAQ 2.1: the second proposal is no longer legal, whatever came of the first.
        (("I attack my opponent's hero with Kor Cindervein. The combat concludes. I attack my opponent's hero with "
          "Rodrigo. In response my opponent plays Exhaustion on Rodrigo. Does the attack go through?"), "no"),
        # 602.2: nobody protects, for nobody has to.
        (("My opponent has Guardian Steelhorn. I attack his hero with Kor Cindervein unblocked. "
          "How much damage does his hero take?"), "3 damage"),
        # Fire Blast deals 2 to 3 health. Exhaustion exhausts an ally.
        ("Can I use Fire Blast to destroy Araelun?", "no"),
        ("Can I exhaust Kor Cindervein with Exhaustion?", "yes"),
        # Krol Blade gives the hero 3 ATK (303.2).
        ("My hero attacks Valanos and I strike with Krol Blade. How much damage does my hero deal?", "3 damage"),
        # 201.3, 707.1c: Mind Control costs 2 and X, and aims at an ally of cost X; Kor costs 3, Rodrigo 5.
        ("How much does Mind Control cost?", "2 resources and X more"),
        ("How many resources do I need to play Mind Control on Kor Cindervein?", "5 resources"),
        ("My opponent plays Mind Control on my Rodrigo. How much does it cost him?", "7 resources"),
    ],
)  # fmt: skip
def test_no_word_of_a_question_is_passed_over(text: str, expected: str) -> None:
    check(text, expected)


def test_of_the_allies_that_die_only_those_asked_about_are_told() -> None:
    """603.1: Kor Cindervein and Guardian Steelhorn deal each other 3 damage on 3 health."""
    fight = "I attack Guardian Steelhorn with Kor Cindervein. "
    assert answers(ask(f"{fight}Which of my allies die?")) == ["destroyed: Kor Cindervein"]
    assert answers(ask(f"{fight}Which of my opponent's allies die?")) == ["destroyed: Guardian Steelhorn"]


@for_every(
    "text",
    [
        # Whether the attacker is exhausted is another question than whether it may attack (602.1).
        "Can I attack my opponent's hero with Kor Cindervein and not exhaust him?",
        "My Kor Cindervein attacks my opponent's hero and is blocked. How much damage does his hero take?",
        # 602.4: there is no defend window before an attack.
        "Can I strike with Krol Blade before I attack?",
        # No combat is going on, and none was begun.
        "I play Tim. Can I play Kor Cindervein during combat?",
        # Fire Blast deals damage and does nothing else.
        "Can I heal Kor Cindervein with Fire Blast?",
        "Can I use Fire Blast to exhaust Kor Cindervein?",
        "My opponent controls Kor Cindervein. Can I steal Kor with Fire Blast?",
        # Counterspell aims at a card on the chain, and saves whom that is aimed at.
        "My opponent plays Fire Blast on my Tim. Can I save Tim with Counterspell?",
        # Either may be meant; and Kor has no stealth.
        "I control Kor Cindervein and Rodrigo. Can my ally attack?",
        "I have Guardian Steelhorn. My opponent attacks my hero with Kor. Who can protect if Kor has stealth?",
        # Randipan draws one card.
        "I attack my opponent's hero with Randipan. Does Randipan draw two cards?",
    ],
)
def test_what_a_word_makes_another_question_is_refused(text: str) -> None:
    answer = ask(text)
    assert answer.stopped is not None, answers(answer)


@for_every(
    ("question", "begins", "rule"),
    [
        ("Can my opponent play an ally on his turn?", "yes", "407.2b"),
        ("Can a player place a resource during his turn?", "yes", "407.2b"),
        ("Can I place a resource during his turn?", "no", "407.2b"),
        ("Can I place a resource before I draw a card?", "no", "501.2a"),
        ("Can I attack with two allies in one turn?", "yes", "600.1"),
        ("Can I attack with two allies at once?", "no", "601.2"),
        ("Can two of my allies protect in the same turn?", "yes", "602.2b"),
        ("Can two of my allies protect against one attack?", "no", "602.2b"),
        ("Can I strike with an exhausted weapon?", "no", "303.2"),
        ("Can I have the same unique ally twice?", "no", "410.1"),
        ("Can we both have the same unique ally?", "yes", "410.1"),
        ("Does damage stay on an ally?", "damage stays", "403.1"),
    ],
)
def test_a_rule_answers_the_question_that_is_asked(question: str, begins: str, rule: str) -> None:
    answer = rule_answer(question)
    assert answer is not None
    assert answer.text.startswith(begins)
    assert rule in answer.rules


@for_every(
    "question",
    [
        "Do allies stay exhausted during my opponent's turn?",
        "Is my hero exhausted if it gets attacked?",
        "Can I use armor if I attack an ally?",
        "How much damage does my hero deal?",
        "Can my exhausted hero attack without a weapon?",
        "Can I attack my own ally if it is untargetable?",
    ],
)
def test_a_rule_answers_no_other_question(question: str) -> None:
    assert rule_answer(question) is None


@for_every(
    ("turn", "moment"),
    [("your opponent", "at the end of my opponent's turn"), ("you", "at the end of my turn")],
)
def test_the_end_of_the_turn_is_that_of_who_has_it(turn: str, moment: str) -> None:
    (said, _), *_ = ways(Said("Tim is ready at the end of the turn"), turn, acted=False)
    assert said.text == moment
