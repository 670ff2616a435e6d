"""Costs: what they come to, whether they can be paid, in which order, and paying them (401, 707.1e).

A cost has parts, each of which is paid entirely (401.1). Players may pay them in any order. Where a part can use up
what another one needs, only what leaves the others payable is on offer, so that a cost once begun is paid to the end.

    total_cost        the parts of a cost with what modifiers add and reduce, and alternate costs (401.3, 707.1e)
    chosen_costs      costs of which the player chooses one, where resources are one of them (707.1e)
    payability        why a cost can't be paid (103.2, 401.1)
    plain_payment     parts that can be paid whatever else is paid
    payment_trial     whether parts can be paid, found out by paying them on the state
    payment           paying all of a cost (707.1e)
    foresight         of each choice, the options after which the rest can be paid
    payment_order     the orders in which the parts can be paid
    payment_outcomes  what has come of payments, so that orders which lead to the same are tried once
    cost_parts        paying one part: resources, exhausting the card, an effect, conceding (401.2, 701.3, 800.1b)
    interference      parts of which one changes what another can be paid with

This floor doesn't know what is paid for but by its name, and adds nothing to the chain. Exhausting resources itself is
in `effects`, for a link that resolves may tell a player to pay.
"""
