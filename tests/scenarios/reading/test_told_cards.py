"""Cards in words made from their data: what is told reads as the same card again."""

from __future__ import annotations

import re
from functools import cache, partial

import pytest

from engine.language.effects import Draw
from engine.language.powers import Text
from engine.language.printed import Printed
from engine.language.selections import Number, You
from engine.language.words import CardType
from scenarios.library.card_files import card_names, load
from scenarios.reading import Read
from scenarios.reading.card_forms import alike
from scenarios.reading.card_tables import rows
from scenarios.reading.corrections import corrected
from scenarios.reading.reach.survey import without_text
from scenarios.reading.told_cards import Lines, reading
from scenarios.reading.whole_cards import read_text
from scenarios.reading.wording import Untold
from tests.every_row import hold_every
from tests.made_once import made_once
from tests.night import at_night
from tests.scenarios.reading.tables import AT_HAND, SETS, TABLES, entries

PARTS = 6
"""In how many parts the library is told, so that workers share them."""

EVERY = at_night(1, 24)
"""One in so many cards of the tables is told."""

OF_LIBRARY = at_night(1, 8)
"""One in so many cards of the library is told, and those that can't be."""

UNTOLD = {
    "Forbidden Knowledge": "Its power speaks of the cards that its text removed, and a power's words begin anew.",
}
"""Cards of the library that are shown as data, and what of each has no words."""


def told(printed: Printed) -> Lines | None:
    """Return the card in words; None where it has none."""
    try:
        return reading(printed)
    except Untold:
        return None


@cache
def told_table(table: str) -> tuple[Lines | None, ...]:
    """Return the read cards of the table that this run tells, in words."""
    return made_once({f"{table}.told": partial(_tell, table)})[f"{table}.told"]


def _tell(table: str) -> tuple[Lines | None, ...]:
    return tuple(told(reading.printed) for _, reading in read_cards(table))


def read_cards(table: str) -> list[tuple[dict[str, str], Read]]:
    """Return the rows of the cards that this run tells, with the listed corrections made, and what is read of them."""
    cards = zip(rows(TABLES / f"{table}.csv"), entries(table), strict=True)
    read = [(dict(corrected(row)), entry.reading) for row, entry in cards if isinstance(entry.reading, Read)]
    return read[::EVERY]


def some_names() -> tuple[str, ...]:
    """Return the names of the cards of the library that this run tells."""
    return tuple(sorted({*card_names()[::OF_LIBRARY], *UNTOLD}))


@cache
def told_library() -> dict[str, Lines | None]:
    """Return the cards of the library that this run tells in words, by name."""
    names = some_names()
    parts = {f"library-{part}.told": partial(_tell_library, names[part::PARTS]) for part in range(PARTS)}
    return {name: lines for part in made_once(parts).values() for name, lines in part.items()}


def _tell_library(names: tuple[str, ...]) -> dict[str, Lines | None]:
    return {name: told(load(name)) for name in names}


@AT_HAND
@pytest.mark.parametrize("table", SETS)
def test_what_is_told_reads_as_the_same_card(table: str) -> None:
    read, words = read_cards(table), told_table(table)
    assert [row["name"] for (row, _), lines in zip(read, words, strict=True) if lines is None] == []
    pairs = zip(read, words, strict=True)
    again = [read_text(without_text(found.printed), "\n".join(lines or ())) for (_, found), lines in pairs]
    assert [row["name"] for (row, found), other in zip(read, again, strict=True) if other != found] == []


SLIPS = {
    "an before a consonant": r"\ban (?![aeiouAEIOU]|X\b|8|11\b|18\b)",
    "a before a vowel": r"\ba (?=[aeio])(?!one\b)",
    "a word twice": r"\b(\w+) \1\b",
    "a word is lost": r"\b(?:the|a|an|each|of|and|or|to|from|with)\s*[.,;]",
    "a noun is lost": r"\b(?:you|player|opponent) controls? attached(?! to)",
    "a verb of several": r"\b(?:he|she|that player|each player|an opponent) (?:have|put|draw|discard|pay|control)\b",
    "a verb of one": r"\b(?:they|you|players|opponents) (?:has|puts|draws|discards|pays|controls|is)\b",
    "several of one": r"\bone (?:allies|heroes|abilities|cards|counters|weapons)\b",
    "each of several": r"\beach (?:allies|heroes|abilities|players|opponents|weapons)\b",
    "itself as a subject": r"\bitself (?:draws|has|discards|puts|pays|may|deals|heals)\b",
    "a tag in small letters": r"\b(?:pets?|demons?|dwarf|totems?)\b",
}
"""What no sentence of a card has, by pattern."""


def slips(line: str) -> list[str]:
    return [what for what, pattern in SLIPS.items() if re.search(pattern, line)]


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("Attach to an Curse.", "an before a consonant"),
        ("Destroy a ally.", "a before a vowel"),
        ("Draw two two cards.", "a word twice"),
        ("Put a card into.", ""),
        ("Heal 2 damage from.", "a word is lost"),
        ("Allies with a Curse you control attached have elusive.", "a noun is lost"),
        ("That he have elusive.", "a verb of several"),
        ("If he does, itself draws a card.", "itself as a subject"),
    ],
)
def test_a_slip_is_found(line: str, found: str) -> None:
    assert slips(line) == ([found] if found else [])


@AT_HAND
@pytest.mark.parametrize("table", SETS)
def test_what_is_told_is_told_as_cards_say_it(table: str) -> None:
    printed = [each.printed for _, each in read_cards(table)]
    words = zip(printed, told_table(table), strict=True)
    lines = [line.replace(card.name, "Tim") for card, told in words for line in told or ()]
    assert {line: slips(line) for line in lines if slips(line)} == {}


def test_the_library_is_told_in_words() -> None:
    assert told_library().keys() == set(some_names())
    assert {name for name, lines in told_library().items() if lines is None} == set(UNTOLD)


def test_every_card_of_the_library_reads_as_itself() -> None:
    def check(name: str) -> None:
        card = load(name)
        again = read_text(without_text(card), "\n".join(told_library()[name] or ()))
        assert isinstance(again, Read)
        assert alike(again.printed) == alike(card)

    hold_every([name for name in some_names() if name not in UNTOLD], check)


def test_sentences_of_one_text_stand_on_one_line() -> None:
    text = Text((), (Draw(You(), Number(2)), Draw(You(), Number(1))))
    card = Printed("Two Draughts", CardType.ABILITY, cost=1, text=text)
    assert reading(card) == ("Draw two cards. Draw a card.",)


def test_what_no_rule_says_is_not_told() -> None:
    card = Printed("Unspeakable", CardType.ABILITY, cost=1, text=Text((), (Draw(You(), Number(-3)),)))
    assert told(card) is None


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (CardType.ALLY, "As Tim enters play, choose arcane, fire, or frost.\nTim has the chosen resistance."),
        (CardType.ABILITY, "Finishing Move\nYou pay X less to play Tim.\nDraw three cards."),
        (CardType.ABILITY, 'Choose "ability" or "ally," and then target player discards all cards of that kind.'),
        (
            CardType.ABILITY,
            'Choose "ability," "ally," or "equipment," and then target player discards all cards of that kind.',
        ),
    ],
)
def test_what_is_read_is_told(kind: CardType, text: str) -> None:
    card = Printed("Tim", kind, cost=1)
    read = read_text(card, text)
    assert isinstance(read, Read)
    assert read_text(card, "\n".join(reading(read.printed))) == read
