"""Another word in a card of the tables makes another card of it, or one that can't be read.

Each mutation changes every place that it fits, one at a time; by day on one card in a few, and in one place of eight.
Where a mutated card may still be the same, the reason stands beside it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise

import pytest

from scenarios.reading import Read
from scenarios.reading.card_tables import read_mended, rows
from scenarios.reading.corrections import corrected
from tests.every_row import hold_every
from tests.night import at_night
from tests.scenarios.reading.tables import AT_HAND, SETS, TABLES, entries

_REMINDER = re.compile(r"\((?!\d+\)|X\))[^()]*(?:\([^()]*\)[^()]*)*\)")
_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven")
_NEXT = dict(pairwise(_NUMBERS))
_TYPES = {"fire": "frost", "frost": "fire", "holy": "shadow", "shadow": "holy", "nature": "arcane",
          "arcane": "nature", "melee": "ranged", "ranged": "melee"}  # fmt: skip
_ZONES = "hand|graveyard|deck|resource row|party"

EVERY = at_night(1, 3)
"""One in so many cards is changed."""

OF_MUTANTS = at_night(1, 8)
"""Of the changed cards one in so many is read."""

PARTS = at_night(8, 1)
"""In how many parts the mutations are tried, so that workers share them."""

Change = str | Callable[[re.Match[str]], str]
Mutant = tuple[dict[str, str], Read, str]
"""The row of a card, what is read of it, and another text."""

MUTATIONS: dict[str, tuple[str, Change]] = {
    "a number is one higher": (r"(?<![\w-])\d+", lambda found: str(int(found[0]) + 1)),
    "a change has the other sign": (r"[+-](?=\d)", lambda found: {"+": "-", "-": "+"}[found[0]]),
    "a number word is one higher": (rf"\b(?:{'|'.join(_NUMBERS[:-1])})\b", lambda found: _NEXT[found[0]]),
    "you may is gone": (r"\byou may ", ""),
    "may is gone": (r"(?<=\bhe )may |(?<=player )may |(?<=controller )may |(?<=opponent )may ", ""),
    "target stands for each": (r"\beach (?=opposing|ally|hero|friendly|other|opponent|player|character)", "target "),
    "each stands for target": (r"\btarget ", "each "),
    "another is gone": (r"\banother (?=target|ally|hero|card)", ""),
    "a stands for another": (r"\banother (?!target|card for each)", "a "),
    "other is gone": (r"(?<!an)\bother ", ""),
    "your is an opponent's": (rf"\byour (?=hero|turn|{_ZONES})", "an opponent's "),
    "your is target opponent's": (rf"\byour (?=hero|turn|weapons|armor|allies|Pet|{_ZONES})", "target opponent's "),
    "an opponent's is your": (r"\b(?:an|each|target) opponent's ", "your "),
    "its owner's is your": (rf"\b(?:its owner's|his owner's|their owners') (?={_ZONES})", "your "),
    "your is his": (rf"\byour (?=hero|{_ZONES})", "his "),
    "his is your": (rf"\bhis (?={_ZONES})", "your "),
    "its controller's is your": (r"\bits controller's (?=next|ready)", "your "),
    "its controller is its owner": (r"\bits controller\b(?!')", "its owner"),
    "player stands for opponent": (r"\b(?<=an |et |ch )opponent\b", "player"),
    "a duration is gone": (r" this (?:turn|combat)\b| for the rest of the game| at end of turn", ""),
    "combat stands for turn": (r"\bthis turn\b", "this combat"),
    "turn stands for combat": (r"\bthis combat\b", "this turn"),
    "a restriction is gone": (r"\b(?:Use|Play) only [^.]*\.", ""),
    "only is gone": (r"\bonly ", ""),
    "up to is gone": (r"\b[Uu]p to ", ""),
    "opposing is gone": (r"\bopposing ", ""),
    "friendly stands for opposing": (r"\bopposing\b", "friendly"),
    "friendly is gone": (r"\bfriendly ", ""),
    "a condition is gone": (r"\b[Ii]f (?!you do|he does|able|[^,.]*would)[^,.]*, ", ""),
    "a condition at the end is gone": (r" (?:if|unless|while) (?!able)[^,.]*(?=\.)", ""),
    "if you do is gone": (r"\bIf (?:you do|he does), (\w)", lambda found: found[1].upper()),
    "unless is if": (r"\bunless\b", "if"),
    "instead is gone": (r" instead\b", ""),
    "in your party is gone": (r" in your party\b| you control\b", ""),
    "combat is gone": (r"\bcombat (?=damage)(?<!that combat )", ""),
    "another damage type": (rf"\b({'|'.join(_TYPES)})(?= damage)", lambda found: _TYPES[found[1]]),
    "defending stands for attacking": (r"\battacking\b", "defending"),
    "attacking stands for defending": (r"\bdefending\b", "attacking"),
    "exhausted is gone": (r"\bexhausted (?=ally|hero|allies|heroes)| and exhausted\b", ""),
    "ready stands for exhausted": (r"\bexhausted\b", "ready"),
    "ready stands for exhaust": (r"\b[Ee]xhaust (?!your)", "ready "),
    "more stands for less": (r"\bor less\b", "or more"),
    "less stands for more": (r"\bor more\b", "or less"),
    "the cost is gone": (r" with cost \d+(?: or (?:less|more))?", ""),
    "at random is gone": (r" at random\b", ""),
    "the first time is gone": (r" for the first time each turn\b", ""),
    "hand stands for graveyard": (r"\bgraveyard\b", "hand"),
    "graveyard stands for hand": (r"\bhand\b", "graveyard"),
    "hand stands for deck": (r"\bdeck\b", "hand"),
    "bottom stands for top": (r"\btop\b", "bottom"),
    "top stands for bottom": (r"\bbottom\b", "top"),
    "face down is gone": (r" face down\b", ""),
    "hero stands for ally": (r"(?<!or )(?<!attached )(?<!that )\bally\b(?! card| token)", "hero"),
    "ally stands for hero or ally": (r"\bhero (?:or|and) ally\b", "ally"),
    "allies stands for heroes and allies": (r"\bheroes and(?:/or)? allies\b", "allies"),
    "attached armor": (r"\b[Aa]ttached (?:ally|character|hero|weapon)\b", "attached armor"),
    "that weapon": (r"\bthat (?:ally|character|hero)\b", "that weapon"),
    "that combat damage": (r"\bthat damage\b(?! can't)", "that combat damage"),
    "the end stands for the start": (r"\bstart of (?=your|each)", "end of "),
    "the start stands for the end": (r"\bend of (?=your turn|each)", "start of "),
    "your turn stands for each": (r"\beach turn\b|\beach player's turn\b", "your turn"),
    "leaves stands for enters": (r"\benters play\b(?! with| exhausted)", "leaves play"),
    "health stands for ATK": (r"\bATK\b", "health"),
    "can stands for can't": (r"\bcan't\b", "can"),
    "non- is gone": (r"\bnon-", ""),
    "drawing stands for discarding": (r"\bdiscard(s?) (?=a card|two|three)", r"draw\1 "),
    "next is gone": (r"\bnext (?!ready)", ""),
    "whom it is dealt to is gone": (r" to (?:a|an) (?:opposing )?(?:hero|ally)(?: or ally)?(?=,)", ""),
    "a keyword is another": (r"\b(?:ferocity|elusive|stealth|protector|long-range|untargetable)\b", "dual wield"),
    "a minimum is gone": (r", to a minimum of \d+", ""),
    "this way is gone": (r" this way\b", ""),
    "an opponent stands for you": (r"\bWhen you\b", "When an opponent"),
    "a cost is gone": (r"Pay \d+, ", ""),
    "activate is gone": (r"\[Activate\],? ?", ""),
    "a sentence is gone": (r"(?<=\. )[A-Z][^.>\n]*\.(?=\s|$)", ""),
}
"""What is changed, and into what."""

SAME: dict[str, tuple[str, str]] = {
    "its owner's is your": (
        r"[Pp]ut (?:~|him from play) into|When ~ enters a graveyard",
        "on the card itself, its owner is called you",
    ),
    "hero stands for ally": (
        r"This hero|that this hero would be dealt\.",
        "a power that a card is given calls it by any noun for a character, and a reminder says nothing",
    ),
    "this way is gone": (
        r"(?:cards|damage) removed\.|damage (?:dealt|healed)\.",
        "what was removed, or just dealt or healed, was so this way",
    ),
    "next is gone": (r"\. At the start of your turn", "what a text puts off happens once, at the next start"),
}
"""For a mutation, the texts that mean the same after it, and why."""


@cache
def _cards() -> tuple[tuple[dict[str, str], Read, str], ...]:
    """Return the rows of the read cards, what is read of them, and their texts without reminders.

    Their listed corrections are made before anything is changed, so that none can undo a mutation.
    """
    found = []
    for table in SETS:
        for row, entry in zip(map(corrected, rows(TABLES / f"{table}.csv")), entries(table), strict=True):
            if isinstance(entry.reading, Read):
                found.append((row, entry.reading, _REMINDER.sub("", row["text"].replace("’", "'"))))
    return tuple(found[::EVERY])


def _mutants(text: str, pattern: str, change: Change) -> Iterator[str]:
    for found in re.finditer(pattern, text):
        instead = found.expand(change) if isinstance(change, str) else change(found)
        if instead != found[0]:
            yield text[: found.start()] + instead + text[found.end() :]


def _mutants_of(row: dict[str, str], reading: Read, text: str, mutation: str) -> Iterator[Mutant]:
    return ((row, reading, other) for other in _mutants(text, *MUTATIONS[mutation]))


@AT_HAND
@pytest.mark.parametrize("part", range(PARTS))
def test_no_read_card_stays_the_same(part: int) -> None:
    def check(mutation: str) -> None:
        exempt, _ = SAME.get(mutation, ("(?!)", ""))
        mutants = [each for card in _cards() for each in _mutants_of(*card, mutation)]
        same = [
            (row["name"], other)
            for row, reading, other in mutants[::OF_MUTANTS]
            if read_mended({**row, "text": other}).reading == reading
            and not re.search(exempt, other.replace(row["name"], "~"))
        ]
        assert mutants != []
        assert same == []

    hold_every(list(MUTATIONS)[part::PARTS], check)
