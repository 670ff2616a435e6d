"""Modifiers: predicates that say what cards and players have, are, can't do and must do.

A modifier lasts for a time, while a condition is true, or always.

    base_values          base values, which take the place of printed ones; cards that become "a 1 / 1 Sheep"; ATK
                         and health exchanged
    borrowed_powers      what some players may do with cards besides the rules: powers, quests outside of play, hidden
                         cards, targets
    changed_rules        rules of the game that cards change for players: graveyards, draws, resources, decks that are
                         seen, and winning
    combat_predicates    predicates that hold during a part of combat: while attacking, defending, or in combat with
                         another character
    combined_predicates  what a card has while it is in one state, and what it has always, in another state, or for a
                         time; and what "those" cards of a description have besides
    compared_foes        what a card can't attack or be attacked by: allies of which a value is lower or higher than its
                         own
    entering_counters    counters with which a card enters play, reckoned as it does, and cards that enter so for a
                         time
    exceptions_to_bans   what is forbidden except at some times, except to some, or except by some
    forbidden_lists      predicates that forbid four or more deeds in one list, and abilities that can't target some
                         cards
    gained_and_lost      powers that cards gain beside values and keywords, and cards that have no powers
    gained_types         what cards gain and become: keywords, powers, tags, damage types and card types
    generic_statics      statements about any card of a kind, "An ally with a web counter can't ready", and about those
                         that somebody has dealt damage this turn
    given_as_played      what the next card of a kind that you play this turn has in play, or the first of each turn
    modifier_phrases     predicates that change values: what cards and players have, are, can't and must, in the
                         singular and the plural
    paired_values        values without their names, "+X / +X", that are raised by a reckoned X, and strike costs that
                         are changed
    played_cards         cards as they are played: those that can't be interrupted, and those that are played as
                         though instant
    played_in_turn       cards by their place among those played in a turn: the first, the second, the next one
    predicates           sentences with a subject: what cards and players have, are and can do, for a time or while a
                         condition is true
    turn_limits          what players can do once in a turn and no more: play a card, complete a quest, strike with a
                         weapon
    unless_they          what cards of a kind can't do, or can't do to a card, unless they are such and such
"""
