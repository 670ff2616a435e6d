"""Sentences nobody knows: each what, with its steps, the exit code, and the sentence that the message must lead to."""

FIGHT = """
Given you control "Kor Cindervein"
And your opponent controls "Brigg"
"""


def _then(line: str, *words: str) -> tuple[str, int, list[str]]:
    return f"{FIGHT}Then {line}", 2, [f"no sentence fits Then {line!r}", *words]


def _when(line: str, *words: str) -> tuple[str, int, list[str]]:
    return f"{FIGHT}When {line}\nThen it is your turn", 2, [f"no sentence fits When {line!r}", *words]


def _given(line: str, *words: str) -> tuple[str, int, list[str]]:
    return f"Given {line}\nThen it is your turn", 2, [f"no sentence fits Given {line!r}", *words]


UNKNOWN = {
    "his weapon": _when('your opponent strikes with his "Annihilator"', "the nearest is When 'you strike with"),
    "I attack": _when('I attack "Brigg" with "Kor Cindervein"', "the nearest is When 'you propose that"),
    "a card attacks": _when('"Kor Cindervein" attacks "Brigg"', "the nearest is When 'you propose that"),
    "blocks": _when('your opponent blocks with "Brigg"', "the nearest is When 'your opponent protects with"),
    "dies": _then('"Brigg" dies', "the nearest is Then '\"Tim\" is in your graveyard'", "is not in play"),
    "is dead": _then('"Brigg" is dead', "the nearest is Then '\"Tim\" is in your graveyard'"),
    "is destroyed": _then('"Brigg" is destroyed', "the nearest is Then '\"Tim\" is in your graveyard'"),
    "kills": _when('you kill "Brigg"', "destroying"),
    "sacrifices": _when('you sacrifice "Kor Cindervein"', "destroying"),
    "taps": _when('you tap "Kor Cindervein"', "the nearest is When 'you use"),
    "is tapped": _then('"Kor Cindervein" is tapped', "the nearest is Then '\"Tim\" is exhausted'"),
    "is untapped": _then('"Kor Cindervein" is untapped', "the nearest is Then '\"Tim\" is ready'"),
    "discards": _when('you discard "Brigg"', "the nearest is When 'you choose", "discarding"),
    "the discard pile": _then('"Brigg" is in the discard pile', "the nearest is Then '\"Tim\" is in your graveyard'"),
    "is bounced": _then('"Brigg" is bounced', "the nearest is Then '\"Tim\" is in your hand'"),
    "the stack": _then("the stack is empty", "the nearest is Then 'the chain is empty'"),
    "the stack resolves": _when("the stack resolves", "the nearest is When 'the chain empties'"),
    "a token": _given("you have a 1/1 token", "the nearest is Given 'you control a token"),
    "draws": _when("you draw a card", "the nearest is When 'the draw step starts'"),
    "drew": _then("you drew a card", "the nearest is Then 'there are 2 cards in your hand'"),
    "mana": _given("you have 5 mana", "the nearest is Given 'you have 5 ready resources'"),
    "life": _given("your hero has 20 life", 'the nearest is Given "your opponent\'s hero has 26 damage"'),
    "casts": _when('you cast "Fire Blast" targeting your hero', "the nearest is When 'you play"),
    "activates": _when('you activate "Kor Cindervein"', "the nearest is When 'you use"),
    "is exiled": _then('"Brigg" is exiled', "the nearest is Then '\"Tim\" is removed from the game'"),
    "the battlefield": _then('"Brigg" is on the battlefield', "the nearest is Then '\"Tim\" is in play'"),
    "cards in hand": _then("you have 3 cards in hand", "the nearest is Then 'there are 2 cards in your hand'"),
    "a combat that ends": _when("the combat ends", "the nearest is When 'the combat concludes'"),
    "a Given as a When": _when('you control "Brigg"', "the nearest is Given 'you control \"Brigg\"' (The board)"),
    "a When as a Given": _given('you play "Brigg"', "the nearest is When 'you play \"Brigg\"' (What players do)"),
    "a Then as a When": _when('"Brigg" is exhausted', "the nearest is Then '\"Brigg\" is exhausted' (What is true)"),
    "a misspelt flag": _given("a board the rule will repair", "the nearest is Given 'a board the rules will repair'"),
    "three sentences at once": (
        f'{FIGHT}When I attack\nAnd you tap "Brigg"\nThen "Brigg" dies',
        2,
        ["When 'I attack'", "and on line 8: no sentence fits When 'you tap", "and on line 9: no sentence fits Then"],
    ),
    "an unknown sentence behind what differs": (
        f'{FIGHT}Then "Brigg" has 1 damage\nAnd "Brigg" dies',
        1,
        ["expected 1 damage", "and on line 8: no sentence fits Then '\"Brigg\" dies'"],
    ),
}

BOARD = f'{FIGHT}And you control "Tim"\n'
FOUGHT = 'When you propose that "Kor Cindervein" attacks "Brigg"\nAnd the combat concludes\n'
ATTACK = 'When you propose that "Kor Cindervein" attacks "Brigg"\nAnd the attack window opens\n'
DRAWN = """\
Given cost is no matter
And your hero is "Zenith Shadowforce" with 23 damage
And your opponent's hero is "Graccus" with 24 damage
And your hand is "Hellfire"
When you play "Hellfire"
And the chain empties
"""
LEFT_AND_DRAWN = """\
Given a team game: Ann against Bo against Cid, seated Ann, Bo, Cid
And it is Bo's turn, in the action phase
And cost is no matter
And Bo's hero is "Zenith Shadowforce" with 23 damage
And Cid's hero is "Graccus" with 24 damage
And Bo's hand is "Hellfire"
When Ann concedes
And Bo plays "Hellfire"
And the chain empties
"""
KILLED = """\
Given you control "Kor Cindervein"
And your opponent's hero has 28 damage
When you propose that "Kor Cindervein" attacks your opponent's hero
And the combat concludes
"""

FALSE_STATEMENTS = {
    "a token that no card here puts into play": (
        'Given you control "High Priestess Tyrande Whisperwind"\nThen you control no "Wsip"',
        2,
        ["no card here is called 'Wsip'"],
    ),
    "a keyword that nobody has given": (BOARD + 'Then "Tim" has protector', 1, ["expected protector, found elusive"]),
    "a keyword that is there": (BOARD + 'Then "Tim" has no elusive', 1, ["expected no elusive, found elusive"]),
    "powers that are there": (BOARD + 'Then "Tim" has no powers', 1, ['"Tim" has powers']),
    "not attacking while attacking": (
        BOARD + ATTACK + 'Then "Kor Cindervein" is not attacking',
        1,
        ["expected not attacking, found exhausted, attacking"],
    ),
    "not ready while ready": (BOARD + 'Then "Tim" is not ready', 1, ["expected not ready, found ready"]),
    "allowed by a rule that isn't asked": (
        BOARD + 'Then you may propose that "Kor Cindervein" attacks "Brigg", because of 717.5a',
        1,
        ["this is allowed without that rule", "601.2"],
    ),
    "damage of another type": (
        BOARD + FOUGHT + 'Then "Kor Cindervein" has dealt 3 frost damage to "Brigg" since the last step that acted',
        1,
        ["expected 3 frost damage, found 3 melee damage"],
    ),
    "damage of another amount": (
        BOARD + FOUGHT + 'Then "Kor Cindervein" has dealt 2 damage to "Brigg" since the last step that acted',
        1,
        ["expected 2 damage, found 3 melee damage"],
    ),
    "damage of another source": (
        BOARD + FOUGHT + 'Then "Tim" has dealt 3 damage to "Brigg" since the last step that acted',
        1,
        ["expected 3 damage, found none"],
    ),
    "damage that nothing has dealt yet": (
        BOARD + 'Then "Tim" has dealt no damage to "Brigg" since the last step that acted',
        2,
        ["what damage was dealt states nothing"],
    ),
    "a keyword nobody knows": _then('"Brigg" has elusiv', "the nearest is Then '\"Tim\" has elusive'"),
    "losing in a draw": (
        DRAWN + "Then you lose the game",
        1,
        ["you don't lose the game", "expected you lose, found a draw"],
    ),
    "another who loses in a draw": (DRAWN + "Then your opponent loses the game", 1, ["found a draw"]),
    "losing in the draw of those who were left": (LEFT_AND_DRAWN + "Then Cid loses the game", 1, ["found a draw"]),
    "no damage on a hero that was destroyed": (
        KILLED + "Then your opponent's hero has 0 damage",
        2,
        ["there is only your opponent's hero in the graveyard"],
    ),
    "a ready hero that was destroyed": (
        KILLED + "Then your opponent's hero is ready",
        2,
        ["there is only your opponent's hero in the graveyard"],
    ),
    "two of a name where there is one": (
        'Given you control "Tim", "Brigg"\nThen you control "Tim", "Brigg", "Tim"',
        1,
        ['you don\'t control "Tim"'],
    ),
    "another player's card denied as one's own": (
        FIGHT + 'Then your "Brigg" is not in play',
        2,
        ['there is only your opponent\'s "Brigg" in play'],
    ),
    "another player's label": (
        'Given you control "Tim" as "mine"\nThen your opponent\'s "mine" is ready',
        2,
        ['there is only your "mine" in play'],
    ),
    "an X that a card doesn't ask for, with a choice left open": (
        'Given cost is no matter\nAnd your hand is "Lightning Bolt"\nThen you may play "Lightning Bolt" with X = 2',
        1,
        ["nobody was asked for the value of X (2)"],
    ),
    "a misspelt card on top of a deck": (
        'Given your deck, from the top, is "Tim", "Brigg"\nThen your deck, from the top, is "Tmi"',
        2,
        ["no card here is called 'Tmi'", "nearest is 'Tim'"],
    ),
}

TRUE_STATEMENTS = {
    "who has dealt what to whom": BOARD
    + FOUGHT
    + 'Then "Kor Cindervein" has dealt 3 melee damage to "Brigg" since the last step that acted\n'
    + 'And "Kor Cindervein" has dealt no fire damage to "Brigg" since the last step that acted\n'
    + 'And "Tim" has dealt no damage to "Brigg" since the last step that acted',
    "the first turn of a named player": "Given a team game: Ann against Bo\n"
    "And the first turn of the game is Bo's and about to start\n"
    "When the action phase starts\nThen it is Bo's turn, in the action phase",
    "keywords and powers": BOARD
    + 'Then "Tim" has elusive\nAnd "Tim" has no protector\nAnd "Kor Cindervein" has no powers',
    "who is not in combat": BOARD
    + ATTACK
    + 'Then "Tim" is not in combat and "Kor Cindervein" is attacking and "Brigg" is not attacking',
    "why an attack is allowed": BOARD + 'Then you may propose that "Kor Cindervein" attacks "Brigg", because of 601.2',
    "losing before others have a draw": LEFT_AND_DRAWN + "Then Ann loses the game\nAnd the game is a draw",
    "what destroyed a hero": KILLED
    + "Then your opponent's hero has taken 3 damage since the last step that acted\nAnd your opponent loses the game",
    "two of a name": 'Given you control 2 "Tim"\nThen you control "Tim", "Tim"',
    "a card and one of its name with a label": 'Given you control "Tim", "Tim" as "the other"\n'
    'Then you control "Tim", "the other"',
    "another player's card that is gone": BOARD + FOUGHT + 'Then your opponent\'s "Brigg" is not in play',
    "a value that a card doesn't have, which is 0 (104.2)": BOARD + 'Then "Tim" has 0 DEF\nAnd your hero has no DEF',
}
