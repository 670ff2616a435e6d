"""Edits that a rules editor makes to the turn sequence, combat, powers and what comes after them (5 to 8 and 10).

They are rows of the table in `edit_rows`.
"""

from tests.judge.documents.edit_rows import ANYWHERE, row
from tests.judge.documents.line_edits import (
    Lines,
    added_below,
    at,
    both,
    broken,
    every,
    folded_into,
    inserted,
    removed,
    renumbered,
    swapped,
    swapped_below,
    without_below,
    worded,
)


def exchange_lines(lines: Lines, first: str, second: str) -> Lines:
    """Let two lines change places that begin with these words."""
    one, two = at(lines, first), at(lines, second)
    new = list(lines)
    new[one], new[two] = lines[two], lines[one]
    return new


# 5: turn sequence
row("steps of a sentence change places", worded("500.1", "ready and draw", "draw and ready"), "changed: 500.1")
row("one player becomes each", worded("501.1a", "the turn player readies", "each player readies"), "changed: 501.1a")
row("a card becomes two", worded("501.2a", "draws a card", "draws two cards"), "changed: 501.2a")
row("not is put in", worded("501.2b", "player skips", "player doesn't skip"), "changed: 501.2b")
row("a thing that may be done is dropped", without_below("502.1", 2), "changed: 502.1")
row("another player is first", worded("503.1", "then the turn player", "then the next player"), "changed: 503.1")
row("steps that happen in order change places", swapped_below("503.2a", 1, 2), "changed: 503.2a")
row("a title of the contents", every(r"^503\. End phase", "503. Ending phase"), "changed: 503")

# 6: combat
row("any number becomes one combat", worded("600.1", "any number of combats", "one combat"), "changed: 600.1")
row("a closing quote that was lost", worded("600.2", "if able This", 'if able." This'), "cosmetic: 600.2")
row("additional becomes alternate", worded("600.3", "an additional cost", "an alternate cost"), "changed: 600.3")
row("and/or becomes or", worded("601.2a", "and/or have", "or have"), "changed: 601.2a")
row(
    "an opponent becomes another player",
    worded("601.2b", "an opponent of the turn player", "another player"),
    "changed: 601.2b",
)
row("two rules are merged", folded_into("601.2c", "601.2d"), "merged: 601.2c")
row(
    "a step of a sentence is dropped",
    worded("602.1", "attacker exhausts, becomes", "attacker becomes"),
    "changed: 602.1",
)
row("a prefix without its hyphen", worded("602.2", "non-attacking", "nonattacking"), "cosmetic: 602.2")
row("a rule is dropped that a term names", removed("602.2a"), "removed: 602.2a", "re-pointed: Stealth")
row("one becomes two", worded("602.2b", "Only one", "Only two"), "changed: 602.2b")
row(
    "another rule stands where the scan lost one",
    inserted("602.4", "602.3 Whoever is struck stands up at once."),
    "added: 602.3",
)
row("one window becomes another", worded("602.4", "while a defend window", "while an attack window"), "changed: 602.4")
row("at once is dropped", worded("603.1", "defender simultaneously deals", "defender deals"), "changed: 603.1")
row("the other side", worded("603.1a", "If the attacker has", "If the defender has"), "changed: 603.1a")
row("a rule becomes the last with a letter", renumbered({"603.2": "603.1c"}), "renumbered: 603.1c")
row(
    "what is next goes first",
    swapped("603.3a", "603.3b"),
    "moved: 603.3a",
    "moved: 603.3b",
    shown=("603.3a", "603.3b"),
)

# 7: powers, links and modifiers
row("a number of kinds of powers", worded("700.1", "four types", "five types"), "changed: 700.1")
row("multiple times becomes once", worded("701.2", "power multiple times", "power once"), "changed: 701.2")
row("a full stop for a semicolon", worded("702.2", "paid; they", "paid. They"), "cosmetic: 702.2")
row(
    "a word that begins triggers is added",
    worded("703.1", '"when" or "at."', '"when," "at," or "after."'),
    "changed: 703.1",
)
row(
    "a full stop too many in an example",
    worded("Example: You and your opponent each control Masten", "event)..", "event)."),
    "cosmetic: 703.3",
)
row("all becomes no", worded("704.2", "in all zones", "in no zones"), "changed: 704.2")
row("a point is added at a list's end", added_below("705.1", 7, "· Searching a deck ( )"), "changed: 705.1")
row("curled quotes around two words", worded("706.1b", '"another target"', "“another target”"), "cosmetic: 706.1b")
row(
    "steps that are gone through in order change places",
    swapped("707.1b", "707.1c"),
    "moved: 707.1b",
    "moved: 707.1c",
    "re-pointed: X",
    shown=("707.1b", "707.1c", "X"),
)
row(
    "instructions that are followed in order change places",
    swapped("710.3", "710.4"),
    "moved: 710.3",
    "moved: 710.4",
    shown=("710.3", "710.4"),
)
row("on top becomes below", worded("708.1a", "on top of the", "below the"), "changed: 708.1a")
row("if possible is dropped", worded("709.2b", "actually taken if possible", "actually taken"), "changed: 709.2b")
row("once becomes again and again", worded("709.2d", "checked only once", "checked again and again"), "changed: 709.2d")
row("another player gets priority", worded("711.1", "the turn player gets", "its controller gets"), "changed: 711.1")
row("a reference is lost", worded("712.1", "(704)", "( )"), "re-pointed: 712.1")
row(
    "a rule is dropped, the next take its letter, the reference follows",
    both(removed("714.3d"), worded("714.3f", "714.3e", "714.3d"), renumbered({"714.3e": "714.3d", "714.3f": "714.3e"})),
    "removed: 714.3d",
    "renumbered: 714.3d",
    "renumbered: 714.3e",
)
row("even if becomes only if", worded("716.1b", "even if", "only if"), "changed: 716.1b")
row("after becomes before", worded("716.3", "applied after", "applied before"), "changed: 716.3")
row(
    "source and destination change places",
    both(
        worded("717.3", "its source character", "its final character"),
        worded("717.3", "its destination character", "its source character"),
        worded("717.3", "its final character", "its destination character"),
    ),
    "changed: 717.3",
)
row("the last point of a list is dropped", without_below("717.3c", 2), "changed: 717.3c")
row("two definitions change places", swapped("718.2c", "718.2d"), "moved: 718.2c", "moved: 718.2d")
row(
    "the latest becomes the earliest",
    worded("719.2", "the latest timestamp", "the earliest timestamp"),
    "changed: 719.2",
)
row("a rule's end becomes a rule", broken("719.3", "Apply the earliest", "719.4"), "split: 719.3")

# 8: additional concepts
row("an adjective is dropped", worded("800.1b", "unanimous ", ""), "changed: 800.1b")
row("one of two numbers of a rule", worded("800.2b", "up to four", "up to three"), "changed: 800.2b")
row("smaller becomes larger", worded("801.1a", "smaller", "larger"), "changed: 801.1a")
row("the end of a game is denied", worded("801.2", "is a draw", "isn't a draw"), "changed: 801.2")
row("an address", worded("803.2", "www.ude.com/wow/rules", "www.example.org/rules"), "changed: 803.2")
row("the rules of a section are dropped", both(removed("803.1"), removed("803.2")), "removed: 803.1", "removed: 803.2")

# 10: the glossary
row("a term is dropped", removed("Friendly"), "removed: Friendly")
row("a term is added", inserted("Modifier ( )", "Minion: A word that these rules don't use."), "added: Minion")
row("can't becomes can in a term", worded("Elusive:", "can't be proposed", "can be proposed"), "changed: Elusive")
row("a number in a term is put in figures", worded("Dice", "six-sided", "6-sided"), "cosmetic: Dice, Die")
row("a colon is put behind a term", worded("Zone", "(411) Cards", "(411): Cards"), f"quiet: {ANYWHERE}")
row(
    "two terms change places",
    lambda lines: exchange_lines(lines, "Opposing:", "Owner ( )"),
    f"quiet: {ANYWHERE}",
)
row("two becomes three in a term", worded("Unique ( )", "two or more", "three or more"), "changed: Unique")
row("a term's reference loses its letter", worded("Damage Type", "(405.3a)", "(405.3)"), "re-pointed: Damage Type")
row("a term's reference is lost", worded("Destroy (411.8d)", "(411.8d)", "( )"), "re-pointed: Destroy")
