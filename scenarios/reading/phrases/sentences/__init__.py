"""Sentences: clauses, and how clauses and sentences follow each other in a text.

What stands here joins deeds: by a condition, by what was done before, by a choice, in a loop.

    alternative_deeds  one deed or another: what is done instead if a condition is true, with another amount, or
                       otherwise
    averted_deeds      what is done unless somebody does something that is named first, and players who did or did
                       not do something
    bought_deeds       what you, or one other player, may do in order to do something else: "you may pay 2 to draw a
                       card"
    caused_deeds       deeds that you may have other players do
    clauses            clauses: commands, and what a doer does, may do, or does unless something else happens
    courses            courses between which a player chooses as a text resolves
    done_this_way      what follows a deed that may not have been done: one that a player could avoid, one with a
                       condition behind it
    either_or_none     one deed or another that you may do, or neither
    joint_sentences    sentences that say something of two cards, or two things of one for times of their own, or last
                       of all of X
    last_counters      what follows if the counter that a text has removed was the last one of its name on its card
    limited_deeds      deeds with a condition behind them: what is done if, or unless, it is true
    loops_and_coins    what a condition, a deed or a coin leads to, where it is more than a clause: a choice, a loop,
                       a later moment
    repeated_processes  a text that is carried out again so many times: "Repeat this process twice"
    text_sentences     sentences of a text in sequence: conditions, what follows if something was done, and what X is
    typed_this_way     characters to which a text has dealt damage of one of several types, and what is said of them
                       for a time
    undone_deeds       what follows if a player, you or another, can't do what the text tells, doesn't do it, or does
                       it after all
"""
