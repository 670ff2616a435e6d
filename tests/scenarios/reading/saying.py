"""Sentences of our own on cards of our own: what each means, or that nothing is read."""

from __future__ import annotations

from functools import lru_cache

from engine.language.effects import Deal, Draw, ForEach
from engine.language.filters import AllOf, Among, Controlled, Is, Not, Tagged
from engine.language.powers import Power, Text, Triggered
from engine.language.printed import Printed
from engine.language.selections import (
    Circumstance,
    Every,
    HeroOf,
    Number,
    Players,
    Quantity,
    Selection,
    Those,
    Union,
    ValueOf,
    You,
)
from engine.language.triggers import On
from engine.language.words import DamageType, Kind, Relation, Trait
from scenarios.reading import Read, Reading, Unread, read_card
from scenarios.reading.told_cards import reading as told

ALLY_LINE = "3, Horde, Ally—Orc Warrior, 2 [Melee] ATK / 2 Health\n"
ABILITY_LINE = "2, Instant Ability\n"
NAME = "Grok Stonefist"
HERO = HeroOf(You())
CHARACTER = Is((Kind.HERO, Kind.ALLY))
ALLY = Is((Kind.ALLY,))
CHARACTERS = Is((Kind.CHARACTER,))
PET = Tagged(("Pet",))
OPPONENTS = Players(Relation.OPPONENT)
OPPOSING = Controlled(OPPONENTS)
MY_ALLY = AllOf((ALLY, Controlled(You())))


def n(number: int) -> Number:
    """Return the quantity that is the number."""
    return Number(number)


@lru_cache(maxsize=256)
def _read(line: str, text: str) -> Reading:
    """Return the outcome of reading a card of the line that says the text; checks of the same words read it once."""
    return read_card(NAME, line + text)


def card(line: str, text: str) -> Printed:
    """Return the card of the line that says the text."""
    reading = _read(line, text)
    assert isinstance(reading, Read), str(reading)
    return reading.printed


def stuck(line: str, text: str) -> Unread:
    """Return where reading of the text stops on a card of the line."""
    reading = _read(line, text)
    assert isinstance(reading, Unread), str(reading)
    return reading


def check_text(text: str, meant: Text) -> None:
    """Hold what an ability does that says the text."""
    assert card(ABILITY_LINE, text).text == meant


def check_power(text: str, meant: Power, line: str = ALLY_LINE) -> None:
    """Hold the one power of a card of the line that says the text."""
    assert card(line, text).powers == (meant,)


def says_it_back(words: str, line: str = ABILITY_LINE) -> None:
    """Hold that the card is told in words that are read as the same card."""
    printed = card(line, words)
    again = _read(line, "\n".join(told(printed)))
    assert isinstance(again, Read)
    assert again.printed == printed


def drawing(*on: On, if_: Circumstance | None = None) -> Triggered:
    """Return the power by which its controller draws a card at any of the events."""
    return Triggered(on, Text((), (Draw(You(), n(1)),)), if_)


def to_each_other(a: Selection, b: Selection, amount: Quantity, kind: DamageType | None = None) -> ForEach:
    """Return that each of two, `ONE` in the amount, deals damage to the other at one moment."""
    both = Union((a, b))
    other = Every(AllOf((Among(both), Not(Among(ONE)))))
    return ForEach(both, "one", (Deal(ONE, other, amount, kind),))


ONE = Those("one")
ATK_OF_ONE = ValueOf(Trait.ATK, ONE)
