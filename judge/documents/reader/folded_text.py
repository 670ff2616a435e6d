"""The words of a document, with the typography and the scan's traces folded as far as a use of them asks."""

import re
import unicodedata

_SPACES = re.compile(r"[ \t\u00a0\u2007\u202f\f]+")
_TYPOGRAPHY = str.maketrans(
    {"‘": "'", "’": "'", "‚": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "–": "-", "—": "-", "‐": "-",
     "‑": "-", "−": "-", "…": "...", "\u00ad": "", "\u200b": "", "·": "-", "•": "-", "*": "", "_": ""}
)  # fmt: skip
_EMPTIED = re.compile(r"\s*\(\s*\)|(?<=\bsee)\s+(?=[).])")
_BEFORE_SIGN = re.compile(r"\s+(?=[.,;:!?)\]])")
_HYPHEN = re.compile(r"(?<=[^\W\d])-\s*(?=[^\W\d])")


def tidy(text: str) -> str:
    """Return a text with each run of white space made one space, line breaks of bullets kept."""
    return "\n".join(_SPACES.sub(" ", line).strip() for line in text.split("\n"))


def folded(text: str) -> str:
    r"""Return a text with white space, typography and emptied references folded away, for comparing and fingerprints.

    Hyphens inside words are folded, too: a line that ends in one doesn't say whether it belongs to the word.

    >>> folded("the  “chain” ( ) of pre-priority pro-\ncessing is + 1 .")
    'the "chain" of prepriority processing is + 1.'
    """
    plain = unicodedata.normalize("NFKC", text.translate(_TYPOGRAPHY)).translate(_TYPOGRAPHY)
    # White space is folded first: what looks for an end behind a long run of it would try each place in the run.
    spaced = " ".join(_EMPTIED.sub("", " ".join(plain.split())).split())
    return _HYPHEN.sub("", _BEFORE_SIGN.sub("", spaced))
