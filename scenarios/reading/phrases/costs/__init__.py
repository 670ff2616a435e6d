"""Costs: what a card or a power costs, changed prices, additional costs, and what players are permitted.

A cost is told as a verb phrase or as a price.

    additional_costs        additional costs that somebody must pay, and other prices of powers and of attacks
    alternate_prices        what may be paid rather than a strike cost or the cost of a card, and cards that are played
                            for nothing
    either_price            costs that are one deed or another, whichever the player chooses
    finishing_moves         finishing moves: X cards of a kind leave the graveyard for good as an additional cost
                            (faq-2009-03:5)
    own_prices              what it costs to play a card or to strike with a weapon, less for each of something, or by
                            a number that is found
    performed_costs         costs whose parts are effects that players perform (401.1)
    price_phrases           prices of cards: how much more or less they cost, for whom, for each of what, and while
                            which condition is true
    prices_and_permissions  changed prices, and what players may have, or may do when they otherwise could not
    prices_unless           prices without which players or characters can't do something (401.1, 600.3, 707.1e)
    strike_prices           what strikes cost, called by what is struck with
"""
