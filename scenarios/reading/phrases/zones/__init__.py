"""Zones: cards in hands, decks and graveyards, what moves them, and searching and looking through them.

The zone and whose zone it is stand here together with the verbs that only make sense of zones.

    among_seen           cards among those that were looked at or revealed, called by their kind alone, several of
                         them, and put into play
    buried_cards         cards among those that a text has just put into a graveyard, or removed from the game, from
                         the top of a deck
    counted_tops         cards from the top of a deck, one or several of them for each of something
    ends_of_decks        the top or the bottom of a deck, between which a player chooses
    found_cards          a search that is a sentence of its own, after which others tell what happens to what was found
    moved_from_graveyards  a card spoken of before that is moved from a graveyard, if it lies there
    moves_between_zones  moves of cards: the zone, and whose zone it is; a card goes to its owner's zones, whoever the
                         words name
    named_and_exchanged  naming a card, revealing cards until one fits, and exchanging control
    placed_apart         cards that were seen and are put in several places: what went into one of them is not there
                         for the next
    placed_by_others     where other players put the cards that they have seen, and what each player in turn does
                         with his or her own
    removed_cards        zones whose cards are all removed from the game, cards of another player's graveyard that are
                         picked freely, and a deck that is shuffled without a word for whose it is
    search_phrases       looking, revealing, searching, and choosing among the cards that were looked at
    searched_zones       zones that are searched together, two to four of them in any order
    shown_hands          cards of a hand that was revealed: those that its player discards, one that you put elsewhere,
                         and how many of a kind it has
    shuffled_cards       cards that are shuffled into a deck, and cards that go to an end of a deck that a player
                         chooses
    zone_phrases         cards in hands, decks and graveyards and on the chain, and what moves them
    zones_of_others      cards in graveyards and hands of other players, removed cards, and powers that function
                         outside play
"""
