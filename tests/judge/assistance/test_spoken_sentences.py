"""Sentences as people type them: slips, run-on sentences, passive deeds, two cards of a name, "he" for the opponent."""

from judge.assistance.hints import hints_of
from scenarios.scenario_errors import UnknownSentence
from tests.every_row import for_every
from tests.judge.assistance.asking import answers, ask, check


@for_every(
    ("text", "told"),
    [
        ("can I atack apprentise teep", "no"),
        ("i played Tiril Dawnrider this turn can she attack", "yes"),
        ("I play Fier Blast on Tim. does he die", "yes"),
        ("if i have 3 Orgrimmar Grunts whats their attack", "3 ATK; 3 ATK; 3 ATK"),
        ("My Tim pings Bloodclaw. Dead?", "yes"),
        ("ok so can Kor Cindervein attack an exhausted Tim", "no"),
    ],
)
def test_slips_and_run_on_sentences_are_understood(text: str, told: str) -> None:
    check(text, told)


@for_every("text", ["I control a Fire Elemental token.", "Can my opponent exhaust Observer's Shild?"])
def test_another_word_is_no_slip(text: str) -> None:
    """A token is no Totem, and to exhaust something is not to play Exhaustion."""
    told = [step.text for step in ask(text).outcome.steps]
    assert not any("Totem" in each or '"Exhaustion"' in each for each in told)


@for_every(
    ("text", "told"),
    [
        ("My Arnold Flem is killed by my opponent's Fire Blast. Does my opponent take damage?", "yes"),
        ("does my Kor Cindervein die to Fire Blast", "no"),
        ("My opponent's Grunt Baranka defends against my Kor Cindervein. Does Kor die?", "yes"),
        ("My Grunt Baranka protects against Kor Cindervein. Does Kor die?", "yes"),
        ("I Counterspell his Vanquish on Kor. Is Kor dead?", "no"),
        ("My hero has 25 damage and 30 health, opponent attacks me with Anika Berlyn. Am I dead?", "yes"),
    ],
)
def test_deeds_are_told_from_either_side(text: str, told: str) -> None:
    check(text, told)


@for_every(
    ("text", "told"),
    [
        ("I have two Tims, one exhausted. Can the other one attack?", "yes"),
        ("I have two Tims, one exhausted. Can the exhausted one attack?", "no"),
        (
            "I have a damaged Kor Cindervein and an undamaged one. Can my opponent play Execute on the undamaged one?",
            "no",
        ),
        ("My opponent has a damaged Kor Cindervein and a healthy one. Can I Execute the damaged one?", "yes"),
    ],
)
def test_two_cards_of_a_name_are_told_apart(text: str, told: str) -> None:
    check(text, told)


@for_every(
    ("text", "told"),
    [
        ("My opponent has 3 resources. can he play Vanquish?", "no"),
        ("My Kor Cindervein attacks. how much damage does he take?", "3 damage"),
        ("I control Kor Cindervein. My opponent has 2 cards in hand. Can he attack?", "yes"),
    ],
)
def test_he_is_the_opponent_where_the_opponent_was_spoken_of(text: str, told: str) -> None:
    check(text, told)


def test_the_damage_of_the_opponent_is_not_that_of_the_attacker() -> None:
    """304.2: Golem Skull Helm can prevent all 3 damage, or none."""
    (told,) = answers(
        ask("I attack my opponents hero with Kor Cindervein and he has Golem Skull Helm. How much damage does he take?")
    )
    assert "3 damage if your opponent prevents nothing" in told


def test_a_text_without_a_part_is_offered_whole() -> None:
    answer = ask("My opponent plays Mass Dispel. What can I do with that thing?")
    assert isinstance(answer.stopped, UnknownSentence)
    (offered,) = hints_of(answer.stopped)
    assert offered == "My opponent plays Mass Dispel. What can I do?"
    assert ask(offered).stopped is None


def test_what_targets_an_attacker_may_be_played_in_the_attack_window() -> None:
    """602.1: nobody attacks before the combat step starts."""
    check("Can I play Righteous Vengeance when my opponent's Kor Cindervein attacks me?", "yes")
