"""Triggers: events that powers and texts watch for, after "when", "whenever" and "at".

An event names what happens and to whom; later words of the same line can refer to the cards and players in it.

    card_events       events of single cards: moves from zone to zone, interrupts, proposals, powers that are used
    counter_events    events of named counters that are put on cards or removed from them: any one, the third, the last
    dealt_with_tools  events of damage that is dealt or healed, said of the damage, of who undergoes it or who does
                      it to itself
    deed_events       events that players bring about, events of an amount of damage, and events of which one of two
                      suffices
    either_at_times   either of two events, with a condition, at certain times, beside a third one, and waited for by a
                      text
    either_event      one event or another of the same card, of which at least one is told by more than a verb
    entered_parties   cards that enter somebody's party: by entering play there, or by coming under its player's control
    event_phrases     events that triggered powers watch for: what stands after "when", "whenever" and "at"
    events_at_once    events of one or more cards, which count once for all that happens at the same time
    events_in_states  events that count only while one of their cards is in a state, or has a role in combat, or
                      in a phase or step of a turn
    ordinal_draws     the second, third or fourth card that a player draws in a turn, as it is drawn
    watched_moments   events that a text or a power watches for: of this turn, prevented damage, tokens, moments that
                      are said last
"""
