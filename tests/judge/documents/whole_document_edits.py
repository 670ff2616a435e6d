"""Edits that a rules editor makes all over the reference edition's document, and to the other published documents.

They are rows of the table in `edit_rows`.
"""

from tests.judge.documents.edit_rows import ANYWHERE, row
from tests.judge.documents.line_edits import doubled, every, once, rewrapped, spaced

# The whole document
row("the version on the title page", every(r"rsion 1\.$", "rsion 1.2"), "changed: title page")
row("other bullets everywhere", every("^· ", "• "), f"cosmetic: {ANYWHERE}")
row(
    "another spelling of a word everywhere", every("([Aa])rmor", r"\1rmour"), f"cosmetic: {ANYWHERE}", "renamed: armour"
)
row("an empty line below each line", spaced)
row("a line is broken", rewrapped("407.1"))
row("a rule of two lines", rewrapped("709.2e"))
row("trailing spaces", lambda lines: [f"{line}  " for line in lines])
row(
    "a rule becomes two that are alike",
    doubled(
        "402.1a",
        {"402.1b": "unless a card is named", "402.1c": "unless a player is named"},
        "unless otherwise specified",
        "402.2",
    ),
    "removed: 402.1a",
    "added: 402.1b",
    "added: 402.1c",
    asked=("402.1a",),
)
row(
    "a rule becomes three that are alike",
    doubled(
        "711.2",
        {"711.3": "heroes into play", "711.4": "allies into play", "711.5": "weapons into play"},
        "cards into play",
        "712.1",
    ),
    "removed: 711.2",
    "added: 711.3",
    "added: 711.4",
    "added: 711.5",
    asked=("711.2",),
)
row("nothing is left of the document", lambda lines: lines[:4], refused=True)
row("an empty document", lambda _: [""], refused=True)

# April 2007: the whole of a section stands in one line
row(
    "a restriction is dropped",
    once("turn. Only allies have this restriction.", "turn."),
    "changed: 302.2",
    document="000",
)
row(
    "a reference leads to the section before",
    once("only be placed as resources (409). The cost", "only be placed as resources (408). The cost"),
    "re-pointed: 201.2",
    document="000",
)
row("hyphens for all dashes", every("—", "-"), f"cosmetic: {ANYWHERE}", document="000")
row("straight quotes everywhere", every("[“”]", '"'), f"cosmetic: {ANYWHERE}", document="000")
row("straight apostrophes everywhere", every("[’]", "'"), f"cosmetic: {ANYWHERE}", document="000")
row("the page numbers are dropped", every(r" Page \d+\s*$", ""), document="000")

# The combat chapter of 2009
row(
    "stops being becomes stays",
    once("during a sabotage combat, it stops being", "during a sabotage combat, it stays"),
    "changed: 602.2c",
    document="003",
)
row(
    "a reference leads to the next rule",
    once("not yet in combat (602.3)", "not yet in combat (602.4)"),
    "re-pointed: 602.1",
    document="003",
)
row("the bold print is dropped", every(r"\*\*", ""), f"cosmetic: {ANYWHERE}", document="003")
row("curled apostrophes are straightened", every("’", "'"), f"cosmetic: {ANYWHERE}", document="003")
row(
    "a condition about the chain is dropped",
    once("he or she has priority and the chain is empty. Proposing", "he or she has priority. Proposing"),
    "changed: 601.1",
    document="003",
)
row(
    "even if is dropped",
    once("sabotages” do so, even if it has 0 ATK", "sabotages” do so"),
    "changed: 603.1",
    document="003",
)

# The answers of 2009
row("a number of an answer", once("where X is 5 or less", "where X is 6 or less"), "changed: 5", document="002")
row("other bullets in the answers", every("^- ", "* "), f"cosmetic: {ANYWHERE}", document="002")
row("only is dropped in an answer", once("cards *only* in Traitor", "cards in Traitor"), "changed: 8", document="002")
