"""Questions as players ask them, several of each class: moments, both sides, causes left unsaid, allies without a size.

What is expected is worked out from the documents and the printed cards: the rule or card is named beside each.
"""

from tests.every_row import for_every
from tests.judge.assistance.asking import ask, check_whole


@for_every(
    ("text", "expected"),
    [
        # Fireball deals 4 as it comes and 1 at the start of its controller's turn; Valanos has 5 health, Anika 6.
        ("I play Fireball on my opponent's Valanos. Does Valanos die at the start of my next turn?", "yes"),
        ("I play Fireball on my opponent's Anika Berlyn. Does Anika die when my turn starts?", "no"),
        # Lady Kath heals every ally at the end of the turn.
        ("I control Lady Kath and my Araelun has 2 damage. How much damage is on Araelun at the end of my turn?",
         "0 damage"),
        # FAQ: a hero doesn't turn face up in the ready step.
        ("My hero Gorebelly was flipped last turn. Does he turn face up at the start of my turn?", "no"),
        # 408.1a: a resource is placed in one's own action phase; 406.1: an instant any time.
        ("It is my opponent's turn. Can I place a resource?", "no"),
        ("Can I place a resource during my opponent's turn?", "no"),
        ("Can I play Fire Blast during my opponent's turn?", "yes"),
        ("Can I play Fireball on my opponent's turn?", "no"),
        # 407.2b: a card that is no instant waits for the end of the combat.
        ("Can I play Araelun while a combat is going on?", "no"),
        ("Can I play Fire Blast while I am attacking?", "yes"),
        ("It's my opponent's turn. Can I cast Frostbolt on his ally before he attacks?", "yes"),
    ],
)  # fmt: skip
def test_a_question_is_asked_of_its_moment(text: str, expected: str) -> None:
    check_whole(text, expected)


def test_who_holds_too_many_cards_at_the_end_of_a_turn_discards() -> None:
    """503.2a: nine cards are two more than seven; nobody is asked which, where nothing tells them apart."""
    answer = ask("At the end of my turn I have 9 cards in hand. What happens?")
    assert answer.stopped is None
    assert answer.dialogue.played.waiting() is None
    you, _ = answer.dialogue.played.state.players
    assert (len(you.hand), len(you.graveyard)) == (7, 2)
    named = ask("At the end of my turn I have 8 cards in hand and Fire Blast in my hand. What happens?")
    assert named.stopped is None
    assert "which cards to discard (rule 503.2a): 2 of" in (named.dialogue.played.waiting() or "")


@for_every(
    ("text", "expected"),
    [
        # 410.1: uniqueness is violated by what one player controls.
        ("We both control High Overlord Saurfang. Does one of them have to be destroyed?", "nobody is destroyed"),
        # 102.1a: heroes of 30 health with 3 left both lose to 5 damage, which is a draw.
        ("Both heroes have 3 health left and I play Hellfire. Who wins?", "a draw"),
        ("Both players have 2 resources. Can I play Kor Cindervein?", "no"),
        # Fire Blast deals 2 damage: Araelun has 3 health, Valanos 5.
        ("My opponent controls Araelun. I play two Fire Blasts on Araelun. Does she die?", "yes"),
        ("My opponent controls Valanos. I play two Fire Blasts on Valanos. Does he die?", "no"),
        # Krol Blade has 3 ATK, Scarlet Kris 1; with dual wield a hero strikes with both (303.2d).
        (("I have Dual Wield. My hero attacks Valanos and I strike with Krol Blade and Scarlet Kris. "
         "How much damage does Valanos take?"), "4 damage"),
        ("Does Fire Blast kill Araelun?", "no"),
        ("My Leeroy Jenkins attacks Araelun. Does Leeroy kill Araelun?", "yes"),
        ("Does Kor Cindervein survive a Fire Blast if he has 1 damage?", "no"),
    ],
)  # fmt: skip
def test_what_is_said_of_both_or_done_twice_is_taken_apart(text: str, expected: str) -> None:
    check_whole(text, expected)


@for_every(
    ("text", "expected"),
    [
        # 602.2b: a character can protect whether or not it can be attacked.
        ("Kor Cindervein attacks my hero. Can my Warden Tonarin protect him even though she is elusive?", "yes"),
        ("Can Warden Tonarin attack although she is a protector?", "yes"),
        ("Can Kor Cindervein attack if he is exhausted?", "no"),
        ("Can I attack Araelun with Kor Cindervein if he has no damage?", "yes"),
    ],
)
def test_a_question_may_say_something_of_its_card(text: str, expected: str) -> None:
    check_whole(text, expected)


def test_a_reason_that_does_not_hold_is_told() -> None:
    answer = ask("Kor Cindervein attacks my hero. Can my Guardian Steelhorn protect him even though he is elusive?")
    assert answer.stopped is not None
    assert '"Guardian Steelhorn" does not have elusive' in answer.stopped.explanation()


@for_every(
    ("text", "expected"),
    [
        # 402.2a: a token that leaves play ceases to exist. 400.2: a card goes to its owner's graveyard.
        ("My 1/1 Turtle token dies. Does it go to my graveyard?", "no"),
        ("I control my opponent's Kor Cindervein with Mind Control. He is destroyed. Whose graveyard does he go to?",
         "in your opponent's graveyard"),
        (("I control my opponent's Kor Cindervein with Mind Control. He is destroyed. "
          "Does Kor Cindervein go to its owner's graveyard?"), "yes"),
        (("I control my opponent's Kor Cindervein with Mind Control. He is destroyed. "
          "Does Kor Cindervein go to my opponent's graveyard?"), "yes"),
        (("I control my opponent's Kor Cindervein with Mind Control. He is destroyed. "
          "Does Kor Cindervein go to my graveyard?"), "no"),
        ("My 1/1 Turtle token dies. Does it go to its owner's graveyard?", "no"),
        # Mark of the Wild adds 2 health: 3 damage on an ally of 3 health is fatal without it (206.1).
        ("My Kor Cindervein has Mark of the Wild on him and 3 damage. Mark of the Wild gets destroyed. Does Kor die?",
         "yes"),
        ("My Kor Cindervein has Mark of the Wild on him and 2 damage. Mark of the Wild gets destroyed. Does Kor die?",
         "no"),
        # 306.3e: what is attached to a card that leaves play goes to its owner's graveyard.
        ("Mark of the Wild is attached to my Araelun. Araelun dies. Where does Mark of the Wild go?",
         "in your graveyard"),
    ],
)  # fmt: skip
def test_what_happens_without_a_cause_is_caused_by_a_stand_in(text: str, expected: str) -> None:
    check_whole(text, expected)


def test_what_was_done_is_not_made_to_kill() -> None:
    """Fire Blast deals 2 damage, and Valanos has 5 health: that he dies of it is not so, and no cause is made up."""
    answer = ask("My opponent controls Valanos. I play Fire Blast on Valanos. Valanos dies. Who dies?")
    assert answer.stopped is not None
    assert "is in play" in answer.stopped.explanation()


@for_every(
    ("text", "expected"),
    [
        ("Can an untargetable ally be attacked?", "yes"),  # 706.1 is of targets, and an attack has none (FAQ 2.1)
        ("Can an elusive ally be attacked?", "no"),  # 601.2b
        ("Can I attack an ally with stealth?", "yes"),  # 602.2a: stealth is of attackers
        ("My opponent has Apprentice Merry in play. Can I target her with Fire Blast?", "no"),  # 706.1
        ("Can Apprentice Teep be targeted by Fire Blast?", "yes"),  # elusive forbids attacks alone
        ("Can Apprentice Teep be attacked by Kor Cindervein?", "no"),
    ],
)
def test_an_ally_without_a_size_and_the_passive_voice_are_understood(text: str, expected: str) -> None:
    check_whole(text, expected)


def test_an_ally_without_a_size_is_no_ally_of_some_size() -> None:
    """Whether an ally survives depends on its health, which nobody said."""
    assert ask("I attack an ally with Kor Cindervein. Does it die?").stopped is not None


@for_every(
    ("text", "expected"),
    [
        # 602.2a. The attacker of my ally is my opponent's.
        ("Bubula del Kissel attacks my Araelun and I have Tristan Rapidstrike ready. Can he protect her?", "no"),
        ("Kor Cindervein attacks my Araelun and I have Tristan Rapidstrike ready. Can he protect her?", "yes"),
        # 702.2: the quest pays toward its own cost of 3. 702.3, 408.1b: a face-down one can't be completed.
        ("I have Tooga's Quest and two other resources, all ready. Can I complete the quest?", "yes"),
        ("I have Tooga's Quest and one other resource. Can I complete the quest?", "no"),
        ("My quest Your Fortune Awaits You is face down in my resource row. Can I complete it?", "no"),
        # 102.1a
        ("I have no cards left in my deck and I complete Your Fortune Awaits You. Do I lose the game?", "yes"),
        ("I have one card left in my deck and I complete Your Fortune Awaits You. Do I lose the game?", "no"),
        # 408.1
        ("I have already placed a resource this turn. May I place another?", "no"),
        # Fire Blast deals 2 damage, Elven Chain Boots have DEF 2, Green Whelp Armor 1.
        ("My opponent casts Fire Blast on my hero and I exhaust Elven Chain Boots. How much damage do I take?",
         "0 damage"),
        ("My opponent casts Fire Blast on my hero and I exhaust Green Whelp Armor. How much damage do I take?",
         "1 damage"),
        # 304.2
        ("Can I use Golem Skull Helm to prevent damage dealt to my ally?", "no"),
        ("My opponent's Kor Cindervein attacks my hero. Can I use Golem Skull Helm to prevent the damage?", "yes"),
        # 501.1a: what attacked on my last turn has readied; what attacked on my opponent's has not.
        ("I attacked with Kor Cindervein last turn. Can I attack with him?", "yes"),
        ("I attacked with Kor Cindervein this turn. Can I attack with him?", "no"),
        ("I played Kor Cindervein last turn. Can I attack with him?", "yes"),
        # 602.4: the question of a strike is about a combat of the hero.
        ("Can I strike with Annihilator?", "yes"),
        ("My Annihilator is exhausted. Can I strike with Annihilator?", "no"),
        ("Can I strike with Annihilator outside of combat?", "no"),
        ("My opponent's Araelun has no damage. I play Fire Blast on her. Does she die?", "no"),
    ],
)  # fmt: skip
def test_a_board_in_players_words_is_understood(text: str, expected: str) -> None:
    check_whole(text, expected)


def test_she_after_a_power_may_be_either_ally() -> None:
    """Barnathrum's power doubles the damage: 2 becomes 4, and none stays none."""
    check_whole(
        "My opponent's Drusenna the Vigilant has 2 damage. I use Barnathrum's power. How much damage does she have?",
        "0 damage",
        "4 damage",
    )


@for_every(
    ("text", "rule", "expected"),
    [
        ("Can two of my allies attack the same ally together?", "601.2", "no"),
        ("Can I attack with two allies at once?", "601.2", "no"),
        ("Can I block with two characters?", "602.2b", "no"),
        ("Can I use my armor to prevent damage to my ally?", "304.2", "no"),
        ("Can I exhaust more than one armor against the same damage?", "304.2", "yes"),
        ("Can I place two resources in one turn?", "408.1", "no"),
        ("Does damage go away at the end of the turn?", "403.1", ("damage stays on a character until it is healed or "
         "the character leaves play")),
        ("Can an ally attack the turn it comes into play?", "601.2a", "no"),
        ("Can an ally protect the turn it comes into play?", "302.2", "yes"),
        ("Can I exhaust resources now to pay for something later?", "408.2", "no"),
    ],
)  # fmt: skip
def test_a_rule_answers_on_any_board(text: str, rule: str, expected: str) -> None:
    answer = ask(text)
    assert answer.stopped is None
    (asked,) = [step for step in answer.outcome.steps if step.keyword == "Asked"]
    assert asked.events[0].text.partition(":")[0] == expected
    assert rule in asked.events[0].rules


@for_every(
    ("text", "command"),
    [
        ("How does stealth work?", "judge search 'stealth'"),
        ("What does rule 602.2a say?", "judge rule 602.2a"),
        ("Is my deck legal with five copies of Tim?", "judge deck check FILE"),
    ],
)
def test_what_another_command_answers_leads_there(text: str, command: str) -> None:
    answer = ask(text)
    assert answer.stopped is not None
    assert answer.stopped.nearest == command


@for_every(
    ("text", "expected"),
    [
        # Kor Cindervein and Guardian Steelhorn deal each other 3 and have 3 health; Rodrigo would have survived.
        ("I attack Guardian Steelhorn with Rodrigo, no wait, with Kor Cindervein. Does Kor die?", "yes"),
        # Fire Blast deals 2: to Tim's 1 health, not to Araelun's 3.
        ("I play Fire Blast on Tim, I mean Araelun. Does Araelun die?", "no"),
        ("I play Fire Blast on Araelun. Scratch that, I play Fire Blast on Tim. Does Tim die?", "yes"),
        # 709.2: what was not interrupted has resolved once it has tried to, an attaching ability as well.
        (
            ("I play Fireball on Tim. My opponent plays Counterspell on Fireball. I play Fizzle on Counterspell. "
            "Does the Fireball resolve?"),
            "yes",
        ),
        ("I play Fireball on Tim. My opponent plays Counterspell on Fireball. Does Fireball resolve?", "no"),
        ("I play Araelun. Does Araelun resolve?", "yes"),
        # Polymorph takes Tim's power away as it resolves; until then it may be used in response.
        (
            "My opponent plays Polymorph on my Tim. Can I still use Tim's power?",
            "yes: in response, before what is on the chain resolves; no once it has resolved",
        ),
        # Leeroy has ferocity once his feet were stomped; Kor Cindervein has no such power (601.2a, 302.2).
        (
            "I play Leeroy Jenkins. Can he attack this turn?",
            'no: not unless the power of "Leeroy Jenkins" is used first; yes once that has resolved',
        ),
        ("I play Kor Cindervein. Can he attack this turn?", "no"),
        # What is told beside: whose a card is, how it stands, why.
        ("There is a Stoneclaw Totem on the other side. Can I attack his hero with Rodrigo?", "no"),
        ("My opponent plays Execute on my Rodrigo, who has no damage. Is that legal?", "no"),
        ("I play Fire Blast on Rodrigo, who has 3 damage. Does he die?", "yes"),
        ("My opponent casts Fireball on my hero. I respond with Counterspell. Do I still take the 4 damage?",
         "no: 0 damage"),
        (("My hero attacks with Annihilator and my opponent plays Desperate Block on his hero. "
         "How much damage does his hero take?"), "3 damage"),
        ("How much do I have to pay to strike with Annihilator?", "2 resources, and the weapon is exhausted"),
        ("My opponent steals my Tim with Mind Control. Who gets Tim?", "your opponent"),
    ],
)  # fmt: skip
def test_what_is_told_beside_or_corrected_is_heeded(text: str, expected: str) -> None:
    answer = ask(text)
    assert answer.stopped is None
    (told,) = (step.events[0].text for step in answer.outcome.steps if step.keyword == "Asked")
    assert told == expected or told.partition(":")[0] == expected
