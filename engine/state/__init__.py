"""The state of a game as a value: what is where, whose turn it is, what has been said and what waits.

A state is frozen and shares with the states before it all that did not change. So an older state is the undo, the past
at which a triggered power looks back (703.4), and the node of a search. Nothing is stored here that can be worked out:
ATK, health, tags, powers and control come from printed values and modifiers, on the floor `view`.

    game       the whole state, the play zone (411.7a), and how a game ended (102.1)
    players    a player with deck, hand, graveyard and removed zone (411.2a to 411.6a)
    cards      a card or token in a zone, and the last known information of one that is gone (707.3, 709.2d)
    links      links on the chain, proposals, triggered effects that wait to be added (601.2, 705, 708.1)
    combat     who attacks, defends and protects in the combat that is under way (602)
    modifier   a continuous modifier that a link has created (714)
    history    the deeds and the moments of this turn, for rules and cards that ask for them (703.4)
    record     what can happen, as a closed union of events, and an event as it happened: its rules and its cause
    memo       what was worked out for a state and is kept with it, each kind by its owner
    evolution  the state that comes after another one
    ids        the numbers of players, cards and links, which no two of them share
    edition    an edition of the rules: its parameters, and the points where editions differ
    editions   the editions that the documents hold, each parameter with the rule that sets it

This floor imports the language and no other floor. It applies no rule, asks nobody, and never reads its own record.
"""
