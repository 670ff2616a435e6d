"""What of a card's text has its trace in the card's data: every number, and every word that changes a meaning.

Everything is counted: a word that stands twice leaves two traces. A word is looked for in the forms that it has, each
with the members of the language that can be its trace; a form that leaves none stands in `SILENT` with the reason.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import MISSING, dataclass, fields, is_dataclass
from enum import Enum
from functools import cache, cached_property

from engine.language.effects import Apply
from engine.language.filters import AllOf, Among, Valued
from engine.language.powers import Continuous, TargetDescription
from engine.language.printed import Printed
from engine.language.selections import (
    SELECTIONS,
    Chosen,
    Compare,
    Count,
    CountersOn,
    EventAmount,
    Every,
    Fits,
    Negated,
    Number,
    Per,
    Role,
    ThatMany,
    Union,
    ValueOf,
)
from engine.language.words import Comparison, Trait

SAID = (
    "required", "attach", "text", "powers", "alternate_cost", "alternate_if", "additional_cost", "play_only_if",
    "highest_x",
)  # fmt: skip
"""The parts of a card that its text gives."""

_REMINDER = re.compile(r"\((?!\d+\)|X\))[^()]*(?:\([^()]*\)[^()]*)*\)")
_SPEECH = re.compile(r"\bsay \"[^\"]*\"", re.IGNORECASE)
_NUMBERS = {
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "twice": 2, "double": 2,
}  # fmt: skip
_NUMBER_WORD = re.compile(rf"\b(?:{'|'.join(_NUMBERS)})\b")

SILENT = (
    # "One" in the place of a noun counts nothing: one of several, one or both, the other one, the last one.
    r"\bone of\b", r"\bone or both\b", r"\bone:", r"\b(?:put|chooses|other|last|this) one\b",
    # One or more of what is there is what there is any of.
    r"\bone or more of\b",
    # No more than one card a turn is none after the first.
    r"\bmore than one\b",
    # Cards of one party, or in one graveyard, are cards that have it in common.
    r"\bone (?:party|graveyard)\b",
    # The damage that is there is put there once more: its double is no factor.
    r"\bdouble the damage on\b",
)  # fmt: skip
"""Words that are no numbers, though they are spelt like them."""

_SILENT = tuple(re.compile(form) for form in SILENT)
_COUNTED_OUT = re.compile(r"[^.>:,]*(?= for each\b(?! attacker))")
_OF_A_DIE = {re.compile(r"\bit's even\b"): "246", re.compile(r"\bit's odd\b"): "135"}
"""The numbers of a die that a word stands for."""

_SINGULAR = ("AddCounters", "Compare of a count", "RollDice", "CreateTokens", "Discard", "Draw", "RemoveCounters",
             "Search", "Top", "EntersPlay")  # fmt: skip
"""The members in which a 1 stands for "a" or "an", not for a number in the text."""

_PLACES = (("Target", "slot"), ("Nth", "place"), ("Modes", "most"), ("Apply", "times"))
"""Fields whose numbers are said in other words: which of several, one or both, the next."""

_COUNTED = (Count, CountersOn, ValueOf, ThatMany, Per, EventAmount)


@cache
def text_of(name: str, text: str) -> str:
    """Return the text in small letters: no reminders, nothing that is to be said aloud, not the card's own name."""
    plain = _REMINDER.sub(" ", text.replace("’", "'").replace("\ufffd", "'").replace("<p>", " "))
    plain = _SPEECH.sub(" ", plain)
    for own in dict.fromkeys((name, name.partition(",")[0], name.partition(" ")[0])):
        if own in plain:
            plain = re.sub(rf"(?<![\w'-]){re.escape(own)}(?![\w-])", "~", plain)
    return " ".join(plain.lower().split())


def numbers_in(text: str) -> Counter[str]:
    """Return how often each number stands in the text; a 1 before "for each" is told apart, as the factor one."""
    for silent in _SILENT:
        text = silent.sub(" ", text)
    said = Counter(re.findall(r"\d+", text))
    said.update(str(_NUMBERS[word]) for word in _NUMBER_WORD.findall(text))
    for form, numbers in _OF_A_DIE.items():
        said.update(number for _ in form.findall(text) for number in numbers)
    counted_out = _COUNTED_OUT.findall(text) if " for each" in text else []
    factors = sum(len(re.findall(r"\b1\b", before)) for before in counted_out)
    # More than another has is at least one more.
    said["1"] += len(re.findall(r"\bmore (?!than)[^.,>]* than\b", text)) - factors
    said["factor"] += factors
    return +said


def numbers_of(printed: Printed) -> Counter[str]:
    """Return how often each number stands in the card's data.

    A quantity that is counted out once for each of something holds the factor one.
    """
    found: Counter[str] = Counter()
    for name in SAID:
        _count(getattr(printed, name), name, found)
    return +found


def _count(value: object, within: str, found: Counter[str]) -> None:
    if isinstance(value, (Enum, bool, str)) or value is None:
        return
    if isinstance(value, int):
        if not (abs(value) == 1 and within in _SINGULAR) and (value != 0 or within == "TokenFace"):
            found[str(abs(value))] += 1
    elif isinstance(value, tuple):
        for part in value:
            _count(part, within, found)
    elif is_dataclass(value):
        name = within if isinstance(value, Number) else type(value).__name__
        name += " of a count" * (isinstance(value, Compare) and isinstance(value.left, Count))
        for field, inner in _set_fields(value):
            found["factor"] += field in ("amount", "by") and isinstance(inner, _COUNTED)
            found["factor"] += inner == -1 and (name, field) == ("Times", "factor")
            if (name, field) == ("AddCounters", "name"):
                found.update(re.findall(r"\d+", str(inner)))
            if (name, field) not in _PLACES and not (inner == -1 and field == "factor"):
                _count(inner, name, found)


def _set_fields(value: object) -> Iterator[tuple[str, object]]:
    """Give the fields that are not as they would be by themselves; of two equal bounds only one."""
    assert is_dataclass(value)
    for field in fields(value):
        inner = getattr(value, field.name)
        if field.default is not MISSING and inner == field.default:
            continue
        if isinstance(value, TargetDescription) and field.name == "most" and value.least == value.most:
            continue
        yield field.name, inner


def atoms_of(printed: Printed) -> Counter[str]:
    """Return how often each member of the language, each word of it and each field that is set stands in the card.

    A field stands under its own name, alone and with its member's before it.
    """
    found: Counter[str] = Counter()
    for name in SAID:
        value = getattr(printed, name)
        if value not in (None, ()):
            found[f".{name}"] += 1
            found.update(_walk(value))
    return found


def _walk(value: object) -> Iterator[str]:
    if isinstance(value, Enum):
        yield f"{type(value).__name__}.{value.name}"
    elif isinstance(value, tuple):
        for part in value:
            yield from _walk(part)
    elif isinstance(value, str):
        yield f"={value.lower()}"
    elif is_dataclass(value):
        yield type(value).__name__
        if isinstance(value, (TargetDescription, Chosen)) and value.least == Number(0):
            yield "up to"
        if isinstance(value, Negated) and _is_of_two_roles(value.condition):
            yield "not the same"
        if isinstance(value, Chosen) and isinstance(value.among, Every) and _is_bounded_by_count(value.among.filter):
            yield "bound of a choice"
        for name, inner in _set_fields(value):
            yield f".{name}"
            yield f"{type(value).__name__}.{name}"
            if isinstance(inner, Every) and not isinstance(value, (Chosen, Count, Fits)):
                yield "all that fit"
            if isinstance(value, Union):
                yield from ("all that fit" for part in value.parts if isinstance(part, Every))
            if name == "to" and isinstance(value, (Apply, Continuous)) and not isinstance(inner, SELECTIONS):
                yield "all that fit"
            yield from _walk(inner)


def _is_of_two_roles(condition: object) -> bool:
    """Return whether the condition is that the cards in two roles of an event are the same."""
    match condition:
        case Fits(Role(), Among(Role())):
            return True
        case _:
            return False


def _is_bounded_by_count(described: object) -> bool:
    """Return whether the description asks for cards that cost no more than there is of something."""
    match described:
        case AllOf(filters):
            return any(map(_is_bounded_by_count, filters))
        case Valued(Trait.COST, Comparison.AT_MOST, Count() | CountersOn()):
            return True
        case _:
            return False


@dataclass(frozen=True)
class Trace:
    """A form of a word and what of the data is its trace."""

    word: str
    atoms: tuple[str, ...]

    @cached_property
    def _form(self) -> re.Pattern[str]:
        return re.compile(rf"\b(?:{self.word})\b")

    def said(self, text: str) -> int:
        """Return how often the form stands in the text."""
        return len(self._form.findall(text))

    def left(self, atoms: Counter[str]) -> int:
        """Return how many traces of it the data hold."""
        return sum(atoms[atom] for atom in self.atoms)


_DAMAGE_TYPES = ("arcane", "fire", "frost", "holy", "melee", "nature", "ranged", "shadow")
_CONDITIONS = ("If", "Triggered.if_", ".only_if", ".play_only_if", "Modes.all_if", "Continuous.while_")

TRACES = (
    # May: an offer, a cost instead of another, what one need not do, and both of two modes.
    Trace("may", ("May", "Can", "MoreResources", "SeenTop", ".alternate_cost", "PayInstead", "NeedNotReady",
                  "FlipCoin.reflip", "Modes.all_if")),
    # If: what was done, what can be done, what would happen, a coin, and all other conditions.
    Trace("if (?:you do|he does|she does)", ("IfYouDo", "May.then", "Prevent.price")),
    Trace("if able", ("MustAttack", "AttackOnly", "MustTarget")),
    Trace(r"if (?:[^,.>](?!\bif\b))*would", ("Replace", "Prevent")),
    Trace("if you (?:win|lose) the flip", ("FlipCoin.won", "FlipCoin.reflip")),
    Trace(
        r"if (?!you do|he does|she does|able|you (?:win|lose)|(?:[^,.>](?!\bif\b))*would|~ is in your graveyard"
        r"|its cost is less than or equal to the number)",
        _CONDITIONS,
    ),
    # What is put somewhere if it costs so much is chosen among what costs so much.
    Trace("if its cost is less than or equal to the number", ("If", "bound of a choice")),
    Trace("if ~ is in your graveyard", ("Zone.GRAVEYARD",)),
    Trace("unless", ("CostToAttack", "CostToProtect", "AddCost", "May.otherwise", "Negated")),
    # While: a condition of what lasts, of an event, of a use. A role in combat has a trace of its own.
    Trace("while (?!attacking|defending|protecting)",
          ("Continuous.while_", "Apply.while_", "On.when", ".only_if", ".remains_exhausted", "Continuous.zones",
           "Duration.WHILE_SOURCE_IN_PLAY", "Duration.WHILE_SOURCE_IN_PARTY")),
    Trace("instead", ("Replace", "If.otherwise")),
    Trace("rather than", (".alternate_cost", "PayInstead")),
    # Only: how often, when, for whom, and being alone.
    Trace("only once per turn", (".once_per_turn",)),
    Trace("(?:use|play|play ~) only (?!once)", (".only_if", ".play_only_if")),
    Trace("attack only", ("AttackOnly", "Deed.ATTACK")),
    Trace("the only", ("Fits",)),
    # Each: what is counted out, every player, every card, every turn.
    Trace(r"for each(?! attacker)", ("Count", "CountersOn", "ValueOf", "ThatMany", "EventAmount")),
    Trace("for each attacker", ("CostToAttack",)),
    Trace("each (?:opponent|player)(?!'s)", ("Players",)),
    Trace("each (?:opponent|player)'s", ("Players", "What.STARTS", "What.ENDS_TURN", "HandSize")),
    Trace(r"(?<!for )each (?!opponent|player|turn|of|draw|attacker|\w+ dealt damage this way)",
          ("all that fit", "On.of_each")),
    Trace(r"each \w+ dealt damage this way", ("Those",)),
    Trace("each of up to|each of two|each of three", ("TargetDescription",)),
    Trace("each of your turns", ("TurnOf", "What.STARTS", "What.ENDS_TURN")),
    Trace("each of your(?! turns)", ("Controlled",)),
    Trace("first time each turn", (".first_time_each_turn",)),
    Trace("(?:start|end) of each turn", ("What.STARTS", "What.ENDS_TURN")),
    # Another: not the one before; of two, the one that is left; one more card to draw.
    Trace("other(?! one)|another(?! card for each)", ("Not", "not the same", "Reattach")),
    Trace("up to", ("up to", "MoreOf", "Search")),
    Trace("any number of", ("up to",)),
    Trace("can't be prevented", (".unpreventable", "Unpreventable")),
    Trace("x can't", (".highest_x",)),
    Trace("(?<!x )can't (?!be prevented)", ("Cannot", "CostToAttack", ".play_only_if")),
    Trace("can attack only", ("AttackOnly", "Deed.ATTACK")),
    Trace("must attack", ("MustAttack",)),
    Trace("this turn|until end of turn",
          ("Duration.THIS_TURN", "WasDealtDamage", "DealtDamage", "Happened", "DidThisTurn", "EnteredThisTurn",
           "DamageThisTurn")),
    Trace("(?<!end of )this combat", ("Duration.THIS_COMBAT",)),
    Trace("end of (?:this|that) combat", ("What.COMBAT_ENDS",)),
    Trace("(?:one|single|same) (?:graveyard|party)|different names", (".alike",)),
    Trace("names? an? (?:[a-z]+ )?card", ("NameCard",)),
    Trace("exchange", ("ExchangeControl",)),
    Trace("half", ("Half",)),
    Trace("to a maximum of", ("AtMost",)),
    Trace("fatal (?:combat )?damage",
          (".fatal", "Trait.HEALTH", "FatallyDamaged", "Deed.BE_DESTROYED_BY_FATAL_DAMAGE")),
    Trace("for the rest of the game", ("Duration.GAME",)),
    Trace("at end of turn|at the end of (?:each|your|that player's) turn|at the end of each player's turn",
          ("What.ENDS_TURN",)),
    Trace("next turn", ("Duration.YOUR_NEXT_TURN", "Duration.END_OF_YOUR_NEXT_TURN", "Delay", "ExtraTurn", "SkipTurn")),
    Trace("next ready step", ("Duration.ITS_NEXT_READY_STEP", "Duration.YOUR_NEXT_READY_STEP")),
    Trace("next time", (".times", ".next_time", ".once")),
    Trace("(?:your|it's) next (?!turn|ready)", (".times", "Delay")),
    Trace("ready step", ("Deed.READY_DURING_READY_STEP", "NeedNotReady")),
    Trace("graveyards?", ("Zone.GRAVEYARD", "=moved")),
    Trace("hands?", ("Zone.HAND", "Discard", "HandSize", "Draw.until_held")),
    Trace("decks?(?! over)", ("Zone.DECK", "SeenTop", "Shuffle", "Top", "TurnDeckOver")),
    Trace("from the game", ("Zone.REMOVED",)),
    Trace("into play", ("Zone.PLAY", "CreateTokens")),
    Trace("resource row", (".as_resource",)),
    Trace("face down(?! and)|face down and exhausted", (".face_up", "Condition.FACE_UP")),
    Trace("under (?:your|his|her) control", ("Put.under",)),
    Trace("on the bottom", (".on_bottom",)),
    # An opponent that is spoken of again needs no second trace.
    Trace("(?<!that )opponent(?!s)|opponents|opposing", ("Relation.OPPONENT",)),
    Trace("friendly", ("Relation.FRIENDLY",)),
    Trace("(?<!remains )in your party|from your party|you control(?! (?:attached|target|that|it))", ("Controlled",)),
    Trace("(?:its|that \\w+'s|the|attached \\w+'s|'s) controller(?!'s (?:next )?ready| pays)",
          ("ControllerOf", "Control", "Role", "Those")),
    Trace("on your turn|during your turn", ("TurnOf",)),
    Trace("on an opponent's turn|during an opponent's turn", ("TurnOf",)),
    Trace("at random", (".at_random",)),
    Trace(
        "(?<!that )(?<!no )(?<!non-)combat damage",
        (".combat", "Deed.DEAL_COMBAT_DAMAGE", "Deed.BE_DEALT_COMBAT_DAMAGE"),
    ),
    Trace("non-combat damage", (".noncombat", ".combat")),
    Trace("no (?:combat )?damage this turn", ("Cannot", "Negated")),
    Trace("exhausted (?:ally|allies|hero|heroes|armor|weapon|equipment|resource|resources)", ("Condition.EXHAUSTED",)),
    Trace("becomes exhausted", ("What.BECOMES_EXHAUSTED",)),
    Trace("attacking", ("Condition.ATTACKING", "Condition.IN_COMBAT")),
    Trace("defending", ("Condition.DEFENDING", "Condition.IN_COMBAT")),
    Trace("damaged", ("Condition.DAMAGED",)),
    Trace("stealthed", ("KeywordName.STEALTH",)),
    Trace("token", ("TokenFace", "Kind.TOKEN")),
    Trace("draws?", ("Draw", "Deed.DRAW", "What.DRAWN")),
    Trace("discards?", ("Discard", "What.DISCARDED", "Deed.DISCARD")),
    Trace("destroy", ("Destroy",)),
    Trace("exhaust", ("Exhaust",)),
    Trace("ready (?:target|your|that|all|it|him|her|up to|one)", ("Ready", "NeedNotReady")),
    Trace("heals?", ("Heal", "What.HEALS", "AlterPacket", "Deed.HEAL")),
    Trace("deals?(?! no)", ("Deal", "What.DEALS_DAMAGE", "Prevent", "AlterPacket", "Deed.DEAL_COMBAT_DAMAGE")),
    Trace("interrupt", ("Interrupt",)),
    Trace("reveals?", ("Reveal",)),
    Trace("search", ("Search",)),
    Trace("control", ("Control", "Controlled", "Put.under", "Compare")),
    Trace("(?<!first )(?<!second )target", ("TargetDescription", "Deed.BE_TARGETED", "MustTarget")),
    *(Trace(rf"{kind}(?= damage)", (f"DamageType.{kind.upper()}",)) for kind in _DAMAGE_TYPES),
    *(
        Trace(rf"{word}(?! tokens?| counters?| / [+-])", (f"Trait.{word.upper()}", f"TokenFace.{word}"))
        for word in ("atk", "health", "def")
    ),
    *(
        Trace(rf"{keyword}", (f"KeywordName.{keyword.replace('-', '_').upper()}",))
        for keyword in ("elusive", "ferocity", "long-range", "protector", "stealth", "untargetable")
    ),
)  # fmt: skip


def untraced(name: str, text: str, printed: Printed) -> tuple[str, ...]:
    """Return the words of the text that the data shows no trace of, and the numbers in which the two differ."""
    plain, atoms = text_of(name, text), atoms_of(printed)
    words = [trace.word for trace in TRACES if (often := trace.said(plain)) and often > trace.left(atoms)]
    said, held = numbers_in(plain), numbers_of(printed)
    # What is equal to a quantity holds the factor one without saying it.
    held["factor"] = min(held["factor"], said["factor"])
    apart = (number for number in sorted(said | held) if said[number] != held[number])
    return (*words, *(f"{number}: {said[number]} said, {held[number]} held" for number in apart))
