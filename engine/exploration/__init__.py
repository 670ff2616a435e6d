"""Exploration: everything that can follow from a state, up to a horizon, and who can bring what about.

It does nothing that players could not do: it takes the legal actions one after another, answers every choice in every
way (709, 707.1), and lets chance fall in every way. Play that never ends is cut where a position comes back (801).

    junctures       where somebody or chance goes on, and everything that may be done there
    horizons        how far is looked: until the chain is empty, the combat concludes, the turn ends
    canonical_form  what decides what can follow from a juncture, without the numbers of cards and moments
    state_form      the part of it that a state is, field by field
    placing         the places of cards, links and modifiers, by which the form calls them
    numbering       equal parts of forms as small numbers
    relevance       what of the past and of the order of things a text may ask about
    independence    steps that lead to the same in either order
    interchange     answers that differ only in cards that nothing tells apart
    branches        what can be done at a juncture that is looked at, and what each step leads to
    kept_junctures  junctures as they are kept: what differs in them from the first one
    frontier        the junctures that are to be looked at, and what each leads to
    explored_graph  the junctures that were reached, each once
    level_search    exploring level by level, within bounds
    aim             what a goal reads, and how far from it a move is
    forcing         what is always so, never so, and what a player can force whatever others do
    proof_numbers   which junctures to look at first to find out what a player can force
    tallies         how many lines lead to what ends, and with what probability

All of it works on values and hands values back. `branches.expanded` is a pure function of junctures: other processes
can keep parts of a frontier and look at them.
"""
