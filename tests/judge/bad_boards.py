"""Bad boards: each what, with its steps, the exit code, and words that the message must hold; then good ones."""

THEN = "\nThen it is your turn"
REND = """\
Given you control "Brigg", "Tim"
And your "Rend" as "the first Rend" is attached to "Brigg"
"""
STARTER = 'Given the rules are those of "starter-2006"\n'
OGRE = '''the card "Ogre" reads:
"""
1, Horde, Ally—Orc, 2 [Melee] ATK / 2 Health
"""
'''


def _twice(first: str, second: str, what: str) -> tuple[str, int, list[str]]:
    """Return the row of two steps that give the same; they stand on the lines 4 and 5."""
    return f"Given {first}\nAnd {second}{THEN}", 2, [f"{what} is given twice, on line 4 and on line 5"]


GIVEN_TWICE = {
    "a second hand": _twice('your hand is "Tim"', 'your hand is "Brigg"', "your hand"),
    "the opponent's second hand": _twice(
        'your opponent\'s hand is "Tim"', 'your opponent\'s hand is "Brigg"', "your opponent's hand"
    ),
    "a hand that holds something and is empty": _twice('your hand is "Tim"', "your hand is empty", "your hand"),
    "an empty hand with cards": _twice("your hand is empty", 'your hand is "Tim"', "your hand"),
    "an empty hand with unnamed cards": _twice(
        "your hand is empty", "you have 2 unnamed cards in your hand", "your hand"
    ),
    "two numbers of unnamed cards": _twice(
        "you have 2 unnamed cards in your hand", "you have 3 unnamed cards in your hand", "your hand"
    ),
    "a second graveyard": _twice('your graveyard is "Tim"', 'your graveyard is "Brigg"', "your graveyard"),
    "a second deck": _twice('your deck, from the top, is "Tim"', 'your deck, from the top, is "Brigg"', "your deck"),
    "a deck that grows": _twice(
        'your deck, from the top, is "Tim"', "you have 4 unnamed cards in your deck", "your deck"
    ),
    "a deck that grew": _twice(
        "you have 4 unnamed cards in your deck", 'your deck, from the top, is "Tim"', "your deck"
    ),
    "an empty deck with a card": _twice("your deck is empty", 'your deck, from the top, is "Tim"', "your deck"),
    "removed cards twice": _twice(
        'your cards removed from the game are "Tim"',
        'your cards removed from the game are "Brigg"',
        "your removed cards",
    ),
    "a second collection": _twice('your collection is "Tim"', 'your collection is "Brigg"', "your collection"),
    "a collection and a side deck": _twice('your collection is "Tim"', 'your side deck is "Brigg"', "your side deck"),
    "unnamed cards of a collection in a side deck": _twice(
        'your collection is "Tim"', "you have 2 unnamed cards in your side deck", "your collection,"
    ),
    "a second turn": _twice("it is your turn, in the end phase", "it is your turn, in the action phase", "the turn"),
    "another player's turn": _twice("it is your opponent's turn", "it is your turn", "the turn"),
    "the first turn and a turn": _twice(
        "the first turn of the game is yours and about to start", "it is your turn, in the end phase", "the turn"
    ),
    "a second edition": _twice(
        'the rules are those of "faq-2009-03"', 'the rules are those of "cr-2007-05"', "the edition"
    ),
    "a second hero": _twice('your hero is "Boris Brightbeard"', 'your hero is "Kana Nassis"', "your hero"),
    "damage of a hero twice": _twice("your hero has 3 damage", "your hero has 5 damage", "the damage of your hero"),
    "damage with the hero and again": _twice(
        'your hero is "Boris Brightbeard" with 20 damage', "your hero has 5 damage", "the damage of your hero"
    ),
    "a hero exhausted twice": _twice(
        'your hero is an exhausted "Boris Brightbeard"', "your hero is exhausted", "the state of your hero"
    ),
    "a ready hero exhausted": _twice(
        'your hero is a ready "Boris Brightbeard"', "your hero is exhausted", "the state of your hero"
    ),
    "a hero face down twice": _twice(
        'your hero is a face-down "Boris Brightbeard"', "your hero is face down", "the side of your hero"
    ),
    "resources twice": _twice(
        "you have 3 ready resources", "you have 4 resources", "the number of your ready resources"
    ),
    "a team game twice": _twice("a team game: Ann against Bo", "a team game: Ann against Bo", "a team game"),
    "counters twice": (
        'Given you control "Tim"\nAnd "Tim" has 1 "Doom" counter\nAnd "Tim" has 2 "Doom" counters' + THEN,
        2,
        ['the number of "Doom" counters on your "Tim" in play is given twice, on line 5 and on line 6'],
    ),
    "a card described twice": (
        f"Given {OGRE}And {OGRE}{THEN[1:]}",
        2,
        ["the card 'Ogre' is given twice, on line 4 and on line 8"],
    ),
    "a card described after it was used": (
        f'Given you control "Tim"\nAnd {OGRE.replace("Ogre", "Tim")}{THEN[1:]}',
        2,
        ["the card 'Tim' is described after a step has used it", "its description first"],
    ),
    "players after the turn": (
        "Given it is your turn, in the end phase\nAnd a team game: Ann against Bo\nThen Ann has priority",
        2,
        ["named after something was put on the board", "them first"],
    ),
}

OGRE_LABEL = '''Given the card "Ogre" reads:
"""
1, Horde, Ally—Orc, 9 [Melee] ATK / 9 Health
"""
'''

LABELS = {
    "a label that is another card's name": (
        'Given you control "Tim" as "Brigg"\nAnd your opponent controls "Brigg"' + THEN,
        2,
        ["the label 'Brigg' is the name of a card", "bad.feature:4"],
    ),
    "a label that becomes another card's name": (
        f'Given you control "Tim" as "Ogre"\nAnd {OGRE}And your opponent controls "Ogre"{THEN}',
        2,
        ["'Ogre' is the label of another card", "a label that is no card's name"],
    ),
    "a label that is the name of a card before": (
        'Given your opponent controls "Brigg"\nAnd you control "Tim" as "Brigg"' + THEN,
        2,
        ["the label 'Brigg' is the name of a card", "a label that is no card's name"],
    ),
    "a label that is the card's own name": (
        'Given you control "Tim" as "Tim"' + THEN,
        2,
        ["the label 'Tim' is the name of a card"],
    ),
    "a label that is a hero's name": (
        'Given you control "Tim" as "Boris Brightbeard"\nAnd your hero is "Boris Brightbeard"' + THEN,
        2,
        ["the label 'Boris Brightbeard' is the name of a card"],
    ),
    "a label given late that is a name": (
        'Given you control "Tim"\nAnd you control "Brigg"\nWhen "Brigg" is called "Tim"' + THEN,
        2,
        ["the label 'Tim' is the name of a card"],
    ),
    "a label that is the name of a card elsewhere": (
        'Given you control "Tim" as "Leeroy Jenkins"' + THEN,
        2,
        ["the label 'Leeroy Jenkins' is the name of a card"],
    ),
    "a label of five thousand letters that nobody has": (
        f'Given you control "Tim" as "{"x" * 5000}"\nThen "Tom" is ready',
        2,
        ["no card here is called 'Tom'"],
    ),
    "a label that is the name of a described card": (
        f'{OGRE_LABEL}And you control "Tim" as "Ogre"' + THEN,
        2,
        ["bad.feature:8", "the label 'Ogre' is the name of a card"],
    ),
    "a described card that is called as a label": (
        'Given you control "Tim" as "Ogre"\n' + OGRE_LABEL.replace("Given", "And", 1) + "Then you have priority",
        2,
        ["bad.feature:5", "'Ogre' is the label of another card"],
    ),
    "a label that is the name of a player": (
        'Given you control "Tim" as "your opponent"' + THEN,
        2,
        ["the label 'your opponent' is the name of a player"],
    ),
    "an empty label": ('Given you control "Tim" as ""' + THEN, 2, ["a label is empty"]),
    "a label for two cards": ('Given you control 2 "Tim" as "it"' + THEN, 2, ["the label 'it' is given twice"]),
    "two labels of one card": (
        'Given you control "Tim" as "this" with 0 damage as "that"' + THEN,
        2,
        ["the card 'Tim' gets two labels", "one label"],
    ),
    "two labels of a resource": (
        'Given you have "Tim" as "this" as a face-down resource as "that"' + THEN,
        2,
        ["the card 'Tim' gets two labels"],
    ),
    "a column twice": (
        "Given you control:\n| card | damage | damage |\n| Brigg | 0 | 1 |" + THEN,
        2,
        ["the column 'damage' twice"],
    ),
    "a cell that repeats a label": (
        "Given you control:\n| card | as |\n| Brigg | it |\n| Brigg | it |" + THEN,
        2,
        ["the label 'it' is given twice"],
    ),
    "a cell that is a name": (
        "Given you control:\n| card | as |\n| Brigg | it |\n| Tim | Brigg |" + THEN,
        2,
        ["the label 'Brigg' is the name of a card"],
    ),
    "no copy of a card": ('Given you control 0 "Tim"' + THEN, 2, ["0 cards called 'Tim'", "1 or more"]),
}


def _reads(line: str, text: str = "") -> str:
    """Return the step that describes a card called Ogre."""
    return f'Given the card "Ogre" reads:\n"""\n{line}\n{text}\n"""'


IMPOSSIBLE = {
    "a labelled card attached twice": (
        REND + 'And "the first Rend" is attached to "Tim"' + THEN,
        2,
        ["'the first Rend' is attached to \"Brigg\" already, from line 5"],
    ),
    "a labelled card attached and in a hand": (
        REND + 'And your hand is "the first Rend"' + THEN,
        2,
        ["already, from line 5"],
    ),
    "a labelled card in play and in play again": (
        'Given you control "Brigg" as "B", "Tim"\nAnd your opponent controls "B"' + THEN,
        2,
        ["'B' is in play already, from line 4"],
    ),
    "a labelled card in a hand and as a resource": (
        'Given your hand is "Brigg" as "B"\nAnd you have "B" as a face-down resource' + THEN,
        2,
        ["'B' is in hand already, from line 4"],
    ),
    "a labelled resource in a graveyard": (
        'Given you have "Brigg" as a face-down resource as "B"\nAnd your graveyard is "B"' + THEN,
        2,
        ["'B' is a resource already, from line 4"],
    ),
    "partners side by side where the rules alternate": (
        STARTER + "And a team game: Ann and Cid against Bo and Dee, seated Ann, Cid, Bo, Dee\nThen it is Ann's turn",
        2,
        ["Ann and Cid are partners and sit side by side", "starter-2006:multiplayer", "Ann, Bo, Cid, Dee"],
    ),
    "partners side by side at the end of the row": (
        STARTER + "And a team game: Ann and Cid against Bo and Dee, seated Ann, Bo, Dee, Cid\nThen it is Ann's turn",
        2,
        ["are partners and sit side by side", "starter-2006:multiplayer"],
    ),
    "partners of two factions": (
        STARTER
        + """\
And a team game: Ann and Cid against Bo and Dee
And Ann's hero is "Graccus"
And Cid's hero is "Ta'zo"
Then it is Ann's turn""",
        2,
        ["Ann and Cid are partners", "Alliance and Horde", "starter-2006:multiplayer"],
    ),
    "a card that is described below": (
        f'Given your hand is "Ogre"\nAnd {OGRE}{THEN}',
        2,
        ["no card is called 'Ogre'", "its description before this step: it stands on line 5"],
    ),
    "a keyword on a type line": (_reads("1, Ally—Orc Trap, 1 [Melee] ATK / 1 Health"), 3, ["can't read 'Trap'"]),
    "a keyword of another case": (
        _reads("1, Ally—Orc Elusive, 1 [Melee] ATK / 1 Health"),
        3,
        ["which stands in the text"],
    ),
    "damage on a weapon": (
        'Given you control "Annihilator" with 2 damage' + THEN,
        2,
        ["has damage and no health", "206.1"],
    ),
    "damage on an ability": ('Given you control "Battle Shout" with 2 damage' + THEN, 2, ["has damage and no health"]),
    "damage on a weapon in a table": (
        "Given you control:\n| card | damage |\n| Annihilator | 1 |" + THEN,
        2,
        ["has damage and no health"],
    ),
    "a hero in a hand": (
        'Given your hand is "Boris Brightbeard"' + THEN,
        2,
        ["bad.feature:4", "is of the type hero, so it can't be in hand (rule 301.1)"],
    ),
    "a hero in a deck": ('Given your deck, from the top, is "Boris Brightbeard"' + THEN, 2, ["can't be in the deck"]),
    "a hero in a graveyard": ('Given your graveyard is "Boris Brightbeard"' + THEN, 2, ["can't be in the graveyard"]),
    "a removed hero": (
        'Given your cards removed from the game are "Boris Brightbeard"' + THEN,
        2,
        ["can't be removed from the game"],
    ),
    "a hero in a side deck": ('Given your side deck is "Boris Brightbeard"' + THEN, 2, ["can't be in the side deck"]),
    "a hero as a resource": (
        'Given you have "Boris Brightbeard" as a face-down resource' + THEN,
        2,
        ["can't be a resource (rule 301.1)"],
    ),
    "a hero beside the hero": ('Given you control "Boris Brightbeard"' + THEN, 2, ["is a hero (rule 301.1)"]),
    "a quest in a row": (
        'Given you control "A Donation of Wool"' + THEN,
        2,
        ["is of the type quest, so it can't be in play other than as a resource (rule 307.1)"],
    ),
    "a quest in a row that is repaired": (
        'Given a board the rules will repair\nAnd you control "A Donation of Wool"' + THEN,
        2,
        ["can't be in play other than as a resource"],
    ),
    "an ally as a face-up resource": (
        'Given you have "Tim" as a face-up resource' + THEN,
        2,
        ["is no quest", "408.1b"],
    ),
    "an ability that isn't ongoing": ('Given you control "Fire Blast"' + THEN, 2, ["is no ongoing ability", "306.1"]),
    "an ability attached to a quest": (
        'Given you have "A Donation of Wool" as a face-up resource\n'
        'And your "Polymorph" is attached to "A Donation of Wool"' + THEN,
        2,
        ["can't be attached to a card of that type", "306.3b"],
    ),
    "a token with no health": (
        'Given you control a token "Wisp" with 1 ATK and 0 health' + THEN,
        2,
        ["the token 'Wisp' has no health", "a board the rules will repair"],
    ),
    "damage as much as health": ('Given you control "Brigg" with 2 damage' + THEN, 2, ["has fatal damage", "407.6a"]),
    "an ally with DEF": (
        _reads("1, Horde, Ally—Orc, 2 [Melee] ATK / 2 Health, 3 DEF") + THEN,
        2,
        ["bad.feature:4", "'Ogre' is an ally and has DEF (rule 302.1)"],
    ),
    "an ally with a strike cost": (
        _reads("1, Horde, Ally—Orc, 2 [Melee] ATK / 2 Health, 2 Strike") + THEN,
        2,
        ["'Ogre' is an ally and has a strike cost"],
    ),
    "an ally with 0 health": (
        _reads("1, Horde, Ally—Orc, 2 [Melee] ATK / 0 Health") + THEN,
        2,
        ["'Ogre' is an ally and has no health"],
    ),
    "an ally that doesn't say its health": (
        _reads("1, Horde, Ally—Orc, 2 [Melee] ATK") + THEN,
        3,
        ["expected a number for health"],
    ),
    "a quest with health": (
        _reads("Quest, 3 Health", "Pay 1 to complete this quest.\nReward: Draw a card.") + THEN,
        2,
        ["'Ogre' is a quest and has health (rule 307.1)"],
    ),
    "a hero with a printed ATK": (
        _reads("Hero—Warrior Horde Orc, 2 [Melee] ATK / 28 Health") + THEN,
        2,
        ["'Ogre' is a hero and has ATK (rule 301.1)"],
    ),
}

BOLT = 'Given cost is no matter\nAnd your hand is "Lightning Bolt"\nWhen you play "Lightning Bolt"\n'
OPEN = "while no step has answered this: you have to choose which target"

NOTHING_STATED = {
    "no Then": (
        "When you pass",
        2,
        ["the scenario states nothing: no step of it is a Then", "a Then after what is done"],
    ),
    "a When after the last Then": (
        "Then it is your turn\nWhen you pass",
        2,
        ["bad.feature:5", "states nothing of what is done last", "a Then at the end"],
    ),
    "a Given alone": ('Given you control "Tim"', 2, ["bad.feature:4", "the scenario states nothing"]),
    "a rule that was not applied as nothing was": (
        'Given you control "Tim"\nThen rule 601.2 was not applied',
        2,
        ["bad.feature:5", "that a rule was not applied states nothing", "a When before it"],
    ),
    "damage that nobody has dealt": (
        'Given you control "Tim"\nThen "Tim" has taken no damage since the last step that acted',
        2,
        ["what damage was taken states nothing"],
    ),
    "a game that goes on before it began": ("Then the game goes on", 2, ["how the game ends states nothing"]),
    "what differs while a choice is open": (BOLT + "Then your hero has 1 damage", 1, ["expected 1 damage", OPEN]),
    "a name nobody has while a choice is open": (BOLT + 'Then "Tim" is ready', 2, ["called 'Tim'", OPEN]),
    "a permission while a choice is open": (BOLT + "Then you may pass", 1, ["no step answers this", "which target"]),
    "what differs after a Then has looked at the choice": (
        BOLT + "Then you must choose between your hero, your opponent's hero\nAnd your hero has 1 damage",
        1,
        [OPEN],
    ),
    "a choice that is open at the end": (BOLT + "Then your hero has 0 damage", 1, ["no step answers this"]),
}

GOOD_BOARDS = {
    "a hand with and without names": 'Given your hand is "Tim"\nAnd you have 2 unnamed cards in your hand\n'
    "Then there are 3 cards in your hand",
    "damage before the hero's name": 'Given your hero has 5 damage\nAnd your hero is "Boris Brightbeard"\n'
    "Then your hero has 5 damage",
    "a hero exhausted before its name": 'Given your hero is exhausted\nAnd your hero is "Boris Brightbeard"\n'
    "Then your hero is exhausted",
    "resources of both states": "Given you have 3 ready resources\nAnd you have 2 exhausted resources\n"
    "Then you have 5 resources",
    "a token with no health on a board that is repaired": "Given a board the rules will repair\n"
    'And you control a token "Wisp" with 1 ATK and 0 health\nThen it is your turn',
    "a statement about a given board": 'Given you control "Tim"\nThen "Tim" has 1 ATK',
    "a rule applied in an action that waits": f"{BOLT}Then rule 407.1 was not applied\nAnd rule 707.1 was applied\n"
    "And you must choose between your hero, your opponent's hero",
}
