"""Combat: the proposal, the attack window, protecting, defending, striking, the conclusion (600 to 603, 303.2).

    proposal         why a combat can't be proposed, who must attack, what it costs (302.2, 600.2, 600.3, 601)
    combat_step      attacking, the protect point, defending, combat damage or sabotage, the end (602, 603)
    cost_to_protect  what a character's controller pays so that it can protect (401.1)
    strike           what striking with a weapon costs, its link, the ATK that the hero gets by it (205.1b, 303.2)

The floor does what rules say of a combat that is under way. When its windows close is for `flow`; combat damage is made
as packets in `effects` and happens in `events`. A strike's link resolves in `chain`, as every link does; what a strike
does is handed in.
"""
