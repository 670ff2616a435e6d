"""Sentences in which somebody corrects himself, as what is meant in the end: "I attack with Tim, no wait, with Kor"."""

import re

from engine.value import replace
from scenarios.dialogue.late_patterns import late
from scenarios.dialogue.said_lines import Said

_WORDS = (
    r"(?:(?:oh )?no,? wait|wait,? no|no,? sorry|sorry|scratch that|strike that|I mean|I meant|make that|or rather"
    r"|no,? actually|wait|no,? instead)"
)
_NAMED = (
    r"(?:(?:my |his |her |my opponent['’]s )?(?:\"[^\"]+\"|(?-i:[A-Z])[\w'’-]*(?: (?-i:[A-Z])[\w'’-]*)*)"
    r"|(?:my|his|her|my opponent['’]s) hero)"
)
_AT = "with|on|at|into|against|targeting|for"
_WHO = "I|my opponent|he|she"
_PLACE = late(
    rf"(?P<before>.*\b(?P<at>{_AT}) )(?P<old>{_NAMED})(?P<between>[^,]*),? {_WORDS},? (?P<again>{_AT}) "
    rf"(?P<new>{_NAMED})(?P<rest>.*)",
    re.IGNORECASE,
)
_CARD = late(rf"(?P<before>.* )(?P<old>{_NAMED}),? {_WORDS},? (?P<new>{_NAMED})(?P<rest>.*)", re.IGNORECASE)
_DEED = late(
    rf"(?P<who>{_WHO}) (?P<verb>[a-z]+)\b[^,]*,? {_WORDS},? (?P<deed>(?P<same>{_WHO}) (?P<other>[a-z]+)\b.*)",
    re.IGNORECASE,
)
_AGAIN = late(
    rf"(?:{_WORDS}|instead),? (?:instead,? )?(?P<deed>(?P<who>{_WHO}) (?P<verb>[a-z]+)\b.*?)(?: instead)?",
    re.IGNORECASE,
)
_ONE_DEED = late(rf"(?P<who>{_WHO}) (?P<verb>[a-z]+)\b(?!.*\band\b).*", re.IGNORECASE)
_OF_THE_BOARD = frozenset(["have", "has", "control", "controls"])


def corrected(said: tuple[Said, ...]) -> tuple[Said, ...]:
    """Return sentences without what was said by mistake and corrected at once; others stay as they are.

    A sentence that corrects the one before stands in its place if both tell one deed of the same player.

    >>> [each.text for each in corrected((Said("I attack with Tim, no wait, with Kor"),))]
    ['I attack with Kor']
    >>> [each.text for each in corrected((Said("I play Tim"), Said("No wait, I play Kor")))]
    ['I play Kor']
    """
    told: list[Said] = []
    for each in said:
        if each.doc is not None or each.table is not None:
            told.append(each)
            continue
        found = _AGAIN.fullmatch(each.text)
        before = _ONE_DEED.fullmatch(told[-1].text) if found is not None and told and not told[-1].asks else None
        if found is not None and before is not None and _is_of_one_deed(before, found):
            told[-1] = replace(each, text=found["deed"])
        else:
            told.append(replace(each, text=_corrected(each.text)))
    return tuple(told)


def _is_of_one_deed(before: re.Match[str], after: re.Match[str]) -> bool:
    """Return whether two sentences tell deeds of one player, neither of them of the board."""
    verbs = {before["verb"].casefold(), after["verb"].casefold()}
    return before["who"].casefold() == after["who"].casefold() and not verbs & _OF_THE_BOARD


def _corrected(text: str) -> str:
    found = _PLACE.fullmatch(text)
    if found is not None and found["at"].casefold() == found["again"].casefold():
        return f"{found['before']}{found['new']}{found['between']}{found['rest']}"
    found = _DEED.fullmatch(text)
    if found is not None and found["who"].casefold() == found["same"].casefold():
        verbs = {found["verb"].casefold(), found["other"].casefold()}
        return text if verbs & _OF_THE_BOARD else found["deed"]
    if found := _CARD.fullmatch(text):
        return f"{found['before']}{found['new']}{found['rest']}"
    return text
