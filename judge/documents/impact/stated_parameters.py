"""The parameters of an edition as the text of its rules states them."""

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
    """A field of an edition, the rules that state it, and the patterns that find it in their text.

    `pattern` finds a number directly. If it finds nothing, the rule may have new words: then the number is that before
    a noun of `counts` in a sentence that matches `cue`, if there is only one. A field that is true or false is true
    where `pattern` matches, and false where `against` does. A field that is `anywhere` may be stated by any rule.
    """

    field: str
    rules: tuple[str, ...]
    number: str
    pattern: str
    against: str = ""
    cue: str = ""
    counts: str = ""
    anywhere: bool = False

    def read(self, text: str) -> Value | None:
        """Return the value that a text states, or None where it states no value or several."""
        told = self._found(text)
        if told and "number" in told.groupdict():
            return _value(told["number"])
        if told:
            return True
        return False if self.against and re.search(self.against, text, re.IGNORECASE) else None

    def rest(self, text: str) -> str:
        """Return the text with # for the number of the parameter, for comparing the rest of the words."""
        told = self._found(text)
        if told is None or "number" not in told.groupdict():
            return text
        # The noun behind the number becomes plural or singular with it: one card, two cards.
        after = re.sub(r"^(\s\w+?)(?:s|ies|y)?\b", r"\1", text[told.end("number") :])
        return text[: told.start("number")] + "#" + after

    def _found(self, text: str) -> re.Match[str] | None:
        told = next((each for each in re.finditer(self.pattern, text, re.IGNORECASE) if _counts(each)), None)
        if told or not self.counts:
            return told
        counted = re.compile(
            rf"\b{_NUMBER}(?: (?:new|more|other|of (?:his|her|their)))? (?:{self.counts})\b", re.IGNORECASE
        )
        found = [
            match
            for sentence in re.finditer(r"[^.;\n]+", text)
            if re.search(self.cue, sentence[0], re.IGNORECASE)
            for match in counted.finditer(text, *sentence.span())
            if _counts(match)
        ]
        # "A card" means one card only if the sentences have no other number.
        exact = [match for match in found if match["number"].casefold() not in ("a", "an", "no")] or found
        return exact[0] if len({_value(match["number"]) for match in exact}) == 1 else None


_RELATIVE = re.compile(
    r"(?:\s+(?!or\b)\w+)?\s+(?:fewer|less|lower|higher|smaller|larger|greater)\b"
    r"|\s+more(?:\s+\w+)?\s+than\b|\s+(?!or\b)\w+\s+more\b"
)
"""What stands behind a number that is counted from another one: "one card fewer" is no hand of one card."""


def _counts(match: re.Match[str]) -> bool:
    """Return whether the number of a match, if it has one, is counted from nothing."""
    if "number" not in match.groupdict():
        return True
    return _RELATIVE.match(match.string, match.end("number")) is None


def _value(number: str) -> int | None:
    return _NUMBERS.get(number.casefold(), int(number) if number.isdigit() else None)


def _counted(field: str, rule: str, number: str, words: str, cue: str = "", counts: str = "") -> Parameter:
    return Parameter(field, (rule,), number, words.replace("{N}", _NUMBER), cue=cue, counts=counts)


PARAMETERS: tuple[Parameter, ...] = (
    _counted("opening_hand", "game-setup", "101.1", r"opening hand of {N} cards?", r"\bhand\b", "cards?"),
    _counted(
        "mulligans", "mulligan", "101.2", r"\b{N}(?: times?)? (?:per|in a|each) game\b.{0,200}?\bmulligan",
        r"\bmulligan", "mulligans?|times?",
    ),
    _counted(
        "cards_after_mulligan", "mulligan", "101.2", r"\bdraws? (?:up to )?{N}(?: (?:new|other|more))? cards?\b"
    ),
    _counted(
        "maximum_hand_size", "hand-size", "411.3b", r"maximum hand size is {N}\b", r"\bhand(?: size)?\b", "cards?"
    ),
    _counted(
        "cards_drawn_in_draw_step", "drawing", "501.2a",
        r"draw step starts, the turn player draws {N} cards?\b", r"\bdraws?\b", "cards?",
    ),
    _counted(
        "resources_per_turn", "placing-a-resource", "408.1",
        r"may choose (?:up to )?{N} cards? from .{5,40} and place", r"\bplac(?:e|es|ing)\b", "cards?|resources?",
    ),
    _counted(
        "constructed_deck", "deck-size", "100.1", r"Constructed play is {N} cards?\b", r"\bConstructed\b", "cards?"
    ),
    _counted("sealed_deck", "deck-size", "100.1", r"Sealed Pack play is {N} cards?\b", r"\bSealed\b", "cards?"),
    _counted("side_deck", "side-deck", "100.3", r"side deck is exactly {N} cards?\b", r"\bside deck\b", "cards?"),
    _counted(
        "copies", "four-copies", "100.4", r"(?:total of only|at most|up to|no more than) {N} copies\b",
        r"\bcop(?:y|ies)\b", "copies|copy",
    ),
    _counted(
        "shared_trait_icons", "legal-cards", "100.2",
        r"\bshares? (?:at least |no less than )?{N} (?:or more )?(?:trait )?icons?\b",
    ),
    _counted(
        "unique_cards_that_violate", "unique-names", "410.3a", r"\b{N} or more (?:unique )?cards?\b",
    ),
    _counted(
        "weapons_per_combat", "one-weapon-per-combat", "303.2c",
        r"strike with (?:only |at most |up to |no more than )?{N}(?: different)? weapons? per combat",
        r"^(?=.*\bstrikes?\b).*\bcombat\b", "weapons?",
    ),
    _counted(
        "weapons_with_dual_wield", "dual-wield-strikes", "303.2d",
        r"strike with (?:only |at most |up to |no more than )?{N}(?: different)? Melee weapons? per combat",
        r"\bdual wield\b", "Melee weapons?",
    ),
    _counted(
        "protectors_per_combat", "one-protector", "602.2b",
        r"(?:only |at most |up to |no more than ){N} characters? (?:can|may) protect", r"\bprotect\b", "characters?",
    ),
    Parameter(
        "damage_equal_to_health_is_fatal", ("fatal-damage",), "403.2",
        r"(?:greater|more) than or equal to (?:a|the|its|that) [^.]{0,40}\bfatal"
        r"|at least (?:a|the|its) [^.]{0,40}\bfatal"
        r"|equal to or (?:greater|more) than (?:a|the|its|that) [^.]{0,40}\bfatal",
        r"(?:(?<!equal to or )(?:greater|more) than|exceed(?:s|ing)|beyond|in excess of) (?!or\b)[^.]{0,40}\bfatal",
    ),
    Parameter(
        "first_turn_skips_start_phase", ("first-turn-of-the-game",), "501.2b",
        r"skips (?:the|his or her|their) start phase\b", r"\bfirst (?:turn|player)\b",
    ),
    Parameter(
        "first_turn_skips_draw", ("first-turn-of-the-game",), "501.2b",
        r"skips (?:the|his or her|their) start phase\b|(?:n['’]t|not) draw\b|skips (?:the|his or her|their) draw step",
        r"\bdraws\b",
    ),
    Parameter("uniqueness_destroys", ("repair",), "410.2", r"\bdestroy", r"\bgraveyard\b"),
    Parameter(
        "attachments_to_totems_are_destroyed", ("totem-attachments",), "306.4b",
        r"\b(?:is|are) destroyed\b", r"\b(?:is|are) detached\b",
    ),
    Parameter("sabotage", ("any-number-of-combats",), "600.1", r"\bsabotage\b", r"\bpropose any number of combats\b"),
    Parameter(
        "any_opposing_player_may_protect", ("protect-point",), "602.2",
        r"\bplayers? (?:who is |that is )?(?:opposed to|opposing) the attacker\b",
        r"\bplayers? (?:who is |that is )?friendly to the proposed defender\b",
    ),
    Parameter(
        "waves_at_conclusion", ("checks-in-conclusion", "conclusion-ends"), "603.3",
        r"\bpre-priority checks\b(?! (?:is|are) not| (?:do|does)n['’]t)[^.;]{0,40}\b(?:takes? place|(?:is|are) made)",
        r"\blast part of combat conclusion\b", anywhere=True,
    ),
    Parameter(
        "damage_put_up_to_health", ("damage", "put-damage"), "403.1",
        r"(?:can['’]t|can not|cannot) be put\b.{0,40}\b(?:in excess of|beyond|exceed\w*|greater than|more than)\b"
        r"|(?:can['’]t|cannot) (?:accumulate|have) damage (?:greater than|beyond|in excess of|exceeding)"
        r"|accumulate damage (?:only )?up to",
        r"\bcan accumulate damage (?:greater than|beyond|in excess of|exceeding)", anywhere=True,
    ),
    Parameter(
        "turn_player_first_after_resolving", ("passes-resolve-a-link",), "407.4a",
        r"then the turn player gets priority", r"gets priority",
    ),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Reading:
    """The values of a parameter in an old and a new text of its rule, and whether the rest of the words changed."""

    parameter: Parameter
    old_number: str
    new_number: str
    old: Value | None
    new: Value | None
    rest_changed: bool

    @property
    def changed(self) -> bool:
        """Whether both texts state the parameter, with different values."""
        return self.old is not None and self.new is not None and self.old != self.new


def read_pair(
    parameter: Parameter,
    old: tuple[str, str],
    new: Iterable[tuple[str, str]],
    others: Iterable[tuple[str, str, str]] = (),
) -> Reading:
    """Return the values of a parameter in a rule's old text and its new texts, the most likely first.

    Each text comes with the number of its rule. `others` are the changed and added rules, each with its old and its new
    text. A parameter that may be stated anywhere is looked for in them first; one that the old text of such a rule
    states, too, is no change.
    """
    was = parameter.read(old[1])
    texts = list(new)
    for number, before, text in others if parameter.anywhere else ():
        if parameter.read(text) is True and was is False and parameter.read(before) is not True:
            return Reading(parameter, old[0], number, was, new=True, rest_changed=False)
    for number, text in texts:
        value = parameter.read(text)
        if value is not None:
            same = " ".join(parameter.rest(old[1]).split()) == " ".join(parameter.rest(text).split())
            return Reading(parameter, old[0], number, was, value, not same)
    return Reading(parameter, old[0], texts[0][0] if texts else "", was, None, rest_changed=True)
