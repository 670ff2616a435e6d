"""Own wordings: phrases that a single printed card has, and that are no sentence of the game's language.

A rule that serves two cards, or that says in general what the engine can do, stands in the room of its constituent.

    changed_forms           forms that a character leaves or enters for a time
    counted_races           how many races of a faction there are among cards
    draws_for_all_kinds     more cards to draw for somebody who controls all of several kinds
    in_your_graveyard       powers that function while the card lies in your graveyard
    kinds_in_turn           cards "of that kind": what others do to a card of the kind that was destroyed before
    removed_and_everywhere  a tag that cards have in all zones, and a card that comes back as what removed it leaves
                            play
    tied_extremes           the card with the lowest or highest value, or all cards that are tied for it
    words_at_the_table      what players do at the table: a cost paid in person, a coin flipped again, a new deck, the
                            next game of the match
"""
