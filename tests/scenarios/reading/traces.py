"""What of a card's text has its trace in the card's data: every number, and every word that changes a meaning."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum

from engine.language.printed import Printed
from engine.language.selections import Number

SAID = (
    "required", "attach", "text", "powers", "alternate_cost", "alternate_if", "additional_cost", "play_only_if",
    "highest_x",
)  # fmt: skip
"""The parts of a card that its text gives."""

_REMINDER = re.compile(r"\((?!\d+\)|X\))[^()]*(?:\([^()]*\)[^()]*)*\)")
_SPEECH = re.compile(r"\bsay \"[^\"]*\"", re.IGNORECASE)
_NUMBERS = {
    "once": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "twice": 2, "double": 2,
}  # fmt: skip


def text_of(name: str, text: str) -> str:
    """Return the text in small letters: no reminders, nothing that is to be said aloud, not the card's own name."""
    plain = _REMINDER.sub(" ", text.replace("’", "'").replace("<p>", " "))
    plain = _SPEECH.sub(" ", plain)
    for own in (name, name.partition(",")[0], name.partition(" ")[0]):
        plain = plain.replace(own, "~")
    return " ".join(plain.lower().split())


def numbers_in(text: str) -> set[int]:
    """Return the numbers of a text, from two on: one is too often there without being said."""
    found = {int(word) for word in re.findall(r"\d+", text)}
    found |= {number for word, number in _NUMBERS.items() if re.search(rf"\b{word}\b", text)}
    return {number for number in found if number > 1}


def numbers_of(printed: Printed) -> set[int]:
    """Return the numbers of the card's data."""
    return {abs(part) for part in _parts(printed) if isinstance(part, int) and not isinstance(part, bool)}


def atoms_of(printed: Printed) -> Counter[str]:
    """Return how often each member of the language, each word of it and each field that is set stands in the card.

    A field stands under its own name, with the value where that is True or a text.
    """
    return Counter(part for part in _parts(printed) if isinstance(part, str))


def _parts(printed: Printed) -> Iterator[str | int]:
    for name in SAID:
        value = getattr(printed, name)
        if value not in (None, ()):
            yield f".{name}"
            yield from _walk(value)


def _walk(value: object) -> Iterator[str | int]:
    if isinstance(value, Enum):
        yield f"{type(value).__name__}.{value.name}"
    elif isinstance(value, tuple):
        for part in value:
            yield from _walk(part)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield value
    elif isinstance(value, str):
        yield f"={value.lower()}"
    elif is_dataclass(value):
        yield type(value).__name__
        yield from _fields(value)


def _fields(value: object) -> Iterator[str | int]:
    assert is_dataclass(value)
    for field in fields(value):
        inner = getattr(value, field.name)
        if inner not in (None, False, ()):
            yield f".{field.name}"
            if field.name == "least" and inner == Number(0):
                yield "up to"
            yield from _walk(inner)


@dataclass(frozen=True)
class Trace:
    """A word of a text and what of the data may be its trace; a counted word leaves one for each time it stands."""

    word: str
    atoms: tuple[str, ...]
    counted: bool = False

    def lacking(self, text: str, atoms: Counter[str]) -> bool:
        """Return whether the word stands in the text and has no trace in the data, or too few."""
        said = len(re.findall(rf"\b(?:{self.word})\b", text))
        left = sum(count for atom, count in atoms.items() if atom in self.atoms)
        return said > (left if self.counted else min(left, 1) * said)


_CONDITION = (
    "If", "IfYouDo", ".then", ".if_", ".while_", ".only_if", ".alternate_if", ".play_only_if", "Replace", "Prevent",
    "MustAttack", "AttackOnly", "Fits", "Compare", "FlipCoin", ".reflip",
)  # fmt: skip
_OPPONENT = ("Relation.OPPONENT", "Relation.ANY", "Role", "Those", "ControllerOf", "Not")
_DAMAGE_TYPES = ("arcane", "fire", "frost", "holy", "melee", "nature", "ranged", "shadow")

TRACES = (
    Trace("may", ("May", ".alternate_cost", "NeedNotReady", "FlipCoin", "Search", "Can", ".all_if"), counted=True),
    Trace("if", _CONDITION, counted=True),
    Trace("unless", ("CostToAttack", "Negated", ".otherwise", "Not", "Compare")),
    Trace("while", (".while_", "InCondition", "Condition.ATTACKING", ".remains_exhausted", ".zones"), counted=True),
    Trace("instead", ("Replace", ".otherwise", "Modes", "If", ".otherwise")),
    Trace("only", (".only_if", ".play_only_if", "AttackOnly", ".once_per_turn", "Compare", "Cannot", ".times")),
    Trace(
        r"each(?! of\b| draw)|every",
        ("Every", "ForEach", "Count", "CountersOn", "Players", "On", "EventAmount", "ThatMany", "ValueOf", "X",
         "CostToAttack", "Plus"),
    ),
    Trace("each of your(?! turns)", ("Controlled",), counted=True),
    Trace("other|another", ("Not", "Reattach", "Nth")),
    Trace("up to", ("up to", "Search")),
    Trace("can't|cannot", ("Cannot", ".unpreventable", "Unpreventable", ".highest_x", "AttackOnly", ".play_only_if",
                           "LosePowers", "CostToAttack")),
    Trace("this turn|until end of turn", ("Duration.THIS_TURN", "WasDealtDamage", "DealtDamage", "Happened",
                                          "DidThisTurn", "EnteredThisTurn"), counted=True),
    Trace("this combat", ("Duration.THIS_COMBAT",), counted=True),
    Trace("for the rest of the game", ("Duration.GAME",), counted=True),
    Trace("next turn", ("Duration.YOUR_NEXT_TURN", "Duration.END_OF_YOUR_NEXT_TURN", "Delay", "ExtraTurn"),
          counted=True),
    Trace("next ready step", ("Duration.ITS_NEXT_READY_STEP", "Duration.YOUR_NEXT_READY_STEP"), counted=True),
    Trace("next time", (".times", ".next_time", ".once"), counted=True),
    Trace("once per turn", (".once_per_turn",), counted=True),
    Trace("graveyards?", ("Zone.GRAVEYARD", "=moved")),
    Trace("hands?", ("Zone.HAND", "Discard", "HandSize", "PlayAsInstant")),
    Trace("decks?", ("Zone.DECK", "Draw", "Shuffle", "TurnDeckOver", "Top", "Search")),
    Trace("from the game", ("Zone.REMOVED",), counted=True),
    Trace("into play", ("Zone.PLAY", "CreateTokens")),
    Trace("opponents?|opposing", _OPPONENT),
    Trace("friendly", ("Relation.FRIENDLY",), counted=True),
    Trace("in your party|you control", ("Controlled", "You")),
    Trace("controllers?", ("ControllerOf", "Control", "Role", "CostToAttack", "Deed.READY_DURING_READY_STEP", "Those")),
    Trace("your turn|on your turn", ("TurnOf", "Relation.YOU")),
    Trace("at random", (".at_random",), counted=True),
    Trace("combat damage", (".combat",), counted=True),
    Trace("exhausted", ("Condition.EXHAUSTED", ".exhausted", "What.BECOMES_EXHAUSTED", ".remains_exhausted",
                        "Deed.READY_DURING_READY_STEP", "Exhaust")),
    Trace("attacking", ("Condition.ATTACKING", "Condition.IN_COMBAT")),
    Trace("defending", ("Condition.DEFENDING", "Condition.IN_COMBAT", "What.DEFENDS")),
    Trace("damaged", ("Condition.DAMAGED",), counted=True),
    Trace("token", ("TokenFace", "Kind.TOKEN"), counted=True),
    Trace("draws?", ("Draw", "Deed.DRAW", "What.DRAWN"), counted=True),
    Trace("discards?", ("Discard", "What.DISCARDED", "Zone.GRAVEYARD"), counted=True),
    Trace("destroy", ("Destroy",), counted=True),
    Trace("exhaust", ("Exhaust",), counted=True),
    Trace("ready target|ready your", ("Ready",), counted=True),
    Trace("heals?", ("Heal", "What.HEALS", "AlterPacket"), counted=True),
    Trace("deals?", ("Deal", "What.DEALS_DAMAGE", "Prevent", "DealtDamage", "WasDealtDamage", "AlterPacket"),
          counted=True),
    Trace("interrupt", ("Interrupt",), counted=True),
    Trace("reveals?", ("Reveal", "Search"), counted=True),
    Trace("search", ("Search",), counted=True),
    Trace("(?<!first )(?<!second )target", ("TargetDescription", ".attach"), counted=True),
    *(Trace(rf"{kind}(?= damage)", (f"DamageType.{kind.upper()}",), counted=True) for kind in _DAMAGE_TYPES),
    *(
        Trace(f"{word}(?! tokens?| counters?)", (f"Trait.{word.upper()}", ".atk", ".health", ".defense"))
        for word in ("atk", "health", "def")
    ),
)  # fmt: skip


def untraced(name: str, text: str, printed: Printed) -> tuple[str, ...]:
    """Return the words and numbers of the text that the data shows no trace of."""
    plain, atoms = text_of(name, text), atoms_of(printed)
    words = [trace.word for trace in TRACES if trace.lacking(plain, atoms)]
    return (*words, *(str(number) for number in sorted(numbers_in(plain) - numbers_of(printed))))
