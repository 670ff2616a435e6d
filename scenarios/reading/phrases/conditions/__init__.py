"""Conditions: what stands after "if", "while", "unless" and "use only".

A condition is about cards, players, numbers, or about what has happened this turn.

    cards_out_of_play       conditions on what kind of card a card out of play is
    compared_numbers        conditions that compare a value with a number, one player's cards with another's, or what
                            happened this turn
    composed_conditions     conditions made of conditions, and conditions on the time, on what was chosen and paid,
                            and on who did what
    condition_phrases       conditions: what stands after "if", "while", "unless" and "use only"
    conditions_on_control   conditions on what players control and hold: how many cards of a kind, and who has more
    conditions_on_the_turn  conditions on what has happened this turn: who did what, how often, and to what it was done,
                            and the turn of the controller of a host
    counters_on_cards       conditions on how many counters there are on cards
    dealt_or_not            conditions on damage that one character dealt this turn or not, and "play only after"
    denied_conditions       conditions on what a card is not or does not have, on who controls it, and on what each
                            of several cards is
    either_deed             one of two deeds of this turn, with one subject or one object for both
    former_states           what a card was before something was done to it, and what follows if it was so
    hurt_this_turn          conditions on damage that one card dealt this turn, or any card of a kind dealt or was
                            dealt, even if it left play since
    joined_conditions       conditions side by side, on draws of the turn, on remaining health, on what all cards of a
                            kind are, on the most
    open_bounds             conditions with bounds that are left out, and on two things that one card did this turn
    stated_conditions       modifiers that end as something happens, forms for a time, and conditions on who played a
                            card
    taken_cards             conditions on the kind of the one card that the text has just put into a hand "this way"
"""
