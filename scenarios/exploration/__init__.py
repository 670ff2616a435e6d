"""What can follow from where a scenario stands, in sentences: every outcome, who can bring what about, and how.

* `look_ahead`: exploring from a playthrough, within bounds
* `ahead_words`: how far to look, who may act and what is wanted, as words say it
* `statements`: a statement of the vocabulary as a test of states
* `aims`: what a statement reads, by which moves that could bring it about are looked at first
* `told_lines`: a line of play as sentences that play it
* `differing_ends`: the ends of all lines, grouped by what differs in them
* `goal_findings`: whether something is always so, never so, or depends on whose choice
* `plans`: how a player forces something, as a tree of sentences
* `stated_futures`: Thens about what can follow
"""
