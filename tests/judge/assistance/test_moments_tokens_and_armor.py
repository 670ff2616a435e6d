"""Questions whose answer hangs on what is assumed: a card in hand, the moment that is meant, a token, armor.

What is expected is worked out from the documents and the printed cards: the rule or card is named beside each.
"""

from judge.assistance.answered_texts import Answered
from tests.every_row import for_every
from tests.judge.assistance.asking import answers, ask


def steps(answer: Answered) -> list[str]:
    return [step.text for step in answer.outcome.steps]


@for_every(
    ("text", "assumed", "expected"),
    [
        # 406.1: a card is played from its player's own hand; where another's lies is no matter.
        ("My opponent has Tim in play. Can I play Tim?", 'your hand is "Tim" (assumed)', "yes"),
        ("I control Tim. Can I play Tim?", 'your hand is "Tim" (assumed)', "yes"),
        ("Araelun is in my opponent's graveyard. Can I play Araelun?", 'your hand is "Araelun" (assumed)', "yes"),
        ("I have Araelun. Can my opponent play Araelun?", 'your opponent\'s hand is "Araelun" (assumed)', "yes"),
        # 408.1: a card is placed as a resource from its player's own hand.
        ("Tim is in my opponent's hand. Can I place Tim as a resource?", 'your hand is "Tim" (assumed)', "yes"),
    ],
)  # fmt: skip
def test_a_card_that_is_played_is_in_hand_whoever_else_has_one(text: str, assumed: str, expected: str) -> None:
    answer = ask(text)
    assert answer.stopped is None, answer.stopped
    assert assumed in steps(answer)
    assert answers(answer) == [expected]


def test_a_card_in_the_graveyard_is_the_one_that_is_asked_about() -> None:
    # 406.1: a card is played from hand unless told otherwise.
    answer = ask("Tim is in my graveyard. Can I play Tim?")
    assert answers(answer) == ["no"]
    assert not [each for each in steps(answer) if "hand is" in each]


@for_every(
    ("text", "expected"),
    [
        # Kor Cindervein has 3 ATK and 3 health, Araelun 1 and 3; Fire Blast deals 2.
        ("My opponent has Araelun. Can I attack Araelun with Kor Cindervein? Who dies?", ["yes", "destroyed: Araelun"]),
        ("My opponent has Araelun with 1 damage. Can I play Fire Blast on Araelun? Does Araelun die?", ["yes", "yes"]),
        ("My opponent has Araelun. Can I play Fire Blast on Araelun? How much damage does Araelun take?",
         ["yes", "2 damage"]),
        ("My opponent has Araelun. I attack Araelun with Kor Cindervein. Can I play Fire Blast on Araelun? Who dies?",
         ["yes", "destroyed: Araelun"]),
    ],
)  # fmt: skip
def test_what_follows_a_deed_that_was_asked_about_is_asked_of_that_deed(text: str, expected: list[str]) -> None:
    answer = ask(text)
    assert answer.stopped is None, answer.stopped
    assert answers(answer) == expected
    assert [each for each in steps(answer) if each.endswith("(assumed)") and (" plays " in each or "you p" in each)]


@for_every(
    ("text", "message"),
    [
        ("My opponent has Araelun. Who dies?", "nothing was done yet"),
        ("I have 0 resources and Fire Blast in hand. Can I play Fire Blast? Who dies?", "nothing was done yet"),
        ("I control Tim. What dies?", "nothing was done yet"),
        ("I control Tim. Who survives?", "nothing was done yet"),
        # 304.2: armor prevents damage to a hero, and none is dealt to one here.
        ("I have Green Whelp Armor. Can I use Green Whelp Armor?", "my opponent attacks my hero"),
        ("My opponent has Observer's Shield. Can my opponent exhaust Observer's Shield?",
         "I attack my opponent's hero"),
        (("I have Green Whelp Armor and Araelun. My opponent attacks Araelun with Kor Cindervein. "
         "Can I block with Green Whelp Armor?"), "none is about to be dealt"),
        ("I have Green Whelp Armor. I play Tim. Can I use Green Whelp Armor?", "none is about to be dealt"),
        # No card makes a token of the first names, and those of the others have powers that their size leaves out.
        ("I control a Beast token.", '"I control a 1/1 Beast token"'),
        ("I control a Kor Cindervein token.", '"I control a 1/1 Kor Cindervein token"'),
        ("I control a Fire Elemental token.", '"I control a 1/1 Fire Elemental token"'),
        ("My opponent has a token.", '"I control a 1/1 Beast token"'),
    ],
)  # fmt: skip
def test_what_would_be_denied_for_the_moment_alone_is_asked_back(text: str, message: str) -> None:
    answer = ask(text)
    assert answer.stopped is not None
    assert message in answer.stopped.explanation()


@for_every(
    ("text", "expected"),
    [
        # 408.1b, 702.3: a quest may be placed face up, and only then be completed; it comes into play as it resolves.
        ("I place A Donation of Wool as a resource. Can I complete A Donation of Wool?", "yes"),
        ("My opponent placed A Donation of Wool as a resource. Can he complete it?", "yes"),
        ("I placed A Donation of Wool face down. Can I complete it?", "no"),
        # 408.1: one resource a turn.
        ("I placed Tim as a resource this turn. Can I place Araelun as a resource?", "no"),
        # Polymorph: the attached ally can't attack, protect or use powers.
        ("My opponent put Polymorph on my Crazy Igvand. Can he still protect my hero?", "no"),
        ("My opponent played Polymorph on my Crazy Igvand. Can he attack?", "no"),
        # 407.2b: with an empty chain a card that is no instant can be played.
        ("I play Araelun. Can I play Kor Cindervein?", "yes"),
        # 602.2: a ready ally with protector, whether or not it was in the party as the turn started.
        ("My opponent played Guardian Steelhorn. Can he protect his hero?", "yes"),
    ],
)  # fmt: skip
def test_what_was_done_resolves_before_what_is_asked_of_afterwards(text: str, expected: str) -> None:
    answer = ask(text)
    assert answer.stopped is None, answer.stopped
    assert answers(answer) == [expected]
    assert [each for each in steps(answer) if each.endswith("(the chain is let resolve first)")]


@for_every(
    ("text", "expected"),
    [
        # Counterspell aims at an ability on the chain; 407.2: it is an instant.
        ("I played Fireball on my opponent's Araelun. Can my opponent play Counterspell?", "yes"),
        ("I play Fireball on Araelun. Can my opponent play Counterspell?", "yes"),
        # 407.2b: no ally is played while the chain is not empty.
        ("I play Fireball on Araelun. In response, can I play Kor Cindervein?", "no"),
        ("I played Fireball on Araelun. Can I play Kor Cindervein before it resolves?", "no"),
        ("My opponent used Tim on my Araelun. In response, can I play Fire Blast on Tim?", "yes"),
    ],
)
def test_a_response_is_asked_of_while_the_chain_holds_what_was_done(text: str, expected: str) -> None:
    answer = ask(text)
    assert answer.stopped is None, answer.stopped
    assert answers(answer) == [expected]
    assert not [each for each in steps(answer) if each.endswith("(the chain is let resolve first)")]


def test_a_face_that_nobody_said_is_told_to_be_assumed() -> None:
    placed = 'you place "A Donation of Wool" as a face-up resource'
    assert f"{placed} (assumed face up)" in steps(ask("I place A Donation of Wool as a resource"))
    assert placed in steps(ask("I place A Donation of Wool as a face-up resource"))


@for_every(
    ("text", "expected"),
    [
        # 304.2: armor with DEF is exhausted as damage would be dealt to the hero of its controller.
        (("My opponent has Observer's Shield. I attack my opponent's hero with Kor Cindervein. "
         "Can my opponent use Observer's Shield?"), "yes"),
        ("I have Green Whelp Armor. My opponent plays Fire Blast on my hero. Can I exhaust Green Whelp Armor?", "yes"),
        (("I have Green Whelp Armor. My opponent attacks my hero with Kor Cindervein. "
         "Can I use my armor to prevent the damage?"), "yes"),
        (("I have Green Whelp Armor. My opponent attacks my hero with Kor Cindervein. "
         "Can I block with Green Whelp Armor?"), "yes"),
        (("My opponent has an exhausted Observer's Shield. I attack my opponent's hero with Kor Cindervein. "
         "Can my opponent use Observer's Shield?"), "no"),
    ],
)  # fmt: skip
def test_using_armor_is_exhausting_it_to_prevent_damage(text: str, expected: str) -> None:
    answer = ask(text)
    assert answer.stopped is None, answer.stopped
    assert [each.partition(":")[0] for each in answers(answer)] == [expected]


@for_every(
    ("text", "expected"),
    [
        # 402.2: a token that leaves play ceases to exist; High Priestess Tyrande Whisperwind makes a Wisp of 0 and 1.
        ("I have a Wisp token. My opponent plays Withdraw on my Wisp. How many cards do I have in hand?", "0 cards"),
        ("My opponent plays Withdraw on my Wisp token. How many cards do I have in hand?", "0 cards"),
        (("I control a 0/1 Wisp token and Araelun. My opponent plays Withdraw on my Wisp token. "
         "How many cards do I have in hand?"), "0 cards"),
        ("My opponent has a wisp token. I play Withdraw on my opponent's Wisp. How many cards does he have in hand?",
         "0 cards"),
        ('I control a "Wisp" token. My opponent attacks my Wisp with Kor Cindervein. Who dies?', "destroyed: Wisp"),
        ("I control a Wisp token. What are its ATK and health?", "0 ATK and 1 health"),
        ("I control two Wisp tokens. My opponent plays Frost Nova. Who dies?", "destroyed: Wisp, Wisp"),
        # The printed Wisp is a card of its own.
        ("I control Wisp. My opponent plays Withdraw on my Wisp. How many cards do I have in hand?", "1 card"),
    ],
)  # fmt: skip
def test_a_token_is_no_card(text: str, expected: str) -> None:
    answer = ask(text)
    assert answer.stopped is None, answer.stopped
    assert answers(answer) == [expected]


@for_every(
    ("text", "expected"),
    [
        # 603.1: combat damage is dealt simultaneously; a hero without a weapon has 0 ATK, and armor guards only itself.
        (("I have Green Whelp Armor and no resources. My opponent attacks my hero with Kor Cindervein. "
          "How much damage does Kor Cindervein take?"), "0 damage"),
        (("I have Green Whelp Armor and no resources. My opponent attacks my hero with Kor Cindervein. "
          "How much health does Kor Cindervein have left?"), "3 health"),
        (("I have Green Whelp Armor and no resources. My opponent attacks my hero with Kor Cindervein. "
          "Who dies?"), "nobody is destroyed"),
        (("I have Green Whelp Armor and no resources. My opponent attacks my hero with Kor Cindervein. "
          "Where is Kor Cindervein?"), "in play under your opponent's control"),
    ],
)  # fmt: skip
def test_a_choice_that_changes_no_answer_leaves_nothing_in_doubt(text: str, expected: str) -> None:
    assert answers(ask(text)) == [expected]


def test_a_choice_that_changes_the_answer_is_told_with_it() -> None:
    attack = "I have Green Whelp Armor and no resources. My opponent attacks my hero with Kor Cindervein. "
    (answer,) = answers(ask(attack + "How much damage does my hero take?"))
    assert answer == "2 damage if you exhaust Green Whelp Armor to prevent damage; 3 damage if you prevent nothing"
