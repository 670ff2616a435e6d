"""The state of a game as a value: what is where, whose turn it is, what has been said and what waits."""
