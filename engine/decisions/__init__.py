"""What players decide, as data: the actions that they take and the choices that rules put to them.

With priority a player takes an action (407.2). In the middle of one a rule may need a decision: it puts a choice, with
the rule that gives it and every legal option, to a player. A choice that is put to nobody is chance: a shuffle, a die,
a coin. An answer is data as well, so that an action can be done again from the same state with the same answers.

    actions       what a player can do with priority, conceding, and actions between games (100.3, 101, 407.2)
    choices       a choice: the player who chooses, the rule, the options; and conceding instead of an answer
    answers       every answer that a choice takes, one after another
    combinations  which options one answer can hold together, if not every combination is legal
    offers        the options of a choice, tested only as far as they are asked for

This floor knows the state by the numbers of its players and cards alone. It decides nothing: what the options are is
for the floors above, and which one is chosen is for whoever calls the engine.
"""
