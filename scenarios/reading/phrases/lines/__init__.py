"""Lines: the powers and keywords of a card, and what stands on a line of its own.

A line is the largest phrase. It holds sentences, a cost, a trigger, or keywords.

    chosen_as_it_enters  what a player chooses as a card enters play, and cards and damage of what was chosen then
    chosen_words         words that a player chooses as a text resolves: a kind of cards, a class, or a faction
    keywords             keywords: of one word, about kinds of cards or damage, and chosen as the card enters play
    line_phrases         lines of a card: powers, what the card does as it resolves, and how it may be played
    modal_texts          modal texts: what a text lets its player choose among, alone or behind what is done in any
                         case
    power_phrases        powers: payment, completion, triggered and continuous powers and keywords, and other parts of
                         a card's lines
"""
