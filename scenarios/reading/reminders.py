"""Reminders: what stands in parentheses behind a known keyword must say what the keyword means."""

from __future__ import annotations

import re

from engine.value import value
from scenarios.reading.line_tokens import plain

_WHO = r"(?:this|that|the|attached)(?: (?:ally|character|hero|card|weapon))?|it|he|she|they"
_FOES = (
    r"(?:an |your )?(?:opposing )?"
    r"(?:defenders?|protectors?|characters?|hero(?:es)?(?: (?:and|or) all(?:y|ies))?|all(?:y|ies))"
)


@value
class Meaning:
    """What a reminder of a keyword says: each phrase of `says` once, any of `may_say`, and nothing else that counts."""

    says: tuple[str, ...]
    may_say: tuple[str, ...] = ()


_AT_ONCE = (
    r"immediately|at once|right away|as soon as it enters play|(?:on |during )?the turn it (?:enters|entered) play"
)

MEANINGS = {
    "berserking": Meaning((r"\+1 atk for each(?: point of)? damage",), (r"on (?:it|him|her|this ally)", "has")),
    "conspicuous": Meaning((rf"{_FOES} (?:may|can) protect against",), ()),
    "dual wield": Meaning((r"strike with (?:two|2) melee weapons",), (r"you|may|can|(?:each|per|in a) combat",)),
    "elusive": Meaning((r"can't be attacked|can't attack(?= (?:this|it\b))",), (_FOES,)),
    "ferocity": Meaning((rf"can attack (?:{_AT_ONCE})",)),
    "finishing move": Meaning(
        (r"remove x combo cards in your graveyard from the game", r"x is 5 or less"),
        (r"to play", "where", r"as an additional cost"),
    ),
    "long-range": Meaning((rf"(?:{_FOES} (?:deal|deals) no|is dealt no|can't be dealt) combat damage",),
                          (rf"to|by {_FOES}|(?:while|when) attacking", "by")),
    "protector": Meaning((r"becomes?(?: the)?(?: new)? defender|protect (?:your )?other friendly heroes and allies",),
                         (r"when an opposing hero or ally attacks", r"may|can|you|exhaust(?:s)?|to|have", "instead")),
    "shadowmeld": Meaning(("elusive", "untargetable", r"(?:while|when|if) ready"), ("is", "it's", "has")),
    "stealth": Meaning((rf"can't protect against|can't be protected against|{_FOES} can't protect(?! ag)",),
                       (_FOES, r"while (?:it's |it is )?attacking", "by")),
    "trap": Meaning((r"exhaust your defending hero (?:rather than|instead of) (?:pay|paying) this card's cost",),
                    ("you|may",)),
    "untargetable": Meaning((r"can't be targeted",)),
    "war stomp": Meaning((r"when (?:this ally|it) attacks or defends", "you may exhaust target opposing hero or ally")),
}  # fmt: skip
"""What keywords mean, in the words that reminders of them may have."""

_OF_A_KIND = {
    "diplomacy": Meaning((r"pay 1 less to play (?P<kind>[a-z ]+?) allies", r"to a minimum of 1"), ("you",)),
    "inspire": Meaning((r"ready (?:one of )?your (?P<kind>[a-z, ]+?) during each other player's ready step",),
                       ("you", "may")),
    "resistance": Meaning((r"prevent all (?P<kind>[a-z]+)(?: or \[[a-z]+\])? damage",),
                          (r"that would be dealt to|would be dealt|that|to",)),
    "sabotage": Meaning((r"can attack opposing (?P<kind>[a-z, ]+)",)),
}  # fmt: skip
"""What keywords mean that name a kind, which their reminder has to name as well."""

KNOWN = (*MEANINGS, *_OF_A_KIND)
"""The keywords whose reminders are compared with what they mean."""

_NEUTRAL = re.compile(rf"(?:{_WHO}|and|also|,|\.|;|\s)*")
_REMINDED = re.compile(
    r"(?<!\w)(?:(?P<before>[A-Za-z]+) )?(?P<keyword>"
    + "|".join(sorted(KNOWN, key=len, reverse=True))
    + r")(?P<kind>:? [A-Za-z, ]+?)? ?\((?P<said>[^()]+)\)",
    re.IGNORECASE,
)


@value
class Contradiction:
    """A reminder that doesn't say what its keyword means: its words, their column, and whose reminder it is."""

    words: str
    column: int
    expected: str


def contradiction_in(piece: str) -> Contradiction | None:
    """Return the first reminder in the piece that says something else than its keyword; None where none does.

    >>> contradiction_in("Ferocity (This ally can't attack.)").expected
    'what ferocity means'
    """
    for found in _REMINDED.finditer(plain(piece)):
        keyword, said = found["keyword"].lower(), found["said"].strip()
        if " " in said and not _agrees(keyword, _kind_of(keyword, found), said.lower()):
            return Contradiction(f"({found['said']})", found.start("said"), f"what {keyword} means")
    return None


def _kind_of(keyword: str, found: re.Match[str]) -> str:
    """Return the kind that the keyword names: before it for resistance, behind it for the others."""
    named = found["before"] if keyword == "resistance" else found["kind"]
    return (named or "").strip(" :").lower()


def _agrees(keyword: str, kind: str, said: str) -> bool:
    """Return whether the reminder says what the keyword means, and about the kind that the keyword names."""
    meaning = MEANINGS.get(keyword) or _OF_A_KIND[keyword]
    rest = said
    for phrase in meaning.says:
        found = re.search(phrase, rest)
        if found is None or not _same_kind(kind, found.groupdict().get("kind")):
            return False
        rest = f"{rest[: found.start()]} {rest[found.end() :]}"
    for phrase in meaning.may_say:
        rest = re.sub(rf"\b(?:{phrase})(?![\w'])", " ", rest)
    return _NEUTRAL.fullmatch(rest) is not None


def _same_kind(kind: str, said: str | None) -> bool:
    """Return whether two lists of kinds name the same ones, each in the singular or the plural."""
    return said is None or _stems(kind) == _stems(said)


def _stems(kinds: str) -> frozenset[str]:
    names = re.split(r", and | and |, | or ", kinds.strip())
    return frozenset(re.sub(r"(?:ies|ves|s|y|f)$", "", name.strip()) for name in names)
