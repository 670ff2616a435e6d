"""Questions in players' words that are said in other words first, and words that may not be left out.

What is expected is worked out from the documents and the printed cards: the rule or card is named beside each.
"""

import pytest

from scenarios.scenario_errors import UnknownSentence
from tests.every_row import for_every
from tests.judge.assistance.asking import answers, ask, check_whole


@for_every(
    ("text", "expected"),
    [
        # 102.1a: a hero of 30 health with 3 left is destroyed by 3 damage, and its player loses.
        (("I have Kor Cindervein and my opponent's hero has 3 health left. I attack the hero with Kor. Do I "
        "win?"), "yes"),
        ("My hero has 27 damage and my opponent casts Lightning Bolt on him. Do I survive?", "no"),
        ("My hero has 25 damage and my opponent casts Lightning Bolt on him. Do I survive?", "yes"),
        # 303.2, 602.4: a hero strikes in combat, ready or not; a weapon is no attacker.
        (("My opponent attacks my hero with Kor Cindervein. May I strike with Krol Blade if my hero is "
        "exhausted?"), "yes"),
        ("I attack Valanos with Krol Blade. How much damage does Valanos take?", "3 damage"),
        # 302.2, 701.3: an activated power waits a turn; a power that exhausts nothing doesn't.
        ("Can Tim use his power the turn he comes into play?", "no"),
        ("Kryton Barleybeard is exhausted. Can I still use his power?", "yes"),
        ("My opponent has Polymorph on my Tim. Can Tim still use his power?", "no"),
        # 407.6b, 403.2: 2 damage more are fatal on 7 health, but they are paid.
        ("Acolyte Kemistra has 6 damage. Can I use her power to draw a card?", "yes"),
        # 707.1d: Polymorph targets an ally; 601.2b: Tim is elusive.
        ("I cast Polymorph on Gorebelly. Is that allowed?", "no"),
        ("I attack Tim with Kor Cindervein. Is that possible?", "no"),
        ("I attack Araelun with Kor Cindervein. Is this legal?", "yes"),
        # Mind Control is destroyed as its player plays a card.
        ("My opponent mind controls my Kor Cindervein, then plays another card. Who controls Kor then?", "you"),
        ("My opponent mind controls my Kor Cindervein. Who controls Kor then?", "your opponent"),
        # Helwen's power lasts while she remains exhausted (714).
        (("Helwen takes control of my Guardian Steelhorn. When Helwen is destroyed, do I get the Steelhorn "
        "back?"), "yes"),
        # 707.3: an effect outlives its source.
        (("I play Vanquish on Tim and my opponent responds by using Tim's power on my hero. "
          "Does Tim's power still deal its damage?"), "yes"),
        # Frost Nova deals 1 to each; the Steelhorn has 3 health. An ability that doesn't stay is in hand.
        (("My opponent has Guardian Steelhorn and 2 resources. I have Frost Nova. I play it. Does it kill the "
        "Steelhorn?"),
         "no"),
        ("I have Kor Cindervein and Fire Blast. I play Fire Blast on Araelun. Does Araelun die?", "no"),
        # 407.2b, 406.1, 702.3: who may do what on whose turn, with any card of a type.
        ("Can I play an instant during my opponent's draw step?", "yes"),
        ("Can I play a weapon during my opponent's turn?", "no"),
        ("Can I play an ally on my turn?", "yes"),
        ("Can I play an ally during my opponent's turn?", "no"),
        ("Can I complete a quest on my opponent's turn?", "yes"),
        # 602.2a: nobody protects against an attacker with stealth.
        ("My opponent's ally has stealth. Can my Tristan Rapidstrike protect against its attack?", "no"),
        ("My ally with protector is exhausted. Can it protect my hero?", "no"),
        # 602.2: the other of two alike is no proposed defender.
        (("My opponent controls two Guardian Steelhorns. I attack one of them with Kor Cindervein. "
          "Can the other one protect?"), "yes"),
        # Opposing heroes and allies can only attack Stoneclaw Totem.
        ("I control Stoneclaw Totem. Can my opponent attack my Kor Cindervein instead of the totem?", "no"),
        # 501.1a: every card readies.
        ("Does Krol Blade ready during my ready step?", "yes"),
        # Battle Shout adds 1, twice.
        ("I have two Battle Shouts in play. How much ATK does my Kor Cindervein have?", "5 ATK"),
        # Both fall: Kor deals 3 to 3 health and Araelun 1 to 1 left.
        ("My Kor Cindervein has 2 damage and attacks Araelun, who has 0 damage. Does Kor die?", "yes"),
        # Brigg destroys an ally that was damaged before the combat damage (703.4), and no other.
        ("My opponent attacks Kor Cindervein with Brigg. Kor has 1 damage already. What happens to Kor?",
         "in your graveyard"),
        ("My opponent attacks Kor Cindervein with Brigg. Kor has 1 damage. What happens to Kor?", "in your graveyard"),
        ("My opponent attacks Kor Cindervein with Brigg. What happens to Kor?", "in play under your control"),
        # 401.1: Kor Cindervein costs 3 and Fire Blast 1.
        ("I have 3 resources. Can I play Kor Cindervein and Fire Blast in the same turn?", "no"),
        ("I have 4 resources. Can I play Kor Cindervein and Fire Blast in the same turn?", "yes"),
        ("If I destroy Tim with Fire Blast, can my opponent use his power in response?", "yes"),
        # Polymorph: attached ally can't attack or protect.
        ("Does Polymorph stop Guardian Steelhorn from protecting?", "no"),
        ("My ally has 2 ATK and 4 health, his ally has 4 ATK and 3 health. They fight. Does the 4/3 die?", "no"),
        ("Can Counterspell stop an ally?", "no"),
        ("I place a quest face up. Can I complete it in the same turn?", "yes"),
    ],
)  # fmt: skip
def test_what_players_say_is_said_in_other_words(text: str, expected: str) -> None:
    check_whole(text, expected)


@for_every(
    ("text", "rule"),
    [
        ("How many resources may I place each turn?", "408.1"),
        ("Can I attack with the same ally twice in one turn if he gets readied?", "600.1"),
        ("Can an exhausted ally defend?", "601.2b"),
        ("Do exhausted allies deal damage when they are attacked?", "601.2b"),
        ("Can an exhausted ally attack?", "601.2a"),
        ("Can exhausted allies protect?", "602.2"),
        ("How many cards may I have in my hand?", "503.2a"),
        ("When do my allies ready?", "501.1a"),
        ("Is combat damage dealt simultaneously?", "603.1"),
        ("Does the first player draw a card on his first turn?", "501.2b"),
        ("Can I mulligan twice?", "101.2"),
        ("What happens if I draw from an empty deck?", "102.1a"),
        ("If both heroes die at the same time, who wins?", "102.1a"),
        ("Can I attack my own allies?", "601.2b"),
        ("Who gets priority first?", "407.4"),
        ("Can I respond to an attack?", "407.3"),
        ("Can I have two copies of a unique ally?", "410.1"),
        ("Can I complete a quest the turn I placed it?", "702.3"),
        ("Can I play a quest from hand?", "307.1"),
        ("Can I have two Golem Skull Helms in play?", "410.1"),
        ("Can I play Counterspell without a target?", "707.1d"),
        ("Can my opponent respond when I play Vanquish?", "407.3"),
        ("Which player has priority first after Fireball resolves?", "407.4"),
        ("Does my ally heal at the start of my turn?", "403.1"),
        ("Can a hero with 0 ATK attack?", "601.2a"),
    ],
)
def test_a_question_without_a_board_is_answered_by_a_rule(text: str, rule: str) -> None:
    answer = ask(text)
    assert answer.stopped is None, answer.stopped.explanation()
    asked = [step.events[0] for step in answer.outcome.steps if step.keyword == "Asked"]
    assert len(asked) == 1
    assert asked[0].rules[0] == rule


_FIGHT = "I control Kor Cindervein. My opponent controls Araelun. I attack Araelun with Kor Cindervein."


@pytest.mark.parametrize(
    "text",
    [
        f"{_FIGHT} Does Araelun die before combat?",
        f"{_FIGHT} Does Araelun die twice?",
        f"{_FIGHT} Does Araelun die again?",
        f"{_FIGHT} Does another Araelun die?",
        f"{_FIGHT} Does only Araelun die?",
        f"{_FIGHT} Does Araelun never die?",
        f"{_FIGHT} Does Araelun die unless I respond?",
        f"{_FIGHT} Does Araelun die first?",
        f"{_FIGHT} How much damage does another Araelun take?",
        f"{_FIGHT} How much damage does Araelun take before combat?",
        f"{_FIGHT} Does a face down Araelun die?",
        "My Kor Cindervein is exhausted. Can he attack before combat?",
        "My Kor Cindervein is ready. Can he attack without being exhausted?",
        "Can I attack Araelun twice with Kor Cindervein?",
        "Can only Kor Cindervein attack Araelun?",
        "Can I play Fire Blast for free on Araelun?",
        "Can I play Fire Blast on each Araelun?",
    ],
)
def test_a_word_that_carries_meaning_is_not_left_out(text: str) -> None:
    answer = ask(text)
    assert isinstance(answer.stopped, UnknownSentence), answers(answer)


def test_an_ally_that_is_nowhere_is_no_reason_against_playing_one() -> None:
    """407.2b: during a combat no card that is no instant can be played."""
    answer = ask("May I play an ally during combat?")
    (asked,) = [step.events[0] for step in answer.outcome.steps if step.keyword == "Asked"]
    assert asked.text.startswith("no: ")
    assert "407.2b" in asked.rules


def test_a_question_of_the_rules_alone_leads_to_a_search_of_them() -> None:
    answer = ask("Do counters leave when a card changes control?")
    assert isinstance(answer.stopped, UnknownSentence)
    assert (answer.stopped.expected or "").endswith("judge search 'Do counters leave when a card changes control'")


def test_what_happens_if_a_second_card_of_a_limit_is_played_waits_for_a_choice() -> None:
    """410.2: Sarmoth is a Pet (1), so that one of two is chosen and destroyed."""
    answer = ask("What happens if I play a second Sarmoth while I already control one?")
    assert answer.stopped is None
    assert "410.2" in (answer.dialogue.played.waiting() or "")
