"""Bad combats and bad armor: each what, with its steps, the exit code, and words of the message; then good ones."""

THEN = "\nThen it is your turn"
GUARD = '''\
the card "Guard" reads:
"""
2, Ally—Orc Warrior, 1 [Melee] ATK / 4 Health
Protector
"""
'''
COAT = '''\
the card "Coat" reads:
"""
1, Armor—Cloth, Chest (1), 1 DEF
"""
'''

BAD_COMBATS = {
    "armor for a packet from somebody else": (
        """\
Given cost is no matter
And """
        + COAT
        + """\
And it is your opponent's turn, in the action phase
And you control "Coat"
And your opponent controls "Tim", "Brigg"
When your opponent uses "Tim" targeting your hero
And the chain empties
And you exhaust "Coat" to prevent damage, for the packet from "Brigg" to your hero
Then your hero has 0 damage""",
        1,
        ["Brigg"],
    ),
    "protecting with one who is exhausted": (
        "Given "
        + GUARD
        + """\
And you control "Tim"
And your opponent controls an exhausted "Guard"
And your opponent controls "Guard" as "other"
When you propose that "Tim" attacks your opponent's hero
And the protect point comes
And your opponent protects with "Guard"
Then "Guard" is protecting""",
        2,
        ["Guard"],
    ),
    "protecting by the attacker's player": (
        "Given "
        + GUARD
        + """\
And you control "Tim", "Guard"
And your opponent controls "Guard" as "theirs"
When you propose that "Tim" attacks your opponent's hero
And the protect point comes
And you protect with "Guard"
Then "Guard" is protecting""",
        1,
        ["no step answers this", "your opponent has to choose"],
    ),
    "an item as armor": (
        """\
Given cost is no matter
And """
        + COAT
        + '''\
And the card "Lamp" reads:
"""
1, Item
[Activate] >>> Draw a card.
"""
And it is your opponent's turn, in the action phase
And you control "Coat", "Lamp"
And your opponent controls "Tim"
When your opponent uses "Tim" targeting your hero
And the chain empties
And you exhaust "Lamp" to prevent damage
Then your hero has 1 damage''',
        1,
        ["Lamp"],
    ),
    "somebody else's armor": (
        """\
Given cost is no matter
And """
        + COAT
        + """\
And it is your opponent's turn, in the action phase
And you control "Coat"
And your opponent controls "Tim"
And your opponent controls "Coat" as "theirs"
When your opponent uses "Tim" targeting your hero
And the chain empties
And you exhaust "theirs" to prevent damage
Then your hero has 1 damage""",
        1,
        ["theirs"],
    ),
    "nothing prevented where nobody could": (
        """\
Given it is your opponent's turn, in the action phase
And your opponent controls "Tim"
When your opponent uses "Tim" targeting your hero
And the chain empties
And you prevent nothing
Then your hero has 1 damage""",
        1,
        ["not asked to choose anything"],
    ),
    "a strike with what is exhausted": (
        """\
Given cost is no matter
And you control an exhausted "Annihilator"
When you propose that your hero attacks your opponent's hero
And you strike with "Annihilator"
Then your hero has 3 ATK""",
        1,
        ["Annihilator"],
    ),
    "a shield where nobody attacks": (
        "When your opponent does not protect" + THEN,
        1,
        ["your opponent is not asked to choose anything here"],
    ),
    "the end of a combat that isn't": ("When the combat concludes" + THEN, 1, ["combat"]),
    "the protect point without a combat": ("When the protect point comes" + THEN, 1, ["combat"]),
    "the attack window after the defend window": (
        """\
Given you control "Kor Cindervein"
When you propose that "Kor Cindervein" attacks your opponent's hero
And the defend window opens
And the attack window opens"""
        + THEN,
        1,
        ["window"],
    ),
    "the defend window twice": (
        """\
Given you control "Kor Cindervein"
When you propose that "Kor Cindervein" attacks your opponent's hero
And the defend window opens
And the defend window opens"""
        + THEN,
        1,
        ["defend window"],
    ),
    "the protect point twice": (
        '''\
Given the card "Guard" reads:
"""
2, Ally—Orc Warrior, 1 [Melee] ATK / 4 Health
Protector
"""
And you control "Tim"
And your opponent controls "Guard"
When you propose that "Tim" attacks your opponent's hero
And the protect point comes
And the protect point comes
And your opponent does not protect'''
        + THEN,
        1,
        ["has happened already"],
    ),
}

GOOD_COMBATS = {
    "the defend window, then the end of the combat": """\
Given you control "Kor Cindervein"
When you propose that "Kor Cindervein" attacks your opponent's hero
And the defend window opens
And the combat concludes
Then your opponent's hero has 3 damage""",
    "a step that an answer has finished": "Given cost is no matter\nAnd "
    + COAT
    + """\
And it is your opponent's turn, in the action phase
And you control "Coat"
And your opponent controls "Kor Cindervein"
When your opponent proposes that "Kor Cindervein" attacks your hero
And the combat concludes
And you exhaust "Coat" to prevent damage
And the combat concludes
Then your hero has 2 damage""",
}
