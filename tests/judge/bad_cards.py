"""Bad boards, described cards and decks: each what, with its steps, the exit code, and words of the message."""

THEN = "\nThen it is your turn"

MORE_IMPOSSIBLE = {
    "a card whose text is empty": (
        'Given the card "X" reads:\n"""\n"""\nAnd you control "X"' + THEN,
        3,
        ["the text of the card 'X' is empty", "expected a card line"],
    ),
    "a card whose text is blanks": (
        'Given the card "X" reads:\n"""\n  \n\n"""\nAnd you control "X"' + THEN,
        3,
        ["the text of the card 'X' is empty"],
    ),
    "an ability for allies on a hero": (
        """Given your opponent's "Mind Control" is attached to your hero""" + THEN,
        2,
        ["Mind Control"],
    ),
    "an ability attached to a card in hand": (
        '''\
Given your hand is "Tim"
And your opponent's "Mind Control" is attached to "Tim"'''
        + THEN,
        2,
        ["Tim"],
    ),
    "an ability attached to itself": ('Given your "Rend" is attached to "Rend"' + THEN, 2, ["Rend"]),
    "counters on a card in hand": (
        """\
Given your hand is "Tim"
And "Tim" has 2 "Doom" counters"""
        + THEN,
        2,
        ["Tim"],
    ),
    "a player against herself": (
        """\
Given a team game: Ann against Ann
Then it is Ann's turn""",
        2,
        ["Ann"],
    ),
    "one team": (
        """\
Given a team game: Ann and Bo
Then it is Ann's turn""",
        2,
        ["against"],
    ),
    "a stranger's turn": (
        """\
Given a team game: Ann against Bo
And it is Cid's turn
Then it is Ann's turn""",
        2,
        ["Cid"],
    ),
    "an ally as the hero": ('Given your hero is "Tim"' + THEN, 2, ["Tim"]),
    "fatal damage on a hero": ("Given your hero has 30 damage" + THEN, 2, ["fatal damage"]),
    "a token in a hand": (
        '''\
Given you control a token "Wisp Thing" with 1 ATK and 1 health
And your hand is "Wisp Thing"'''
        + THEN,
        2,
        ["Wisp Thing"],
    ),
    "a card in play before the first turn": (
        """\
Given the first turn of the game is yours and about to start
And you control "Tim"
When the game starts
And you choose not to
And your opponent chooses not to"""
        + THEN,
        2,
        ["Tim"],
    ),
    "a hand before the first turn": (
        """\
Given the first turn of the game is yours and about to start
And your hand is "Tim"
When the game starts
And you choose not to
And your opponent chooses not to"""
        + THEN,
        2,
        ["hand"],
    ),
    "a repair of nothing": (
        '''\
Given a board the rules will repair
And you control "Tim"'''
        + THEN,
        2,
        ["repair"],
    ),
    "an ability attached to two": (
        '''\
Given you control "Tim", "Brigg"
And your "Rend" as "R" is attached to "Tim"
And "R" is attached to "Brigg"'''
        + THEN,
        2,
        ["R"],
    ),
    "entering play next turn": (
        'Given you control "Tim", which entered play next turn' + THEN,
        2,
        ["no sentence fits"],
    ),
    "ready and exhausted at once": ('Given you control an exhausted ready "Tim"' + THEN, 2, ["Tim"]),
    "a card in two zones under one label": (
        '''\
Given you control "Tim" as "T"
And your hand is "Brigg" as "T"'''
        + THEN,
        2,
        ["T"],
    ),
    "an attachment without a host": ('Given you control "Mind Control"' + THEN, 2, ["attaching ability"]),
    "more damage than health on an ally": ('Given you control "Tim" with 7 damage' + THEN, 2, ["7"]),
    "a resource under two names": (
        '''\
Given you have "Tim" as a face-down resource as "A"
And you have "Brigg" as a face-down resource as "A"'''
        + THEN,
        2,
        ["A"],
    ),
}

BAD_CARDS = {
    "a card without a name": (
        '''\
Given the card "" reads:
"""
1, Item
"""'''
        + THEN,
        2,
        ["name"],
    ),
    "a name of blanks": (
        '''\
Given the card "  " reads:
"""
1, Item
"""'''
        + THEN,
        2,
        ["name"],
    ),
    "two costs": (
        '''\
Given the card "Two" reads:
"""
1, 2, Item
"""
And you control "Two"'''
        + THEN,
        3,
        ["cost once on a card line"],
    ),
    "an ally without ATK": (
        '''\
Given the card "No" reads:
"""
1, Ally—Orc, 3 Health
"""
And you control "No"'''
        + THEN,
        3,
        ["a number for atk"],
    ),
    "a weapon without a strike cost": (
        '''\
Given the card "No" reads:
"""
1, Weapon—Axe, 3 [Melee] ATK
"""
And you control "No"'''
        + THEN,
        3,
        ["a number for strike cost"],
    ),
    "a quest with a cost": (
        '''\
Given the card "No" reads:
"""
3, Quest
Pay (1) to complete this quest.
Reward: Draw a card.
"""
And you have "No" as a face-up resource'''
        + THEN,
        2,
        ["cost"],
    ),
    "an ATK below nothing": (
        '''\
Given the card "No" reads:
"""
1, Ally—Orc, -1 [Melee] ATK / 3 Health
"""
And you control "No"'''
        + THEN,
        3,
        ["-1"],
    ),
    "an armor without DEF": (
        '''\
Given the card "No" reads:
"""
1, Armor—Cloth
"""
And you control "No"'''
        + THEN,
        3,
        ["a number for defense"],
    ),
    "two types": (
        '''\
Given the card "No" reads:
"""
1, Item, Weapon—Axe, 1 [Melee] ATK, 1 Strike
"""
And you control "No"'''
        + THEN,
        3,
        ["can't be read"],
    ),
    "health twice": (
        '''\
Given the card "No" reads:
"""
1, Ally—Orc, 1 [Melee] ATK / 3 Health, 4 Health
"""
And you control "No"'''
        + THEN,
        3,
        ["Health once on a card line"],
    ),
    "a card line of nothing": (
        '''\
Given the card "No" reads:
"""

"""
And you control "No"'''
        + THEN,
        3,
        ["a card line"],
    ),
    "a card without a text": ('Given the card "No" reads:' + THEN, 2, ["text"]),
    "a table in place of a card": (
        """\
Given the card "No" reads:
| a |
| b |"""
        + THEN,
        2,
        ["table"],
    ),
    "an ongoing ally": (
        '''\
Given the card "No" reads:
"""
1, Ally—Orc, 1 [Melee] ATK / 3 Health
Ongoing: Draw a card.
"""
And you control "No"'''
        + THEN,
        3,
        ["line 2, column 8"],
    ),
    "a number of ten digits on a card": (
        '''\
Given the card "No" reads:
"""
9999999999, Ally—Orc, 9999999999 [Melee] ATK / 9999999999 Health
"""
And you control "No"
Then "No" has 9999999999 ATK''',
        2,
        ["9999999999"],
    ),
    "a deck of no copies": (
        '''\
When you put a deck together:
"""
Hero: Ruby Gemsparkle
0 Fire Blast
"""
Then the deck can't be played in Constructed''',
        2,
        ["0"],
    ),
    "a deck without a hero": (
        '''\
When you put a deck together:
"""
60 Ironforge Guards
"""
Then the deck can't be played in Constructed''',
        2,
        ["Hero"],
    ),
    "a deck of two heroes": (
        '''\
When you put a deck together:
"""
Hero: Ruby Gemsparkle
Hero: Gorebelly
60 Ironforge Guards
"""
Then the deck can't be played in Constructed''',
        2,
        ["a second hero"],
    ),
    "two side decks": (
        '''\
When you put a deck together:
"""
Hero: Ruby Gemsparkle
60 Ironforge Guards

Side deck
5 Ironforge Guards

Side deck
5 Ironforge Guards
"""
Then the deck may be played in Constructed''',
        2,
        ["the side deck last, and once"],
    ),
    "a card of a deck that nobody knows": (
        '''\
When you put a deck together:
"""
Hero: Ruby Gemsparkle
60 Ironforge Gards
"""
Then the deck may be played in Constructed''',
        2,
        ["Ironforge Guards"],
    ),
    "a deck that is judged before it is put together": ("Then the deck may be played in Constructed", 2, ["deck"]),
    "a deck of a fraction": (
        '''\
When you put a deck together:
"""
Hero: Ruby Gemsparkle
60.5 Ironforge Guards
"""
Then the deck may be played in Constructed''',
        2,
        ["60.5"],
    ),
    "a deck in a format that is none": (
        '''\
When you put a deck together:
"""
Hero: Ruby Gemsparkle
60 Ironforge Guards
"""
Then the deck may be played in Draft''',
        2,
        ["the deck may be played in Constructed"],
    ),
}

GOOD_CARDS = {
    "equipment kept from the game before": """\
Given the first turn of the game is yours and about to start
And you control "Krol Blade"
When the game starts
And you choose not to
And your opponent chooses not to
Then "Krol Blade" is in play""",
    "an opening hand without a start of the game": """\
Given the first turn of the game is yours and about to start
And your hand is "Tim"
When the action phase starts
Then "Tim" is in your hand""",
    "a number of each kind on one line": '''\
Given the card "Full" reads:
"""
1, Horde, Rogue, Weapon—Axe, Melee (1), 3 [Melee] ATK / 1 Strike
"""
And you control "Full"
Then "Full" has 3 ATK''',
}
