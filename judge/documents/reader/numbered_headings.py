"""Headings of documents with numbered rules, with their numbers, or without a number that the scan lost."""

import re

from judge.documents.reader.number_ranges import RESERVED
from judge.documents.reader.part_patterns import (
    APPENDIX,
    CAPITAL_NEXT,
    CHAPTER,
    LOOSE_CHAPTER,
    NAMED_CHAPTER,
    ROMAN,
    RULE,
    SECTION,
    ends_sentence,
    is_glossary,
    number_in,
    plain,
    roman_value,
)
from judge.documents.reader.rule_numbers import place_of
from judge.documents.reader.text_context import After, Before, Overview

_TITLE = re.compile(r"(?:[IVXLC]+\.\s+)?[A-ZÀ-Ý][^.,;:!?]*$")
_RESERVED_SECTION = re.compile(rf"(?P<number>\d{{3}}|\d{{4}}(?=[.:]))[.:]?\s+{RESERVED}\W*$", re.IGNORECASE)
LONG_HEADING, LONG_LOST, SECTION_FIGURES = 80, 60, 3


def heading_number(text: str, after: After, before: Before, overview: Overview) -> str | None:
    """Return the number of a heading, empty if it has none, or None if the line is no heading."""
    bare = text.strip()
    if reserved := _RESERVED_SECTION.match(bare):
        return reserved["number"] if before.ended else None
    if len(bare) > LONG_HEADING or (ends_sentence(bare) and not bare.endswith((")", "?"))):
        return None
    title = plain(bare)
    if bare[:1].islower() and not before.ended:
        return None
    # The table of contents lists most headings, so a heading without its number is found by its title.
    if title in overview.contents.titles or is_glossary(bare):
        # A broken line of a card may end in the title of a section: "2" and "Health".
        if RULE.match(bare) or (before.inside == "card" and re.search(r"[\d,]$", before.text)):
            return None
        return _number_of(bare) or overview.contents.titles.get(title, "")
    if named := NAMED_CHAPTER.match(bare):
        return named[1] if before.ended else None
    if APPENDIX.match(bare) and not (before.in_glossary or RULE.match(bare)):
        return "" if before.ended else None
    if (roman := ROMAN.match(bare)) and before.ended and CAPITAL_NEXT.match(bare[roman.end() :]):
        value = roman_value(roman["roman"])
        if value == before.chapter + 1:
            return str(value)
        if value and bare.isupper() and _opens(after):
            return ""
    numbered = SECTION.match(bare) or LOOSE_CHAPTER.match(bare)
    if numbered and CAPITAL_NEXT.match(bare[numbered.end() :]):
        return numbered[1] if _is_next(numbered[1], bare, after, before) else None
    lost = _is_lost(bare, after, before, overview) or (before.announcing and _is_title(bare) and _opens(after))
    return "" if lost else None


def _opens(after: After) -> bool:
    """Return whether a rule or the title of a section comes next."""
    return bool(RULE.match(after.text) or (SECTION.match(after.text) and len(after.text) <= LONG_HEADING))


def _is_title(bare: str) -> bool:
    return len(bare) <= LONG_LOST and bool(_TITLE.match(bare))


def _is_next(number: str, bare: str, after: After, before: Before) -> bool:
    """Return whether a heading may have the number here."""
    if len(number) >= SECTION_FIGURES:
        here = place_of(before.number)
        near = here is not None and int(number) == here[0] + 1
        return before.ended or near or after.text.strip().startswith(f"{number}.1")
    # A line of a list may begin with such a number, too, but has no section of the chapter below it.
    below = re.match(rf"\s*{number}\d\d\b", after.text)
    if below:
        return before.ended or before.inside != "card"
    opened = before.inside in ("heading", "front")
    return bool(CHAPTER.match(bare)) and before.ended and (opened or (before.blank and _is_greater(number, before)))


def _is_greater(number: str, before: Before) -> bool:
    """Return whether a number is that of the next chapter and so not that of a line in a list."""
    here = place_of(before.number)
    return here is not None and int(number) == here[0] // 100 + 1 and ends_sentence(before.text)


def _is_lost(bare: str, after: After, before: Before, overview: Overview) -> bool:
    """Return whether a short line is a heading that lost its number: a rule of a new section or a gap follows."""
    following = RULE.match(after.text) or (SECTION.match(after.text) if overview.bare else None)
    if following is None or len(bare) > LONG_LOST or before.inside in ("credits", "card"):
        return False
    last, first = place_of(before.number), place_of(number_in(following))
    opens = first is not None and first[1:] == (1, "") and (last is None or first[0] > last[0])
    over = before.inside in ("heading", "front") or ends_sentence(before.text)
    apart = before.blank and not after.adjacent
    return (opens or apart) and over and bool(_TITLE.match(bare))


def _number_of(bare: str) -> str:
    match = SECTION.match(bare) or LOOSE_CHAPTER.match(bare)
    return match[1] if match else ""
