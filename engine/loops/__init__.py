"""Loops: series of actions that players repeat, and loops that nobody can leave (801).

A loop with an optional action is shown once; its player names how often it is repeated, and others may step in (801.1).
A loop of mandatory actions alone ends the game in a draw (801.2), also where it makes something grow that nothing
notices.

    optional_loops   naming a number, repeating, stepping in (801.1a, 801.1b)
    shown_loops      a series of actions after which all that it needs is as it was
    mandatory_loops  the draw that a loop of mandatory actions is (801.2)
    way_out          whether a player could break such a loop
    positions        states that differ only in the numbers of cards
    returns          where in a series of steps a position came up before (801.1a)
    situations       states that lead on in the same way
    growth           what can grow in a state without anything noticing it: tokens, counters, damage
    noticed          what the texts that may matter in a game ask about

The floor repeats actions by the course that `flow` hands in, for it can't import what stands above it.
"""
