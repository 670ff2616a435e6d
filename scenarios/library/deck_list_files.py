"""Deck lists as people write them: a hero, a number and a name on each line, a side deck below.

Hero: Litori Frostburn
4 Fire Blast        # what follows such a sign is a remark
56 Ironforge Guards

Side deck
10 Ironforge Guards
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.value import value
from engine.view.deck_rules import DeckList
from scenarios.scenario_errors import BadCardData, BadDeckList, UnknownName

if TYPE_CHECKING:
    from engine.language.printed import Printed

_REMARK = re.compile(r"(?:^|\s)#.*")
_HERO = re.compile(r"hero\s*:\s*(.*)", re.IGNORECASE)
_PART = re.compile(r"(main|side) deck\s*:?", re.IGNORECASE)
_CARDS = re.compile(r"([0-9]+)\s*x?\s+(\S.*)", re.IGNORECASE)
_MOST_COPIES = 9999
_EXPECTED = "a number and a card's name, such as 4 Fire Blast; Hero: and a name; Main deck; or Side deck"


@value
class ReadDeck:
    """The outcome of reading a deck list: the deck, or all problems of the list, line by line."""

    deck: DeckList | None
    problems: tuple[BadDeckList, ...] = ()


@dataclass(slots=True)
class _Reading:
    """A deck list while it is read; `side` is None until the side deck begins."""

    find: Callable[[str], Printed]
    file: str | None
    hero: Printed | None = None
    main: list[Printed] = field(default_factory=list)
    side: list[Printed] | None = None
    problems: list[BadDeckList] = field(default_factory=list)

    def complain(self, line: int | None, what: str, expected: str | None = None, nearest: str | None = None) -> None:
        """Add a problem of a line, or of the whole list."""
        self.problems.append(BadDeckList(what, file=self.file, line=line, expected=expected, nearest=nearest))


def read_deck(text: str, find: Callable[[str], Printed], file: str | None = None) -> ReadDeck:
    """Return the deck of a list; `find` returns the card of a name, or raises UnknownName or BadCardData."""
    reading = _Reading(find, file)
    for number, line in enumerate(text.splitlines(), 1):
        said = _REMARK.sub("", line).strip()
        if said:
            _read_line(reading, number, said)
    if not reading.problems and reading.hero is None:
        reading.complain(None, "the list names no hero", expected="a line such as Hero: Litori Frostburn")
    if reading.problems or reading.hero is None:
        return ReadDeck(None, tuple(reading.problems))
    side = None if reading.side is None else tuple(reading.side)
    return ReadDeck(DeckList(reading.hero, tuple(reading.main), side))


def _read_line(reading: _Reading, number: int, said: str) -> None:
    if match := _HERO.fullmatch(said):
        _read_hero(reading, number, match[1])
    elif match := _PART.fullmatch(said):
        _begin_part(reading, number, match[1].lower())
    elif (match := _CARDS.fullmatch(said)) and int(match[1]):
        _read_cards(reading, number, int(match[1]), match[2])
    else:
        reading.complain(number, f"{said!r} names no cards", expected=_EXPECTED)


def _read_hero(reading: _Reading, number: int, name: str) -> None:
    if reading.hero is not None:
        reading.complain(number, "a second hero is named", expected="one hero")
        return
    if not name:
        reading.complain(number, "the hero has no name", expected="a line such as Hero: Litori Frostburn")
        return
    reading.hero = _found(reading, number, name)


def _read_cards(reading: _Reading, number: int, copies: int, name: str) -> None:
    card = _found(reading, number, name)
    if copies > _MOST_COPIES:
        reading.complain(number, f"nobody has {copies} cards", expected=f"at most {_MOST_COPIES}")
    elif card is not None:
        (reading.main if reading.side is None else reading.side).extend([card] * copies)


def _begin_part(reading: _Reading, number: int, part: str) -> None:
    if reading.side is not None:
        reading.complain(number, f"the {part} deck begins below the side deck", expected="the side deck last, and once")
    elif part == "side":
        reading.side = []
    elif reading.main:
        reading.complain(number, "the main deck begins twice", expected="its name once, above its cards")


def _found(reading: _Reading, number: int, name: str) -> Printed | None:
    try:
        return reading.find(name)
    except UnknownName as unknown:
        reading.complain(number, unknown.what, unknown.expected, unknown.nearest)
    except BadCardData as damaged:
        reading.complain(number, f"the card {name!r} can't be used: {damaged}")
    return None
