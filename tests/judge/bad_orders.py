"""Bad orders, effects and packets in answers: each what, with its steps, the exit code, and words; then good ones."""

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

BAD_ORDERS = {
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
}

GOOD_ORDERS = {
    "effects of one card by what they are about": TWINS
    + 'And you choose in order "Stone" about "Tim", "Stone" about "Brigg"\n'
    + 'Then the chain, top first, is "Stone", "Stone"',
    "the effect with that target": SPARKS
    + 'And your opponent responds by playing "Damp" targeting "Spark" about your hero\nAnd the chain empties\n'
    + "Then your opponent's hero has 2 damage",
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
}
