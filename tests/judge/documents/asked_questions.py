"""Questions as players ask them, each with the rules of the reference edition that answer it.

They were collected from the glossary, the questions of the FAQ and the style of players' forums, before anybody who
collected them had read how a search works. A question is answered if one of its rules is among the first three.
"""

KEYWORDS: tuple[tuple[str, str], ...] = (
    ("mulligan", "101.2"),
    ("minimum deck size", "100.1"),
    ("max hand size", "411.3b"),
    ("summoning sickness", "302.2"),
    ("tapped", "105.1"),
    ("untap step", "501.1 501.1a"),
    ("stack", "411.5a 407.3 407.4a 705.1"),
    ("infinite loop", "801.1 801.1a 801.2"),
    ("die", "206.1 403.2 407.6a 411.8d"),
    ("counter a spell", "711.1 711.2"),
    ("attack twice", "600.1"),
    ("dual wield", "303.2d"),
    ("stealth protector", "602.2a"),
    ("unique two copies", "410.1 410.3a"),
    ("armor prevent damage", "304.2 717.5 717.5a"),
    ("concede", "102.1b"),
    ("draw from empty deck", "102.1a 407.6b"),
    ("first player draw", "501.2b"),
    ("gain control of an ally", "400.3 400.3a"),
    ("illegal target fizzle", "709.2a"),
)
"""Words that somebody types, and the numbers of the rules that are wanted."""

QUESTIONS: tuple[tuple[str, str], ...] = (
    ("Can my ally attack the turn it comes into play?", "302.2"),
    ("How many resources can I play each turn?", "408.1"),
    ("What happens if I have to draw and there are no cards left in my deck?", "102.1a 407.6b"),
    ("Can I use my weapon the turn I play it?", "303.3"),
    ("Who gets priority after a spell resolves?", "709.2h 407.4a"),
    ("Can I strike with two weapons in the same combat?", "303.2c 303.2d"),
    ("Does damage stay on allies at end of turn?", "403.1"),
    ("If my attacker gets destroyed before damage, does the defender still deal combat damage?", "603.2"),
)
"""Questions in whole sentences."""
