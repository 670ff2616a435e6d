"""Sentences of our own on cards of our own: what each means, or that nothing is read."""

from __future__ import annotations

from engine.language.filters import Controlled, Is, Tagged
from engine.language.powers import Power, Text
from engine.language.printed import Printed
from engine.language.selections import HeroOf, Number, Players, You
from engine.language.words import Kind, Relation
from scenarios.reading import Read, Reading, Unread, read_card

ALLY_LINE = "3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health\n"
ABILITY_LINE = "2, Instant Ability\n"
NAME = "Grok Stonefist"
HERO = HeroOf(You())
CHARACTER = Is((Kind.HERO, Kind.ALLY))
ALLY = Is((Kind.ALLY,))
CHARACTERS = Is((Kind.CHARACTER,))
PET = Tagged(("Pet",))
OPPOSING = Controlled(Players(Relation.OPPONENT))


def n(number: int) -> Number:
    """Return the quantity that is the number."""
    return Number(number)


def card(line: str, text: str) -> Printed:
    """Return the card of the line that says the text."""
    reading = read_card(NAME, line + text)
    assert isinstance(reading, Read), str(reading)
    return reading.printed


def stuck(line: str, text: str) -> Unread:
    """Return where reading of the text stops on a card of the line."""
    reading: Reading = read_card(NAME, line + text)
    assert isinstance(reading, Unread), str(reading)
    return reading


def check_text(text: str, meant: Text) -> None:
    """Hold what an ability does that says the text."""
    assert card(ABILITY_LINE, text).text == meant


def check_power(text: str, meant: Power, line: str = ALLY_LINE) -> None:
    """Hold the one power of a card of the line that says the text."""
    assert card(line, text).powers == (meant,)
