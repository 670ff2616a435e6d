"""What the text of cards tells players to do: carried out in order, each part as far as possible (709.2b, 712.3).

An effect reads its words on the floor below, lets players choose where it says so, and proposes events. Here are
readying and exhausting (105), tokens and counters (402), packets as texts and combats make them (403.4, 404.2, 405),
searching (409), drawing and discarding (411.2, 411.8c), "if you do" (709.2f), entering play (710), the modifiers that
links make (712 to 715) and the cards outside the game (800.2).

    resolution           what goes on while a text is carried out: who is asked, what was done, what its events cite
    performance          carries out effects in order, and leads to the module in which each effect has its home
    card_choices         what words mean once players have chosen (709.2b, 802.1)
    forced_choices       choices such that the action they are made for is actually taken (709.2b)
    division             an amount that a player divides among several
    plain_effects        events of one kind, one for each selected card, all for one moment
    damage               dealing, healing, putting and taking damage: the packets that texts make (403.4, 404.2, 405)
    card_moves           drawing, discarding, destroying, shuffling, putting cards into zones (411)
    search               searching zones (409)
    revealed_cards       cards that are shown, and cards revealed until one fits
    entering_play        how a card enters play: exhausted, with counters, attached to what (306.3, 710)
    tokens               tokens that are put into play (402.2)
    attachments          abilities that are attached to another card (306.3f)
    turned_cards         exhausting, readying, flipping, turning decks over (105.1, 411.2d)
    named_counters       counters that are put on cards or taken off (402.1)
    combat_roles         characters that leave a combat or become defenders (602.5)
    interruption         links that are interrupted (711)
    turns_to_come        extra and skipped turns, losing the game (102.2, 500.3)
    lasting_effects      modifiers that links create (400.3, 714, 715)
    remaining_sources    whether the source of such a modifier has remained what it had to be (714.3b)
    excluded_targets     targets that "another" excludes in such a modifier, legal or not (709.2c)
    parts_of_cards       what is done for each of several cards, at the same time for cards of several players (802.1)
    parts_of_players     what several players perform at the same time, each his or her part (802.1)
    optional_effects     "may", "if", "if you do", modes, repetition (709.2f, 712.7)
    bindings             what is chosen, named, counted or rolled, for the rest of the text
    resources            exhausting resources to pay for something (401.4, 408.2)
    trial                whether something can be done, found out by doing it on the state
    performability       whether all of an effect can be done (712.7)
    payment_precedence   when an effect is paid among the parts of a cost, and what it is called there (401.1)
    text_footprints      what whole powers, costs and triggers read and change, with the effects in them
    new_decks            decks that are built from the collection (800.2)
    kept_cards           cards that stay in play for the next game of the match (800.1c, 800.1d)

This floor adds no link, gives nobody priority and starts no part of a turn.
"""
