"""Columns of a table of cards besides those of the numbers: each is used, refused where no card has it, or listed.

A hero that the deck must have ("Fire Hero Required") may stand in a column, among the tags, in the text, or in several
of them, which must say the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.language.printed import Printed
from engine.language.words import CardType
from scenarios.near_names import near_name
from scenarios.reading.card_lines import BadLine, split_tags
from scenarios.reading.phrases.nouns.name_phrases import CLASSES, FACTIONS, PROFESSIONS, RACES, SCHOOLS

REQUIRED: Mapping[str, tuple[str, ...]] = {
    "talent_required": (*SCHOOLS, "Traitor"),
    "race_required": RACES,
    "profession_required": PROFESSIONS,
    "class_required": CLASSES,
    "faction_required": FACTIONS,
}
"""What the hero must have: the columns that say so, and the words that may stand in each."""

ONLY_ON: Mapping[str, tuple[CardType, ...]] = {
    "atk": (CardType.ALLY, CardType.WEAPON),
    "strike_cost": (CardType.WEAPON,),
    "def": (CardType.ARMOR, CardType.ITEM),
    "race": (CardType.HERO, CardType.ALLY),
    "talent": (CardType.HERO, CardType.ABILITY, CardType.ALLY),
    "professions": (CardType.HERO,),
}
"""Columns that only cards of these types have something in; all others have nothing or 0 there."""

SAYS_NOTHING: Mapping[str, str] = {
    "rarity": "no rule asks how rare a card is, nor does a card that can be read",
    "talent": "no ally has a talent on its type line, only heroes and abilities",
    "damage_type": "on a card without ATK the icon repeats a type of damage that the text names",
}
"""Columns that say nothing about how a card is played, at least not on cards of some types, and why."""

_REPUTATIONS, _NO_REPUTATION = ("Aldor", "Scryer"), "Neutral"
_HERO_REQUIRED = re.compile(r"\s*Hero Required\b", re.IGNORECASE)
_X = {"": False, "0": False, "no": False, "false": False, "x": True, "+x": True, "1": True, "yes": True, "true": True}

Row = Mapping[str, str]


def has_x(word: str) -> bool:
    """Return whether the column says that X is in the cost.

    Raises:
        BadLine: it says something else.
    """
    said = _X.get(word.strip().lower())
    if said is None:
        raise BadLine(word.strip(), "X, or nothing, for X in the cost")
    return said


def reputation(word: str) -> str | None:
    """Return the reputation that the column gives, None if it gives none.

    Raises:
        BadLine: it is nearly one of those that the documents know (faq-2009-03:7), or no name.
    """
    said = word.strip()
    near = near_name(said, _REPUTATIONS)
    if said and said not in _REPUTATIONS and (near is not None or not said[0].isupper() or said == _NO_REPUTATION):
        raise BadLine(said, f"a reputation such as {', '.join(_REPUTATIONS)}, or nothing", near)
    return said or None


def refuse_out_of_place(row: Row, kind: CardType) -> None:
    """Refuse a row that has something in a column in which cards of the type have nothing.

    Raises:
        BadLine: the row has.
    """
    for column, types in ONLY_ON.items():
        word = row.get(column, "").strip()
        if kind not in types and word not in ("", "0"):
            raise BadLine(word, f"nothing under {column.replace('_', ' ')}, which no {kind} has")


def without_required(tags: str) -> str:
    """Return the words of the column of tags without the hero that is required.

    >>> without_required("Pet (1) Night Elf Hero Required")
    'Pet (1)'
    """
    found = _HERO_REQUIRED.search(tags)
    if found is None:
        return tags
    *others, _ = split_tags(tags[: found.start()]) or ("",)
    return " ".join((*others, tags[found.end() :].strip())).strip()


def _required(row: Row) -> Iterator[str]:
    """Yield what the columns say that the hero must have.

    Raises:
        BadLine: a column has a word that nothing is called.
    """
    for column, known in REQUIRED.items():
        word = _HERO_REQUIRED.sub("", row.get(column, "").strip())
        if not word:
            continue
        if word not in known:
            what = column.removesuffix("_required")
            raise BadLine(word, f"a {what} that a hero has, for {what} required", near_name(word, known))
        yield word
    found = _HERO_REQUIRED.search(row.get("tags", ""))
    if found is not None:
        yield from split_tags(row["tags"][: found.start()])[-1:]


def with_required(row: Row, printed: Printed) -> Printed:
    """Return the card with the heroes that the columns require, where the text says nothing about it.

    Raises:
        BadLine: the text or a column says otherwise, or a word in a column is unknown.
    """
    wanted = tuple(dict.fromkeys(_required(row)))
    said = printed.required
    other = next((word for word in wanted if said and word not in said), None)
    if other is not None:
        raise BadLine(f"{other} Hero Required", f"{' and '.join(said)} Hero Required, as the text has it")
    faction = row.get("ally_faction", "").strip()
    if faction not in ("", _NO_REPUTATION, printed.reputation, row["faction"].strip()):
        raise BadLine(faction, f"the reputation of the card, {printed.reputation or 'which has none'}")
    return printed if said else replace(printed, required=wanted)
