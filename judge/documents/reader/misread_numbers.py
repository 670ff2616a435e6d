"""Numbers of rules that a scan misread: with a letter for a figure, a space inside, or a comma for the point."""

import re
from typing import NamedTuple

from judge.documents.reader.rule_letters import ARTICLE, Letters
from judge.documents.reader.rule_numbers import follows

_FIGURES = str.maketrans({"O": "0", "o": "0", "l": "1", "I": "1", "|": "1", "S": "5", "B": "8", "Z": "2"})
_FIGURE = r"[0-9OolI|SBZ]"
_SLIP = re.compile(
    rf"[ \t\u00a0]*(?P<section>{_FIGURE}{{3,4}}) ?[.,] ?(?P<rule>{_FIGURE}{{1,2}})"
    r"(?: ?\.? ?(?P<letter>[a-z]))?[.:]?\s+(?=\S)"
)
SLIPPED_REFERENCE = re.compile(
    rf"(?<![\w.])(?P<section>{_FIGURE}{{3,4}})(?P<point> ?\. ?)(?P<rule>{_FIGURE}{{1,2}})(?P<letter>[a-z]?)(?!\w)"
)


class Slip(NamedTuple):
    """The right number, and where the words behind it begin."""

    number: str
    end: int


def misread(text: str, last: str, letters: Letters) -> Slip | None:
    """Return the misread number that a line begins with if it is the number after `last`, else None.

    Any other number is not accepted, so that no sentence is taken for a rule. `letters` shows whether an "a" behind the
    number is its letter or an article.

    >>> misread("l00.2 A road.", "100.1", Letters()), misread("101.l a The gate.", "101.1", Letters())
    (Slip(number='100.2', end=6), Slip(number='101.1a', end=8))
    """
    match = _SLIP.match(text)
    if match is None or not any(map(str.isdigit, match["section"])):
        return None
    plain = f"{match['section'].translate(_FIGURES)}.{match['rule'].translate(_FIGURES)}"
    letter = match["letter"]
    if letter and follows(last, plain + letter) and not _is_article(match, plain, last, letters):
        return Slip(plain + letter, match.end())
    # An "l" directly behind the number is a misread 1: "100.1l" is 100.11.
    joined = letter is not None and match.end("rule") == match.start("letter")
    if letter == "l" and joined and follows(last, f"{plain}1"):
        return Slip(f"{plain}1", match.end())
    if not follows(last, plain):
        return None
    return Slip(plain, match.start("letter") if letter else match.end())


def _is_article(match: "re.Match[str]", plain: str, last: str, letters: Letters) -> bool:
    """Return whether the "a" behind a number is an article, the first word of the rule's text."""
    text = match.string
    apart = text[match.start("letter") - 1].isspace() and text[match.end("letter")].isspace()
    return match["letter"] == ARTICLE and apart and not letters.is_letter(plain, last, text[match.end() :])


def meant_reference(match: "re.Match[str]") -> str:
    """Return the right number of a misread reference."""
    return f"{match['section'].translate(_FIGURES)}.{match['rule'].translate(_FIGURES)}{match['letter']}"
