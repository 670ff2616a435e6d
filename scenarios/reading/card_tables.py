"""Cards from a table: its columns give a card's printed values and its text."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.language.powers import Keyword
from engine.language.printed import Printed
from engine.language.words import CardType, DamageType
from scenarios.reading.card_lines import (
    TWO_HANDED,
    BadLine,
    known_or_new,
    number,
    refuse_keywords,
    refuse_new_pairs,
    split_tags,
)
from scenarios.reading.corrections import corrected
from scenarios.reading.phrases.nouns.name_phrases import CLASSES, FACTIONS, TAGS
from scenarios.reading.readings import Read, Reading, Unread
from scenarios.reading.table_columns import has_x, refuse_out_of_place, reputation, with_required, without_required
from scenarios.reading.text_markup import without_markup
from scenarios.reading.whole_cards import TRAP, read_text

_LETTERS = {
    "Dk": "Death Knight", "Dr": "Druid", "Hu": "Hunter", "Ma": "Mage", "Mg": "Mage", "Pa": "Paladin", "Pr": "Priest",
    "Ro": "Rogue", "Sh": "Shaman", "Wk": "Warlock", "Wl": "Warlock", "Wr": "Warrior",
    "DK": "Death Knight",
}  # fmt: skip
_PACKED = re.compile(rf"^(?:{'|'.join(_LETTERS)})+$")
_BETWEEN_CLASSES = re.compile(r"[,/;&]|\band\b")
_LIMIT = re.compile(r"\((\d+)\)")
_COST_X = re.compile(r"(?:^|\+)\s*[Xx]\s*$")
"""X at the end of a cost: alone, or behind a number."""
_WORDS = ("Instant", "Unique", "Unlimited")
_BEFORE_TYPE = (*_WORDS, "Ongoing", TWO_HANDED)
"""Words that a type line may have before the type, and some lists have with it."""
_OTHER = "other"
_TYPES = ("Armor", "Item", "Weapon", "Other")
"""Words of a type line that stand among the tags and say only that the card is equipment of the type."""

Row = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Entry:
    """A row of a table: which card it is, its text, and the outcome of reading it."""

    set: str
    number: str
    name: str
    type: str
    text: str
    reading: Reading


def rows(path: Path) -> Iterator[dict[str, str]]:
    """Yield the rows of a table of cards."""
    with path.open(encoding="utf-8", errors="replace", newline="") as file:
        yield from csv.DictReader(file)


def read_row(row: Row) -> Entry:
    """Return the outcome of reading a row; only listed corrections mend its mistakes."""
    return read_mended(corrected(row))


def read_mended(row: Row) -> Entry:
    """Return the outcome of reading a row to which the listed corrections were made already."""
    name, text = row["name"].strip(), without_markup(row["text"].replace("\r", ""))
    try:
        reading = read_text(printed_values(row), text)
        if isinstance(reading, Read):
            reading = Read(with_required(row, reading.printed))
            refuse_keywords(reading.printed.tags, said=_keywords_of(reading.printed))
    except BadLine as error:
        reading = Unread(0, 1, error.words, (error.expected,), error.nearest)
    return Entry(row["set"], row["number"], name, row["type"], text, reading)


def _keywords_of(printed: Printed) -> frozenset[str]:
    """Return the keywords that the text of the card has, of those that have rules of their own."""
    had = frozenset(each.name.value for each in printed.powers if isinstance(each, Keyword))
    return had | {"trap"} if printed.alternate_cost == TRAP[0] else had


def printed_values(row: Row) -> Printed:
    """Return the printed values that the columns of a row give, without a text.

    Raises:
        BadLine: a column holds something that no card has there.
    """
    *before, word = row["type"].split() or [""]
    kind = _type(word, before)
    refuse_out_of_place(row, kind)
    tags, limits, words = _tags(_with_words(row["tags"], before), kind)
    source = " ".join(part for part in (row["set"].strip(), row["number"].strip()) if part)
    fight = kind in (CardType.ALLY, CardType.WEAPON)
    return Printed(
        name=row["name"].strip(),
        type=kind,
        cost=_number(_COST_X.sub("", row["cost"]), "cost"),
        has_x=has_x(row.get("cost_x", "")) or bool(_COST_X.search(row["cost"])),
        traits=_traits(row, kind),
        tags=_all_tags(row, kind, tags),
        limits=limits,
        unique="Unique" in words,
        unlimited="Unlimited" in words,
        instant="Instant" in words,
        atk=_number(row["atk"], "ATK") if fight else None,
        damage_type=_damage_type(row["damage_type"]) if fight else None,
        health=_health(row, kind, tags),
        defense=_defense(row, kind),
        strike_cost=_number(row["strike_cost"], "strike cost") if kind is CardType.WEAPON else None,
        reputation=reputation(row.get("reputation", "")),
        source=source,
    )


def _type(word: str, before: Sequence[str]) -> CardType:
    """Return the type, before which only what a type line has there may stand.

    Raises:
        BadLine: there is no such type, or another word before it.
    """
    try:
        kind = CardType(word.lower())
    except ValueError:
        raise BadLine(" ".join((*before, word)), f"a card type: one of {', '.join(CardType)}") from None
    other = next((each for each in before if each not in _BEFORE_TYPE or before.count(each) > 1), None)
    if other is not None:
        raise BadLine(other, f"before {word} only {', '.join(_BEFORE_TYPE)}, each once")
    return kind


def _with_words(tags: str, before: Sequence[str]) -> str:
    """Return the column of tags with the words that stand before the type, which it may repeat."""
    said = split_tags(_LIMIT.sub("", without_required(tags)))
    return " ".join((*(word for word in before if word not in (*said, "Ongoing")), tags)).strip()


def _number(word: str, what: str) -> int:
    word = word.strip() or "0"
    if not word.isdecimal():
        raise BadLine(word, f"a number for {what}")
    return number(word)


def _damage_type(word: str) -> DamageType | None:
    if not word.strip():
        return None
    try:
        return DamageType(word.strip().lower())
    except ValueError:
        raise BadLine(word, "a damage type") from None


def _health(row: Row, kind: CardType, tags: tuple[str, ...]) -> int | None:
    """Return the health of a character.

    The column has 0 for all other cards, so that a Totem with 0 lacks its number. What has a number there is a
    character, even if its row has lost what shows that.
    """
    health = _number(row["health"], "health")
    if kind in (CardType.ALLY, CardType.HERO):
        return health
    totem = kind is CardType.ABILITY and any(tag.endswith("Totem") for tag in tags)
    if totem and not health:
        raise BadLine(row["health"].strip() or "nothing", "the health of a Totem")
    if health and not totem:
        raise BadLine(row["health"].strip(), "no health, or a tag that makes it a Totem")
    return health or None


def _defense(row: Row, kind: CardType) -> int | None:
    """Return the DEF of armor, and of an item that has any; the column has 0 for all other cards."""
    defense = _number(row["def"], "DEF")
    if kind is CardType.ARMOR:
        return defense
    return defense if kind is CardType.ITEM and defense else None


def _classes(row: Row) -> tuple[str, ...]:
    """Return the classes in the column: one, several between commas, strokes or the like, or several packed as letters.

    It may repeat the race of an ally that has no class.
    """
    word = row["class"].strip()
    if word in ("", "Any") or (row["type"].split()[-1:] == ["Ally"] and word == row["race"].strip()):
        return ()
    separate = tuple(each.strip() for each in _BETWEEN_CLASSES.split(word))
    if all(each in CLASSES for each in separate):
        return separate
    if _PACKED.match(word):
        return tuple(_LETTERS[word[at : at + 2]] for at in range(0, len(word), 2))
    raise BadLine(word, f"a class, several such as {''.join(list(_LETTERS)[:2])}, or Any: {', '.join(CLASSES)}")


def _traits(row: Row, kind: CardType) -> tuple[str, ...]:
    """Return what the card's icons show; an ally has its class on the type line instead, except a Pet."""
    faction = _faction(row["faction"].strip())
    classes = _classes(row)
    if kind is CardType.HERO:
        professions = known_or_new(tuple(word.strip() for word in row["professions"].split(",") if word.strip()))
        return (*classes, *faction, *_race(row), *_talent(row), *professions)
    if kind is CardType.ALLY:
        return faction if "Pet" not in row["tags"] else (*classes, *faction)
    return (*classes, *faction)


def _faction(word: str) -> tuple[str, ...]:
    if word not in (*FACTIONS, "Neutral", ""):
        raise BadLine(word, f"{', '.join(FACTIONS)} or Neutral")
    return (word,) if word in FACTIONS else ()


def _race(row: Row) -> tuple[str, ...]:
    """Return the races in the column.

    Raises:
        BadLine: none of several words is known, so that they could be one race or more.
    """
    races = known_or_new(split_tags(row["race"].strip()))
    if len(races) > 1 and not set(races) & set(TAGS):
        raise BadLine(row["race"].strip(), "a known race, or one word")
    refuse_new_pairs(row["race"].strip())
    return races


def _talent(row: Row) -> tuple[str, ...]:
    return known_or_new(tuple(word for word in map(str.strip, row["talent"].split(",")) if word))


def _tags(words: str, kind: CardType) -> tuple[tuple[str, ...], tuple[tuple[str, int], ...], tuple[str, ...]]:
    """Return the tags in the column, the limits of tags, and the words there that are no tags.

    Raises:
        BadLine: a limit stands behind no tag, or another type of card among the tags.
    """
    every: tuple[str, ...] = ()
    limits: list[tuple[str, int]] = []
    for place, part in enumerate(_LIMIT.split(without_required(words))):
        if place % 2 == 0:
            refuse_new_pairs(part)
            every += split_tags(part)
        elif not every or every[-1] in (*_WORDS, *_TYPES):
            raise BadLine(f"({part})", "a tag before the limit")
        else:
            limits.append((every[-1], number(part)))
    other = next((word for word in every if word in _TYPES and word.lower() not in (kind, _OTHER)), None)
    if other is not None:
        raise BadLine(other, f"tags of the {kind}")
    tags = known_or_new(tuple(word for word in every if word not in _WORDS and word not in _TYPES))
    return tags, tuple(limits), tuple(word for word in every if word in _WORDS)


def _all_tags(row: Row, kind: CardType, tags: tuple[str, ...]) -> tuple[str, ...]:
    if kind is CardType.ALLY:
        return (*_race(row), *(_classes(row) if "Pet" not in tags else ()), *tags)
    if kind is CardType.ABILITY:
        return tuple(dict.fromkeys((*_talent(row), *tags)))
    return tags
