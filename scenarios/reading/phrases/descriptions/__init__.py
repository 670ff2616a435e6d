"""Descriptions: words before and behind a noun that say which of its cards are meant.

A description adds one requirement to the filter of a noun: a value, a state, an owner, what a card did this turn.

    bounded_values         cards with so much damage, DEF or strike cost, or more, or less
    damage_of_types        lists of damage types, and characters that dealt damage of any of them, or were dealt it
    links_and_attachments  words behind a noun: what a link targets, and whose abilities are attached to a card
    negations_and_states   what cards are not, and the states, keywords and values that they have
    parties                parties that back-references name, and characters in combat with each other
    possession_and_damage  cards by who controls or owns them, and by what they did or dealt this turn
    relative_clauses       relative clauses: cards that have something, that are in a state, that did nothing this turn
    shared_names           cards that share their names with other cards, as a description and as a condition
    tags_and_values        more descriptions of cards: one tag or another, keywords as nouns, and values compared with
                           computed ones
    undone_this_turn       what cards did not do, and did not undergo, this turn
"""
