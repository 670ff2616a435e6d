"""The chain: pre-priority checks, priority, adding links, resolving and interrupting them (407, 706 to 709, 711).

Before a player gets priority, checks are made in waves until one does nothing, and triggered effects that wait are
added (407.5, 407.6, 708.1). What a player then adds goes through the steps of 707.1: announce, modes, X, targets, cost.

    pre_priority        the checks: fatal damage, empty decks, uniqueness, Totems, counters; then what waits is added
    uniqueness_repair   which cards players choose to be destroyed for uniqueness (410.2)
    priority            who gets priority, and the windows that open (407.1, 407.4)
    addition            adding a card, a resource or an effect to the chain, step by step (707.1, 708.2)
    link_choices        the choices for a link, where its cost may depend on its targets (707.1b to 707.1e)
    announcement        how a link is read once it is announced (707.1a)
    modes               which modes of a modal text can be chosen together (707.1b)
    variable_cost       which values of X can be paid, and the choice of one (104.1, 707.1c)
    chosen_targets      choosing targets, and whether they are still legal (706.1, 707.1d, 709.2a)
    required_targets    cards that a player's links must target if they can (103.1, 707.1d)
    link_resolution     the topmost link resolves or is interrupted (709, 711)

This floor starts no combat and no step: what a link that has resolved leads to, and which window closes, is for `flow`.
"""
