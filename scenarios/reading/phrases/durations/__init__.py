"""Durations: how long something lasts, and effects that wait for a later moment.

What readies or does not in a ready step stands here, because the step is the time that it is said of.

    duration_phrases  how long something lasts
    later_effects     effects that wait for the end of the turn or of the combat, or for a turn to come
    ready_step        cards that can't ready, or don't ready, during a ready step, called by whose step it is
"""
