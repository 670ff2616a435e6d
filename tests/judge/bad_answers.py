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
REPLACED = """
Given cost is no matter
And you control "World in Flames"
And you control "Chromatic Cloak"
And your opponent controls "Berserker Stance"
And your opponent controls "Golem Skull Helm"
And your hand is "Fire Blast"
When you play "Fire Blast" targeting your opponent's hero
And the chain empties
"""
AFTER_ORDER = "\nAnd your opponent prevents nothing\nThen your hero has 0 damage"
DUEL = '''
Given cost is no matter
And the card "Stand Behind" reads:
"""
1, Instant Ability
The next time damage would be dealt to your hero this turn, it's dealt to target hero or ally instead.
"""
And you control "Krol Blade" as "my blade"
And your hand is "Stand Behind"
And your opponent controls "Krol Blade" as "his blade"
And your opponent controls "Golem Skull Helm"
When you propose that your hero attacks your opponent's hero
And you strike with "my blade"
And your opponent responds by striking with "his blade"
And the chain empties
And you play "Stand Behind" targeting your opponent's hero
And the combat concludes
'''
PREVENTED = 'And your opponent exhausts "Golem Skull Helm" to prevent damage'
PACKETS = '''
Given cost is no matter
And the card "Ward" reads:
"""
1, Instant Ability
Prevent the next 3 damage that would be dealt to heroes and allies in your party this turn.
"""
And the card "Veil" reads:
"""
1, Instant Ability
Prevent the next 4 damage that would be dealt to heroes and allies in your party this turn.
"""
And the card "Storm" reads:
"""
1, Ability
Your hero deals 1 fire damage to each hero and ally.
"""
And your opponent controls "Brigg"
And your opponent's hand is "Ward", "Veil"
And your hand is "Storm"
When you play "Storm"
And you pass
And your opponent plays "Ward"
And your opponent plays "Veil"
And both players pass
And both players pass
And both players pass
'''
ORDERED = 'And your opponent chooses in order "Ward", "Veil"'
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
TWINS = '''
Given cost is no matter
And the card "Cataclysm" reads:
"""
2, Ability
Destroy all allies.
"""
And the card "Stone" reads:
"""
2, Item
When an ally is destroyed, that ally's controller draws a card.
"""
And you control "Stone"
And you control "Brigg"
And your opponent controls "Tim"
And your hand is "Cataclysm"
When you play "Cataclysm"
And both players pass
'''
SPARKS = '''
Given cost is no matter
And the card "Spark" reads:
"""
1, Item
Pay 1 >>> Your hero deals 2 fire damage to target hero.
"""
And the card "Damp" reads:
"""
1, Instant Ability
Interrupt target payment effect.
"""
And you control "Spark"
And your opponent's hand is "Damp"
When you use "Spark" targeting your opponent's hero
And you use "Spark" targeting your hero
'''
TORCHES = '''
Given the card "Torches" reads:
"""
3, Ally—Human Mage, 1 [Fire] ATK / 3 Health
At the end of your turn, Torches deals 1 fire damage to target hero.
At the end of your turn, Torches deals 2 fire damage to target hero.
"""
And you control "Torches"
When the end phase starts
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
ECHOES = (
    "".join(
        f'Given the card "{name}" reads:\n"""\n1, Ally—Orc, 1 [Melee] ATK / 1 Health\n'
        f'At the start of your turn, {does}.\n"""\nAnd you control "{name}"\n'
        for name, does in (
            ("Echo", "draw a card"),
            ("Bell", "your hero heals 1 damage from itself"),
            ("Drum", "your hero deals 1 fire damage to each opposing hero"),
        )
    )
    + "When your next turn starts\n"
)

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
    "effects of one card that differ, by its name": (
        TWINS + 'And you choose in order "Stone", "Stone"' + TURN,
        2,
        ['"Stone" has 2 effects on offer that differ', '"Stone" about "Brigg" and "Stone" about "Tim"'],
    ),
    "effects that differ in an amount alone, by the name of their card": (
        TORCHES + 'And you choose in order "Torches", "Torches"' + TURN,
        2,
        ['"Torches" has 2 effects on offer that differ', '"Torches" about 1 and "Torches" about 2'],
    ),
    "an effect about an amount that none has": (
        TORCHES + 'And you choose in order "Torches" about 3, "Torches" about 2' + TURN,
        1,
        ['"Torches" about 3 can\'t be chosen now', '"Torches" about 1'],
    ),
    "an effect about nobody of the event": (
        TWINS + 'And you choose in order "Stone" about your hero, "Stone" about your opponent' + TURN,
        1,
        ['"Stone" about your hero can\'t be chosen now', '"Stone" about "Brigg"'],
    ),
    "effects with different targets, by the name of their card": (
        SPARKS + 'And your opponent responds by playing "Damp" targeting "Spark"' + TURN,
        2,
        ['"Spark" about your opponent\'s hero and "Spark" about your hero'],
    ),
    "a swap before the next game": (
        'Given your side deck is "Tim"\nAnd your deck, from the top, is "Brigg"\n'
        'When your opponent concedes\nAnd you swap "Brigg" for "Tim" of the side deck' + TURN,
        2,
        ["the game is over", "When the next game is about to start, your turn first"],
    ),
    "a flip by a power that doesn't flip": (
        'Given your hero is a face-down "Graccus"\nWhen you flip your hero targeting your hero' + TURN,
        1,
        ["has no payment power now that flips it"],
    ),
    "an order of more than there is": (
        REPLACED
        + 'And you choose in order "Chromatic Cloak", "Berserker Stance", "World in Flames", "Chromatic Cloak"'
        + AFTER_ORDER,
        1,
        ['"Chromatic Cloak" answers nothing that you are asked here', "which replacement modifier applies next"],
    ),
    "an order that ends with what is no option": (
        REPLACED + 'And you choose in order "Chromatic Cloak", "Berserker Stance", "Golem Skull Helm"' + AFTER_ORDER,
        1,
        ['"Golem Skull Helm" answers nothing that you are asked here'],
    ),
    "an order that ends with nobody": (
        REPLACED + 'And you choose in order "Chromatic Cloak", "Berserker Stance", "Nobody"' + AFTER_ORDER,
        1,
        ['"Nobody" answers nothing that you are asked here'],
    ),
    "an order that ends with a hero": (
        REPLACED + 'And you choose in order "Chromatic Cloak", "Berserker Stance", your hero' + AFTER_ORDER,
        1,
        ["your hero answers nothing that you are asked here"],
    ),
    "an X beyond the resources although cost is no matter": (
        STORM + 'When you play "Storm" with X = 30 targeting your hero' + TURN,
        2,
        ["X = 30 is more than the 25 ready resources", "Given you have 30 ready resources"],
    ),
    "only the beginning of an order in which things are asked for one by one": (
        REPLACED + 'And you choose in order "Chromatic Cloak"' + AFTER_ORDER,
        2,
        ["only the beginning of an order is named", "which replacement modifier applies next"],
    ),
    "only the beginning of an order that is asked for at once": (
        ECHOES + 'And you choose in order "Bell"' + TURN,
        2,
        ["only the beginning of an order is named", "3 things, of which 1 are named"],
    ),
    "an order where one thing is chosen": (
        PLAYED + "And you choose in order your hero" + TURN,
        1,
        ["this choice asks for no order", "which target"],
    ),
    "two lines for two packets, neither named": (
        f"{PACKETS}{ORDERED}\n{ORDERED}{TURN}",
        2,
        ['about the packet to "Brigg"', 'for the packet to "Brigg"'],
    ),
    "an answer for another packet": (
        f'{PACKETS}{ORDERED}, for the packet to "Brigg"{TURN}',
        1,
        ['not about the packet to "Brigg"', "for your opponent's hero"],
    ),
    "two lines for two packets to one hero, neither named": (
        f"{DUEL}And your opponent prevents nothing\n{PREVENTED}{TURN}",
        2,
        ["about another packet", "for the packet from your opponent's hero to your opponent's hero"],
    ),
    "an answer for the other packet to one hero": (
        f'{DUEL}{PREVENTED}, for the packet from "his blade" to your opponent\'s hero{TURN}',
        1,
        ['not about the packet from "his blade"', 'from your hero with "my blade" to your opponent\'s hero'],
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
    "one of unnamed cards that differ": (
        WRECK + "And you choose 1" + TURN,
        2,
        [
            "a ready resource in your resource row and a ready resource in your opponent's resource row",
            "such as: you choose a ready resource in your resource row",
        ],
    ),
    "a resource, of resources that differ": (
        WRECK + "And you choose a ready resource" + TURN,
        2,
        ["1 of cards that differ", "such as: you choose a ready resource in your resource row"],
    ),
    "a resource as nobody has one": (
        WRECK + "And you choose an exhausted resource in your resource row" + TURN,
        1,
        ["an exhausted resource in your resource row can't be chosen now"],
    ),
    "more resources than one": (
        WRECK + "And you choose 2 resources in your resource row" + TURN,
        1,
        ["a resource in your resource row answers nothing that you are asked here"],
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
    "a shield where nobody attacks": (
        "When your opponent does not protect" + TURN,
        1,
        ["your opponent is not asked to choose anything here"],
    ),
}

GOOD_ANSWERS = {
    "effects of one card by what they are about": TWINS
    + 'And you choose in order "Stone" about "Tim", "Stone" about "Brigg"\n'
    + 'Then the chain, top first, is "Stone", "Stone"',
    "the effect with that target": SPARKS
    + 'And your opponent responds by playing "Damp" targeting "Spark" about your hero\nAnd the chain empties\n'
    + "Then your opponent's hero has 2 damage",
    "a mode with words beside one without a target": FORK
    + 'When you play "Fork" choosing the 2nd mode targeting your hero\nAnd the chain empties\n'
    + "Then your hero has 1 damage",
    "an X with resources of its own where cost is no matter": "Given you have 30 ready resources\nAnd "
    + STORM.removeprefix("Given ")
    + 'When you play "Storm" with X = 30 targeting your opponent\'s hero\nAnd the chain empties\n'
    + "Then you win the game",
    "an order that is asked for at once, to its end": ECHOES
    + 'And you choose in order "Bell", "Drum", "Echo"\nThen the chain, top first, is "Echo", "Drum", "Bell"',
    "an order to its end": REPLACED
    + 'And you choose in order "Chromatic Cloak", "Berserker Stance", "World in Flames"'
    + AFTER_ORDER,
    "two lines for two packets, each named": f"{PACKETS}{ORDERED}, for the packet to your opponent's hero\n"
    f'{ORDERED}, for the packet to "Brigg"{TURN}',
    "two lines for two packets, the second named": f'{PACKETS}{ORDERED}\n{ORDERED}, for the packet to "Brigg"{TURN}',
    "two lines for two packets to one hero, told by who deals them": DUEL
    + "And your opponent prevents nothing, for the packet from your hero to your opponent's hero\n"
    + f'{PREVENTED}, for the packet from "his blade" to your opponent\'s hero\n'
    + "Then your opponent's hero has 3 damage",
    "a mode by words of it": PICK + 'When you play "Pick" choosing "draw"' + TURN,
    "the cost as it is paid": RITE + 'When you play "Rite" exhausting "Tim"\nThen "Tim" is exhausted',
    "the player's own flip": COIN + "And you win the flip\nAnd the chain empties\nThen there are 2 cards in your hand",
    "a resource by where it is": WRECK
    + "And you choose a ready resource in your opponent's resource row\nAnd the chain empties\n"
    + "Then there are no cards in your opponent's resource row",
    "a target by where it is": WRECK.replace(
        'play "Wreck"\n', 'play "Wreck" targeting a ready resource in your resource row\n'
    )
    + "And the chain empties\nThen you have 1 resource",
}
