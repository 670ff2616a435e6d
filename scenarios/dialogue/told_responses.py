"""Responses that tell what they answer in the same sentence: "in response to my Fire Blast he plays Counterspell"."""

import re
from collections.abc import Iterator, Sequence

from scenarios.dialogue.late_patterns import late
from scenarios.registry.step_tokens import QUOTED

_WHO = r"(?:I|my opponent|he|she|they)"
_ONE = rf"(?:(?:my |his |her |their |my opponent['’]s |the )?(?:hero|{QUOTED})|me|him|my opponent)"
_ON = rf"(?: (?:on|at|against|targeting|into) (?P<at>{_ONE}))?"
_TO = (
    r"in (?:response|reply|answer) to (?:(?P<whose>my|his|her|their|my opponent['’]s) )?"
    rf"(?:attack with (?P<attacker>{_ONE})|(?P<attacking>{QUOTED})(?:['’]s attack| attacking)"
    rf"|(?P<used>{QUOTED})['’]s (?:power|ability)|(?:playing )?(?P<card>{QUOTED})"
    rf"|(?:(?:the|that|this) )?(?:attack|proposal|play|spell|power|ability|card)|that|this|it){_ON}"
)
_BEFORE = late(rf"{_TO},? (?P<deed>{_WHO} [a-z]+s? .+)", re.IGNORECASE)
_ASKED = late(rf"{_TO},? (?P<deed>(?:can|could|may) {_WHO} .+)", re.IGNORECASE)
_ASKED_BEHIND = late(rf"(?P<deed>(?:can|could|may) {_WHO} .+?),? {_TO}", re.IGNORECASE)
_BEHIND = late(rf"(?P<deed>{_WHO} [a-z]+s? .+?),? {_TO}", re.IGNORECASE)


def responses_apart(text: str, before: Sequence[str]) -> Iterator[str]:
    """Yield what is done and then the response to it, or the question for it; nothing for any other sentence.

    What was told as done before is not done again.

    >>> [*responses_apart('in response to my "Fire Blast" on "Tim", he plays "Counterspell"', [])]
    ['I play "Fire Blast" on "Tim"', 'in response he plays "Counterspell"']
    """
    if " to " not in text:
        return
    told = _BEFORE.fullmatch(text) or _BEHIND.fullmatch(text)
    found = told or _ASKED.fullmatch(text) or _ASKED_BEHIND.fullmatch(text)
    if found is None:
        return
    named = found["attacker"] or found["attacking"] or found["used"] or found["card"] or ""
    done = [each for each in before if _DOES.search(each)]
    if not any(named.rpartition(' "')[2].strip('"') in each for each in done):
        if not named or found["whose"] is None:
            return
        yield _deed(found)
    yield f"in response {found['deed']}" if told else f"{found['deed']} in response"


_DOES = late(r"\b(?:attack|play|cast|use|activate|flip|swing)s?\b", re.IGNORECASE)


def _deed(found: re.Match[str]) -> str:
    """Return what is responded to as the deed of its player."""
    mine = found["whose"].casefold() == "my"
    who, s = ("I", "") if mine else ("my opponent", "s")
    on = f" on {found['at']}" if found["at"] else ""
    if attacker := found["attacker"] or found["attacking"]:
        at = found["at"] or ("my opponent's hero" if mine else "my hero")
        return f"{who} attack{s} {at} with {attacker}"
    return f"{who} use{s} {found['used']}{on}" if found["used"] else f"{who} play{s} {found['card']}{on}"
