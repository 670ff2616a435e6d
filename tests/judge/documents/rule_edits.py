"""Edits that a rules editor makes to the fundamentals, the card parts and types, and the game concepts (1 to 4).

They are rows of the table in `edit_rows`; those of later chapters stand in `turn_combat_and_power_edits`.
"""

from tests.judge.documents.edit_rows import ANYWHERE, row
from tests.judge.documents.line_edits import (
    added_below,
    below,
    both,
    broken,
    carried,
    every,
    folded_into,
    inserted,
    moved,
    removed,
    renumbered,
    swapped,
    swapped_below,
    without_below,
    worded,
)

# 1: fundamentals
row("a sentence is turned round", worded("100.1", "There is no maximum", "There is a maximum"), "changed: 100.1")
row("a figure is spelt out", worded("100.1", "60 cards", "sixty cards"), "cosmetic: 100.1")
row(
    "two figures are spelt out",
    both(worded("100.1", "60", "sixty"), worded("100.1", "30", "thirty")),
    "cosmetic: 100.1",
)
row("a negation is lost", worded("100.1", "can't include", "can include"), "changed: 100.1")
row("a number rises", worded("100.2", "at least one trait", "at least two trait"), "changed: 100.2")
row("may becomes must", worded("100.3", "but may swap", "but must swap"), "changed: 100.3")
row("exactly becomes at most", worded("100.3", "exactly 10", "at most 10"), "changed: 100.3")
row("a number is put in figures", worded("100.4", "only four", "only 4"), "cosmetic: 100.4")
row(
    "a closing sentence is lost",
    worded("100.4", " This rule applies only while building a deck.", ""),
    "changed: 100.4",
)
row("each becomes one", worded("101.1", "each player shuffles", "one player shuffles"), "changed: 101.1")
row("a number becomes a comparison", worded("101.1", "of seven cards", "of one card fewer"), "changed: 101.1")
row(
    "a condition goes to another place of its sentence",
    worded("101.2", "Once per game, after drawing", "After drawing, once per game,"),
    "changed: 101.2",
)
row(
    "a full stop is put behind the last word",
    worded("101.2", "the first turn starts", "the first turn starts."),
    "cosmetic: 101.2",
)
row("a lost reference is filled in", worded("102.1a", "checks ( )", "checks (407.6)"), "re-pointed: 102.1a")
row("a letter is left out", renumbered({"102.1b": "102.1c"}), "renumbered: 102.1c")
row("an aside is lost", worded("102.2", ", and vice versa", ""), "changed: 102.2")
row("one noun for another", worded("103.1", "that card takes", "that rule takes"), "changed: 103.1")
row(
    "quotes are curled",
    both(worded("103.2", '"can\'t"', "“can’t”"), worded("103.2", '"Can\'t"', "“Can’t”")),
    "cosmetic: 103.2",
)
row("a word of an example", worded("Example: You control Valthak", "with his hero", "with his ally"), "changed: 103.4")
row("a figure is spelt as zero", worded("104.1", "choose 0 or", "choose zero or"), "cosmetic: 104.1")
row("a full stop is put between two sentences", worded("104.2", "them Undefined", "them. Undefined"), "cosmetic: 104.2")
row("two words change places", worded("105.1", "(upright)", "(sideways)"), "changed: 105.1")
row("a rule is split", broken("105.1", "To exhaust", "105.2"), "split: 105.1")

# 2: card parts
row("an example is dropped with its card", removed("Example: You have two copies of Kena", 4), "changed: 200.1")
row("a dash for a semicolon", worded("201.2", "played; they", "played – they"), "cosmetic: 201.2")
row("an exception is lost", worded("201.3", "every zone except the chain", "every zone"), "changed: 201.3")
row("a letter too many", worded("202.1", "contains that", "containns that"), "cosmetic: 202.1")
row("a letter too few", worded("201.1", "resources a player", "resorces a player"), "cosmetic: 201.1")
row("a point is added to a list", added_below("202.2", 3, "· The quest keyword"), "changed: 202.2")
row("other bullets in one list", both(below("202.2", 1, "·", "•"), below("202.2", 2, "·", "•")), "cosmetic: 202.2")
row("and/or becomes and", worded("203.1", "and/or flavor", "and flavor"), "changed: 203.1")
row(
    "dashes for hyphens",
    both(worded("203.2", "text-rep", "text — rep"), worded("203.2", "rules-den", "rules — den")),
    "cosmetic: 203.2",
)
row("one colour for another", worded("204.1", "purple for", "violet for"), "changed: 204.1")
row("a word of a list is lost", below("205.1", 1, " Shadow", ""), "changed: 205.1")
row("both becomes one", worded("205.1b", "both its ATK and damage type", "its ATK"), "changed: 205.1b")
row("an equal is lost", worded("206.1", "greater than or equal to", "greater than"), "changed: 206.1")
row("a count of kinds", worded("207.1", "five kinds", "six kinds"), "changed: 207.1")
row("a heading gets its number back", every(r"^Text box$", "203. Text box"), f"quiet: {ANYWHERE}")
row("a heading is renamed in the text and in the contents", every("Text box$", "Text area"), "changed: 203")

# 3: card types
row("a count of types", worded("300.1", "seven card", "eight card"), "changed: 300.1")
row("words of a list change places", worded("300.1", "ability, ally", "ally, ability"), "changed: 300.1")
row("a negative becomes positive", worded("301.1", "no printed", "a printed"), "changed: 301.1")
row("a hyphen is dropped", worded("301.2", "double-sided", "double sided"), "cosmetic: 301.2")
row("one of two lost references is filled in", worded("302.1", "ATK ( )", "ATK (205)"), "re-pointed: 302.1")
row("only is dropped", worded("302.2", "Only allies", "Allies"), "changed: 302.2")
row("a rule's last sentences become a rule", broken("302.2", "Protecting with", "302.3"), "split: 302.2")
row("a rule is dropped", removed("303.1"), "removed: 303.1")
row("points of a list change places", swapped_below("303.2a", 1, 2), "changed: 303.2a")
row("or becomes and", worded("303.2b", "play or changes", "play and changes"), "changed: 303.2b")
row("a reference in a sentence leads elsewhere", worded("303.2d", "to 303.2c", "to 303.2b"), "re-pointed: 303.2d")
row(
    "two rules change places, and the reference follows",
    both(swapped("303.2b", "303.2c"), worded("303.2d", "to 303.2c", "to 303.2b")),
    "moved: 303.2b",
    "moved: 303.2c",
)
row("a rule goes to the next section", moved("303.3", "304.4", "305.1"), "moved: 304.4")
row("a rule goes to another chapter", moved("303.3", "411.9", "500.1"), "moved: 411.9")
row("may becomes must where damage is prevented", worded("304.2", "may exhaust", "must exhaust"), "changed: 304.2")
row("a figure in a condition is spelt out", worded("304.2", "with 1 or more", "with one or more"), "cosmetic: 304.2")
row("a rule goes into the one before", folded_into("304.3", "305.1"), "merged: 304.3")
row("a rule's title", worded("306.2", "Ongoing abilities", "Lasting abilities"), "changed: 306.2")
row("owner becomes controller", worded("306.3c", "its owner's", "its controller's"), "changed: 306.3c")
row("any number becomes one", worded("306.3d", "Any number of abilities", "One ability"), "changed: 306.3d")
row("a last sentence is lost", worded("306.3e", " This is different from destroying it.", ""), "changed: 306.3e")
row(
    "an example is added before another",
    added_below("306.4b", 1, "Example: Nothing holds to a Totem."),
    "changed: 306.4b",
)
row("a quest can be played", worded("307.1", "can't", "can"), "changed: 307.1")

# 4: game concepts
row("a full stop too many", worded("400.1", "time.. For", "time. For"), "cosmetic: 400.1")
row("two alternatives change places", swapped_below("400.3b", 2, 3), "changed: 400.3b")
row("zero is left out", worded("401.2", "integers or 0", "integers"), "changed: 401.2")
row("not is dropped", worded("401.3", "are not replacement", "are replacement"), "changed: 401.3")
row(
    "two lettered rules change places",
    swapped("411.8c", "411.8d"),
    "moved: 411.8c",
    "moved: 411.8d",
    "re-pointed: Destroy",
    "re-pointed: Discard",
)
row("a full stop that was lost", worded("402.1", "created it Counters", "created it. Counters"), "cosmetic: 402.1")
row("a figure", worded("402.2", "is always 0", "is always 1"), "changed: 402.2")
row("a lettered rule gets a figure", renumbered({"402.2a": "402.3"}), "renumbered: 402.3")
row("at least becomes more than", worded("403.2", "than or equal to a character", "than a character"), "changed: 403.2")
row(
    "a rule that the scan lost is put back",
    inserted("403.4", "403.3 What is put on a hero was never dealt."),
    "added: 403.3",
)
row(
    "a number in an example",
    worded("Example: You have one opponent who controls two allies", "two allies", "six allies"),
    "changed: 403.4",
)
row("won't is dropped", worded("403.5", "won't trigger", "trigger"), "changed: 403.5")
row("the first of two examples is dropped", removed("Example: An ally in your party has 5"), "changed: 404.1")
row(
    "a rule is dropped, the next takes its letter, the reference is forgotten",
    both(removed("405.2b"), renumbered({"405.2c": "405.2b"})),
    "removed: 405.2b",
    "renumbered: 405.2b",
    "re-pointed: 400.1",
)
row(
    "quotes are dropped", worded("405.3b", '"counts as combat damage."', "counts as combat damage."), "cosmetic: 405.3b"
)
row("only is dropped where cards are played", worded("406.1", "only from hand", "from hand"), "changed: 406.1")
row("a reference leads to the next section", worded("406.2", "(408)", "(409)"), "re-pointed: 406.2")
row("the other way round", worded("407.1", "clockwise", "counterclockwise"), "changed: 407.1")
row("a point of a list is dropped", without_below("407.2", 3), "changed: 407.2")
row(
    "a term is renamed throughout",
    both(
        every("turn player", "active player"),
        every("Turn Player", "Active Player"),
        carried("Active Player:", 1, "Another:"),
    ),
    f"cosmetic: {ANYWHERE}",
    "renamed: active player",
    # A parameter of 407.4a is stated with the old name, and nobody reads it under the new one.
    shown=("active player", "407.4a"),
)
row("simultaneously is dropped", worded("407.6", "made simultaneously", "made"), "changed: 407.6")
row("two checks of one wave change places", swapped("407.6c", "407.6d"), "moved: 407.6c", "moved: 407.6d")
row("may becomes must where resources are placed", worded("408.1", "may choose", "must choose"), "changed: 408.1")
row("a hyphen is dropped in an adjective", worded("408.1b", "face-down", "face down"), "cosmetic: 408.1b")
row("a contraction is written out", worded("409.2", "doesn't", "does not"), "cosmetic: 409.2")
row("a number of cards in figures", worded("410.3a", "two or more", "2 or more"), "cosmetic: 410.3a")
row("a number of kinds", worded("410.3", "three different", "four different"), "changed: 410.3")
row("a comma before and is dropped", worded("411.1", "play, and removed", "play and removed"), "cosmetic: 411.1")
row("any order becomes one of chance", worded("411.2c", "any order", "random order"), "changed: 411.2c")
row("a hand of eight", worded("411.3b", "seven", "eight"), "changed: 411.3b")
row("a number of rows", worded("411.7a", "three rows", "four rows"), "changed: 411.7a")
row(
    "a number stands before two rules",
    renumbered({"411.8d": "411.8c"}),
    "renumbered: 411.8c",
    "re-pointed: Destroy",
    shown=("411.8c", "Destroy"),
)
row(
    "is becomes is not",
    worded("411.8e", "that part of the cost is still", "that part of the cost is not"),
    "changed: 411.8e",
)
