"""Reading the parameters of an edition from the text of its rules."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

Value: TypeAlias = int | bool

_WORDS = (
    "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty"
)
_NUMBERS = {word: value for value, word in enumerate(_WORDS.split())} | {
    "zero": 0, "a": 1, "an": 1, "once": 1, "twice": 2, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60,
}  # fmt: skip
_NUMBER = rf"(?P<number>\d+|{'|'.join(sorted(_NUMBERS, key=len, reverse=True))})"


@dataclass(frozen=True, slots=True)
class Parameter:
    """A field of an edition, the rule that states it, and how the text states it.

    A number is what `pattern` finds; a yes-or-no is yes where `pattern` finds something and no where `against` does.
    """

    field: str
    rule: str
    number: str
    pattern: str
    against: str = ""
    absent: Value | None = None

    def read(self, text: str) -> Value | None:
        """Return the value that a text states, or None where it states none."""
        told = re.search(self.pattern, text, re.IGNORECASE)
        if told and "number" in told.groupdict():
            return _NUMBERS.get(told["number"].casefold(), int(told["number"]) if told["number"].isdigit() else None)
        if told:
            return True
        return False if self.against and re.search(self.against, text, re.IGNORECASE) else None

    def rest(self, text: str) -> str:
        """Return the text without what states the parameter, so that what else changed can be seen."""
        told = re.search(self.pattern, text, re.IGNORECASE)
        if told is None or "number" not in told.groupdict():
            return text
        # One card and two cards: the noun behind the number follows it.
        after = re.sub(r"^(\s\w+?)(?:s|ies|y)?\b", r"\1", text[told.end("number") :])
        return text[: told.start("number")] + "#" + after


def _counted(field: str, rule: str, number: str, words: str) -> Parameter:
    return Parameter(field, rule, number, words.replace("{N}", _NUMBER))


PARAMETERS: tuple[Parameter, ...] = (
    _counted("opening_hand", "game-setup", "101.1", r"opening hand of {N} cards?"),
    _counted("mulligans", "mulligan", "101.2", r"\b{N}(?: times?)? (?:per|in a|each) game\b.{0,200}?\bmulligan"),
    _counted("maximum_hand_size", "hand-size", "411.3b", r"maximum hand size is {N}\b"),
    _counted("cards_drawn_in_draw_step", "drawing", "501.2a", r"draw step starts, the turn player draws {N} cards?\b"),
    _counted(
        "resources_per_turn", "placing-a-resource", "408.1", r"may choose (?:up to )?{N} cards? from .{5,40} and place"
    ),
    _counted("constructed_deck", "deck-size", "100.1", r"Constructed play is {N} cards?\b"),
    _counted("sealed_deck", "deck-size", "100.1", r"Sealed Pack play is {N} cards?\b"),
    _counted("side_deck", "side-deck", "100.3", r"side deck is exactly {N} cards?\b"),
    _counted("copies", "four-copies", "100.4", r"(?:total of only|at most|up to|no more than) {N} copies\b"),
    Parameter(
        "first_turn_skips_start_phase",
        "first-turn-of-the-game",
        "501.2b",
        r"skips the start phase\b",
        r"\bfirst turn\b",
    ),
    Parameter(
        "first_turn_skips_draw",
        "first-turn-of-the-game",
        "501.2b",
        r"skips the start phase\b|n['’]t draw a card|skips (?:the|his or her|their) draw step",
        r"\bdraws? a card\b",
    ),
    Parameter("uniqueness_destroys", "repair", "410.2", r"\bdestroy", r"\bgraveyard\b"),
    Parameter(
        "attachments_to_totems_are_destroyed", "totem-attachments", "306.4b", r"\bis destroyed\b", r"\bis detached\b"
    ),
    Parameter("sabotage", "any-number-of-combats", "600.1", r"\bsabotage\b", r"\bpropose any number of combats\b"),
    Parameter(
        "any_opposing_player_may_protect",
        "protect-point",
        "602.2",
        r"\bplayer opposed to the attacker\b",
        r"\bplayer friendly to the proposed defender\b",
    ),
    Parameter(
        "no_combat_without_attacker_or_defender",
        "protect-point",
        "602.2",
        r"no attacker and/or no proposed defender, the combat concludes",
        r"\bstill an attacker and a proposed",
    ),
    Parameter(
        "turn_player_first_after_resolving",
        "passes-resolve-a-link",
        "407.4a",
        r"then the turn player gets priority",
        r"gets priority",
    ),
)


@dataclass(frozen=True, slots=True)
class Reading:
    """What two texts of a rule state of a parameter, and whether anything else about the rule's words changed."""

    parameter: Parameter
    old_number: str
    new_number: str
    old: Value | None
    new: Value | None
    rest_changed: bool

    @property
    def changed(self) -> bool:
        """Whether both texts state the parameter, and state it differently."""
        return self.old is not None and self.new is not None and self.old != self.new


def read_pair(parameter: Parameter, old: tuple[str, str], new: Iterable[tuple[str, str]]) -> Reading:
    """Return what a rule's old text and its new texts, the likeliest first, state; each is a number and a text."""
    was = parameter.read(old[1])
    texts = list(new)
    for number, text in texts:
        value = parameter.read(text)
        if value is not None:
            same = " ".join(parameter.rest(old[1]).split()) == " ".join(parameter.rest(text).split())
            return Reading(parameter, old[0], number, was, value, not same)
    return Reading(parameter, old[0], texts[0][0] if texts else "", was, None, rest_changed=True)
