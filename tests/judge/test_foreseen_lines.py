"""Questions about what can follow, each with an answer that was worked out from the printed cards and the rules."""

import pytest

from judge.answer_lines import answer_lines
from judge.assistance.asked_text import answered, dialogue_under
from judge.cited_rules import cite
from judge.foreseen_lines import foreseen_lines
from judge.output_lines import laid_out
from judge.table.table_talk import Table
from judge.table.table_words import answered as at_the_table
from scenarios.exploration.look_ahead import Bounds
from tests.judge.running import Judge

ALMOST = "my opponent's hero has 28 damage. "
KOR = "I control Kor Cindervein. "
BLAST = "my hand is Fire Blast. I have 1 resource. "
FIZZLE = "my opponent's hand is Fizzle. my opponent has 1 resource. "
BURNT = "I control Tim. my opponent's hand is Fire Blast. my opponent has 1 resource. "
COUNTERED = "my hand is Counterspell. I have 2 resources. "
PLAYS = "My opponent plays Fire Blast on my Tim. "


def told(text: str) -> list[str]:
    answer = answered(text, dialogue_under("cr-2007-05"))
    return [laid_out(each, 500).strip() for each in answer_lines(answer, cite, state=False, verbose=False)]


def first_word(text: str) -> str:
    (found,) = [line for line in told(text) if line.startswith(("Yes", "No"))]
    return found


@pytest.mark.parametrize(
    ("text", "begins", "ends"),
    [
        # 603.1: 3 combat damage on 28 of 30; nothing can be done by nobody who has cards.
        (ALMOST + KOR + "Can I win this turn?", "Yes:", "whatever others do."),
        (ALMOST + KOR + "Do I have lethal?", "Yes:", "whatever others do."),
        (ALMOST + KOR + "Can my opponent stop me from winning?", "No:", "unless others or chance help."),
        (KOR + "Is there a way for me to win this turn?", "No:", "whatever is done and chosen."),
        # 2 damage by Fire Blast, which costs 1; Fizzle interrupts what costs 3 or less.
        (ALMOST + BLAST + "How can I win?", "Yes:", "whatever others do."),
        (ALMOST + BLAST + FIZZLE + "Can I win this turn?", "Yes, if nobody else acts:", "win the game."),
        (ALMOST + BLAST + FIZZLE + "Can my opponent prevent that I win the game?", "Yes:", "whatever others do."),
        # Scout Omerrta is a protector with 1 health (602.2): who defends is not for the attacker to say.
        (ALMOST + KOR + "My opponent controls Scout Omerrta. Can I win this turn?", "No:",
         "unless others or chance help."),
        # 3 damage destroy Araelun, who has 3 health; only an interrupt could help, and nobody has one.
        ("My opponent controls Araelun. " + KOR + "Can I kill Araelun this turn?", "Yes:", "whatever others do."),
        ("My opponent controls Araelun. " + KOR + "I attack Araelun with Kor. Can my opponent save Araelun?", "No:",
         "whatever is done and chosen."),
        # Counterspell interrupts any ability card; Fizzle interrupts Counterspell, which costs 2.
        (BURNT + COUNTERED + PLAYS + "Can I save Tim?", "Yes:", "whatever others do."),
        (BURNT + PLAYS + "Can I save Tim?", "No:", "whatever is done and chosen."),
        (BURNT.replace("Blast. my opponent has 1 resource", "Blast, Fizzle. my opponent has 2 resources") + COUNTERED
         + PLAYS + "Can I save Tim?", "Yes, if nobody else acts:", "in your graveyard."),
        # In other words; the board may be told after the question.
        ("Is there any way my opponent can survive? His hero has 29 damage. I control Tim.", "No:", "chance help."),
        ("How can I win? My opponent's hero has 29 damage. I control Tim.", "Yes:", "whatever others do."),
        ("My opponent controls Tim. " + BLAST + "Can he be destroyed this turn?", "Yes, it can", "graveyard."),
        # 411.8d: a destroyed card goes to its owner's graveyard, whoever controlled it. 402.2a: a token ceases to be.
        ("I control my opponent's Tim with Mind Control. " + BLAST + "Can Tim be destroyed this turn?", "Yes, it can",
         "in your opponent's graveyard."),
        ("My opponent has a wisp token. " + BLAST + "Can I kill my opponent's Wisp this turn?", "Yes:",
         "whatever others do."),
        (BURNT + COUNTERED + PLAYS + "How can I save him?", "Yes:", "whatever others do."),
        ("My opponent attacks my Araelun with Kor Cindervein. Can I save her?", "No:", "whatever is done and chosen."),
        (ALMOST + KOR + "Can I kill my opponent this turn?", "Yes:", "whatever others do."),
        # The resources of one player were told, those of the other are enough.
        ("I control Tim. " + COUNTERED + PLAYS + "Can I save Tim?", "Yes:", "whatever others do."),
        # Tim's power exhausts him; what nobody can do never comes about.
        ("I control Tim. Is there any way that Tim is exhausted?", "Yes, it can come about", "is exhausted."),
        ("I control Kor Cindervein. Can it happen that I have 3 resources?", "No:", "have 3 resources."),
        ("I control Tim. Can my opponent lose the game?", "No:", "loses the game."),
    ],
)  # fmt: skip
def test_a_question_about_what_can_follow_is_answered(text: str, begins: str, ends: str) -> None:
    line = first_word(text)
    assert line.startswith(begins)
    assert line.endswith(ends)


def test_the_answer_says_how_and_by_which_rules() -> None:
    lines = told(ALMOST + KOR + "Can I win this turn?")
    assert 'you propose that "Kor Cindervein" attacks your opponent\'s hero' in lines
    # 102.1: whoever is left when nobody opposes them any more has won.
    assert any(line.startswith("102.1 ") for line in lines)
    assert any(line.startswith("Looked until the turn ends") for line in lines)


def test_a_no_because_the_turn_just_ends_cites_nothing() -> None:
    assert "Because" not in told(KOR + "Can I win this turn?")


def test_every_outcome_is_shown_with_a_line_that_leads_there() -> None:
    # Tim's power, in response, puts 1 damage on either hero or on nobody, or destroys him before.
    lines = told(BURNT + PLAYS + "What can happen?")
    assert any("There is one outcome." in line for line in lines)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        (BURNT + PLAYS + "Can I do anything about it?", ["You can:", "- in response: use Tim"]),
        (BURNT + PLAYS + "What are my options?", ["You can:", "- in response: use Tim"]),
        # 701.3: an activated power is used any time; 601.1: nobody proposes a combat in another's turn.
        ("It is my opponent's turn. I control Tim. I have 1 resource. What can I do?",
         ["You can:", "- use Tim: your hero, your opponent's hero, Tim"]),
        # Kor Cindervein costs 3 (401.1); Tim is elusive (601.2b); one resource a turn (408.1).
        ("What plays do I have? I have 2 resources, and hold Fire Blast and Kor Cindervein. My opponent controls Tim.",
         ["You can, if it is your turn:", "- play Fire Blast: your hero, your opponent's hero, Tim",
          "- place as a face-down resource: Fire Blast, Kor Cindervein",
          "- attack with your hero: your opponent's hero",
          "- not play Kor Cindervein: 3 resources are to be exhausted and 2 are ready (401.1)"]),
        ("My Kor Cindervein is exhausted. I have 0 resources. Can I do anything with him?",
         ["You can do nothing with it."]),
        ("I control Kor Cindervein and Tim. I have no resources. What can I do with Kor?",
         ["You can, if it is your turn:", "- attack with Kor Cindervein: your opponent's hero"]),
    ],
)  # fmt: skip
def test_what_somebody_can_do_is_told_deed_by_deed(text: str, lines: list[str]) -> None:
    found = told(text)
    assert found[: len(lines)] == lines


def test_what_is_more_than_the_bounds_is_not_decided() -> None:
    answer = answered(ALMOST + KOR + BLAST + "Can I win this turn?", dialogue_under("cr-2007-05"))
    lines = [each.text for each in foreseen_lines(answer.foreseen[0], cite, Bounds(1, 10.0))]
    assert lines[0].startswith("Not decided: there is more to look at")


def test_what_nobody_knows_is_told_as_ever(judge: Judge) -> None:
    ran = judge("ask", "I control Tim. Can I make sure that Tim is a banana?")
    assert ran.code == 2
    assert "no sentence fits" in ran.out
    ran = judge("ask", "I control Tim. Can Bob win this turn?")
    assert "Bob" in ran.out


def test_a_question_alone_is_a_question(judge: Judge) -> None:
    ran = judge("ask", "Can my opponent win this turn?")
    assert (ran.code, "No: your opponent can't" in ran.out) == (0, True)


def test_as_json_it_is_said_what_is_left_out(judge: Judge) -> None:
    ran = judge("ask", KOR + "Can I win this turn?", "--format", "json")
    assert ran.code == 0
    assert "what can follow is told as text alone" in ran.err


def test_the_table_answers_it_too_and_nothing_changes() -> None:
    table = Table(dialogue_under("cr-2007-05"))
    heard = at_the_table(table, ALMOST + KOR)
    assert heard is not None
    after = at_the_table(heard[0], "can I win this turn?")
    assert after is not None
    assert any(line.text.startswith("Yes: you can make sure") for line in after[1])
    assert after[0].now.played.state == heard[0].now.played.state
