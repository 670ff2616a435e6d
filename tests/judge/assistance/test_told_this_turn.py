"""Questions that tell what has happened already in the turn: the board that is told with it stands as it left it.

What is expected is worked out from the documents and the printed cards: the rule or card is named beside each.
"""

from tests.every_row import for_every
from tests.judge.assistance.asking import check


@for_every(
    ("text", "expected"),
    [
        # 408.1: one resource a turn; the one that was placed is among those that are told. Vanquish costs 4.
        ("I have three resources and have already placed one: can I play a 4?", "no"),
        ("I have 4 resources and have already placed one this turn. Can I play Vanquish?", "yes"),
        ("I have four resources, one of them I placed this turn. Can I play Rodrigo?", "no"),
        ("I've placed my resource for the turn and have 3 resources now. Can I play Vanquish?", "no"),
        ("I have 3 resources, I've already made my resource drop. Can I place another one?", "no"),
        ("Can I play Vanquish with 3 resources if I have already placed one this turn?", "no"),
        ("It is my opponent's turn. He has 3 resources and has already placed one. Can he play Vanquish?", "no"),
        # What is done now adds to the resources.
        ("I have 3 resources. I place a resource. Can I play Vanquish?", "yes"),
        # 601.2a, 701.3: an attacker and a card with an activated power must be ready.
        ("I already attacked with Kor Cindervein. Can I attack with him again?", "no"),
        ("I already used Tim's power this turn. Can he attack?", "no"),
        ("Tim pinged something earlier this turn. Can he attack now?", "no"),
        # 701.5: a power may say that it is used once in a turn.
        ("I have Deacon Johanna out. I used her power once. Can I use it again?", "no"),
        ("I already used the power of Elder Moorf. Can I use it again?", "no"),
        ("Can I attack with my Kor even though he already attacked?", "no"),
        # Of five resources with the one that was placed, Araelun took two, and Kor costs three.
        ("I've already placed a resource and played Araelun. I have 5 resources. Can I play Kor?", "yes"),
        # 303.2: a weapon is exhausted to strike with it.
        ("I already struck with Krol Blade this turn. Can I strike with it again?", "no"),
        # 602.2: who protects must be ready.
        ("My Guardian Steelhorn already protected. My opponent attacks me with Rodrigo. Can Steelhorn protect?", "no"),
        # 501.2: the card of the turn has been drawn before the action phase.
        ("I have already drawn for the turn. Can Kor Cindervein attack?", "yes"),
    ],
)
def test_what_has_happened_in_the_turn_is_part_of_the_board(text: str, expected: str) -> None:
    check(text, expected)


@for_every(
    ("text", "expected"),
    [
        # 401.1: a cost is paid in whole or not at all.
        ("I have three resources. Can I play a 4-drop?", "no"),
        ("I have three resources. Can I play a card that costs 3?", "yes"),
        ("Can I play a 3-cost weapon with two resources?", "no"),
    ],
)
def test_a_card_may_be_told_by_its_cost_alone(text: str, expected: str) -> None:
    check(text, expected)
