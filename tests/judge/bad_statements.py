"""Bad statements and sentences: each what, with its steps, the exit code, and words that the message must hold."""

THEN = "\nThen it is your turn"
DOOMED = """\
Given you control "Brigg"
And "Brigg" has 2 "Doom" counters
"""

BAD_STATEMENTS = {
    "two amounts of damage": (
        """\
Given you control "Kor Cindervein" with 1 damage
Then "Kor Cindervein" has 1 damage and 2 damage""",
        1,
        ["damage"],
    ),
    "ready and exhausted said of one": (
        """\
Given you control "Tim"
Then "Tim" is ready and "Tim" is exhausted""",
        1,
        ["exhausted"],
    ),
    "DEF of a hero": ("Then your hero has 3 DEF", 1, ["DEF"]),
    "an open point that is none": (
        '''\
When both players pass
Then the rules do not settle this, see "OP-999"''',
        2,
        ["OP-"],
    ),
    "fewer cards than none": ("Then there are -1 cards in your hand", 2, ["-1"]),
    "one option too few": (
        '''\
Given the first turn of the game is yours and about to start
When the game starts
Then you must choose between "Tim"''',
        1,
        ["Tim"],
    ),
    "a pass by who has no priority": ("Then your opponent may pass", 1, ["priority"]),
    "bringing about nonsense": ("Then you can bring about that the moon is full", 2, ["moon"]),
    "whatever is chosen, of what does not come": (
        "Then whatever is chosen, you win the game",
        1,
        ["nothing has begun"],
    ),
    "who wins and loses": (
        """\
When your opponent concedes
Then you win the game
And you lose the game""",
        1,
        ["lose"],
    ),
    "two thens in one line": (
        "Then you have priority and it is your turn",
        2,
        ["joins 2 sentences", "line", "priority"],
    ),
    "a card in play and another in play": (
        """\
Given you control "Tim", "Brigg"
Then "Tim" is in play and "Brigg" is in play""",
        2,
        ["joins 2 sentences", "Then '\"Tim\" is in play' and on the next line Then '\"Brigg\" is in play'"],
    ),
    "a subject with two truths": (
        """\
Given you control "Tim"
Then "Tim" is ready and has 0 damage""",
        2,
        ["joins 2 sentences", "'\"Tim\" has 0 damage'"],
    ),
    "several subjects with one truth": (
        """\
Given you control "Tim", "Brigg"
Then "Tim" and "Brigg" are in your graveyard""",
        2,
        ["joins 2 sentences", "'\"Brigg\" is in your graveyard'"],
    ),
    "a remark behind a step": (
        """\
When you pass # as I would
Then your opponent has priority""",
        2,
        ["#"],
    ),
    "a step behind an asterisk": (
        """\
* you pass
Then your opponent has priority""",
        2,
        ["*"],
    ),
    "a Given after a Then": (
        '''\
When you pass
Then your opponent has priority
Given you control "Tim"
Then you control "Tim"''',
        2,
        ["Given"],
    ),
    "a But of another kind": (
        """\
When you pass
Then your opponent has priority
But you pass""",
        2,
        ["pass"],
    ),
    "a full stop": (
        """\
When you pass.
Then your opponent has priority""",
        2,
        ["you pass"],
    ),
    "capitals": (
        """\
When YOU PASS
Then your opponent has priority""",
        2,
        ["you pass"],
    ),
    "a sentence in a question": (
        """\
When you pass
Then your opponent has priority?""",
        2,
        ["priority"],
    ),
    "another rulebook's rule": (
        """\
When you pass
Then rule 117.3a was applied""",
        2,
        ["117.3a"],
    ),
    "a rule of another edition's number": (
        """\
When you pass
Then rule starter-2006:chain-of-life was applied""",
        2,
        ["chain-of-life"],
    ),
    "a misspelt counter that is absent": (
        f'{DOOMED}Then "Brigg" has 0 "Dooom" counters',
        2,
        ["has a 'Dooom' counter", "nearest is 'Doom'"],
    ),
    "a misspelt counter that can't be prevented": (
        f'{DOOMED}Then your opponent can\'t prevent that "Brigg" has 0 "Dooom" counters',
        2,
        ["has a 'Dooom' counter", "nearest is 'Doom'"],
    ),
    "a misspelt counter that can't be brought about": (
        f'{DOOMED}Then you can\'t bring about that "Brigg" has 1 "Dom" counters',
        2,
        ["has a 'Dom' counter", "nearest is 'Doom'"],
    ),
    "a misspelt tag that can't be brought about": (
        f'{DOOMED}Then you can\'t bring about that "Brigg" has the tag "Orcc"',
        2,
        ["has the tag 'Orcc'", "nearest is 'Orc'"],
    ),
    "possession of nobody": ("Then nobody's hero has 0 damage", 2, ["nobody"]),
    "my": ('Given my hand is "Tim"' + THEN, 2, ["your hand"]),
}
