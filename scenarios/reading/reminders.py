"""Reminders: what stands in parentheses behind a known keyword must say what the keyword means."""

from __future__ import annotations

import re

from engine.value import value
from scenarios.reading.line_tokens import plain

_WHO = (
    r"(?:this|that|the|attached|your)(?: (?:ally|character|hero|card|weapon|minion))?"
    r"|(?:an|any) (?:ally|character)|(?:those|these|attached) (?:allies|characters|heroes|minions)"
    r"|it|he|she|they|him|her|them"
)
_FOES = (
    r"(?:an |any |your )?(?:opposing )?"
    r"(?:(?:opposing|defending) characters?|defenders?|protectors?|characters?"
    r"|hero(?:es)? (?:and|or|and/or) all(?:y|ies)|opponents?|players?)"
)
_FRIENDS = (
    r"(?:another|other|an?|your hero and other|your other)?(?: ?friendly)?"
    r" ?(?:characters?|hero(?:es)?(?: (?:and|or|and/or) all(?:y|ies))?|all(?:y|ies))(?: in your party| you control)?"
)


@value
class Meaning:
    """What a reminder of a keyword says: each phrase of `says` once, any of `may_say`, and nothing else that counts."""

    says: tuple[str, ...]
    may_say: tuple[str, ...] = ()


_AT_ONCE = (
    r"immediately|at once|right away|as soon as (?:it enters|it comes into|you) play"
    r"|(?:on |during )?the turn (?:it|this ally) (?:enters play|entered play|comes into play|comes? under your control)"
    r"|(?:on |during )?the turn you (?:play|put) (?:it|this ally)(?: into play)?"
)
_IN_COMBAT = r"(?:while|when) (?:(?:this ally|this character|your hero|he|she|it)(?:'s| is)? )?attack(?:s|ing)"
_DEAL_NO = r"(?:deals? no|(?:don't|doesn't|can't) deal)"
_NOT_PAYING = r"(?:rather than|instead of) (?:pay|paying) (?:this card's|its) cost"
_MAY = r"(?:you may |you can )?"

MEANINGS = {
    "berserking": Meaning((r"\+1 atk (?:for each|per)(?: point of)? damage",),
                          (r"on (?:it|him|her|this ally|this character)", "has")),
    "conspicuous": Meaning((rf"{_FOES} (?:may|can) (?:exhaust to )?protect against",), ()),
    "dual wield": Meaning((r"strike with (?:two|2) melee weapons",),
                          (r"you|may|can|(?:each|per|in a|in each|in one|in the same|during a) combat",
                           r"(?:while|when) attacking or defending")),
    "elusive": Meaning((r"can't be attacked|can't attack(?= (?:this|it\b))",), (_FOES, rf"by {_FOES}")),
    "ferocity": Meaning((rf"(?:can|may) attack (?:{_AT_ONCE})",)),
    "finishing move": Meaning(
        (r"remove x combo cards in your graveyard from the game", r"x is 5 or less"),
        (r"to play", "where", r"as an additional cost"),
    ),
    "long-range": Meaning(
        (rf"(?:{_FOES} {_DEAL_NO}|is dealt no|isn't dealt|can't be dealt) combat damage",),
        (rf"to|by {_FOES}|{_IN_COMBAT}|with (?:this|that|attached) weapon", "by")),
    "protector": Meaning(
        (r"becomes?(?: the)?(?: new)? defender|(?:protect|defend) " + _FRIENDS,),
        (rf"(?:when|if) {_FOES} (?:attacks|would attack)(?: {_FRIENDS})?", rf"(?:when|if) {_FRIENDS} is attacked",
         r"if you do", rf"for {_FRIENDS}", r"may|can|you|exhaust(?:s)?|to|have|by exhausting", "instead")),
    "shadowmeld": Meaning(("elusive", "untargetable",
                           r"(?:while|when|if)(?: (?:it's|it is|this ally is|he's|she's|he is|she is))? ready"),
                          ("is", "it's", "has")),
    "stealth": Meaning((rf"can't protect against|can't be protected against|{_FOES} can't protect(?! ag)",),
                       (_FOES, _IN_COMBAT, rf"by {_FOES}", "by")),
    "trap": Meaning((rf"exhaust your defending hero {_NOT_PAYING}|{_NOT_PAYING},? {_MAY}exhaust your defending hero",),
                    ("you|may|can",)),
    "untargetable": Meaning((r"can't be (?:targeted|the target of (?:anything|links))|players can't target",)),
    "war stomp": Meaning((r"when (?:this ally|it|he|she) attacks or defends|when attacking or defending",
                          "you may exhaust target opposing hero or ally")),
}  # fmt: skip
"""What keywords mean, in the words that reminders of them may have."""

_KIND = r"(?P<kind>[a-z, ]+?)"
_OF = r"(?P<of>[a-z, ]+?)"
_READY = r"ready (?:(?:one of|an?) )?(?:your )?(?:exhausted )?"
_OWN = r"(?: in your party| you control)?"
_IT = rf"(?:{_WHO})"
_DAMAGE = r"(?: or \[[a-z]+\])? damage"
_ITS_DAMAGE = rf"that would be dealt to {_IT}"
_IF_DEALT = rf"if {_IT} would be dealt (?P<dealt>[a-z]+){_DAMAGE}"
_ALLIES = r"(?: allies| ally cards)?"
_COST_LESS = r"costs?(?: you)? 1 less(?: to play)?"
_ITS_START = r"as (?:each|every) other player's ready step (?:starts|begins)"
_EACH_OTHER = rf"(?:during (?:each|every) other player's ready step|{_ITS_START})"
_OF_A_KIND = {
    "diplomacy": Meaning(
        (rf"(?:pay 1 less to play {_KIND}{_ALLIES}|{_OF}{_ALLIES}(?: you play)? {_COST_LESS})(?=,| to a min)",
         "to a minimum of 1"),
        ("you",)),
    "inspire": Meaning(
        (rf"{_READY}{_KIND}{_OWN} {_EACH_OTHER}|{_EACH_OTHER},? {_MAY}{_READY}{_OF}{_OWN}(?=\.|$)",),
        ("you", "may")),
    "resistance": Meaning(
        (rf"prevent all {_KIND}{_DAMAGE}|{_OF}{_DAMAGE} {_ITS_DAMAGE} is prevented|{_IF_DEALT}, prevent it",),
        (r"that would be dealt to|would be dealt|that(?! (?:ally|character|hero)\b)|to",)),
    "sabotage": Meaning((r"(?:can|may) attack (?:opposing )?(?P<kind>[a-z, ]+)",)),
}  # fmt: skip
"""What keywords mean that name a kind, which their reminder has to name as well."""

KNOWN = (*MEANINGS, *_OF_A_KIND)
"""The keywords whose reminders are compared with what they mean."""

_NEUTRAL = re.compile(rf"(?:{_WHO}|and|also|,|\.|;|\s)*")
REMINDED = re.compile(
    r"(?<!\w)(?:(?P<before>[A-Za-z]+) )?(?P<keyword>"
    + "|".join(sorted(KNOWN, key=len, reverse=True))
    + r")(?P<kind>:? [A-Za-z, ]+?)? ?\((?P<said>[^()]+(?:\([^()]*\)[^()]*)*)\)",
    re.IGNORECASE,
)
_PRICE = re.compile(r"\((\d+|x)\)")


_NO_LEAST_COST = re.compile(
    r"Diplomacy:? (?P<named>[A-Z][A-Za-z ]+?) "
    r"\((?P<said>You pay (?:1|\(1\)) less to play (?P<kind>[A-Z][A-Za-z ]+?) (?:allies|ally cards)\.)\)"
)
"""A diplomacy that is explained without a minimum: no rule but the words of the card says what it does."""


def in_its_own_words(piece: str) -> str:
    """Return the piece with what it says itself in place of a keyword that no rule explains, each word in its column.

    >>> in_its_own_words("Diplomacy: Gnomes (You pay (1) less to play Gnome allies.)").strip()
    'You pay (1) less to play Gnome allies.'
    """
    found = _NO_LEAST_COST.fullmatch(plain(piece).strip())
    if found is None or not _same_kind(found["named"].lower(), found["kind"].lower()):
        return piece
    return " " * (piece.index("(") + 1) + found["said"]


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
    if "(" not in piece:
        return None
    for found in REMINDED.finditer(plain(piece)):
        keyword, said = found["keyword"].lower(), found["said"].strip()
        if " " in said and not agrees(keyword, _kind_of(keyword, found), said.lower()):
            return Contradiction(f"({found['said']})", found.start("said"), f"what {keyword} means")
    return None


def _kind_of(keyword: str, found: re.Match[str]) -> str:
    """Return the kind that the keyword names: before it for resistance, behind it for the others."""
    named = found["before"] if keyword == "resistance" else found["kind"]
    return (named or "").strip(" :").lower()


def agrees(keyword: str, kind: str, said: str) -> bool:
    """Return whether the reminder says what the keyword means, and about the kind that the keyword names."""
    meaning = MEANINGS.get(keyword) or _OF_A_KIND[keyword]
    rest = re.sub(r"\bcannot\b", "can't", re.sub(r"\b(do|does|is) not\b", r"\1n't", _PRICE.sub(r"\1", said)))
    for phrase in meaning.says:
        found = re.search(phrase, rest)
        if found is None or not _same_kind(kind, _named(found)):
            return False
        rest = f"{rest[: found.start()]} {rest[found.end() :]}"
    for phrase in meaning.may_say:
        rest = re.sub(rf"\b(?:{phrase})(?![\w'])", " ", rest)
    return _NEUTRAL.fullmatch(rest) is not None


def _named(found: re.Match[str]) -> str | None:
    """Return the kind that a reminder names, whichever way it is put."""
    return next((found[group] for group in ("kind", "of", "dealt") if found.groupdict().get(group)), None)


def _same_kind(kind: str, said: str | None) -> bool:
    """Return whether two lists of kinds name the same ones, each in the singular or the plural."""
    return said is None or _stems(kind) == _stems(said)


def _stems(kinds: str) -> frozenset[str]:
    names = re.split(r", and | and |, | or ", kinds.strip())
    return frozenset(re.sub(r"(?:ies|ves|s|y|f)$", "", name.strip()) for name in names)
