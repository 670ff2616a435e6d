"""The version and the date that a document says of itself, on its title page or at the edges of its pages."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from judge.documents.reader.document import Document

_MONTHS = (
    "january januar janvier", "february februar fevrier février", "march märz marz mars", "april avril", "may mai",
    "june juni juin", "july juli juillet", "august août aout", "september septembre", "october oktober octobre",
    "november novembre", "december dezember décembre decembre",
)  # fmt: skip
_NUMBER_OF = {name: at for at, names in enumerate(_MONTHS, 1) for name in names.split()}
_NUMBER_OF |= {name[:3]: at for name, at in _NUMBER_OF.items() if name.isascii() and name[:3] not in ("mar", "jui")}
_NUMBER_OF |= {"mar": 3, "sept": 9}
_MONTH = rf"(?P<month>{'|'.join(sorted(_NUMBER_OF, key=len, reverse=True))})\.?"
_YEAR = r"(?P<year>(?:19|20)\d\d)"
_DAY = r"(?P<day>[0-3]?\d)(?:st|nd|rd|th|er|\.)?"
_DATES = tuple(
    re.compile(rf"(?<![\w.]){shape}(?![\w-])", re.IGNORECASE)
    for shape in (
        rf"{_YEAR}-(?P<figures>[01]\d)-(?P<day>[0-3]\d)",
        rf"(?P<day>[0-3]?\d)\.\s?(?P<figures>[01]?\d)\.\s?{_YEAR}",
        rf"{_DAY}\s+(?:of\s+)?{_MONTH},?\s+{_YEAR}",
        rf"{_MONTH}\s+{_DAY},?\s+{_YEAR}",
        rf"{_MONTH}\s+{_YEAR}",
    )
)
_VERSION = re.compile(
    r"(?<!\w)(?:version|revision|fassung|release|v\.?)[\s\u00a0]*:?[\s\u00a0]*(?P<number>\d+(?:\.\d+)*[a-z]?)(?![\w])",
    re.IGNORECASE,
)
DAYS, MONTHS, NEAR_THE_TOP = 31, 12, 40


@dataclass(frozen=True, slots=True)
class StatedVersion:
    """What a document says of itself: its version, and its date as 2013-05-03 or 2013-05; each may be empty."""

    version: str = ""
    date: str = ""


def stated_version(document: Document) -> StatedVersion:
    """Return the version and the date that stand first on the title page, in a running head or above the rules."""
    told = list(_said(document))
    version = next((match["number"] for text in told if (match := _VERSION.search(text))), "")
    return StatedVersion(version, next(filter(None, map(date_in, told)), ""))


def date_in(text: str) -> str:
    """Return the first date of a text, nothing where there is none.

    >>> date_in("effective May 3rd, 2013"), date_in("Stand: 3. Mai 2013"), date_in("May 2013"), date_in("May 40, 2013")
    ('2013-05-03', '2013-05-03', '2013-05', '')
    """
    for pattern in _DATES:
        for match in pattern.finditer(text):
            parts = match.groupdict()
            month = int(parts.get("figures") or 0) or _NUMBER_OF[parts["month"].casefold()]
            day = int(parts.get("day") or 0)
            if month <= MONTHS and day <= DAYS and (day or "day" not in parts):
                return f"{parts['year']}-{month:02}" + (f"-{day:02}" if day else "")
    return ""


def _said(document: Document) -> Iterator[str]:
    """Yield the texts in which a document speaks of itself."""
    first = min((rule.line for rule in document.rules), default=0)
    yield from (each.text for each in document.asides if each.where == "title page")
    yield from (each.title for each in document.headings if each.line < min(first, NEAR_THE_TOP))
    yield from (each.text for each in document.asides if each.where == "running head")
