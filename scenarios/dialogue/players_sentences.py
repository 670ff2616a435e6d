"""Sentences as players say them, said in the words of the vocabulary: "I attack Brigg with Tim"."""

import re
from collections.abc import Callable, Iterator
from functools import cache

from scenarios.dialogue.bare_names import outside_names

ControllerOf = Callable[[str], str]
"""Returns the player, as a sentence names one, who controls the card or hero that a sentence names."""

_NAME = r'"(?:\\.|[^"\\])*"'
_OWNER = r"(?:your opponent's|your|[A-Z]\w*'s)"
PLAYER = r"(?:you|your opponent|[A-Z]\w*)"
CARD = rf"(?:(?:{_OWNER} )?{_NAME}|{_OWNER} hero)"
_THING = rf"(?:{CARD}|{PLAYER}|yourself)"
_AND = r"(?:,| and|, and)"
_KINDS = {
    "A": CARD,
    "C": CARD,
    "D": CARD,
    "L": rf"{CARD}(?:{_AND} {CARD})*",
    "N": r"\d+",
    "O": _OWNER,
    "P": PLAYER,
    "REST": r".+",
    "T": rf"{_THING}(?:{_AND} {_THING})*",
}

_PERSONS = (
    (r"\b(?:(?:my|your|the|his|her|an|our) )?(?:opponent|opp|other player|enemy player|foe)\b", "your opponent"),
    (r"\b(?:the |an )?(?:enemy|opposing) hero\b", "your opponent's hero"),
    (r"\bI'm\b", "you are"),
    (r"\bI've\b", "you have"),
    (r"\b(?:I|we|me|us)\b", "you"),
    (r"\b(?:my|our)\b", "your"),
    (r"\bit's\b", "it is"),
    (r"\b(?:he|she|they)\b", "your opponent"),
    (r"\b(?:his|her|their)\b", "your opponent's"),
    (r"\bdoesn't\b", "does not"),
    (r"\bdon't\b", "do not"),
    (r"\bcannot\b", "can't"),
)
_FILLERS = re.compile(
    r"^(?:(?:and|so|now|then|next|first|suppose|say|assume|if|that)[, ]+)+|[, ]+(?:now|then|too)$", re.IGNORECASE
)
_ON = r"(?:on|onto|to|at|against|targeting)"
_HERE = r"(?:in play|on the (?:board|table|battlefield|field))"

_REWORDED = (
    ("{P} (?:attacks?|swings?(?: at| into)?|hits?) {D} (?:with|using) {A}", "{P} propose(s) that {A} attacks {D}"),
    ("{P} (?:attacks?|swings?) with {A} (?:into|against|at|on) {D}", "{P} propose(s) that {A} attacks {D}"),
    ("{P} proposes? {A} (?:attacks?|attacking|against) {D}", "{P} propose(s) that {A} attacks {D}"),
    ("{P} sabotages? {D} with {A}", "{P} propose(s) that {A} sabotages {D}"),
    ("{A} (?:attacks?|swings? (?:at|into)|is attacking) {D}", "{by A} propose(s) that {A} attacks {D}"),
    ("{A} sabotages? {D}", "{by A} propose(s) that {A} sabotages {D}"),
    ("{P} (?:blocks?|protects?|defends?)(?: {D})? with {C}", "{P} protect(s) with {C}"),
    ("{C} (?:blocks?|protects?)(?: {D})?", "{by C} protect(s) with {C}"),
    ("{P} (?:do|does) not (?:block|protect|defend)", "{P} do(es) not protect"),
    ("(?:nobody|no one) (?:blocks?|protects?|defends?)", "your opponent does not protect"),
    ("(?:nobody|no one) (?:blocks?|protects?|defends?)", "you do not protect"),
    ("(?:nobody|no one) (?:blocks?|protects?|defends?)", "the defend window opens"),
    ("in response,? {P} (?:casts?|plays?) {REST}", "{P} respond(s) by playing {REST}"),
    ("{P} responds? with {REST}", "{P} respond(s) by playing {REST}"),
    (f"{{P}} (?:casts?|plays?|attach(?:es)?|puts?) {{C}} {_ON} {{T}}", "{P} play(s) {C} targeting {T}"),
    ("{P} (?:casts?|summons?|equips?) {REST}", "{P} play(s) {REST}"),
    (f"{{P}} (?:uses?|activates?|taps?) {{C}} {_ON} {{T}}", "{P} use(s) {C} targeting {T}"),
    (f"{{P}} flips? (?:your hero|{_NAME})", "{P} flip(s) {of P} hero"),
    (f"{{P}} flips? (?:your hero|{_NAME}),? {_ON} {{T}}", "{P} flip(s) {of P} hero, targeting {T}"),
    ("{P} (?:activates?|taps?) {REST}", "{P} use(s) {REST}"),
    ("{P} (?:completes?|does|do|finish(?:es)?) (?:the quest )?{C}", "{P} complete(s) {C}"),
    (
        "{P} (?:puts?|plays?|places?|rows?) {C} (?:face-down|face down)(?: as a resource)?",
        "{P} place(s) {C} as a face-down resource",
    ),
    ("{P} (?:rows?|places?|plays?|puts?) {C} as (?:a resource|resource)", "{P} place(s) {C} as a face-down resource"),
    ("{P} (?:ends?|finish(?:es)?) {O} turn", "the turn ends"),
    ("{P} (?:ends?|passes?) (?:the|your) turn", "the turn ends"),
    ("(?:end of turn|end turn|the turn is over)", "the turn ends"),
    ("(?:everyone|everybody|each player|all|both|we both) pass(?:es)?", "both players pass"),
    ("(?:nobody|no one) (?:responds?|does anything|has (?:a )?responses?)", "the chain empties"),
    (f"(?:it|this|that|everything|{CARD}|the (?:chain|stack|proposal|effect|power)) resolves?", "the chain empties"),
    ("(?:the )?combat (?:ends?|is over|happens|resolves?|goes through)", "the combat concludes"),
    ("(?:the )?(?:combat )?damage is dealt", "the combat concludes"),
    ("{P} (?:strikes?|swings?) with {C}", "{P} strike(s) with {C}"),
    ("{P} strikes? {D} with {C}", "{P} strike(s) with {C}"),
    (f"{{P}} (?:has|have|controls?|own|owns) {{REST}} {_HERE}", "{P} control(s) {REST}"),
    ("{P} (?:has|have|holds?) {L} in (?:{O} |the )?(?P<Z>hand|graveyard)", "{of P} {Z} is {L}"),
    ("{L} (?:is|are) in {O} (?P<Z>hand|graveyard)", "{O} {Z} is {L}"),
    ("{P} (?:has|have) {N} (?:untapped|unexhausted|open|free) resources?", "{P} ha(ve|s) {N} ready resources"),
    ("{P} (?:has|have) {N} tapped resources?", "{P} ha(ve|s) {N} exhausted resources"),
    ("{P} (?:has|have) (?:enough|plenty of|infinite|all the) resources?", "cost is no matter"),
    ("{P} (?:has|have) an? (?P<S>tapped|exhausted) {L}", "{P} control(s) an exhausted {L}"),
    ("{P} (?:has|have) {L} with {N} damage", "{P} control(s) {L} with {N} damage"),
    ("{P} (?:has|have) {L}", "{P} control(s) {L}"),
    ("{P} (?:has|have):", "{P} control(s):"),
    ("{P} controls? an? tapped {REST}", "{P} control(s) an exhausted {REST}"),
    ("{C} (?:dies|is dead|is killed|gets killed|is destroyed|gets destroyed)", "{C} is not in play"),
    ("{C} (?:survives|lives|is alive)", "{C} is in play"),
    ("{C} is tapped", "{C} is exhausted"),
    ("{C} is untapped", "{C} is ready"),
    ("{C} has {N} (?:attack|power)", "{C} has {N} ATK"),
    ("{C} has {N} (?:hp|hit points|life|toughness)", "{C} has {N} health"),
    ("{P} wins?", "{P} win(s) the game"),
    ("{P} loses?", "{P} lose(s) the game"),
    ("{P} (?:gives? up|resigns?|scoops?)", "{P} concede(s)"),
)
"""What players say and what they mean; P is a player, A, C and D are cards or heroes, T what a card may target, L a
list of cards, O whose something is, N a number; `by A` is the player who controls A, `of P` the player's possessive."""

_SLOT = re.compile(r"\{(?P<kind>[A-Z]+)\}")
_FILLED = re.compile(r"\{(?P<how>by |of )?(?P<kind>[A-Z]+)\}")
_ENDING = re.compile(r"\((?P<base>\w*)\|?(?P<third>\w*)\)")


@cache
def _compiled() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Return each wording with what it means; compiling them takes as long as playing a scenario."""

    def slot(found: re.Match[str]) -> str:
        return f"(?P<{found['kind']}>{_KINDS[found['kind']]})"

    return tuple((re.compile(_SLOT.sub(slot, said)), meant) for said, meant in _REWORDED)


def rewordings(line: str, controller_of: ControllerOf) -> Iterator[str]:
    """Yield what a line of a player may mean: first with persons as sentences name them, then in other words.

    >>> list(rewordings('I attack "Brigg" with my hero', lambda card: "you"))[-1]
    'you propose that your hero attacks "Brigg"'
    """
    plain = in_our_persons(line)
    yield plain
    for said, meant in _compiled():
        found = said.fullmatch(plain)
        if found:
            yield _filled(meant, found, controller_of)


def speaks_of_persons(line: str) -> bool:
    """Return whether a line speaks of itself and others as a player does, not as a sentence does.

    >>> speaks_of_persons("I attack Brigg"), speaks_of_persons("your opponent passes")
    (True, False)
    """
    return _in_persons(line) != outside_names(line, str)


def in_our_persons(line: str) -> str:
    """Return a line that speaks of you and your opponent where it spoke of I, he or the enemy.

    >>> in_our_persons("And now my opponent's hero attacks me")
    "your opponent's hero attacks you"
    """
    return _FILLERS.sub("", _in_persons(line).strip()).strip(" ,")


def _in_persons(line: str) -> str:
    def persons(piece: str) -> str:
        for said, meant in _PERSONS:
            piece = re.sub(said, meant, piece, flags=re.IGNORECASE)
        return piece

    return outside_names(line, persons)


def _filled(meant: str, found: re.Match[str], controller_of: ControllerOf) -> str:
    """Return a sentence with its slots filled and the verb after its player in agreement with him or her."""

    def content(slot: re.Match[str]) -> str:
        written = found[slot["kind"]]
        match slot["how"]:
            case "by ":
                return _player_of(written, controller_of)
            case "of ":
                return "your" if written == "you" else f"{written}'s"
            case _:
                return written

    filled = _FILLED.sub(content, meant)
    second = filled.startswith("you ")
    return _ENDING.sub(lambda ending: _agreeing(ending, second=second), filled)


def _agreeing(ending: re.Match[str], *, second: bool) -> str:
    """Return the ending of a verb: (s) is nothing after "you", and (ve|s) is either of the two."""
    if "|" in ending[0]:
        return ending["base"] if second else ending["third"]
    return "" if second else ending["base"]


def _player_of(card: str, controller_of: ControllerOf) -> str:
    """Return the player to whom a card or hero belongs: the one named before it, or else its controller."""
    owner = re.match(_OWNER, card)
    if owner is None:
        return controller_of(card)
    return "you" if owner[0] == "your" else owner[0].removesuffix("'s")
