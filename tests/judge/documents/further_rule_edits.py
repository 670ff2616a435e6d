"""Forty edits more of the published rules, by somebody who had not seen how documents are compared.

What each must be was written from the rules' meaning before any was compared. Two of them say the same to an editor and
are for a person to confirm: "every" for "each", and commas for the brackets around an aside.
"""

import re

from tests.judge.documents.edit_rows import ANYWHERE, row
from tests.judge.documents.line_edits import Lines, Made, at, below, broken, every, worded


def written(start: str, *said: str) -> Made:
    """Write other lines in the place of the one that begins a rule; {} stands for it."""

    def made(lines: Lines) -> Lines:
        place = at(lines, start)
        return [*lines[:place], *(each.replace("{}", lines[place]) for each in said), *lines[place + 1 :]]

    return made


def doubled_as(start: str, number: str) -> Made:
    """Write a rule a second time under another number."""
    return lambda lines: written(start, "{}", number + lines[at(lines, start)][len(start) :])(lines)


def above(start: str) -> Made:
    """Let the line that begins a rule and the one below it change places."""

    def made(lines: Lines) -> Lines:
        place = at(lines, start)
        return [*lines[:place], lines[place + 1], lines[place], *lines[place + 2 :]]

    return made


def turned(start: str) -> Made:
    """Let the first two sentences of a rule change places."""

    def made(lines: Lines) -> Lines:
        place = at(lines, start)
        number, words = re.match(r"(\S+ (?:15415t1921p )+)(.*)", lines[place]).groups()  # type: ignore[union-attr]
        first, second, *rest = words.split(". ")
        return [*lines[:place], number + ". ".join((second, first, *rest)), *lines[place + 1 :]]

    return made


# What changes the game
row("destroyed becomes leaves play", worded("102.1a", "hero is destroyed", "hero leaves play"), "changed: 102.1a")
row("except becomes including", worded("104.2", "except raising", "including raising"), "changed: 104.2")
row("start becomes end", worded("601.2a", "since the start of", "since the end of"), "changed: 601.2a")
row("per combat becomes per turn", worded("303.2c", "one weapon per combat", "one weapon per turn"), "changed: 303.2c")
row("a rule is written twice", doubled_as("411.3b", "411.3c"), "added: 411.3c")
row(
    "a number stands before two texts",
    written("407.3", "{}", "407.3 15415t1921p 15415t1921p A link that a player adds may be taken back once."),
    "added: 407.3",
)
row("the end of a rule becomes a lettered one", broken("705.2", "All other cards are", "705.2a"), "split: 705.2")
row("a damage type is dropped from the icons", below("205.1", 1, "Holy ", ""), "changed: 205.1")
row("a number in a card below an example", below("306.4b", 3, "4 fire damage", "5 fire damage"), "changed: 306.4b")
row("a kind is dropped from a term", worded("Party (411.7a)", "hero, allies, and Totems", "hero and allies"),
    "changed: Party")  # fmt: skip
row(
    "a term gets another name",
    worded("Party (411.7a)", "Party (411.7a)", "Company (411.7a)"),
    "removed: Party",
    "added: Company",
)
row("first becomes last", worded("500.3", "is taken first", "is taken last"), "changed: 500.3")
row("who is included is dropped", worded("602.2", " (including its controller)", ""), "changed: 602.2")
row(
    "a rule is marked as deleted",
    written("719.3", "719.3 15415t1921p 15415t1921p [Deleted]"),
    "removed: 719.3",
    "added: 719.3",
)
row(
    "a sentence is struck through",
    worded("408.1", "Placing a resource is optional.", "~~Placing a resource is optional.~~"),
    "changed: 408.1",
)
row("unless becomes if", worded("411.2a", "Unless a card says otherwise", "If a card says so"), "changed: 411.2a")
row("a comma behind the subject", worded("706.1b", "The same card can't", "The same card, can't"), "changed: 706.1b")
row("a reference leads nowhere", worded("306.3b", "(707.1d)", "(707.1k)"), "re-pointed: 306.3b")
row(
    "the mark of a paragraph is dropped in a card",
    every("cost X. <p> Ongoing: You control attached", "cost X. Ongoing: You control attached"),
    "changed: 306.3f",
)
row("plus becomes minus in a card", below("200.1", 3, "+1 ATK", "-1 ATK"), "changed: 200.1")
row("one variable for another", below("717.3c", 1, "reduced by M", "reduced by N"), "changed: 717.3c")
row("left becomes right", worded("205.1", "lower left corner", "lower right corner"), "changed: 205.1")
row("non- is dropped", worded("602.2", "non-attacking", "attacking"), "changed: 602.2")
row("un- is dropped", worded("706.1", "untargetable", "targetable"), "changed: 706.1")
row("as becomes after", worded("303.2a", "As a strike effect", "After a strike effect"), "changed: 303.2a")
row("an example goes to the rule above", above("409.2"), "changed: 409.1", "changed: 409.2")
row("the date on the title page", every("May 29, 2007", "June 29, 2007"), "changed: title page")

# What says the same
row("capitals for small letters", worded("407.1", "priority", "PRIORITY"), "cosmetic: 407.1")
row("a number in figures in a term", worded("Damage Type", "eight different", "8 different"), "cosmetic: Damage Type")
row("a letter of another alphabet", worded("601.1", "proposal", "prop\u043esal"), "cosmetic: 601.1")
row("spaces of no width", worded("601.1", "proposal", "pro\u200bposal"))
row("soft hyphens", worded("707.1a", "announces", "an\u00adnounces"))
row("a hyphen is dropped in a compound", worded("705.5", "non-proposal", "nonproposal"), "cosmetic: 705.5")
row("cannot for can't throughout", every("can't", "cannot"), f"cosmetic: {ANYWHERE}")
row("their for his or her throughout", every(r"\bhis or her\b", "their"), f"cosmetic: {ANYWHERE}")
row("a section gets another number", every(r"^719(?=\.)", "720"), f"renumbered: {ANYWHERE}")

# What a person confirms
row("two sentences change places", turned("300.1"), "changed: 300.1")
row("every for each", worded("500.1", "Each player's turn", "Every player's turn"), "changed: 500.1")
row(
    "commas for brackets",
    worded("602.2", " (including its controller) ", ", including its controller, "),
    "changed: 602.2",
)
row("a word is written twice", worded("712.3", "by processing", "by by processing"), "changed: 712.3")
