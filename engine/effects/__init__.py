"""What the text of cards tells players to do: carried out in order, each part as far as possible (709.2b, 712.3).

An effect reads its words on the floor below, lets players choose where it says so, and proposes events. Here are
readying and exhausting (105), tokens and counters (402), packets as texts and combats make them (403.4, 404.2, 405),
searching (409), drawing and discarding (411.2, 411.8c), "if you do" (709.2f), entering play (710), the modifiers that
links make (712 to 715) and the cards outside the game (800.2).

    resolution        what goes on while a text is carried out: who is asked, what was done, what its events cite
    performance       carries out effects in order; each effect has its arm here
    card_choices      what words mean once players have chosen (709.2b, 802.1)
    division          an amount that a player divides among several
    packets           packets of damage and healing (403.4, 404.2, 405)
    card_moves        drawing, discarding, searching, shuffling, putting cards into zones (409, 411)
    named_cards       cards that are named, and cards revealed until one fits
    entering_play     exhausted, with counters, attached to what: how a card enters play (306.3, 710)
    lasting_effects   modifiers that links create, tokens, abilities that move to another card (306.3f, 402.2, 714, 715)
    optional_effects  "may", "if", "if you do", modes, repetition (709.2f, 712.7)
    resources         exhausting resources to pay for something (401.4, 408.2)
    effect_footprints what each effect reads and changes
    text_footprints   what whole powers, costs and triggers read and change, with the effects in them
    means             what parts of a cost take from the same cards (401.1)
    ability_to_bear   whether an effect can be done to a card entirely
    performability    whether all of an effect can be done (401.1, 712.7)
    new_decks         decks that are built from the collection (800.2)
    kept_cards        cards that stay in play for the next game of the match (800.1c, 800.1d)

This floor adds no link, gives nobody priority and starts no part of a turn.
"""
