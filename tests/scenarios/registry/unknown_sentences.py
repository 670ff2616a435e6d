"""Sentences that no vocabulary has, each with the examples of those that say it; worked out from `judge steps`."""

Row = tuple[str, str, tuple[str, ...]]

HERO = "your opponent's hero has 26 damage"
HAND = 'your hand is "Fire Blast", "Flash Heal"'
DECK = 'your deck, from the top, is "Tim", "Brigg"'
RES = "you have 5 ready resources"
TURN = "it is your opponent's turn, in the action phase"
ATT = 'your opponent\'s "Mind Control" is attached to your "Tim"'
MYHERO = 'your hero is "Boris Brightbeard" with 20 damage'
CARDS = "you have 7 unnamed cards in your hand"
PROPOSE = 'you propose that "Tim" attacks "Brigg"'
VALUES = '"Brigg" has 1 damage, 2 ATK and 3 health'
STANDS = '"Leeroy Jenkins" is exhausted and "Tim" is ready'
TAKEN = "your opponent's hero has taken 4 damage since the last step that acted"

KNOWN_WHILE_WRITING: tuple[Row, ...] = (
    ("Given", "your opponent's hero has got 5 damage", (HERO,)),
    ("Given", 'your hand contains "Fire Blast"', (HAND,)),
    ("Given", 'your deck starts with "Tim"', (DECK,)),
    ("Given", "you start with 6 resources", (RES,)),
    ("Given", "your hero has taken 5 damage", (HERO,)),
    ("Given", "it is the action phase", (TURN,)),
    ("Given", "your opponent's turn", (TURN,)),
    ("Given", '"Rend" is on "Tim"', (ATT,)),
    ("Given", 'your graveyard has "Tim" in it', (HAND,)),
    ("Given", 'your hero is called "Boris Brightbeard"', (MYHERO,)),
    ("Given", "there are 3 cards in your hand", (CARDS,)),
    ("When", 'you declare "Tim" as an attacker', (PROPOSE,)),
    ("When", '"Tim" and "Brigg" fight', (PROPOSE,)),
    ("When", "you end your turn", ("the turn ends",)),
    ("When", "your turn ends", ("the turn ends",)),
    ("When", "your opponent passes priority", ("you pass",)),
    ("When", "nobody responds", ("both players pass",)),
    ("When", "everybody passes", ("both players pass", "you pass")),
    ("When", "you start your turn", ("your next turn starts",)),
    ("When", "it becomes your turn", ("your next turn starts",)),
    ("When", "you decline", ("you choose not to",)),
    ("When", "you roll a 4", ("the die shows 4",)),
    ("When", "you shuffle your deck", ('your deck is shuffled with "Tim" on top',)),
    ("When", "your opponent gives up", ("your opponent concedes",)),
    ("When", 'you put "Brigg" into your resource row', ('you place "Brigg" as a face-down resource',)),
    ("When", 'you pick "Fire Blast"', ('you choose "Fire Blast"',)),
    ("When", "combat damage is dealt", ("the combat concludes",)),
    ("When", 'you finish the quest "A Donation of Wool"', ('you complete "A Donation of Wool"',)),
    ("When", "you flip your hero over", ("you flip your hero, targeting your opponent's hero",)),
    (
        "When",
        'you use the armor "Green Whelp Armor" to prevent damage',
        ('you exhaust "Green Whelp Armor" to prevent damage, for the packet from "Tim" to your hero',),
    ),
    ("When", 'you defend with "Grunt Baranka"', ('your opponent protects with "Grunt Baranka"',)),
    ("Then", '"Tim" has taken 2 damage', (VALUES, TAKEN)),
    ("Then", "your hero's health is 20", (VALUES,)),
    ("Then", '"Tim" can attack', ('you may propose that "Tim" attacks "Brigg"',)),
    ("Then", '"Tim" has ATK 3', (VALUES,)),
    ("Then", "your opponent lost", ("you lose the game",)),
    ("Then", "you won", ("you lose the game",)),
    ("Then", "the game ends in a draw", ("the game is a draw",)),
    ("Then", "it's your turn", ("it is your opponent's turn, in the ready step",)),
    ("Then", '"Tim" can\'t attack', ('you can\'t use "Tim", because of 302.2',)),
    ("Then", '"Tim" gets elusive', ('"Tim" has elusive',)),
    ("Then", '"Tim" is controlled by you', ('you control "Tim"',)),
    ("Then", '"Tim" enters your graveyard', ('"Tim" is in your graveyard',)),
    ("Then", "no cards are in your hand", ("there are 2 cards in your hand",)),
    ("Then", "you have 2 exhausted resources left", ("you have 2 ready resources",)),
    ("Then", '"Rend" is on "Tim"', ('"Rend" is attached to "Tim"',)),
    ("Then", "your opponent has priority now", ("you have priority",)),
    ("Then", "rule 708.1a applies", ("rule 708.1a was applied",)),
    ("Then", '"Tim" is an attacker', (STANDS,)),
    ("Then", '"Tim" has 2 Doom counters', ('"Tim" has 2 "Doom" counters',)),
)
"""Those that were tried while the words of players were written down."""

FIRST_SEEN_AFTERWARDS: tuple[Row, ...] = (
    ("Given", "your opponent begins with 4 resources", (RES,)),
    ("Given", 'your opponent holds "Fire Blast"', (HAND,)),
    ("Given", '"Mind Control" was attached to "Tim"', (ATT,)),
    ("Given", "your hero was dealt 4 damage", (HERO,)),
    ("Given", "the turn is yours", (TURN,)),
    (
        "Given",
        'you own "A Donation of Wool" as a face-up resource',
        ('you have "A Donation of Wool" as a face-up resource',),
    ),
    ("Given", "your opponent has no deck", ("your deck is empty",)),
    ("When", "combat finishes", ("the combat concludes",)),
    ("When", "the chain is resolved", ("the chain empties",)),
    (
        "When",
        'your opponent prevents 2 damage with "Green Whelp Armor"',
        ('you exhaust "Green Whelp Armor" to prevent damage, for the packet from "Tim" to your hero',),
    ),
    ("When", "you choose the second mode", ("you choose the 2nd mode",)),
    ("When", 'you respond with "Flash Heal"', ('your opponent responds by playing "Flash Heal" targeting "Tim"',)),
    ("When", "the end step begins", ("the end phase starts",)),
    ("When", "you go to the next turn", ("your next turn starts",)),
    ("When", "a die comes up 4", ("the die shows 4",)),
    ("Then", '"Tim" has 3 health left', (VALUES,)),
    ("Then", '"Tim" went to your graveyard', ('"Tim" is in your graveyard',)),
    ("Then", "your opponent holds 2 cards", ("there are 2 cards in your hand",)),
    ("Then", "you have the priority", ("you have priority",)),
    ("Then", 'you are not allowed to use "Tim"', ('you can\'t use "Tim", because of 302.2',)),
    ("Then", "nobody has won yet", ("the game goes on", "you lose the game")),
    (
        "Then",
        '"Brigg" suffered 2 damage',
        (VALUES, TAKEN, '"Tim" has dealt 2 melee damage to "Brigg" since the last step that acted'),
    ),
    ("Then", "the turn is yours", ("it is your opponent's turn, in the ready step",)),
    ("Then", '"Tim" has the Raptor tag', ('"Bloodclaw" has the tags "Raptor", "Pet", "Sheep"',)),
    ("Then", "the game continues", ("the game goes on",)),
)
"""Those that were written before the program was tried on them, and after its words were."""
