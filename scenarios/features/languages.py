"""Languages of Gherkin's keywords: which one a text is written in where its header doesn't say so."""

from __future__ import annotations

from gherkin.dialect import DIALECTS

_LIKELY = ("en", "de", "fr", "es", "it", "nl", "pl", "pt")
"""Languages that are tried first, for many share a keyword."""


def header_for(text: str, language: str) -> str | None:
    """Return the header that a text lacks whose lines begin with the keywords of another language; None if none do.

    >>> header_for("Funktionalität: F", "en"), header_for("Feature: F", "en")
    ('a first line "# language: de"', None)
    """
    begins = {line.strip().partition(":")[0] for line in text.split("\n") if ":" in line}
    own = _headings(language)
    for other in dict.fromkeys((*_LIKELY, *DIALECTS)):
        if (begins - own) & (_headings(other) - own):
            return f'a first line "# language: {other}"'
    return None


def known_languages() -> str:
    """Return in words which languages there are."""
    return f"a language such as {', '.join(_LIKELY)}"


def _headings(language: str) -> set[str]:
    """Return the words of a language that stand before a colon."""
    spoken = DIALECTS.get(language) or DIALECTS["en"]
    return {word for name in ("feature", "rule", "background", "scenario", "scenarioOutline") for word in spoken[name]}
