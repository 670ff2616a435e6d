"""The card line: type, cost, numbers and tags of a card in one line, as the documents write it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from engine.language.printed import Printed
from engine.language.words import CardType, DamageType, KeywordName
from scenarios.reading.misspelt_tags import KNOWN_TAGS, nearly
from scenarios.reading.phrases.nouns.name_phrases import CLASSES, FACTIONS, RACES, SCHOOLS

TWO_HANDED, OFF_HAND = "Two-Handed", "Off-Hand"
BREAK = "<p>"
"""What separates the powers of a text in the documents where they share a line."""

MOST_LINES = 3
"""The most lines that a card line may be broken into."""

_PRINTED_IN = re.compile(r"\s*\([^()]*-\d+[A-Z]*\)$")
_LIMIT = re.compile(r"^(.*?)\s*\((\d+)\)$")
_ATK = re.compile(r"^(\d+)\s*(?:\[(\w+)\]\s*)?ATK(?:\s*[\[(](\w+)[\])])?$", re.IGNORECASE)
_HEALTH = re.compile(r"^(\d+)\s*Health$", re.IGNORECASE)
_STRIKE = re.compile(r"^(\d+)\s*Strike(?: Cost)?$", re.IGNORECASE)
_DEF = re.compile(r"^(\d+)\s*DEF$", re.IGNORECASE)
_COST = re.compile(r"^(\d+|X)(?:\s*\+\s*(X))?$")
_TYPE = re.compile(
    r"^((?:Instant|Ongoing|Unique|Unlimited|Two-Handed)\s+)*(Ability|Ally|Armor|Hero|Item|Quest|Weapon)(?:\s*[—-]\s*(.*))?$"
)


@dataclass(frozen=True, slots=True)
class BadLine(Exception):
    """A part of a card line is not understood: the words, and what was expected."""

    words: str
    expected: str
    nearest: str | None = None

    def __str__(self) -> str:
        return f"{self.words!r} on a card line; expected {self.expected}"


def read_card_lines(name: str, lines: Sequence[str]) -> tuple[Printed, int]:
    """Return the printed values that the first lines give, and how many lines these are, for a card line may be broken.

    Whatever follows a break on the last of these lines is text.

    Raises:
        BadLine: a part of the card line is not understood.
    """
    wrong: BadLine | None = None
    for count in range(1, min(len(lines), MOST_LINES) + 1):
        *front, last = lines[:count]
        try:
            return read_card_line(name, " ".join((*front, last.partition(BREAK)[0])).strip()), count
        except BadLine as error:
            wrong = wrong or error
        if BREAK in last:
            break
    raise wrong or BadLine("nothing", "a card line")


def read_card_line(name: str, line: str) -> Printed:
    """Return the printed values of a card line; the text is read by others.

    Raises:
        BadLine: a part of the line is not understood.
    """
    said = _PRINTED_IN.sub("", line)
    parts = [part.strip() for part in re.split(r"[,/]", said.removeprefix(f"{name},")) if part.strip()]
    place = next((at for at, part in enumerate(parts) if _TYPE.match(part)), None)
    if place is None:
        raise BadLine(line or "nothing", "a type such as Ally or Instant Ability")
    printed = _typed(name, parts[place])
    _refuse_twice(parts, place)
    for part in parts[:place]:
        printed = _before_type(printed, part)
    for part in parts[place + 1 :]:
        printed = _after_type(printed, part)
    return _completed(_each_tag_once(printed), line)


def _refuse_twice(parts: Sequence[str], place: int) -> None:
    """Refuse a line that says twice what a card has once.

    Raises:
        BadLine: there is a second cost, trait, type or number of a kind.
    """
    kinds = {"cost": _COST, "type": _TYPE, "ATK": _ATK, "Health": _HEALTH, "Strike": _STRIKE, "DEF": _DEF}
    seen: set[str] = set()
    for at, part in enumerate(parts):
        before = at < place
        kind = next((each for each, form in kinds.items() if form.match(part) and (each == "cost") is before), None)
        if kind is None and before:
            kind = part
        if kind in seen:
            raise BadLine(part, f"{kind} once on a card line")
        if kind is not None:
            seen.add(kind)
        elif part.isdecimal():
            raise BadLine(part, "a number with what it is of, such as 2 DEF")


def _each_tag_once(printed: Printed) -> Printed:
    """Return the card, of which each tag and each trait was said once.

    Raises:
        BadLine: one was said twice.
    """
    said = (*printed.tags, *printed.traits)
    twice = next((each for at, each in enumerate(said) if each in said[:at]), None)
    if twice is not None:
        raise BadLine(twice, f"{twice} once on a card line")
    return printed


def _typed(name: str, part: str) -> Printed:
    found = _TYPE.match(part)
    assert found is not None
    words = part[: found.start(2)].split()
    printed = Printed(
        name,
        CardType(found[2].lower()),
        unique="Unique" in words,
        unlimited="Unlimited" in words,
        instant="Instant" in words,
        tags=(TWO_HANDED,) if TWO_HANDED in words else (),
    )
    rest = found[3] or ""
    return _with_words(printed, rest) if rest else printed


MOST_FIGURES = 6
"""More figures than any number on a card has."""


def number(figures: str) -> int:
    """Return the number that the figures stand for.

    Raises:
        BadLine: there are more figures than on any card.
    """
    if len(figures) > MOST_FIGURES:
        raise BadLine(figures, TOO_MANY_FIGURES)
    return int(figures)


TOO_MANY_FIGURES = f"a number of at most {MOST_FIGURES} figures"


def _before_type(printed: Printed, part: str) -> Printed:
    cost = _COST.match(part)
    if cost is not None:
        x = "X" in (cost[1], cost[2])
        return replace(printed, cost=0 if cost[1] == "X" else number(cost[1]), has_x=x)
    if part in FACTIONS or part in CLASSES:
        return replace(printed, traits=(*printed.traits, part))
    raise BadLine(part, "a cost, a faction or a class before the type")


def _after_type(printed: Printed, part: str) -> Printed:
    if found := _ATK.match(part):
        return replace(printed, atk=number(found[1]), damage_type=_damage_type(found[2] or found[3], printed))
    if found := _HEALTH.match(part):
        return replace(printed, health=number(found[1]))
    if found := _STRIKE.match(part):
        return replace(printed, strike_cost=number(found[1]))
    if found := _DEF.match(part):
        return replace(printed, defense=number(found[1]))
    return _with_words(printed, part)


def _damage_type(word: str | None, printed: Printed) -> DamageType | None:
    if word is None:
        for tag in printed.tags:
            if tag in ("Melee", "Ranged"):
                return DamageType(tag.lower())
        return None
    try:
        return DamageType(word.lower())
    except ValueError:
        raise BadLine(word, "a damage type") from None


def _with_words(printed: Printed, words: str) -> Printed:
    """Return the card with the words of its type line: its tags, their limits, and a hero's traits."""
    if printed.type is CardType.HERO:
        return replace(printed, traits=(*printed.traits, *_hero_traits(words)))
    found = _LIMIT.match(words)
    tags = known_or_new(split_tags(found[1] if found else words))
    refuse_new_pairs(found[1] if found else words)
    refuse_keywords(tags)
    for word in ("Unique", "Unlimited", "Instant"):
        if word in tags:
            if getattr(printed, word.lower()) or tags.count(word) > 1:
                raise BadLine(word, f"{word} once on a card line")
            printed = replace(printed, **{word.lower(): True})  # type: ignore[arg-type]
            tags = tuple(tag for tag in tags if tag != word)
    printed = replace(printed, tags=(*printed.tags, *tags))
    if found:
        return replace(printed, limits=(*printed.limits, (tags[-1], number(found[2]))))
    return printed


_KEYWORDS = frozenset((*KeywordName, "trap"))
"""The keywords that do something in a text and nothing on a type line."""


def refuse_keywords(tags: tuple[str, ...], said: frozenset[str] = frozenset()) -> None:
    """Refuse a keyword among the tags, except those that are `said` in the text: a tag alone does nothing (202.1).

    Raises:
        BadLine: a tag is a keyword with rules of its own.
    """
    for tag in tags:
        if tag.lower() in _KEYWORDS - said:
            raise BadLine(tag, f"a tag; {tag.lower()} is a keyword, which stands in the text")


def _hero_traits(words: str) -> tuple[str, ...]:
    return known_or_new(tuple(tag for part in re.split(r"[()]", words) for tag in split_tags(part.strip())))


def known_or_new(tags: tuple[str, ...]) -> tuple[str, ...]:
    """Return the tags, each of which is known or clearly a new one.

    Raises:
        BadLine: a tag is nearly a known one.
    """
    slip = nearly(tags)
    if slip is not None:
        raise BadLine(slip[0], "a known word, or one that is not so near to it", slip[1])
    return tags


def refuse_new_pairs(words: str) -> None:
    """Refuse two new words side by side, and a new one before an animal, which could be one tag or two.

    Raises:
        BadLine: there are such words.
    """
    for piece in words.split(","):
        for one, other in pairwise(split_tags(piece)):
            if not _means(one) and (not _means(other) or other in _ANIMALS):
                raise BadLine(f"{one} {other}", "one new word, or a comma between two")


def _means(word: str) -> bool:
    """Return whether the word, or the pair of words, means something on a type line by itself."""
    return word in _BY_THEMSELVES or " " in word or not word[0].isalpha() or word.lower() in _KEYWORDS


def split_tags(words: str) -> tuple[str, ...]:
    """Return the tags in the words of a type line, which may have commas between them; tags of two words are known.

    >>> split_tags("Night Elf Druid")
    ('Night Elf', 'Druid')
    >>> split_tags("Earth Totem, Frost")
    ('Earth Totem', 'Frost')
    """
    found: list[str] = []
    for piece in words.split(","):
        rest = piece.split()
        while rest:
            pair = " ".join(rest[:2])
            two = len(rest) > 1 and (pair in _KNOWN_PAIRS or rest[1] == "Totem")
            found.append(pair if two else rest[0])
            rest = rest[2 if two else 1 :]
    return tuple(found)


_PAIRS = (
    "Finishing Move", "Spectral Tiger", "Repair Bot", "Warp Stalker", "Nether Ray", "Core Hound", "Pit Lord",
    "Bog Lord", "Flight Master", "Mirror Image", "Faceless One", "Spore Bat", "Wind Serpent", "Spirit Beast",
    *(f"{flight} Dragon" for flight in ("Black", "Blue", "Bronze", "Green", "Red", "Nether", "Netherwing")),
)  # fmt: skip
"""Tags of two words of which one is no known tag by itself."""

_ANIMALS = frozenset((
    "Basilisk", "Bat", "Bear", "Beast", "Boar", "Cat", "Crab", "Crocolisk", "Drake", "Fox", "Gorilla", "Hyena", "Owl",
    "Raptor", "Rhino", "Scorpid", "Serpent", "Snake", "Spider", "Turtle", "Wolf", "Worm",
))  # fmt: skip
"""Tags that also end the name of a breed, as in "Spore Bat"."""

_KNOWN_PAIRS = frozenset((*RACES, *SCHOOLS, *CLASSES, *_PAIRS))
_BY_THEMSELVES = frozenset(
    (*KNOWN_TAGS, *FACTIONS, *map(str.capitalize, CardType), "Ongoing", "Other", "Talent", TWO_HANDED, OFF_HAND)
)


def _completed(printed: Printed, line: str) -> Printed:
    """Return the card if its line gave every number that its type must have.

    Raises:
        BadLine: a number is missing.
    """
    wanted = {
        CardType.ALLY: ("atk", "health"),
        CardType.HERO: ("health",),
        CardType.WEAPON: ("atk", "strike_cost"),
        CardType.ARMOR: ("defense",),
    }.get(printed.type, ())
    for field in wanted:
        if getattr(printed, field) is None:
            raise BadLine(line, f"a number for {field.replace('_', ' ')}")
    return printed
