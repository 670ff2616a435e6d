"""The turn: phases and steps, and what happens as each of them starts and ends (500 to 503).

    phases   the start phase with its ready and draw step, the action phase, the end phase, extra and skipped turns
    inspire  what a player readies as another player's ready step starts (faq-2009-03 3)

The floor starts and ends parts of a turn. It doesn't say when: that a window has closed and the next step starts is for
`flow` (407.4b, 502.2).
"""
