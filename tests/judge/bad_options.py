"""Bad options, which are not on offer: each what, with its steps, the exit code, and words; then good ones."""

THEN = "\nThen it is your turn"
EIGHT = """\
Given your hand is "Tim", "Brigg", "Kor Cindervein", "Fire Blast", "Flash Heal", "Cerwyn", "Gamon", "Pugg"
"""
WRECK = '''
Given the card "Wreck" reads:
"""
1, Ability
Destroy target resource.
"""
And your hand is "Wreck"
And you have 2 ready resources
And your opponent has 1 ready resource
When you play "Wreck"
'''

ALTAR = '''
Given cost is no matter
And the card "Altar" reads:
"""
2, Item, Trinket (2)
Destroy two allies in your party >>> Draw a card.
"""
'''
SHOCK = '''
Given cost is no matter
And the card "Double Shock" reads:
"""
2, Ability
Your hero deals 3 nature damage to each of two target allies.
"""
And your hand is "Double Shock"
'''

BAD_OPTIONS = {
    "one card that pays for two, where only two could pay (401.1)": (
        ALTAR
        + 'And you control "Brigg", "Kor Cindervein", "Altar"\nWhen you use "Altar", destroying "Brigg", "Brigg"'
        + THEN,
        1,
        ['"Brigg" can\'t be chosen now', '2 of "Brigg", "Kor Cindervein"'],
    ),
    "one card as both targets, where only two could be (706.1b)": (
        SHOCK
        + 'And you control "Brigg", "Kor Cindervein"\nWhen you play "Double Shock" targeting "Brigg", "Brigg"'
        + THEN,
        1,
        ['"Brigg" can\'t be chosen now', '2 of "Brigg", "Kor Cindervein"'],
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
    "a pass while a choice is open": (
        EIGHT
        + """\
When the turn ends
And your opponent passes
Then it is your opponent's turn""",
        1,
        ["you have to choose which cards to discard"],
    ),
    "one of unnamed cards that differ": (
        WRECK + "And you choose 1" + THEN,
        2,
        [
            "a ready resource in your resource row and a ready resource in your opponent's resource row",
            "such as: you choose a ready resource in your resource row",
        ],
    ),
    "a resource, of resources that differ": (
        WRECK + "And you choose a ready resource" + THEN,
        2,
        ["1 of cards that differ", "such as: you choose a ready resource in your resource row"],
    ),
    "a resource as nobody has one": (
        WRECK + "And you choose an exhausted resource in your resource row" + THEN,
        1,
        ["an exhausted resource in your resource row can't be chosen now"],
    ),
    "more resources than one": (
        WRECK + "And you choose 2 resources in your resource row" + THEN,
        1,
        ["a resource in your resource row answers nothing that you are asked here"],
    ),
}

GOOD_OPTIONS = {
    "two of a name that pay, where only they could pay": ALTAR
    + 'And you control "Tim", "Tim", "Altar"\nWhen you use "Altar", destroying "Tim", "Tim"\nThen "Tim" is not in play',
    "one of a name and one with a label that pay": ALTAR
    + 'And you control "Tim", "Tim" as "other", "Altar"\nWhen you use "Altar", destroying "Tim", "other"\n'
    'Then "other" is in your graveyard',
    "a card that can't be both targets, where only two could be (706.1b)": SHOCK
    + 'And you control "Brigg", "Kor Cindervein"\nThen you can\'t play "Double Shock" targeting "Brigg", "Brigg"',
    "a resource by where it is": WRECK
    + "And you choose a ready resource in your opponent's resource row\nAnd the chain empties\n"
    + "Then there are no cards in your opponent's resource row",
    "a target by where it is": WRECK.replace(
        'play "Wreck"\n', 'play "Wreck" targeting a ready resource in your resource row\n'
    )
    + "And the chain empties\nThen you have 1 resource",
}
