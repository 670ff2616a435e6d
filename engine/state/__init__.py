"""The state of a game as a frozen value: cards and zones, players, the chain, modifiers, the turn and its history."""
