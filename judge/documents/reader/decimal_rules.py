"""The marks of rules and headings with numbers such as 1.2 or 1.2.3, also behind lines without a full stop."""

import re

from judge.documents.reader.decimal_lines import ONE_PART, TOLD
from judge.documents.reader.line_beginnings import Mark
from judge.documents.reader.part_patterns import (
    CAPITAL_NEXT,
    LOOSE_CHAPTER,
    PAIR_OR_DECIMAL,
    POINT,
    leads_on,
    number_in,
)
from judge.documents.reader.rule_numbers import letter_after
from judge.documents.reader.segments import Segment
from judge.documents.reader.text_context import After, Before, Overview

LONG_TITLE, NEAR = 80, 30


def decimal_rule(segment: Segment, text: str, after: After, before: Before, overview: Overview) -> Mark | None:
    """Return the mark of a rule with a decimal number, or with a number of one part above such ones, or None."""
    if overview.decimal is None:
        return None
    top = ONE_PART.match(text) if segment.at in overview.tops and not segment.cut else None
    if top and before.ended:
        return Mark("rule", top[1], top.end())
    decimal = overview.decimal.match(text)
    if decimal is None:
        return _rule_of_other_depth(text, after, before)
    number = number_in(decimal)
    if (before.ended or _counts_on(number, before)) and _comes_next(number, before):
        return Mark("rule", number, decimal.end())
    return None


def _rule_of_other_depth(text: str, after: After, before: Before) -> Mark | None:
    """Return the mark of a rule with more or fewer figures than most, or None; its number comes directly next.

    With two parts it is a rule if it is a sentence, and a title otherwise.
    """
    found = PAIR_OR_DECIMAL.match(text)
    number = number_in(found) if found else ""
    if found is None or not _counts_on(number, before):
        return None
    goes_on = after.adjacent and after.text.strip()[:1].islower()
    told = number.count(".") > 1 or goes_on or len(text.strip()) > LONG_TITLE or TOLD.search(text)
    return Mark("rule", number, found.end()) if told else None


def opens_heading(bare: str, following: str, before: Before) -> bool:
    """Return whether a line is the title of the next chapter or section: the first number under it comes next.

    So it is one also behind a line that has no full stop, and without a blank line above it.
    """
    numbered = POINT.match(bare) or LOOSE_CHAPTER.match(bare)
    if numbered is None or not CAPITAL_NEXT.match(bare[numbered.end() :]):
        return False
    opened = re.match(rf"\s*{re.escape(numbered[1])}\.0?1(?!\d)", following)
    return opened is not None and (not before.number or _counts_on(numbered[1], before))


def _counts_on(number: str, before: Before) -> bool:
    """Return whether a number comes directly after the last, behind a text without a full stop, and is no reference."""
    (last, last_letter), (here, letter) = _place(before.number), _place(number)
    if not last or leads_on(before.text[-NEAR:]):
        return False
    if letter:
        return here == last and letter == letter_after(last_letter)
    counted = (at for at in range(min(len(last), len(here))) if here[at] == last[at] + 1)
    return here == [*last, 1] or any(here == [*last[:at], last[at] + 1, *[1] * (len(here) - at - 1)] for at in counted)


def _comes_next(number: str, before: Before) -> bool:
    """Return whether a number of two or more parts may be that of a rule, and is no figure at the start of a line."""
    return number.count(".") > 1 or before.blank or _place(number) > _place(before.number)


def _place(number: str) -> tuple[list[int], str]:
    return [int(figures) for figures in re.findall(r"\d+", number)], number.lstrip("0123456789.")
