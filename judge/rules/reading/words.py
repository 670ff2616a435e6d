"""The words of a document, with the typography and the scan's traces folded as far as a use of them asks."""

import re
import unicodedata

_SPACES = re.compile(r"[ \t\u00a0\u2007\u202f\f]+")
_TYPOGRAPHY = str.maketrans(
    {"‘": "'", "’": "'", "‚": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "–": "-", "—": "-", "‐": "-",
     "‑": "-", "−": "-", "…": "...", "\u00ad": "", "\u200b": "", "·": "-", "•": "-", "*": "", "_": ""}
)  # fmt: skip
_EMPTIED = re.compile(r"\s*\(\s*\)|(?<=\bsee)\s+(?=[).])")
_REFERENCE = re.compile(r"(?<![\d.$])(\d{3}(?:\.\d{1,3}[a-z]{0,2})?)(?!\d|-(?!\d{3}\.)|\.\d)")
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


def references(text: str) -> tuple[str, ...]:
    """Return the numbers of rules and sections that a text refers to, in order, repeated ones too.

    >>> references("as in 707.1d (but see 103.3); 303.2c. Draw 100 cards.")
    ('707.1d', '103.3', '303.2c')
    """
    return tuple(match[1] for match in _found(text))


def reference_places(text: str) -> tuple[tuple[int, str], ...]:
    """Return where in a text each reference stands, and its number."""
    return tuple((match.start(1), match[1]) for match in _found(text))


def split_at_references(text: str) -> tuple[str, ...]:
    """Return the text in parts: words, reference, words, and so on; every second part is a reference's number."""
    parts, start = list[str](), 0
    for match in _found(text):
        parts += (text[start : match.start()], match[1])
        start = match.end()
    return (*parts, text[start:])


def _found(text: str) -> list[re.Match[str]]:
    """Return the references of a text: a number with a point, or a section's number that stands as a reference."""
    return [match for match in _REFERENCE.finditer(text) if "." in match[1] or _is_section(text, match)]


def _is_section(text: str, match: re.Match[str]) -> bool:
    before, after = text[: match.start()][-12:], text[match.end() :][:1]
    in_brackets = before.rstrip().endswith(("(", ",")) and after in (")", ",")
    return (
        in_brackets or before.endswith("(see ") or bool(re.search(r"\b(?:rules?|section|see|règle|Regel)\s$", before))
    )
