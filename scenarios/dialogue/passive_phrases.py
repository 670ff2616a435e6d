"""Phrases that say a deed from the side of the card it is done to, each as who does it."""

import re
from collections.abc import Callable

from scenarios.dialogue.plain_speech import NUMBERS

_CARD, _ABILITY = r'"§[AP]?\d+"', r'"§A\d+"'
_OTHER = r'"§P?\d+"'
_PLACED = r"(?:armor|weapon|ally|shield|helm|equipment|totem)"
_OWNED = r"(?:my |his |her |the |my opponent['’]s |the opponent['’]s |your |an? )?"
_BY = r"(?:is|are|was|were|gets?|got|has been|being|becomes?|dies|died|is going to be|would be|will be)"
_DONE = (
    r"(?:hit|killed|destroyed|targeted|burned|burnt|blasted|nuked|finished off|taken out|removed|exhausted"
    r"|bounced|healed|"
    r"returned|stolen|affected|struck|damaged|shot|zapped|chosen|taken|answered|met)"
)

Meant = str | Callable[[re.Match[str]], str]


def _player_of(card: str, by: str) -> str:
    """Return who plays what is done to a card: whose it is said to be, or else the other player than the card's."""
    owner, whose = by.strip().casefold(), card.strip().casefold()
    if owner == "my":
        return "I"
    if owner.endswith(("opponent's", "opponent’s")) or owner in {"his", "her"}:
        return "my opponent"
    return "my opponent" if whose == "my" else "I"


def _played_on(found: re.Match[str]) -> str:
    who = _player_of(found["whose"] or "", found["by"] or "")
    verb = "use" if who == "I" else "uses"
    return f"{found['before'] or ''}{who} {verb} {found['ability']} on {found['whose'] or ''}{found['card']}"


def _asked_of(found: re.Match[str]) -> str:
    """Return whether a card dies if what is named is played on it."""
    who = _player_of(found["whose"] or "", found["by"] or "")
    verb = "use" if who == "I" else "uses"
    card = f"{found['whose'] or ''}{found['card']}"
    return f"if {who} {verb} {found['ability']} on {card}, does {card} die"


def _may_be(found: re.Match[str]) -> str:
    who = _player_of(found["whose"] or "", found["by"] or "")
    return f"{found['can']} {who} use {found['ability']} on {found['whose'] or ''}{found['card']}"


def _against_an_attack(found: re.Match[str]) -> str:
    """Return an attack on the hero of the player who protects, and the protecting."""
    theirs = (found["whose"] or "").strip().casefold() not in {"", "my", "the", "a", "an"}
    theirs = theirs or (not found["whose"] and (found["by"] or "").strip().casefold() == "my")
    hero, who = ("my opponent's hero", "my opponent protects") if theirs else ("my hero", "I protect")
    attacker = found["card"] if theirs or found["by"] else f"my opponent's {found['card']}"
    return f"{found['by'] or ''}{attacker} attacks {hero} and {who} with {found['other']}"


def _countered(found: re.Match[str]) -> str:
    """Return an ability of the opponent and what is played in response; what is aimed at it where it has no target."""
    if not found["at"]:
        return f"I play {found['by']} targeting my opponent's {found['card']}"
    return f"my opponent uses {found['card']} on {found['at']} and in response I play {found['by']}"


def _met_with(found: re.Match[str]) -> str:
    """Return an attack on the hero of the player who protects, and the protecting."""
    if found["who"] == "I":
        return f"my opponent's {found['card']} attacks my hero and I protect with {found['other']}"
    return f"my {found['card']} attacks my opponent's hero and my opponent protects with {found['other']}"


def _standing_hero(found: re.Match[str]) -> str:
    """Return a hero's damage where its health was said with it."""
    damage = NUMBERS.get(found["damage"].casefold(), found["damage"])
    return f"{found['hero']} has {damage} damage"


PHRASES: tuple[tuple[str, Meant], ...] = (
    (
        (
            rf"^(?P<before>(?:in response,? |then |and |if |when )*)(?P<whose>{_OWNED})(?P<card>{_CARD}"
            rf"|hero) (?:{_BY} )?{_DONE}"
            rf"(?: by| with| from)? (?P<by>{_OWNED})(?P<ability>{_ABILITY})(?=$|,| and\b)"
        ),
        _played_on,
    ),
    (
        (
            rf"^(?P<before>(?:in response,? |then |and |if "
            rf"|when )*)(?P<whose>{_OWNED})(?P<card>{_CARD}) (?:dies?|died) (?:to|from|by) "
            rf"(?P<by>{_OWNED})(?P<ability>{_ABILITY})(?=$|,| and\b)"
        ),
        _played_on,
    ),
    (
        (
            rf"^(?:does|will|would|is) (?P<whose>{_OWNED})(?P<card>{_CARD}) (?:die|dead|destroyed|killed|go down)"
            rf" (?:to|from|by) (?P<by>{_OWNED})(?P<ability>{_ABILITY})$"
        ),
        _asked_of,
    ),
    (
        (
            rf"^(?P<can>can|could|may) (?P<whose>{_OWNED})(?P<card>{_CARD}) (?:still )?be (?:hit|targeted"
            rf"|burned|affected|chosen|answered)"
            rf"(?: as a target)? (?:by|with|for) (?P<by>{_OWNED})(?P<ability>{_ABILITY})$"
        ),
        _may_be,
    ),
    (
        (
            rf"^(?P<before>(?:in response,? |then |and |if |when )*)(?P<whose>{_OWNED})(?P<card>{_CARD}|hero) "
            r"(?:takes?|took|suffers?|receives?|loses?|(?:is|was|gets) dealt)(?: \w+)? damage (?:from|by|off) "
            rf"(?P<by>{_OWNED})(?P<ability>{_ABILITY})(?=$|,| and\b)"
        ),
        _played_on,
    ),
    (
        (
            rf"^(?P<whose>{_OWNED})(?P<other>{_OTHER}) (?:protects|blocks|intercepts)(?: (?:my hero|me|him|his hero))?"
            rf"(?: (?:against|from))? (?P<by>{_OWNED})(?P<card>{_OTHER})(?=$|,| and\b)"
        ),
        _against_an_attack,
    ),
    (
        rf"(?P<d>{_OWNED}{_OTHER}) (?:is |are )?(?:defends|defending|defended) against (?P<a>{_OWNED}{_OTHER})",
        r"\g<a> attacks \g<d>",
    ),
    (r"\b(?:hits?|attacks?|swings? at) (?:his|her|their|my opponent['’]s) face\b", "attacks my opponent's hero"),
    (r"\b(?:hits?|attacks?|swings? at) my face\b", "attacks my hero"),
    (r"\bhow much (damage|health) (?:do|will|would) I have\b", r"how much \1 does my hero have"),
    (r"^how much health (?:is left|remains|is remaining)$", "how much health does he have left"),
    (
        r"\bhow much (?:does|will|would) (he|she|my opponent|my opponent['’]s hero|his hero) take\b(?! damage)",
        r"how much damage does \1 take",
    ),
    (rf"^(?:his|her|my opponent['’]s) hero has (?:an? )?(?P<card>{_ABILITY})$", r"my opponent controls \g<card>"),
    (
        (
            rf"^(?:I|we) (?:use |play |cast )?(?P<by>{_ABILITY})s? (?:on )?(?:his|her"
            rf"|my opponent['’]s) (?P<card>{_ABILITY})"
            rf"(?: on (?P<at>(?:my )?{_CARD}))?$"
        ),
        _countered,
    ),
    (
        (
            rf"^(?P<who>my opponent|he|she|I) (?:blocks?|protects? against) (?P<whose>my |his "
            rf"|her )?(?P<card>{_OTHER}) with "
            rf"(?P<own>my |his |her )?(?P<other>{_OTHER})$"
        ),
        _met_with,
    ),
    (rf"(?P<card>{_CARD}) ?[x×] ?(?P<many>\d)\b", r"\g<many> \g<card>"),
    (rf"^my {_PLACED} is (?:an? )?(?P<card>{_OTHER})$", r"I control \g<card>"),
    (
        rf"^(?:his|her|their|my opponent['’]s) {_PLACED} is (?:an? )?(?P<card>{_OTHER})$",
        r"my opponent controls \g<card>",
    ),
    (r"\b(I\b[^,.]*?),? and paid\b", r"\1 and pay"),
    (r"\b((?:my opponent|he|she)\b[^,.]*?),? and paid\b", r"\1 and pays"),
    (
        (
            rf"\b(?P<who>I|my opponent|he|she) (?:swing|send|run)(?P<s>s?) (?P<card>(?:my |his |her )?{_OTHER}) "
            r"(?:in)?to (?P<at>(?:my |his |her |the )?)"
        ),
        r"\g<who> attack\g<s> with \g<card> on \g<at>",
    ),
    (
        (
            r",? (?:unblocked|without being (?:blocked|protected against)|and (?:is unblocked|is not blocked"
            r"|isn['’]t blocked))(?=$|,| and\b)"
        ),
        " and nobody protects",
    ),
    (
        (
            r"^(?P<hero>(?:my|his|her|the|my opponent['’]s) hero) (?:has|is at|is on) (?P<damage>\d+"
            r"|\w+) damage (?:and|of|out of|with|,) "
            r"(?:its |a )?\d+ (?:max(?:imum)? )?(?:health|life|hp)(?=$|,| and\b)"
        ),
        _standing_hero,
    ),
)
"""The phrases, each with what is said in its place."""
