"""Descriptions: words before and behind a noun that say which of its cards are meant.

A description adds one requirement to the filter of a noun: a value, a state, an owner, what a card did this turn.

    links_and_attachments  words behind a noun: what a link targets, and whose abilities are attached to a card
    parties                parties that back-references name, and characters in combat with each other
    possession_and_damage  more words about cards: what they dealt, whose they are, what they are not, and the state
                           that they are in
    relative_clauses       relative clauses: cards that have something, that are in a state, that did nothing this turn
    shared_names           cards that share their names with other cards, as a description and as a condition
    tags_and_values        more descriptions of cards: one tag or another, keywords as nouns, and values compared with
                           computed ones
"""
