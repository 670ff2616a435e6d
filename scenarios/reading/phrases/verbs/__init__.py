"""Verb phrases: what players and cards do, in the bare form and in the third person.

A verb phrase gives effects. Its doer comes from the clause around it.

    chosen_deeds          deeds to cards that their player chooses first, and one card that is shuffled into a deck
    counted_deeds         deeds whose number something counts, drawing up to a hand size, skipped turns, and how much
                          this text has done
    counter_deeds         counters of any name, counters of two names at once, and counters that are moved, doubled,
                          divided among cards or freely removed
    counter_phrases       verb phrases about counters: putting them on cards, and removing them
    dice                  dice: rolling one, and what each number rolled leads to
    entering_with         cards that a text puts into play with keywords or values of their own, said at once or in a
                          sentence after it
    exchanges_and_decks   cards that are exchanged, flipped, looked at or moved, decks that are turned over, and zones
                          seldom searched
    mutual_damage         damage that two characters deal to each other, and damage that each of several characters
                          deals to others
    one_after_another     amounts of damage, each dealt to or healed from a card of its own, in one sentence
    reattached_abilities  abilities that are attached to a card that is targeted, or that was spoken of, from play
                          (306.3f) or elsewhere
    same_values           cards with the same cost, ATK or health as another card, or as much at most, and damage of two
                          types to the same characters
    token_phrases         tokens: what a text says of them, and who puts them into play
    token_sorts           tokens of two sorts at once, exhausted tokens for each of something, and tokens in another
                          number "instead"
    turned_faces          turning cards to the other face; only cards that show the one face are turned to the other
    undergone_deeds       what is done to a card, said of itself or of an "it" that isn't who does it, and whom a card
                          defends against
    up_to_amounts         deeds of an amount that a player chooses up to a number: "draw up to two cards"
    verb_phrases          verb phrases: what players and cards do, in the bare form and in the third person
"""
