"""Amounts: numerals, values of cards, numbers of cards, and amounts that are reckoned from others.

An amount may stand wherever a text says how much or how many.

    added_amounts         amounts beside another: so much more for each of something, half as much, as many cards from
                          the top of a deck
    amounts_in_steps      amounts that are counted by so many at once: "for each 2 damage healed this way"
    amounts_of_the_topic  amounts of the card that a sentence is about, "has +1 ATK for each damage on it", and of
                          somebody's cards
    cards_in_graveyards   how many cards lie in the graveyard of another player: as an amount, and as a condition
    chosen_numbers        numbers that a player chooses, and the sum of several dice
    counted_this_way      what was done "this way": how many of the cards to which it was done are of a kind
    extremes              the highest and the lowest value among cards: as amounts, as conditions, and as what a deed
                          is done to
    healed_this_way       characters that were healed, or dealt damage, "this way": how many, and each of them in turn
    numerals              numbers: in digits, in words, and X
    quantities            quantities: numbers of cards, and values of cards
    reckoned_amounts      amounts that are reckoned from others, wherever an amount can stand: divided, limited,
                          highest, of what was done
    respective_amounts    an amount of its own for each of several cards, "respectively"
    shown_and_buried_cards  how many cards of a kind were revealed from a deck, buried, healed or dealt damage "this
                          way", and whether one was
    that_many             numbers such as "that many" that were counted before: of cards that something was done to,
                          or of an event
"""
