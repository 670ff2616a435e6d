"""Texts of a document without differences of white space and typography."""

import re
import unicodedata
from functools import lru_cache

_SPACES = str.maketrans(dict.fromkeys("\t\u00a0\u2007\u202f\f", " "))
_TYPOGRAPHY = str.maketrans(
    {"‘": "'", "’": "'", "‚": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "–": "-", "—": "-", "‐": "-",
     "‑": "-", "−": "-", "…": "...", "\u00ad": "", "\u200b": "", "·": "-", "•": "-", "*": "", "_": ""}
)  # fmt: skip
_EMPTIED = re.compile(r"\s*\(\s*\)|(?<=\bsee)\s+(?=[).])")
_BEFORE_SIGN = re.compile(r"\s+(?=[.,;:!?)\]])")
_HYPHEN = re.compile(r"(?<=[^\W\d])-\s*(?=[^\W\d])")


def tidy(text: str) -> str:
    """Return a text with one space for each run of white space; line breaks stay."""
    spaced = text.translate(_SPACES)
    while "  " in spaced:
        spaced = spaced.replace("  ", " ")
    return "\n".join(line.strip() for line in spaced.split("\n"))


@lru_cache(maxsize=16384)
def folded(text: str) -> str:
    r"""Return a text for comparing, without differences of white space and typography and without emptied references.

    Hyphens inside words are removed, too: at the end of a line nobody knows whether a hyphen is part of the word.

    >>> folded("the  “chain” ( ) of pre-priority pro-\ncessing is + 1 .")
    'the "chain" of prepriority processing is + 1.'
    """
    plain = unicodedata.normalize("NFKC", text.translate(_TYPOGRAPHY)).translate(_TYPOGRAPHY)
    # White space goes first: the patterns would take long for a long run of it.
    spaced = " ".join(_EMPTIED.sub("", " ".join(plain.split())).split())
    return _HYPHEN.sub("", _BEFORE_SIGN.sub("", spaced))
