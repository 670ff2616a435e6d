"""Bad moments of turns and games: each what, with its steps, the exit code, and words; then good ones."""

THEN = "\nThen it is your turn"

BAD_MOMENTS = {
    "both of three players": (
        "Given a team game: Ann against Bo against Cid\nWhen both players pass\nThen Ann has priority",
        2,
        ["there are 3 players: Ann, Bo, Cid", "expected all players pass"],
    ),
    "a turn of a game that is over": (
        """\
When your opponent concedes
And your next turn starts"""
        + THEN,
        1,
        ["over"],
    ),
    "conceding twice": (
        """\
When your opponent concedes
And your opponent concedes
Then you win the game""",
        1,
        ["over"],
    ),
    "playing after the end": (
        """\
Given cost is no matter
And your hand is "Fire Blast"
When your opponent concedes
And you play "Fire Blast" targeting your hero
Then you win the game""",
        1,
        ["over"],
    ),
    "the draw step in the action phase's turn, gone by": (
        """\
When the draw step starts
Then it is your turn, in the draw step""",
        1,
        ["the turn was over before 'the draw step starts'"],
    ),
    "the game starts twice": (
        """\
Given the first turn of the game is yours and about to start
When the game starts
And you choose not to
And your opponent chooses not to
And the game starts"""
        + THEN,
        1,
        ["game"],
    ),
    "the action phase in the action phase": (
        """\
When the action phase starts"""
        + THEN,
        1,
        ["has happened already"],
    ),
    "the end of a turn of a finished game": (
        """\
When your opponent concedes
And the turn ends
Then you win the game""",
        1,
        ["over"],
    ),
    "the chain of a finished game": (
        """\
When your opponent concedes
And the chain empties
Then you win the game""",
        1,
        ["over"],
    ),
    "a swap before the next game": (
        'Given your side deck is "Tim"\nAnd your deck, from the top, is "Brigg"\n'
        'When your opponent concedes\nAnd you swap "Brigg" for "Tim" of the side deck' + THEN,
        2,
        ["the game is over", "When the next game is about to start, your turn first"],
    ),
}

GOOD_MOMENTS = {
    "a hero exhausted in the ready step": "Given it is your turn, in the ready step\nAnd your hero is exhausted" + THEN,
    "two blanks between words": "When you  pass\nThen your opponent has priority",
}
