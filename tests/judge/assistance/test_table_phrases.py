"""Questions in the phrases of a table, several of each class; what is expected follows from the printed cards.

The rule or the card from which an answer follows is named beside it.
"""

import pytest

from judge.assistance.asked_text import dialogue_under
from judge.table.table_talk import Table, heard
from scenarios.scenario_errors import UnknownSentence
from tests.every_row import for_every
from tests.judge.assistance.asking import answers, ask, check


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # Battle Shout: Omerrta's 2 ATK and 1 against 3 health; scores are health that is left (30 in all).
        (("I have Battle Shout and Scout Omerrta out, he's got Araelun. Omerrta swings at Araelun. "
         "Does Araelun go down?"), "yes"),
        ("My opponent is at 5 health and I cast Lightning Bolt at his face. Is he dead?", "no"),
        ("My opponent's at 4 and I cast Lightning Bolt at his face. Is he dead?", "yes"),
        # Krol Blade gives 3 ATK against 3 health; Golem Skull Helm has DEF 3 against 4.
        ("My hero attacks Guardian Steelhorn, and I pay to strike with Krol Blade. Does the Steelhorn survive?", "no"),
        ("Tanwa the Marksman attacks me and I use Golem Skull Helm. How much gets through?", "1 damage"),
        # Resurrection: a cost of 3 is not above four resources.
        ("I have 4 resources and Kor Cindervein in my graveyard. Can I bring him back with Resurrection?", "yes"),
        ("I control Valthak Spiritdrinker and my hero has 29 damage. My opponent Fire Blasts me. Do I lose?", "no"),
        # The ally that is asked about is the one attacked: 5 damage and 2 reach 6 health.
        (("I have Apprentice Teep on the board and my opponent has Crazy Igvand with 5 damage. "
         "If I attack with Teep, does Igvand die?"), "yes"),
        # Costs against resources: 4 against 3; 3 against 2.
        ("I've got 3 resources. Do I have enough for Vaerik Proudhoof?", "no"),
        ("I have two untapped resources. Can I activate Adept Breton?", "no"),
        ("With four resources, can I Mind Control Kor Cindervein?", "no"),
        # A quest says when it is completed.
        ("Can Rite of Vision be completed during my opponent's turn?", "no"),
        ("Can I complete Your Fortune Awaits You on my opponent's turn if I've three resources ready?", "yes"),
        # 5 damage from Hellfire against 6 health; Fire Blast with Berserker Stance deals 3.
        ("I play Hellfire with Fa'tafi in my party. Does she survive?", "yes"),
        ("With Berserker Stance out, does my Fire Blast kill Kor Cindervein?", "yes"),
        # Mark of the Wild gives 2 health; Rockbiter 2 ATK.
        ("I have a 1/1 Peasant token with Mark of the Wild on it. It gets hit by Fire Blast. Does it survive?", "yes"),
        (("I have Krol Blade with Rockbiter Weapon attached. My hero attacks my opponent and I strike with Krol Blade. "
         "How much damage do I deal?"), "5 damage"),
        # 701.5: once a turn; 602.2a: stealth; 601.2b: elusive.
        ("I control Elder Moorf and Kor Cindervein. I already used Moorf on Kor this turn. Can I use it on Kor again?",
         "no"),
        ("My opponent attacks my hero with Leeza, Tomb Robber. Can Guardian Steelhorn step in?", "no"),
        ("Can I Fire Blast an elusive ally like Latro Abiectus?", "yes"),
        # Winter's Grasp asks for a resource.
        ("My opponent has Winter's Grasp and I have no resources left. Can I attack him with Kor?", "no"),
        # Annihilator's damage can't be prevented.
        ("My opponent's hero attacks me with Annihilator. Can my Golem Skull Helm prevent the damage?", "no"),
        # 408.1a: on the own turn; 702.3: only a face-up quest.
        ("Can I put a resource down when it's not my turn?", "no"),
        ("I placed Your Fortune Awaits You face down as a resource. Can I complete it later?", "no"),
        # Randipan draws once its damage is dealt.
        ("Randipan attacks my opponent's hero and nobody blocks. Do I draw a card?", "yes"),
        # Blink removes the attacker in the window that is said.
        ("Kor Cindervein attacks my hero and I cast Blink in the defend window. How much damage do I take?",
         "0 damage"),
        ("My opponent's Kor Cindervein is attacking my hero. I play Righteous Vengeance on him. Do I take damage?",
         "no"),
        # Acolyte Demia costs 6 and asks for 1 more; it is her controller's turn.
        ("I just summoned Acolyte Demia and have one resource left. Can I use her power on Tim?", "yes"),
        # The hero that is flipped is the player's; Ta'zo's power is used on the own turn only.
        ("Can I flip Graccus during my opponent's turn?", "yes"),
        ("Can I flip Ta'zo on my opponent's turn?", "no"),
        # What was done last turn may be over: Swift Assault lasts for the turn.
        ("I played Swift Assault on Brigg last turn. What's his ATK now?", "1 ATK"),
        # Brigg's 1 ATK and 2 reach 3 health; who attacks with Brigg controls him.
        ("I play Swift Assault on Brigg and then attack Kor Cindervein with him. Does Kor die?", "yes"),
        # Mind Soothe keeps its ally from the hero of its controller alone.
        ("My opponent's Kor Cindervein has my Mind Soothe on him. Can Kor attack my Araelun?", "yes"),
        ("Can Kor attack my hero if he has my Mind Soothe on him?", "no"),
        # Brain Freeze; 503.2a; 102.1a.
        ("I play Brain Freeze and then Innervate on myself. How many cards do I draw?", "0 cards"),
        ("I end my turn with 8 cards in hand. How many do I discard?", "1 card"),
        ("I have one card left in my deck and I play Innervate on myself. Do I lose the game?", "yes"),
    ],
)  # fmt: skip
def test_a_question_in_phrases_of_a_table(text: str, expected: str) -> None:
    check(text, expected)


@for_every(
    ("text", "expected"),
    [
        # Fire Blast deals 2: less than 3 health, but as much as 2; it may be played all the same.
        ("Can I kill Araelun with Fire Blast?", "no"),
        ("Can I use Fire Blast to kill Araelun?", "no"),
        ("Can I destroy Kor with Lightning Bolt?", "yes"),
        ("Can I finish off Araelun with Fire Blast if she has 1 damage?", "yes"),
        ("Can my opponent kill me with Fire Blast if I'm at 2 health?", "yes"),
        ("Can I kill Kor by attacking him with Vaerik Proudhoof?", "yes"),
        # Trophy Kill asks for a cost of 4 or more, and Kor's is 3.
        ("Can Trophy Kill destroy Kor?", "no"),
        # Purge may aim at what is attached to a friendly hero, and leaves it.
        ("My opponent put Corruption on my hero. Can I use Purge to get rid of it?", "no"),
    ],
)
def test_to_kill_a_card_is_asked_for_its_end(text: str, expected: str) -> None:
    check(text, expected)


@for_every(
    ("text", "expected"),
    [
        # Sarmoth: those that can attack it can attack only it.
        ("My opponent controls Sarmoth and Latro Abiectus. Who can I attack with Kor Cindervein?", "Sarmoth"),
        ("My opponent has Araelun and Latro Abiectus. Which of his allies can Kor attack?", "Araelun"),
        ("I have Kor, an exhausted Araelun and Tim. Who can attack?", "your hero, Kor Cindervein, Tim"),
        ("My opponent controls Araelun. Who can my Kor attack?", "your opponent's hero, Araelun"),
        ("My opponent has Guardian Steelhorn and Araelun. I attack his hero with Kor. Who can protect?",
         "Guardian Steelhorn"),
        ("My opponent has two allies, Kor Cindervein and Brigg. I cast Psychic Scream. What's left on his side?",
         "nothing"),
        ("Who draws the cards if I play Innervate targeting my opponent?", "your opponent 3"),
    ],
)  # fmt: skip
def test_who_and_what(text: str, expected: str) -> None:
    answer = ask(text)
    assert answer.stopped is None, answer.stopped.explanation()
    assert answers(answer) == [expected]


def test_one_of_two_and_the_other() -> None:
    """Two Ironforge Guards have 2 health each; the one that is left has 1 (their text)."""
    check(
        "I have two Ironforge Guards. My opponent Fire Blasts one of them. Does it die, and how much health has the "
        "other one left?",
        "yes",
        "1 health",
    )


def test_he_with_so_much_health_may_be_an_ally() -> None:
    """An ally was named, so that it is not said that the opposing hero has 1 health left: Kor dies of 2 damage."""
    answer = ask("My opponent controls Kor Cindervein. He has 1 health left. I Fire Blast him. Does he die?")
    assert answer.stopped is not None or answers(answer) == ["yes"]


@for_every(
    ("text", "named"),
    [
        ("Can I use Tim on Araelun so that she dies?", "so that she dies"),
        ("I play Fire Blast on Araelun instead of Kor. Does Araelun die?", "instead of"),
        ("Can I attack with Kor for double damage?", "for double damage"),
    ],
)
def test_words_that_are_not_understood_are_named(text: str, named: str) -> None:
    stopped = ask(text).stopped
    assert isinstance(stopped, UnknownSentence)
    assert named in stopped.what


def test_no_word_is_left_out_at_the_table_either() -> None:
    table = Table(dialogue_under("cr-2007-05"))
    table, _ = heard(table, 'I control "Kor Cindervein" and my opponent controls "Araelun"')
    after, lines = heard(table, 'does "Araelun" never have 3 health?')
    assert after == table
    assert not any(line.text.strip() in {"- yes", "- no"} for line in lines)
