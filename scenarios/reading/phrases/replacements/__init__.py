"""Replacements: what happens instead of an event, and damage that is prevented, doubled or dealt to another.

Prevention and replacement stand together, because both change an event before it happens (716, 717).

    averted_damage          effects that happen instead of damage being dealt or healed
    averted_destruction     destruction that would happen, and what happens instead
    conditional_damage      damage that would be dealt or healed while a condition is true, and that is prevented or
                            replaced only then
    damage_kinds            damage of one type or another, and damage that is doubled wherever somebody takes part
    damage_of_an_amount     damage that would be dealt if its amount is at least, at most or exactly so much
    dealing_tools           damage that is prevented by what it is dealt with: "all damage that abilities would deal
                            to your hero"
    doubled_and_redirected  damage that is doubled, and damage that somebody would deal which is dealt to another
                            character instead
    increased_damage        damage that somebody deals "+1" of, or that is increased, also with abilities or equipment
                            of a kind
    leaving_play            cards that would leave play, whatever zone they would go to, and are removed from the game
                            instead
    other_events            damage that is altered, what else takes the place of an event, and what cards enter play
                            with
    prevented_damage        damage that is prevented: all of it or so much, for a time, while a condition is true, or
                            always
    prevention_phrases      prevention of damage: how much, each time or the next time; and damage that can't be
                            prevented
    replaced_at_times       what happens instead of an event, or is prevented, only while a condition is true, or for a
                            time that is said first
    replacement_phrases     replacement: damage that is altered, prevented, or dealt to somebody else
    unpreventable_if        damage that can't be prevented if a condition is true
"""
