"""Bad moments, numbers and places: each what, with its steps, the exit code, and words that the message must hold."""

BAD_PLACES = {
    "one of several cards of a deck": (
        'Given your deck, from the top, is "Tim", "Tim", "Tim"\nAnd your hand is "Tim"\nThen "Tim" is in your deck',
        2,
        ["4 cards", 'your "Tim" in the deck (3 of them)'],
    ),
    "cards of a deck said to be in play": (
        'Given your deck, from the top, is "Tim", "Tim"\nThen "Tim" is in play',
        1,
        ['found your "Tim" in the deck (2 of them)'],
    ),
    "a card of a deck named as one in play": (
        'Given your deck, from the top, is "Tim", "Tim"\nThen "Tim" is ready',
        2,
        ['there is only your "Tim" in the deck (2 of them)'],
    ),
    "resources counted although cost is no matter": (
        """\
Given cost is no matter
And you have 2 ready resources
Then you have 2 ready resources""",
        1,
        ["expected 2", "cost is no matter"],
    ),
    "a seat taken twice": (
        """\
Given a team game: Ann against Bo, seated Ann, Bo, Ann
Then it is Ann's turn""",
        2,
        ["Ann"],
    ),
    "a seat forgotten": (
        """\
Given a team game: Ann against Bo against Cid, seated Ann, Bo
Then it is Ann's turn""",
        2,
        ["Cid"],
    ),
    "your opponent among three": (
        """\
Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
Then your opponent has priority""",
        2,
        ["Bo", "Cid"],
    ),
    "a die that shows nothing": (
        '''\
Given the card "Roll" reads:
"""
0, Instant Ability
Roll a die. Your hero deals that much fire damage to target hero.
"""
And your hand is "Roll"
When you play "Roll" targeting your opponent's hero
And both players pass
And the die shows 0
Then your opponent's hero has 0 damage''',
        1,
        ["die", "at least 1"],
    ),
    "playing from the deck": (
        """\
Given your deck, from the top, is "Tim"
When you play "Tim"
Then it is your turn""",
        1,
        ["Tim is not in that player's hand", "406.1"],
    ),
    "an ally attached": (
        """\
Given you control "Brigg"
And your "Tim" is attached to "Brigg"
Then it is your turn""",
        2,
        ["Tim", "attached"],
    ),
    "an ability for characters on armor": (
        '''\
Given the card "Weight" reads:
"""
1, Ability
Attach to target hero or ally.
Ongoing: Attached character has +1 ATK.
"""
And the card "Plate" reads:
"""
1, Armor—Plate, 2 DEF
"""
And you control "Plate"
And your "Weight" is attached to "Plate"
Then it is your turn''',
        2,
        ["Weight", "306.3b"],
    ),
    "a second resource": (
        """\
Given your hand is "Tim", "Brigg"
When you place "Tim" as a face-down resource
And the chain empties
And you place "Brigg" as a face-down resource
Then it is your turn""",
        1,
        ["408.1"],
    ),
    "an ally face up": (
        """\
Given your hand is "Tim"
When you place "Tim" as a face-up resource
Then it is your turn""",
        1,
        ["not a quest", "408.1b"],
    ),
    "a scenario in a window": (
        """\
Given it is your turn, in the defend window
Then it is your turn""",
        2,
        ["window"],
    ),
    "attacking oneself": (
        """\
Given you control "Tim"
When you propose that "Tim" attacks "Tim"
Then it is your turn""",
        1,
        ["itself", "601.2b"],
    ),
    "an option told twice": (
        '''\
Given the first turn of the game is yours and about to start
When the game starts
Then you must choose between "Tim", "Tim"''',
        1,
        ["on offer"],
    ),
    "a card that speaks of another": (
        '''\
Given the card "Bob" reads:
"""
1, Ally—Orc, 1 [Melee] ATK / 1 Health
When Rob is destroyed, draw a card.
"""
And you control "Bob"
Then it is your turn''',
        3,
        ["Bob", "can't read"],
    ),
    "a described hero in the row": (
        '''\
Given the card "Champion" reads:
"""
Horde, Hero—Orc Warrior, 30 Health
"""
And you control "Champion"
Then it is your turn''',
        2,
        ["Champion", "hero"],
    ),
    "a token in a graveyard": (
        """\
Given your graveyard is a token "Wisp" with 0 ATK and 1 health
Then it is your turn""",
        2,
        ["Wisp"],
    ),
    "a loop repeated no times": (
        """\
When you repeat the loop 0 times
Then it is your turn""",
        1,
        ["loop", "801.1a"],
    ),
    "a reply without priority": (
        """\
Given it is your turn, in the action phase
And your opponent's hand is "Fire Blast"
And cost is no matter
When your opponent responds by playing "Fire Blast" targeting your hero
Then it is your turn""",
        1,
        ["nothing to respond to"],
    ),
    "a hand of times": (
        """\
Given your hand is 3 "Tim"
Then it is your turn""",
        2,
        ["Tim"],
    ),
    "a value nobody has": (
        """\
Given you control "Tim"
Then "Tim" has 3 strength""",
        2,
        ["ATK and 3 health"],
    ),
    "counted in play": (
        """\
Then there are 3 cards in play""",
        2,
        ["play", "hand"],
    ),
    "two zones in one truth": (
        """\
Given your hand is "Tim"
Then "Tim" is in your hand or graveyard""",
        2,
        ["or"],
    ),
    "a draw step that is skipped": (
        """\
Given the first turn of the game is yours and about to start
When the draw step starts
Then it is your turn""",
        1,
        ["the turn was over before 'the draw step starts'"],
    ),
    "a draw step of the next turn": (
        """\
When the draw step starts
Then it is your opponent's turn""",
        1,
        ["the turn was over before"],
    ),
    "an action phase of the next turn": (
        """\
Given it is your turn, in the end phase
When the action phase starts
Then it is your opponent's turn""",
        1,
        ["the turn was over before"],
    ),
    "a pass before the first turn": (
        """\
Given the first turn of the game is yours and about to start
When you pass
Then it is your turn""",
        1,
        ["407.1"],
    ),
    "a first turn that is still there after its end": (
        """\
Given the first turn of the game is yours and about to start
When the turn ends
Then it is your turn""",
        1,
        ["ready step of your opponent"],
    ),
}

GOOD_PLACES = {
    "a counter that only a text could put": '''\
Given the card "Brand" reads:
"""
1, Ability
Put a brand counter on target ally.
"""
And you control "Brigg"
And your hand is "Brand"
Then "Brigg" has 0 "brand" counters
And you can't bring about that "Brigg" has 2 "brand" counters''',
    "the end of the first turn": """\
Given the first turn of the game is yours and about to start
When the turn ends
Then it is your opponent's turn, in the ready step""",
    "the end phase of the first turn": """\
Given the first turn of the game is yours and about to start
When the end phase starts
Then it is your turn, in the end phase""",
}
