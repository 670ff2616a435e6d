"""Ten boards with goals of many kinds, each with what can be brought about or prevented, worked out by hand.

Fire Blast deals 2 for one resource, Scorch 1 for none, Flash Heal heals up to 4 for one, Fizzle interrupts an ability
card for one. Bloodclaw has 3 ATK and 1 health, Latro Abiectus 3 and 2, Elder Moorf 1 and 1. One card may be placed.
"""

AIMED_BOARDS = {
    "2 and 1 are 3": """\
Given you have 1 resource
And your hand is "Fire Blast", "Scorch"
Then you can bring about that your opponent's hero has 3 damage
""",
    "2 and 1 are not 4": """\
Given you have 1 resource
And your hand is "Fire Blast", "Scorch"
Then you can't bring about that your opponent's hero has 4 damage
""",
    "who is ready gets exhausted": """\
Given your opponent controls "Scout Omerrta"
And you control "Bloodclaw"
And you have 2 resources
And your hand is "Exhaustion", "Scorch"
Then you can bring about that "Scout Omerrta" is exhausted
""",
    "an ability gets attached": """\
Given your opponent controls "Bloodclaw"
And you control "Elder Moorf"
And you have 1 resource
And your hand is "Rend", "Fire Blast"
Then you can bring about that "Rend" is attached to "Bloodclaw"
""",
    "one card is placed and the other pays for itself": """\
Given you have 0 resources
And your hand is "Fire Blast", "Bloodclaw"
And you control "Elder Moorf"
Then you can bring about that there are no cards in your hand
""",
    "4 of 5 are healed": """\
Given your hero is "Boris Brightbeard" with 5 damage
And you have 2 resources
And you control "Elder Moorf"
And your hand is "Flash Heal", "Fire Blast"
Then you can bring about that your hero has 1 damage
""",
    "there is nothing to heal yet": """\
Given your opponent has 1 resource
And your opponent's hand is "Flash Heal"
And you have 1 resource
And your hand is "Fire Blast"
Then your opponent can't prevent that your opponent's hero has 2 damage
""",
    "an ally is no ability": """\
Given your opponent has 1 resource
And your opponent's hand is "Fizzle"
And you have 0 resources
And your hand is "Bloodclaw", "Scorch"
Then your opponent can't prevent that you control "Bloodclaw"
""",
    "an ally falls in its own attack": """\
Given your opponent controls "Bloodclaw"
And you control "Elder Moorf"
And you control "Latro Abiectus"
Then you can bring about that "Elder Moorf" is in your graveyard
""",
    "3, 3 and 1 are 7": """\
Given you control "Bloodclaw"
And you control "Latro Abiectus"
And you have 0 resources
And your hand is "Scorch"
Then you can bring about that your opponent's hero has 7 damage
""",
}
