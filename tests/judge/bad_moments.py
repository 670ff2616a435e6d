"""Bad answers and moments: each what, with its steps, the exit code, and words of the message."""

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
EIGHT = """\
Given your hand is "Tim", "Brigg", "Kor Cindervein", "Fire Blast", "Flash Heal", "Cerwyn", "Gamon", "Pugg"
"""

BAD_MOMENTS = {
    "both of three players": (
        "Given a team game: Ann against Bo against Cid\nWhen both players pass\nThen Ann has priority",
        2,
        ["there are 3 players: Ann, Bo, Cid", "expected all players pass"],
    ),
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
    "a shuffle that brings up what is no card of the deck": (
        """\
Given the first turn of the game is yours and about to start
When the game starts
And your deck is shuffled with "Tim" on top
And you choose not to
And your opponent chooses not to"""
        + THEN,
        2,
        ["Tim"],
    ),
    "a random pick of what isn't there": (
        '''\
Given cost is no matter
And the card "Grab" reads:
"""
1, Ability
Target player discards a card at random.
"""
And your hand is "Grab"
And your opponent's hand is "Tim", "Brigg"
And your opponent's graveyard is "Kor Cindervein"
When you play "Grab" targeting your opponent
And the chain empties
And "Kor Cindervein" is picked at random'''
        + THEN,
        1,
        ["Kor Cindervein"],
    ),
    "half a card": (
        """\
Given you have 10 unnamed cards in your hand
When the turn ends
And you choose 2.5
Then it is your opponent's turn""",
        2,
        ["2.5"],
    ),
    "minus one": (
        """\
Given you have 10 unnamed cards in your hand
When the turn ends
And you choose -1
Then it is your opponent's turn""",
        2,
        ["-1"],
    ),
    "a number where cards are asked for": (
        EIGHT
        + """\
When the turn ends
And you choose 1
Then it is your opponent's turn""",
        1,
        ["Tim"],
    ),
    "a hero where a card in hand is asked for": (
        EIGHT
        + """\
When the turn ends
And you choose your hero
Then it is your opponent's turn""",
        1,
        ["your hero"],
    ),
    "a card of another's hand": (
        EIGHT
        + """\
And your opponent's hand is "Bloodclaw"
When the turn ends
And you choose "Bloodclaw"
Then it is your opponent's turn""",
        1,
        ["Bloodclaw"],
    ),
    "a stranger in a game of two": (
        '''\
Given cost is no matter
And the card "Grab" reads:
"""
1, Ability
Target player discards a card.
"""
And your hand is "Grab"
When you play "Grab" targeting Ann'''
        + THEN,
        2,
        ["Ann"],
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
    "X in letters": (
        '''\
Given cost is no matter
And your hand is "Mind Control"
And your opponent controls "Tim"
When you play "Mind Control" with X = two targeting "Tim"'''
        + THEN,
        2,
        ["X"],
    ),
    "a zeroth power": (
        """\
Given you control "Tim"
When you use the 0th power of "Tim" targeting your opponent's hero"""
        + THEN,
        2,
        ["power"],
    ),
    "completing what lies face down": (
        '''\
Given cost is no matter
And you have "A Donation of Wool" as a face-down resource
When you complete "A Donation of Wool"'''
        + THEN,
        1,
        ["only a face-up quest"],
    ),
    "placing what is in play": (
        """\
Given you control "Tim"
When you place "Tim" as a face-down resource"""
        + THEN,
        2,
        ["Tim"],
    ),
    "placing another's card": (
        """\
Given your opponent's hand is "Tim"
When you place "Tim" as a face-down resource"""
        + THEN,
        1,
        ["hand"],
    ),
    "a second answer to a question that was answered": (
        """\
Given the first turn of the game is yours and about to start
When the game starts
And you choose not to
And you choose to
And your opponent chooses not to"""
        + THEN,
        1,
        ["your opponent has to choose", "mulligan"],
    ),
    "a pass while a choice is open": (
        EIGHT
        + """\
When the turn ends
And your opponent passes
Then it is your opponent's turn""",
        1,
        ["you have to choose which cards to discard"],
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
    "a turn of a game that is over": (
        """\
When your opponent concedes
And your next turn starts"""
        + THEN,
        1,
        ["over"],
    ),
    "conceding twice": (
        """\
When your opponent concedes
And your opponent concedes
Then you win the game""",
        1,
        ["over"],
    ),
    "playing after the end": (
        """\
Given cost is no matter
And your hand is "Fire Blast"
When your opponent concedes
And you play "Fire Blast" targeting your hero
Then you win the game""",
        1,
        ["over"],
    ),
    "the draw step in the action phase's turn, gone by": (
        """\
When the draw step starts
Then it is your turn, in the draw step""",
        1,
        ["the turn was over before 'the draw step starts'"],
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
    "the game starts twice": (
        """\
Given the first turn of the game is yours and about to start
When the game starts
And you choose not to
And your opponent chooses not to
And the game starts"""
        + THEN,
        1,
        ["game"],
    ),
    "the action phase in the action phase": (
        """\
When the action phase starts"""
        + THEN,
        1,
        ["has happened already"],
    ),
    "the end of a turn of a finished game": (
        """\
When your opponent concedes
And the turn ends
Then you win the game""",
        1,
        ["over"],
    ),
    "the chain of a finished game": (
        """\
When your opponent concedes
And the chain empties
Then you win the game""",
        1,
        ["over"],
    ),
}

GOOD_MOMENTS = {
    "a hero exhausted in the ready step": "Given it is your turn, in the ready step\nAnd your hero is exhausted" + THEN,
    "two blanks between words": "When you  pass\nThen your opponent has priority",
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
