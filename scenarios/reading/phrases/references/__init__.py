"""References: noun phrases that select cards, from targets and every card of a kind to cards spoken of before.

A reference is made of a noun. It gives the cards that something is done to or said of, and remembers them in the
discourse, so that later words can mean them.

    affected_this_way     those of a kind that were dealt damage, dealt fatal damage, healed or exhausted "this way"
    cards_spoken_of       references to a card that was spoken of before, by a noun, a tag or the name that the text
                          gave it
    either_of_two         cards of one kind or of another, to which a player does a deed or which are one target, and
                          all of somebody's
    event_cards           words for the cards of an event: its source, both of them, and what is destroyed after it
    half_of_cards         half of somebody's cards, or all but so many of them, which their player chooses, in any zone
    hero_or_ally          references by two kinds: "that hero or ally", "attached hero or ally", "those heroes and
                          allies"
    noun_phrases          noun phrases that select cards: targets, your own, every one, a chosen one, and back-
                          references
    other_cards           the words "another" and "other": cards besides the card itself, or besides one that was
                          chosen before
    random_cards          cards in play that are chosen at random, or by whom the words name: "an ally of your choice"
    roles                 cards by their role: the host of an attached card, the attacker, the source of damage
    targets_in_common     several cards that have something in common: one graveyard, one party, or no name twice
    targets_outside_play  targets outside of play, cards in graveyards and on the chain, and all links on the chain
    the_rest              the cards that somebody has not chosen: "one of their allies and destroys the rest"
    two_cards             two cards spoken of together: both of them, what they deal to each other, and the other one
                          of the two
    up_to_one             one target or none, "up to one target ally", and the one card of a kind that a player can
                          have: "your Pet"
"""
