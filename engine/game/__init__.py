"""Whole games: starting one, conceding, hearthing, and the games of a match (100.3, 101, 102.1b, 301, 800.1).

    start       shuffling, opening hands, mulligans, who begins (101)
    concession  conceding in the middle of a choice (102.1b)
    hearth      using a power whose cost includes conceding the game (800.1)
    matches     the next game of a match, and cards swapped with the side deck between games (100.3, 800.1d)
    partners    where partners sit, and of which factions their heroes are (starter-2006)
    setup       boards that are laid out, for scenarios and tests, and why the rules could not have produced one

What loses a game and how a player leaves it happens in `events` (102.1a, 102.2); which decks are legal is in `view`
(100). A game in progress never uses `setup`.
"""
