"""Questions that tell of the turn before, of the next turn, of what "it" is, of two alike and of what nobody does.

What is expected is worked out from the documents and the printed cards: the rule or card is named beside each.
"""

from scenarios.dialogue.told_sides import side_of
from scenarios.scenario_errors import UnknownSentence
from tests.every_row import for_every
from tests.judge.assistance.asking import answers, ask, check


@for_every(
    ("text", "expected"),
    [
        # 302.2, 701.3: an ally waits for an activated power until its controller's next turn has begun.
        ("It is my opponent's turn. I played Tim last turn. Can I use Tim's power on my opponent's hero?", "no"),
        ("It is my opponent's turn. I played Tim on my last turn. Can I use Tim on my opponent's hero?", "no"),
        ("On my last turn I played Tim. My opponent attacks my hero with Rodrigo. Can I use Tim on Rodrigo?", "no"),
        ("My opponent played Tim last turn. I attack his hero with Rodrigo. Can he use Tim on Rodrigo?", "no"),
        ("My opponent controls Tim, which he played last turn. I attack his hero with Rodrigo. Can he use Tim?", "no"),
        ("My opponent's Tim entered play on his last turn. It is my turn. Can my opponent use Tim on my hero?", "no"),
        ("It is my opponent's turn. My Tim came into play on my turn. Can I use Tim on my opponent's hero?", "no"),
        ("I played Tim this turn. Now it is my opponent's turn. Can I use Tim on my opponent's hero?", "no"),
        ("My opponent's deck is empty. It is his turn. I played Tim last turn. Can I use Tim on his hero?", "no"),
        # In the player's own turn the wait is over, and so it is for one that came two turns ago.
        ("I played Tim last turn. Can I use Tim on my opponent's hero?", "yes"),
        ("It is my turn. I played Tim last turn. Can I use Tim on my opponent's hero?", "yes"),
        ("My opponent played Tim two turns ago. I attack his hero with Rodrigo. Can he use Tim on Rodrigo?", "yes"),
        # 302.2 asks for no wait of a protector.
        ("My opponent played Guardian Steelhorn last turn. I attack his hero with Kor. Can Steelhorn protect?", "yes"),
        # 501.1: only its controller's own ready step readies a card; 602.2, 303.2, 701.3 ask for a ready one.
        ("I attacked with Guardian Steelhorn last turn. My opponent attacks me with Kor. Can Steelhorn protect?", "no"),
        (("I attacked with Guardian Steelhorn on my turn. Now it is my opponent's turn and he attacks my hero with "
          "Rodrigo. Can Steelhorn protect?"), "no"),
        ("I used Tim on my turn. It's my opponent's turn now. Can I use Tim?", "no"),
        (("I struck with Krol Blade on my last turn. My opponent attacks my hero with Rodrigo. "
          "Can I strike with Krol Blade?"), "no"),
        ("My opponent used Tim last turn. Is Tim ready?", "no"),
        ("I used Tim last turn. Can I use Tim on my opponent's hero?", "yes"),
        ("I attacked with Rodrigo last turn. Can Rodrigo attack this turn?", "yes"),
        # 403.1: damage stays; Fire Blast deals 2.
        ("My opponent took 5 damage last turn. I play Fire Blast on his hero. How much damage does his hero have?",
         "7 damage"),
    ],
)  # fmt: skip
def test_what_was_done_in_the_turn_before_still_counts_in_the_others_turn(text: str, expected: str) -> None:
    check(text, expected)


@for_every(
    ("text", "expected"),
    [
        # An ability has no health: Fire Blast deals 2, Fireball 4 to 30 health, and what is interrupted nothing.
        ("I play Fire Blast on my opponent's hero. How much damage does it take?", "2 damage"),
        ("My opponent's hero has 3 damage. I play Fire Blast on it. How much damage does it have?", "5 damage"),
        ("I play Fireball on my opponent's hero. How much health does it have left?", "26 health"),
        ("My opponent plays Fire Blast on my Tim. I respond with Counterspell on it. Does it die?", "no"),
        ("My opponent plays Fire Blast on my Tim. I respond with Counterspell. Does it survive?", "yes"),
        ("My opponent plays Fire Blast on my hero. I respond with Counterspell on it. How much damage does it take?",
         "0 damage"),
        # World in Flames doubles: 2, 4, 8.
        ("I control two World in Flames. I play Fire Blast on my opponent's hero. How much damage does it take?",
         "8 damage"),
        # Fire Blast costs 1, Tim 3; the card that is played is paid for (401.1).
        ("I play Fire Blast on my opponent's Valanos. How much does it cost?", "1 resource"),
        ("My opponent plays Fire Blast on my Valanos. How much does it cost him?", "1 resource"),
        ("I play Tim. How much does it cost?", "3 resources"),
        # What is said of the card itself is still about it, and what deals is no target.
        ("I play Fire Blast on my opponent's hero. Does it go to my graveyard?", "yes"),
        ("I play Fire Blast on my opponent's Valanos. How much damage does it deal?", "2 damage"),
        # A totem has health (306.4).
        ("I play Stoneclaw Totem. My opponent plays Fire Blast on it. Does it die?", "no"),
    ],
)  # fmt: skip
def test_it_is_the_character_for_what_only_characters_have_and_the_card_for_its_cost(text: str, expected: str) -> None:
    check(text, expected)


@for_every(
    ("text", "expected"),
    [
        # Frostbolt: can't attack this turn; 601.1: a character attacks in its controller's turn.
        ("I play Frostbolt on my opponent's Rodrigo. Can it attack next turn?", "yes"),
        ("I play Frostbolt on my opponent's Rodrigo on my turn. Can Rodrigo attack next turn?", "yes"),
        ("My opponent controls Rodrigo. Can he attack my hero next turn?", "yes"),
        ("My opponent plays Frostbolt on my Rodrigo. Can he attack next turn?", "yes"),
        ("I play Tim. Can I use him next turn?", "yes"),
        ("My Tim is exhausted. Is he ready next turn?", "yes"),
    ],
)
def test_the_next_turn_is_that_of_the_card_that_is_spoken_of(text: str, expected: str) -> None:
    check(text, expected)


@for_every(
    ("text", "expected"),
    [
        # Valanos has 5 health, Araelun 3 and 1 ATK, Scorch deals 1.
        ("I control two Valanos with 4 damage. My opponent plays Scorch on one of them. Does it die?", "yes"),
        ("I control two Valanos. Both have 4 damage. My opponent plays Scorch on one of them. Does it die?", "yes"),
        ("I have two Valanos, each with 4 damage. My opponent plays Scorch on the first. Does the other die?", "no"),
        ("I control two Valanos with 4 damage. My opponent plays Scorch on Valanos. Does Valanos die?", "yes"),
        ("My opponent controls two Valanos with 4 damage. I attack one of them with Araelun. Who dies?", "destroyed"),
        # One of the two alone is hurt.
        ("I control two Valanos, one with 4 damage. My opponent plays Scorch on the other. Does it die?", "no"),
        # 601.2a, 602.2: an exhausted ally neither attacks nor protects.
        ("I control two exhausted Araelun. Can I attack my opponent's hero with Araelun?", "no"),
        ("I control two exhausted Guardian Steelhorn. My opponent attacks my hero with Rodrigo. Can I protect?", "no"),
    ],
)
def test_two_that_stand_alike_both_do(text: str, expected: str) -> None:
    check(text, expected)


@for_every(
    ("text", "expected"),
    [
        # Rodrigo has 4 ATK, Valanos 5 health, of which 1 is gone; 602.2: protecting is optional.
        (("My opponent attacks Valanos with Rodrigo. Valanos has 1 damage. I control Drusenna the Vigilant, "
          "but she doesn't protect. Does Valanos die?"), "yes"),
        (("My opponent attacks my Valanos with Rodrigo. Valanos has 1 damage. I control Drusenna the Vigilant. "
          "Drusenna doesn't protect. Does Valanos die?"), "yes"),
        (("My opponent attacks my hero with Rodrigo. I don't protect with Drusenna the Vigilant. "
          "How much damage do I take?"), "4 damage"),
        (("I attack my opponent's hero with Rodrigo. My opponent controls Drusenna the Vigilant. "
          "He chooses not to protect. How much damage does he take?"), "4 damage"),
        (("I attack my opponent's hero with Rodrigo. My opponent's Drusenna the Vigilant does not protect. "
          "How much damage does he take?"), "4 damage"),
        (("I attack my opponent's hero with Rodrigo. He has Guardian Steelhorn but he doesn't block. "
          "How much damage does his hero take?"), "4 damage"),
        # 304.2: armor is exhausted only if its controller wants; 303.2: so is a weapon.
        (("My opponent attacks my hero with Rodrigo. I have Golem Skull Helm, but I don't exhaust it. "
          "How much damage do I take?"), "4 damage"),
        (("My opponent plays Fire Blast on my hero. I have Golem Skull Helm. I don't use the helm. "
          "How much damage do I take?"), "2 damage"),
        ("My hero attacks Rodrigo without striking. How much damage does Rodrigo take?", "0 damage"),
    ],
)  # fmt: skip
def test_what_nobody_does_is_told(text: str, expected: str) -> None:
    check(text, expected)


@for_every(
    "text",
    [
        (
            "My opponent attacks my hero with Rodrigo. I control Drusenna the Vigilant and Guardian Steelhorn. "
            "Drusenna does not protect. How much damage do I take?"
        ),
        (
            "My opponent attacks my hero with Rodrigo. I have Golem Skull Helm and Green Whelp Armor. "
            "I don't use the helm. How much damage do I take?"
        ),
    ],
)
def test_one_that_does_nothing_says_nothing_of_another(text: str) -> None:
    assert isinstance(ask(text).stopped, UnknownSentence) or answers(ask(text)) != ["4 damage"]


def test_a_card_is_on_the_side_that_was_told_last() -> None:
    assert side_of('"Tim"', ['My opponent controls "Kor"', 'I attack "Kor" with "Tim"']) == "I"
    assert side_of('"Kor"', ['My opponent controls "Kor"', 'I attack "Kor" with "Tim"']) == "my opponent"
    assert side_of('"Ann"', ['I attack "Kor" with "Tim"']) is None


@for_every(
    ("text", "expected"),
    [
        # Frost Nova deals 1 to each opposing hero and ally: Valanos has 5 health, Araelun 3, Brigg 2.
        (("I control Valanos with 4 damage and Araelun with 2 damage. My opponent plays Frost Nova. "
          "Who survives?"), "nobody"),
        ("My opponent controls Valanos and Brigg with 1 damage. I play Frost Nova. Who survives?", "Valanos"),
        ("My opponent controls two Brigg with 1 damage. I play Frost Nova. How many allies die?", "2"),
        ("I control three Brigg with 1 damage. My opponent plays Frost Nova. How many Briggs survive?", "0"),
        # Kor has 3 ATK and health, Araelun 1 ATK and 3 health.
        ("I attack Araelun with Kor. Who survives?", "Kor Cindervein"),
        # 401.1: Fire Blast costs 1.
        ("I have 4 resources. I play Fire Blast. How many resources are left?", "3 resources"),
        ("My opponent has 4 resources. He plays Fire Blast on my hero. How many resources does he have left?",
         "3 resources"),
        # 406.1: only instants in another's turn.
        ("It is my opponent's turn. My hand is Frost Nova and Flamestrike. I have 8 resources. Which can I play?",
         "play Frost Nova"),
        ("I played Valanos last turn and Tim this turn. Which can attack?", "Valanos"),
        # 303.2: a weapon strikes in a combat of its controller's hero.
        ("My opponent attacks my Valanos with Rodrigo. I have Krol Blade and 1 resource. Can I strike with Krol Blade?",
         "no"),
        # Scorch deals 1 each time.
        ("I play Scorch twice on my opponent's hero. How much damage does he take?", "2 damage"),
        # 711.1: the Counterspell that is interrupted does nothing.
        (("I play Fire Blast on my opponent's hero. My opponent plays Counterspell on Fire Blast. "
          "I play Counterspell on his Counterspell. How much damage does my opponent take?"), "2 damage"),
        ("I play Counterspell on my opponent's Fire Blast. Does Fire Blast resolve?", "no"),
    ],
)  # fmt: skip
def test_who_is_left_and_what_is(text: str, expected: str) -> None:
    check(text, expected)
