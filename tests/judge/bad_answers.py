"""Bad answers: each what, with its steps, the exit code, and words that the message must hold; then good ones."""

BOLT = """
Given cost is no matter
And your hand is "Lightning Bolt"
"""
PLAYED = BOLT + 'When you play "Lightning Bolt"\n'
LOOP = '''
Given the card "Drum" reads:
"""
2, Item
(0) >>> Ready target ally.
"""
And the card "Harp" reads:
"""
2, Item
(0) >>> Exhaust target ally.
"""
And the card "Breaker" reads:
"""
0, Instant Ability
Destroy target item.
"""
And you control "Drum", "Harp", an exhausted "Brigg"
And your opponent's hand is "Breaker"
When you use "Drum", targeting "Brigg"
And the chain empties
And you use "Harp", targeting "Brigg"
And the chain empties
And you repeat the loop 4 times
And your opponent chooses to
And your opponent chooses 2
'''
RITE = '''
Given cost is no matter
And the card "Rite" reads:
"""
1, Ability
As an additional cost to play Rite, exhaust an ally in your party.
Draw a card.
"""
And your hand is "Rite"
And you control "Tim"
'''
COIN = """
Given cost is no matter
And you control "Landro Longshot"
And your hand is "Brigg"
When you use "Landro Longshot"
"""
PICK = '''
Given cost is no matter
And the card "Pick" reads:
"""
1, Ability
Choose one: Draw a card; or put 1 damage on target hero.
"""
And your hand is "Pick"
'''
DICE = '''
Given cost is no matter
And the card "Dice" reads:
"""
1, Ability
Roll a die. Your hero deals that much fire damage to target hero.
"""
And your hand is "Dice"
'''
FORK = '''
Given cost is no matter
And the card "Fork" reads:
"""
1, Ability
Choose one: Destroy target ally; or put 1 damage on target hero.
"""
And your hand is "Fork"
'''
TURN = "\nThen it is your turn"
STORM = '''Given cost is no matter
And the card "Storm" reads:
"""
X, Ability
Your hero deals X fire damage to target hero.
"""
And your hand is "Storm"
'''

BAD_ANSWERS = {
    "a place in a loop that nobody names": (
        LOOP + "Then your opponent has priority",
        1,
        [
            "3 (your opponent passes over the payment effect of Drum)",
            "6 (your opponent passes over the payment effect of",
        ],
    ),
    "a place in a loop where others act": (
        f"{LOOP}And your opponent chooses 4\nThen your opponent has priority",
        1,
        ["4", "6 (your opponent passes over the payment effect of"],
    ),
    "a mode without a target where another mode has several": (
        FORK + 'When you play "Fork" choosing the 1st mode' + TURN,
        1,
        ["mode 1 can't be chosen now", "on offer: 2: put damage"],
    ),
    "a flip by a power that doesn't flip": (
        'Given your hero is a face-down "Graccus"\nWhen you flip your hero targeting your hero' + TURN,
        1,
        ["has no payment power now that flips it"],
    ),
    "an X beyond the resources although cost is no matter": (
        STORM + 'When you play "Storm" with X = 30 targeting your hero' + TURN,
        2,
        ["X = 30 is more than the 25 ready resources", "Given you have 30 ready resources"],
    ),
    "X in letters": (
        '''\
Given cost is no matter
And your hand is "Mind Control"
And your opponent controls "Tim"
When you play "Mind Control" with X = two targeting "Tim"'''
        + TURN,
        2,
        ["X"],
    ),
    "an order where one thing is chosen": (
        PLAYED + "And you choose in order your hero" + TURN,
        1,
        ["this choice asks for no order", "which target"],
    ),
    "a packet where no damage is dealt": (
        PLAYED + "And you choose your hero, for the packet to your hero" + TURN,
        1,
        ["not about the packet to your hero", "which target"],
    ),
    "two targets where one is asked for": (
        PLAYED + "And you choose your hero, your opponent's hero" + TURN,
        1,
        ["your opponent's hero answers nothing that you are asked here", '"Lightning Bolt"'],
    ),
    "one target twice": (PLAYED + "And you choose your hero, your hero" + TURN, 1, ["your hero answers nothing"]),
    "the number of a card for its name": (PLAYED + "And you choose 1003" + TURN, 1, ["1003 can't be chosen now"]),
    "a mode where there is none": (
        PLAYED + "And you choose the 1st mode" + TURN,
        1,
        ["this choice has no modes", "which target"],
    ),
    "a mode by a letter of it": (PICK + 'When you play "Pick" choosing "w"' + TURN, 1, ["'w' can't be chosen now"]),
    "a mode by no word": (PICK + 'When you play "Pick" choosing ""' + TURN, 1, ["'' can't be chosen now"]),
    "a mode beyond the last": (
        PICK + 'When you play "Pick"\nAnd you choose the 3rd mode' + TURN,
        1,
        ["mode 3 can't"],
    ),
    "destroying where exhausting is the cost": (
        RITE + 'And you control "Brigg"\nWhen you play "Rite" destroying "Tim"' + TURN,
        1,
        ['nothing is paid here by destroying "Tim"'],
    ),
    "readying where only one card can be exhausted": (
        RITE + 'When you play "Rite" readying "Tim"' + TURN,
        1,
        ['nothing is paid here by readying "Tim"'],
    ),
    "discarding what isn't in the hand": (
        RITE + 'When you play "Rite" discarding "Tim"' + TURN,
        1,
        ['nothing is paid here by discarding "Tim"'],
    ),
    "the flip of the other player": (
        COIN + "And your opponent wins the flip\nAnd the chain empties" + TURN,
        1,
        ["your opponent doesn't flip the coin here"],
    ),
    "a seventh side of a die": (
        DICE + 'When you play "Dice" targeting your hero\nAnd the die shows 7\nAnd the chain empties' + TURN,
        1,
        ["what the die shows", "at most 6"],
    ),
    "a second answer to a question that was answered": (
        """\
Given the first turn of the game is yours and about to start
When the game starts
And you choose not to
And you choose to
And your opponent chooses not to"""
        + TURN,
        1,
        ["your opponent has to choose", "mulligan"],
    ),
    "another player's answer": (PLAYED + "And your opponent chooses your hero" + TURN, 1, ["you have to choose"]),
    "an answer before its question": (BOLT + "When you choose your hero" + TURN, 1, ["you are not asked to choose"]),
    "yes where a card is asked for": (PLAYED + "And you choose to" + TURN, 1, ["can't be answered with yes or no"]),
    "none where one must be": (PLAYED + "And you choose none" + TURN, 1, ["1 of the options expected, 0 given"]),
    "targets that nobody asks for": (
        BOLT + 'When you play "Lightning Bolt" targeting your hero, your opponent\'s hero' + TURN,
        1,
        ["nobody was asked for targets (your opponent's hero)"],
    ),
    "X where there is none": (
        BOLT + 'When you play "Lightning Bolt" with X = 2 targeting your hero' + TURN,
        1,
        ["nobody was asked for the value of X (2)"],
    ),
    "an outcome of chance where there is none": (
        "When the die shows 4" + TURN,
        1,
        ["states an outcome of chance, and nothing was left to chance"],
    ),
}

GOOD_ANSWERS = {
    "a mode with words beside one without a target": FORK
    + 'When you play "Fork" choosing the 2nd mode targeting your hero\nAnd the chain empties\n'
    + "Then your hero has 1 damage",
    "an X with resources of its own where cost is no matter": "Given you have 30 ready resources\nAnd "
    + STORM.removeprefix("Given ")
    + 'When you play "Storm" with X = 30 targeting your opponent\'s hero\nAnd the chain empties\n'
    + "Then you win the game",
    "a mode by words of it": PICK + 'When you play "Pick" choosing "draw"' + TURN,
    "the cost as it is paid": RITE + 'When you play "Rite" exhausting "Tim"\nThen "Tim" is exhausted',
    "the player's own flip": COIN + "And you win the flip\nAnd the chain empties\nThen there are 2 cards in your hand",
}
