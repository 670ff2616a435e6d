"""Why an action is not allowed, and the list of those that are (303.2, 307.1, 406, 407.2, 408.1, 700 to 702).

An action is legal when there is no reason against it. Each reason carries its rule. The list of legal actions is made
by asking for the reasons against every action there could be, so that the two can't disagree.

    legal_actions      every action that the player with priority may take
    reasons_against    every reason why an action can't be taken: whose turn, priority, playing, placing (406, 408)
    link_requirements  what every link needs: the right moment, nothing that forbids it, a payable cost, targets (707)
    power_use          why a payment power can't be used or a quest not completed (701, 702)
    combat_actions     why a combat can't be proposed or a weapon not used for a strike (303.2, 601, 602.4)

This floor changes nothing and asks nobody. Whether a cost can be paid it learns from `costs`, whether there are targets
from `chain`, whether a combat is legal from `combat`.
"""
