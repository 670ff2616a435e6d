"""References in a text to rules, sections and chapters, in every style of numbers."""

import re
from collections.abc import Container
from functools import lru_cache

_WORDS = (
    r"(?:rules?|sections?|chapters?|paragraphs?|see|regeln?|abschnitte?n?|kapiteln?|ziffern?|siehe|r[èe]gles?|chapitres?|"
    r"voir|§{1,2})"
)
_PARTS = r"\d{1,2}(?:\.[1-9]\d?){2,3}[a-z]{0,2}"
_BELOW = r"(?:\d{3}\.\d{1,3}(?:\.\d{1,2}){1,2}[a-z]?|\d{3,4}\.\d{1,3}(?:[a-z]\.\d{1,2}[a-z]?|[a-z]?(?:bis|ter|quater)))"
_APART = r"\d{3,4}\.\d{1,3}(?:\.[a-z](?!\w)|\([a-zA-Z]{1,2}\))"
"""Numbers with a letter apart, such as 100.1.c and 100.1(c)."""
_OTHER = (
    r"\d{1,2}(?:-\d{1,2}){2,3}[a-z]?"
    r"|(?:[A-Z]|[IVXL]{2,5})\.\d{1,2}(?:\.\d{1,2}|\.[a-z](?![a-z])|\([a-z]{1,2}\))*"
    r"|\d{1,2}(?:\.\d{1,2}){0,2}\([a-z]{1,2}\)|\d{1,2}(?:\.\d{1,2}){1,2}\.[a-z](?!\w)"
)
"""Numbers such as 1-1-2, II.3(a), A.2.b, 7.2(a) and 7.2.a."""
_NUMBER = re.compile(
    rf"(?<![\w.$])(?P<number>(?<!-)(?:{_OTHER})|{_BELOW}|{_APART}|\d{{3}}(?:\.\d{{1,3}}(?:[a-z]{{0,2}}|[A-Z]))?|\d{{4}}\.\d{{1,3}}(?:[a-z]{{0,2}}|[A-Z])|{_PARTS}|\d{{1,2}}(?:\.[1-9]\d?[a-z]?)?)"
    r"(?![\w%]|-(?!\d)|\.\d)"
)
_WHOLE = re.compile(rf"\d{{3}}\.\d{{1,3}}(?:[a-z]{{0,2}}|[A-Z])|{_APART}")
_STOP = re.compile(r"\.(?=[a-z]$)")
_OF_SECTION = re.compile(r"\d{3}")
_LETTERED = re.compile(r"(.*\d)\.?\(?[a-zA-Z]{1,2}\)?")
_ASKED = re.compile(rf"(?:(?<!\w){_WORDS}\s?|\(see\s)$", re.IGNORECASE)
_ASKED_PLAINLY = re.compile(
    r"(?<!\w)(?:rules?|sections?|chapters?|regeln?|abschnitte?n?|kapiteln?|r[èe]gles?|chapitres?|§{1,2})\s?$",
    re.IGNORECASE,
)
_JOINED = re.compile(r"\s?(?:[,;–—-]|,?\s(?:and|or|to|through|und|oder|bis|et|ou|à))\s?$")
_VERSION = re.compile(r"\b(?:v|version|fassung|edition)\.?\s?$", re.IGNORECASE)
_SEPARATORS = re.compile(r"[.(-]")
BEFORE, FIGURES = 16, 3
"""How many characters before a number are searched; how many figures a section has where chapters have fewer."""


def references(text: str) -> tuple[str, ...]:
    """Return the numbers of rules, sections and chapters that a text refers to, in order and with repeated ones.

    >>> references("as in 707.1d (but see 103.3); 303.2c. Draw 100 cards.")
    ('707.1d', '103.3', '303.2c')
    >>> references("100.1.c, 100.1(d) and 100.2 (a token)")
    ('100.1c', '100.1d', '100.2')
    >>> references("rules 1.2.3–1.2.5 of section 4")
    ('1.2.3', '1.2.5', '4')
    >>> references("as 1-1-2 says, and A.2.b; see II.3(a) or rule 7(b). It has 1-2 tokens, 3-1-0.")
    ('1-1-2', 'A.2.b', 'II.3a', '7b', '3-1-0')
    """
    return tuple(number for _, number in reference_places(text))


@lru_cache(maxsize=16384)
def reference_places(text: str) -> tuple[tuple[int, str], ...]:
    """Return the place of each reference in a text, with its number."""
    return tuple((match.start("number"), _told(match["number"])) for match in _found(text))


@lru_cache(maxsize=16384)
def split_at_references(text: str) -> tuple[str, ...]:
    """Return the text in parts, of which every second one is the number of a reference."""
    parts, start = list[str](), 0
    for match in _found(text):
        parts += (text[start : match.start()], _told(match["number"]))
        start = match.end()
    return (*parts, text[start:])


def _told(number: str) -> str:
    """Return a number as rules have it: its letter in the small form, without brackets; letters before figures stay."""
    bare = number.replace("(", "").replace(")", "")
    return _STOP.sub("", bare.lower()) if _OF_SECTION.match(bare) else bare if bare[0].isupper() else bare.lower()


def rule_of_item(number: str) -> str:
    """Return the number of the rule to which a letter was added, as for an item of a list in it; empty without one.

    >>> rule_of_item("100.1c"), rule_of_item("100.1")
    ('100.1', '')
    """
    found = _LETTERED.fullmatch(number)
    return found[1] if found else ""


def references_among(text: str, numbers: Container[str]) -> tuple[str, ...]:
    """Return the references of a text; a letter that is apart, and that no rule has, is that of an item in its rule.

    >>> references_among("as 100.1(c) and 100.2(c) say", {"100.1", "100.1c", "100.2"})
    ('100.1c', '100.2')
    """
    return tuple(meant(text, place, number, numbers) for place, number in reference_places(text))


def meant(text: str, place: int, number: str, numbers: Container[str]) -> str:
    """Return the number of the rule that a reference at a place of a text means: `number`, or the one with the item.

    `numbers` are those of all rules. A letter that is apart is that of an item where the rule has none with letters.
    """
    joined = _STOP.sub("", number)
    apart = joined != number or not text[place:].lower().startswith(number.lower())
    rule = rule_of_item(number)
    item = "" if f"{rule}a" in numbers else rule
    return next((each for each in (number, joined, item) if each in numbers), number) if apart else number


def _found(text: str) -> list[re.Match[str]]:
    """Return the references of a text: numbers of rules, and other numbers where only a reference can be."""
    found: list[re.Match[str]] = []
    for match in _NUMBER.finditer(text):
        if _WHOLE.fullmatch(match["number"]) or _refers(text, match, found):
            found.append(match)
    return found


def _refers(text: str, match: re.Match[str], found: list[re.Match[str]]) -> bool:
    """Return whether any other number is a reference: behind a word such as "rule", or joined to another reference."""
    number = match["number"]
    before, after = text[max(0, match.start() - BEFORE) : match.start()], text[match.end() : match.end() + 1]
    parts = _SEPARATORS.split(number.rstrip(")"))
    if len(parts) >= FIGURES:
        return not _VERSION.search(before)
    near = bool(found) and match.start() - found[-1].end() < BEFORE
    between = text[found[-1].end() : match.start()] if near else ""
    if between and _JOINED.fullmatch(between):
        last = _SEPARATORS.split(found[-1]["number"].rstrip(")"))
        if len(last) == len(parts) or (between[-2:-1].isalpha() and len(last[0]) == len(parts[0]) == FIGURES):
            return True
    if number.isdigit() and len(number) < FIGURES:
        return bool(_ASKED_PLAINLY.search(before))
    opened = before.rstrip().endswith("(" if len(parts[0]) < FIGURES else ("(", ","))
    return (opened and after in (")", ",")) or bool(_ASKED.search(before))


@lru_cache(maxsize=16384)
def parents(number: str) -> tuple[str, ...]:
    """Return the numbers of the sections and the chapter of a rule, the smallest section first.

    >>> parents("602.2a"), parents("1.2.3"), parents("1-2-3")
    (('602', '6'), ('1.2', '1'), ('1-2', '1'))
    """
    hyphens = number.split("-")
    if "." not in number and len(hyphens) > 1 and hyphens[-1][:1].isdigit():
        return tuple("-".join(hyphens[:at]) for at in range(len(hyphens) - 1, 0, -1))
    parts = number.split(".")
    above = tuple(".".join(parts[:at]) for at in range(len(parts) - 1, 0, -1))
    section = above[-1] if above else number
    return (*above, section[:-2]) if section.isdigit() and len(section) >= FIGURES else above
