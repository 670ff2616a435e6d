"""Questions in words that only players use: chump, throw at, face, an elusive Kor, mine and his, is that legal.

What is expected is worked out from the documents and the printed cards: the rule or card is named beside each.
"""

from tests.every_row import for_every
from tests.judge.assistance.asking import answers, ask, check


@for_every(
    ("text", "expected"),
    [
        # 602.2: who protects is dealt the damage in place of the hero.
        ("My opponent swings with Rodrigo at my face, I chump with Warden Tonarin. How much damage do I take?",
         "0 damage"),
        # Fire Blast deals 2, Scorch 1, and Araelun has 3 health.
        ("He zaps my Araelun with Fire Blast and then Scorches her. Is she dead?", "yes"),
        # Fire Blast deals 2 of the 5 health of Valanos, who deals 2 as the combat concludes (603.1).
        (("I attack Valanos with Anika Berlyn. Once they are in combat I throw Fire Blast at Valanos. "
         "Does Anika still take damage?"), "yes"),
        # A hero that is face down can't be flipped (301.2).
        ("I have Gorebelly flipped. Can I flip him back?", "no"),
        # 3 damage on 3 health, 2 on 2 (603.1).
        ("Mine is a 3/2 and his is a 2/3. Mine attacks his. Which one lives?", "neither of them"),
        # Green Whelp Armor has DEF 1: of 2 damage 1 is left of 2 health.
        (("My opponent's hero is at 2 life with Green Whelp Armor ready. I Fire Blast his face. Does he die?"), "no"),
        # 3 damage on 4 health; who protects need not be said to be there before.
        ("I attack with Kor. He blocks with a 1/4 protector. Does the 1/4 die?", "no"),
        # Execute destroys a damaged ally.
        ("My opponent controls a damaged Araelun. Can I play Execute on her?", "yes"),
        ("My opponent's Tim, does it die to Fire Blast?", "yes"),
        ("I have Tim and he has Kor. Can mine attack his?", "yes"),
        ("I have two Kors. One is exhausted. Can I attack with the other one?", "yes"),
        ("I have a Krol Blade. Can I equip another Krol Blade?", "yes"),
        # 401.1: five of four ready resources can't be exhausted.
        ("I've 6 resources, two of them exhausted. Can I play Rodrigo?", "no"),
        # Defensive Stance prevents 1 of the 2; who is hit is "he".
        ("My hero has Defensive Stance. Fire Blast hits him. How much damage does he take?", "1 damage"),
        ("My opponent plays Fire Blast on my hero. How much damage does he take?", "2 damage"),
        # Grunt Baranka destroys each ally that attacks her.
        ("Grunt Baranka protects against my Karrok Scarrend. What happens to Karrok?", "in your graveyard"),
        # 702.2: a quest is exhausted toward its own cost of 3.
        ("I complete Your Fortune Awaits You with 2 resources and the quest itself. Is that enough?", "yes"),
        # Psychic Scream puts three allies into their owners' hands.
        ("I play Psychic Scream. My opponent has Kor, Tim and Araelun. How many allies does he have left?", "nothing"),
        # 302.2: who came under a player's control this turn can't attack; Kagra has ferocity.
        ("Can I play Rodrigo and attack with him right away?", "no"),
        ("Can I play Kagra of the Crossroads and attack with her this turn?", "yes"),
        ("I control Fugu and take his Valanos with Fugu's power. Can I attack with Valanos?", "no"),
        # Who hits with a character that has no power to use attacks with it.
        ("My opponent hits my Kor with Rodrigo. Does Kor die?", "yes"),
        # 410.1: a party has one Pet; of both players together nothing is said there.
        ("I have Sarmoth and Bloodclaw. Is that legal?", "no"),
        ("I have Sarmoth and Bloodclaw. Must one of them be destroyed?", "yes"),
        # 601.2a, 302.2: who came under a player's control this turn can't attack.
        ("My opponent Mind Controls my Rodrigo and he swings at me with him the same turn. Is that legal?", "no"),
        ("I play Kor Cindervein and I attack with him. Is he allowed to do that?", "no"),
    ],
)  # fmt: skip
def test_what_only_players_say_is_understood(text: str, expected: str) -> None:
    check(text, expected)


@for_every(
    ("text", "expected"),
    [
        # 706.1: who is untargetable can't be chosen; 601.2b: who is elusive can't be attacked, and can be chosen.
        ("My opponent has an untargetable Kor. Can I Fire Blast it?", "no"),
        ("Can I nuke an elusive Kor with Fireball?", "yes"),
        ("My opponent controls Kor Cindervein with elusive. Can I attack him?", "no"),
        # 602.2a: nobody protects against an attacker with stealth.
        (
            "My stealthed Kor Cindervein attacks his hero; he has Guardian Steelhorn. Can Guardian Steelhorn block?",
            "no",
        ),
        # What is printed on a card anyway makes no difference.
        ("Can I attack an elusive Tim with Kor Cindervein?", "no"),
    ],
)
def test_a_keyword_that_is_said_of_a_card_is_had(text: str, expected: str) -> None:
    check(text, expected)


def test_a_keyword_said_of_a_card_with_other_powers_is_not_passed_over() -> None:
    """Leeroy Jenkins is more than his values, so that he is not described anew."""
    answer = ask("My stealthed Leeroy Jenkins attacks his hero. Can Guardian Steelhorn block?")
    assert answer.stopped is not None
    assert answers(answer) == []
