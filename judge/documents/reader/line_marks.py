"""The mark of a segment: whether it begins a rule, a heading, an example, a card or a term, or continues one."""

import re

from judge.documents.reader.cleaned_lines import marked_heading
from judge.documents.reader.line_beginnings import BLANK, CREDITED, FURNITURE, LEFT_OVER, SEVERAL, TEXT, Mark
from judge.documents.reader.misread_numbers import misread
from judge.documents.reader.number_ranges import Several, several_numbers
from judge.documents.reader.numbered_headings import heading_number
from judge.documents.reader.page_furniture import is_furniture, without_figures
from judge.documents.reader.part_patterns import (
    BULLET,
    CAPITAL_NEXT,
    CARD,
    CARD_LINE,
    CARD_NAME_ALONE,
    CARD_TYPE,
    CONTINUED_CARD,
    CREDIT,
    EXAMPLE,
    LISTED,
    NAMES,
    NOTE,
    POWERS,
    RULE,
    SECTION,
    ends_sentence,
    leads_on,
    number_in,
)
from judge.documents.reader.rule_numbers import follows, in_order, later_letter, place_of
from judge.documents.reader.segments import Segment
from judge.documents.reader.term_marks import glossary_line, glossary_mark, goes_on, shaped_mark
from judge.documents.reader.text_context import After, Before, Overview

LONG_TITLE = 60
LONG_TERM = 45
SECTION_FIGURES = 3

_OPENING = "“\"«„‚‘'([*_\u200e\u200f\u202a\u202b\u2066\u2067\u2068"
"""Characters that may stand before the first letter of a text; some of them change the direction of writing."""

_ASKS_FOR_A_NUMBER = re.compile(r"(?:\b(?:rules?|sections?|see|siehe|voir|règles?|Regeln?|Abschnitt)|\()\s*$")
_LISTED_ON = re.compile(r"[^\W\d_]{2},(?:\s(?:and|or|und|oder|et|ou))?\s*$")
_ANCHOR = re.compile(r"\s*(?:[-*+]|\d+\.)\s+\[[^\]]{0,200}\]\(#[^)]{0,200}\)\s*")
_SENTENCE = re.compile(r"[.!?;:]\W{0,4}$|[.!?]\s")


def front_mark(segment: Segment, overview: Overview) -> Mark | None:
    """Return the mark of a segment that is blank or furniture, else None."""
    if not segment.text.strip(" \t\f\u00a0"):
        return BLANK
    bare = segment.text.strip()
    edge = segment.at in overview.lines and not segment.cut and segment.at not in overview.openings
    placed = segment.at in overview.contents.lines or edge
    if placed or bare.startswith("Contents ") or is_furniture(bare) or (overview.marked and _ANCHOR.fullmatch(bare)):
        return FURNITURE
    running = without_figures(bare) in overview.heads and segment.at not in overview.openings
    return FURNITURE if running else None


def numbered_mark(segment: Segment, after: After, before: Before, overview: Overview) -> Mark:
    """Return the mark of a segment in a document with numbered rules."""
    text = overview.words(segment.text)
    if segment.at in overview.notes and not segment.cut:
        return LEFT_OVER
    found = _rule_mark(text, segment, after, before, overview)
    if found:
        return found
    if term := glossary_line(segment, text, after, before, overview) or shaped_mark(text, after, before, overview):
        return term
    heading = marked_heading(segment.text) if overview.marked else ""
    number = heading_number(text, after, before, overview)
    if number is not None or (heading and not EXAMPLE.match(heading)):
        return Mark("heading", number or "", 0)
    example = _example(text, before)
    if example:
        return example
    listed = BULLET.match(text) or LISTED.match(text) if before.listing else None
    if listed:
        return Mark("example", start=listed.end())
    if begun := note_mark(text, before) or card_mark(text, after, before):
        return begun
    said = before.in_glossary and not goes_on(text, before, overview)
    if said and (term := glossary_mark(text, after, before, overview)):
        return term
    if before.inside != "front" and _credits(text.strip(), before):
        return CREDITED
    return Mark("bullet", start=0) if BULLET.match(text) else TEXT


def _credits(bare: str, before: Before) -> bool:
    """Return whether a line is part of the credits: a task with names, or names that continue such a line."""
    begins = before.ended and bare[:1].isupper() and CREDIT.fullmatch(bare)
    return bool(begins or (before.credited and NAMES.fullmatch(bare)))


def _example(text: str, before: Before) -> Mark | None:
    """Return the mark of an example, or None; the word "Example" alone must come after the end of a sentence."""
    example = EXAMPLE.match(text)
    if example is None:
        return None
    alone = example.end() >= len(text.rstrip()) and ":" not in example[0]
    return None if alone and (not before.ended or before.in_glossary) else Mark("example", start=example.end())


def _rule_mark(text: str, segment: Segment, after: After, before: Before, overview: Overview) -> Mark | None:
    """Return the mark of a rule with its number, with a misread number, or with that of a section, or None."""
    if several := several_mark(text, segment, after, before):
        return several
    rule = RULE.match(text)
    if rule:
        number = number_in(rule)
        lettered = overview.letters.closed_letter(number, before.number, text[rule.end() :])
        if lettered and (segment.cut or before.ended or follows(before.number, lettered.number)):
            return Mark("rule", lettered.number, rule.end() + lettered.end)
        slip = misread(text, before.number, overview.letters) if not number[-1].isalpha() else None
        if slip and slip.number.startswith(number) and slip.number != number:
            return Mark("rule", slip.number, slip.end)
        return Mark("rule", number, rule.end()) if _accepted(rule, text, segment, before, overview) else None
    if before.in_glossary:
        return None
    slip = misread(text, before.number, overview.letters)
    if slip and CAPITAL_NEXT.match(text[slip.end :]) and before.ended:
        return Mark("rule", slip.number, slip.end)
    section = SECTION.match(text) if overview.bare else None
    if section and CAPITAL_NEXT.match(text[section.end() :]) and _says(text, after):
        here = place_of(before.number)
        later = here is None or int(section[1]) > here[0]
        return Mark("rule", section[1], section.end()) if later and before.ended else None
    return None


def _says(text: str, after: After) -> bool:
    """Return whether a line with a section's number is a sentence and not a title."""
    goes_on = after.adjacent and after.text.strip()[:1].islower()
    return bool(_SENTENCE.search(text.strip()[5:160])) or goes_on


def _accepted(rule: re.Match[str], text: str, segment: Segment, before: Before, overview: Overview) -> bool:
    """Return whether a number at the start of a segment begins a rule and is no reference inside a sentence."""
    number, rest = number_in(rule), text[rule.end() :]
    if segment.cut:
        return True
    if _ASKS_FOR_A_NUMBER.search(before.text[-30:]) and before.inside not in ("heading", "front"):
        return False
    begins = not rest or bool(CAPITAL_NEXT.match(rest)) or overview.letters.begins_with_article(number, rest)
    over = ends_sentence(before.text) or before.inside in ("heading", "front")
    if before.in_glossary and not before.ended:
        return False
    if _begins_small(number, rest, before, overview):
        return True
    near = follows(before.number, number) or _leaves_out_a_letter(number, before, overview)
    return (begins and (before.ended or near)) or (over and bool(rest[:1].strip(",;)")))


def _leaves_out_a_letter(number: str, before: Before, overview: Overview) -> bool:
    """Return whether a number is a later one of the same rule, as 100.1c behind 100.1a, and no reference to it."""
    lettered = later_letter(before.number, number) and number in overview.once
    return lettered and not leads_on(before.text[-30:])


def several_mark(text: str, segment: Segment, after: After, before: Before) -> Mark | None:
    """Return the mark of a line with several numbers, or None where they are references inside a sentence.

    Numbers that are reserved are a rule each. Where nobody can tell which numbers a line means, or which of them its
    words belong to, it is left over.
    """
    found = several_numbers(text, after.text if after.adjacent else "")
    if found is None or (before.in_glossary and not before.ended):
        return None
    if not found.reserved:
        return None if _is_inserted(text, before) else _mark_of_words(found, text, before)
    over = before.ended or follows(before.number, found.first)
    if not (segment.cut or (over and not leads_on(before.text[-30:]))):
        return None
    short = found.first.isdigit() and len(found.first) < SECTION_FIGURES
    if not found.numbers or short:
        return None if short and text[found.end :][:1].islower() else SEVERAL
    return Mark("rule", found.numbers[0], found.end, " ".join(found.numbers))


def _is_inserted(text: str, before: Before) -> bool:
    """Return whether a line begins with the number of an inserted rule, such as 602.2a-1, and not with a range.

    The figure behind a hyphen ends a range only where it is above the last one before it.
    """
    rule = RULE.match(text)
    number = number_in(rule) if rule else ""
    stem, _, figure = number.rpartition("-")
    if not stem:
        return False
    falls = stem[-1].isalpha() or int(figure) <= int(stem.rpartition(".")[2])
    return falls or follows(before.number, number)


def _mark_of_words(found: Several, text: str, before: Before) -> Mark | None:
    """Return the mark of a line whose several numbers have words of their own: it is left over if it begins a rule.

    A sentence may begin with the numbers of rules as well: such a line goes on with the rule before.
    """
    # A short number may be one of another thing: "602.3 to 5 players".
    short = bool(found.numbers) and found.numbers[-1] not in text
    if "." not in found.first or short or BULLET.match(text):
        return None
    here, there = place_of(before.number), place_of(found.first)
    later = here is None or there is None or in_order(there) > in_order(here)
    if later and before.ended and CAPITAL_NEXT.match(text[found.end :]):
        return SEVERAL
    return TEXT if RULE.match(text) else None


def _begins_small(number: str, rest: str, before: Before, overview: Overview) -> bool:
    """Return whether a rule begins in a small letter, or in a script without capitals, behind one without a full stop.

    A reference that its sentence has pushed to the beginning of a line has no room in the line before it, and a rule
    with its number begins another line. A comma may end the letter before: 100.2a and 100.2b are items of a list then.
    """
    if not rest.lstrip(_OPENING)[:1].isalpha() or not follows(before.number, number):
        return False
    if leads_on(before.text[-30:]):
        listed = number[-1].isalpha() and _LISTED_ON.search(before.text[-30:])
        return bool(listed) and before.has_room(number, overview.width)
    return number in overview.once or before.has_room(number, overview.width)


def note_mark(text: str, before: Before) -> Mark | None:
    """Return the mark of a note behind an example or a card, with which the rule itself goes on, or None."""
    behind = before.inside in ("example", "card") and before.ended and NOTE.match(text)
    return Mark("bullet", start=0) if behind else None


def card_mark(text: str, after: After, before: Before) -> Mark | None:
    """Return the mark of a card's first line, which may follow an example, a card or a rule, or None."""
    if before.inside not in ("example", "card", "rule") or before.broken:
        return None
    bare = text.strip()
    card = CARD.match(bare)
    if before.inside == "rule" and not (card and CARD_TYPE.search(bare) and (before.blank or _over(before.text))):
        return None
    # A line of values that is broken in two, such as "3" and "ATK, 4", begins no card.
    broken = bool(card and before.inside == "card" and card["name"] in CONTINUED_CARD and not before.ended)
    if card and not broken and not ends_sentence(card["name"]):
        return Mark("card", card["name"].strip("*_ "))
    return _broken_card(bare, after) if before.inside != "rule" and before.ended else None


def _broken_card(bare: str, after: After) -> Mark | None:
    """Return the mark of a card whose name is alone in its line or broken there, as the next line shows, or None."""
    if not after.adjacent or bare in CONTINUED_CARD or bare.casefold() in POWERS:
        return None
    if CARD_LINE.match(after.text) and len(bare) <= LONG_TERM and re.fullmatch(r"[*_]*[A-Z“\"][^.:;!?()]*", bare):
        return Mark("card", bare.strip("*_ ,"))
    if CARD_NAME_ALONE.fullmatch(bare):
        joined = CARD.match(f"{bare} {after.text.strip()}")
        return Mark("card", joined["name"], reference="broken") if joined else None
    return None


def _over(text: str) -> bool:
    """Return whether a card may follow a rule's text: it ends a sentence, or is only a title."""
    return ends_sentence(text) or len(text) < LONG_TITLE
