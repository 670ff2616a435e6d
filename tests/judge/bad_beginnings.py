"""Bad boards before the first turn, and bad card lines: each with the exit code and words of the message."""

THEN = "\nThen it is your turn"

BAD_BEGINNINGS = {
    "an ability before the first turn": (
        """\
Given the first turn of the game is yours and about to start
And you control "Battle Shout"
When the game starts
And you choose not to
And your opponent chooses not to"""
        + THEN,
        2,
        ["Battle Shout"],
    ),
    "resources before the first turn": (
        """\
Given the first turn of the game is yours and about to start
And you have 3 ready resources
When the game starts
And you choose not to
And your opponent chooses not to"""
        + THEN,
        2,
        ["the step on line 5 gives resources, which nobody has before the first turn"],
    ),
    "resources for any cost before the first turn": (
        """\
Given cost is no matter
And the first turn of the game is yours and about to start
When the game starts
And you choose not to
And your opponent chooses not to"""
        + THEN,
        2,
        ["'cost is no matter' on line 4 gives resources, which nobody has before the first turn"],
    ),
    "a hurt hero before the first turn": (
        """\
Given the first turn of the game is yours and about to start
And your hero has 3 damage
When the game starts
And you choose not to
And your opponent chooses not to"""
        + THEN,
        2,
        ["hero"],
    ),
    "removed cards before the first turn": (
        """\
Given the first turn of the game is yours and about to start
And your cards removed from the game are "Tim"
When the game starts
And you choose not to
And your opponent chooses not to"""
        + THEN,
        2,
        ["removed"],
    ),
    "a graveyard before the first turn": (
        """\
Given the first turn of the game is yours and about to start
And your graveyard is "Tim"
When the game starts
And you choose not to
And your opponent chooses not to"""
        + THEN,
        2,
        ["graveyard"],
    ),
    "a hero face down before the first turn": (
        """\
Given the first turn of the game is yours and about to start
And your hero is face down
When the game starts
And you choose not to
And your opponent chooses not to"""
        + THEN,
        2,
        ["hero"],
    ),
    "counters on a hero before the first turn": (
        """\
Given the first turn of the game is yours and about to start
And your hero has 2 "Doom" counters
When the game starts
And you choose not to
And your opponent chooses not to"""
        + THEN,
        2,
        ["hero"],
    ),
    "no matter and the first turn": (
        """\
Given the first turn of the game is yours and about to start
And cost is no matter
When the game starts
And you choose not to
And your opponent chooses not to"""
        + THEN,
        2,
        ["before the first turn"],
    ),
    "unique twice": (
        '''\
Given the card "No" reads:
"""
1, Unique Ally—Orc, Unique, 1 [Melee] ATK / 3 Health
"""
And you control "No"'''
        + THEN,
        3,
        ["Unique"],
    ),
    "a quest twice": (
        '''\
Given the card "No" reads:
"""
Quest, Quest
Pay (1) to complete this quest.
Reward: Draw a card.
"""
And you have "No" as a face-up resource'''
        + THEN,
        3,
        ["expected type once on a card line"],
    ),
    "a bare number behind the type": (
        '''\
Given the card "No" reads:
"""
1, Item, 4
"""
And you control "No"'''
        + THEN,
        3,
        ["'4'"],
    ),
    "a tag twice": (
        '''\
Given the card "No" reads:
"""
1, Ally—Orc Orc, 1 [Melee] ATK / 3 Health
"""
And you control "No"'''
        + THEN,
        3,
        ["Orc"],
    ),
    "a limit twice": (
        '''\
Given the card "No" reads:
"""
1, Weapon—Axe, Melee (1), Melee (2), 1 ATK, 1 Strike
"""
And you control "No"'''
        + THEN,
        3,
        ["Melee"],
    ),
    "two damage types": (
        '''\
Given the card "No" reads:
"""
1, Ally—Orc, 1 [Melee] [Fire] ATK / 3 Health
"""
And you control "No"'''
        + THEN,
        3,
        ["ATK"],
    ),
    "a class twice": (
        '''\
Given the card "No" reads:
"""
1, Rogue, Rogue, Item
"""
And you control "No"'''
        + THEN,
        3,
        ["Rogue"],
    ),
    "two unique cards in play": (
        '''\
Given the card "Chief" reads:
"""
1, Unique Ally—Orc, 1 [Melee] ATK / 3 Health
"""
And you control "Chief" as "one", "Chief" as "two"'''
        + THEN,
        2,
        ["410.1"],
    ),
    "a repair of a whole board": (
        """\
Given a board the rules will repair
And you control "Tim"
When you pass
Then your opponent has priority""",
        2,
        ["nothing to repair"],
    ),
}
