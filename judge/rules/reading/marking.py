"""What a part of a line begins, seen with what came before it."""

import re
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from judge.rules.reading.contents import Contents
from judge.rules.reading.cutting import Segment
from judge.rules.reading.furniture import is_furniture, without_figures
from judge.rules.reading.marks import (
    BULLET,
    CAPITAL_NEXT,
    CARD,
    CARD_NAME_ALONE,
    CARD_TYPE,
    CARD_WORDS,
    CHAPTER,
    CONTINUED_CARD,
    CREDIT,
    EXAMPLE,
    GLOSSARY,
    NO_TERMS,
    RULE,
    SECTION,
    TERM,
    TERM_LOUD,
    ends_sentence,
    follows,
    place_of,
    plain,
)

Beginning: TypeAlias = Literal[
    "rule", "heading", "example", "card", "bullet", "term", "furniture", "text", "blank", "left over"
]


@dataclass(frozen=True, slots=True)
class Mark:
    """What a segment begins, its number or name, and where its own words start."""

    begins: Beginning
    key: str = ""
    start: int = 0
    reference: str = ""


LONG_HEADING, LONG_TITLE, SECTION_FIGURES = 80, 60, 3

TEXT, BLANK, FURNITURE, LEFT_OVER = Mark("text"), Mark("blank"), Mark("furniture"), Mark("left over")


@dataclass(slots=True)
class Before:
    """What came before a segment: the text it may go on with, the last number and term, and where it is.

    It is `broken` where a line ended inside the name of a card.
    """

    text: str = ""
    number: str = ""
    term: str = ""
    blank: bool = True
    inside: Literal["front", "heading", "rule", "example", "card", "glossary", "credits"] = "front"
    in_glossary: bool = False
    broken: bool = False
    seen: set[str] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Page:
    """What is known of a whole text before its parts are marked."""

    contents: Contents
    heads: frozenset[str]
    junk: re.Pattern[str] | None

    def words(self, text: str) -> str:
        """Return the text without the scan's tokens."""
        return self.junk.sub("", text) if self.junk else text


def front_mark(segment: Segment, page: Page) -> Mark | None:
    """Return the mark of what is no part of the document's text, or None."""
    if not segment.text.strip(" \t\f\u00a0"):
        return BLANK
    bare = segment.text.strip()
    if segment.line in page.contents.lines or bare.startswith("Contents ") or is_furniture(bare):
        return FURNITURE
    return FURNITURE if without_figures(bare) in page.heads else None


def numbered_mark(segment: Segment, following: str, before: Before, page: Page) -> Mark:
    """Return what a segment of a document with numbered rules begins; `following` is the text after it."""
    text = page.words(segment.text)
    rule = RULE.match(text)
    if rule and _accepted(rule, text, segment, before):
        return Mark("rule", rule[1], rule.end())
    heading = _numbered_heading(text, before, page)
    if heading:
        return heading
    example = EXAMPLE.match(text)
    if example:
        return Mark("example", start=example.end())
    card = card_mark(text, following, before)
    if card:
        return card
    if before.in_glossary and (term := term_mark(text, before)):
        return term
    if CREDIT.fullmatch(text.strip()) and before.inside != "front":
        return FURNITURE
    return Mark("bullet", start=0) if BULLET.match(text) else TEXT


def _accepted(rule: re.Match[str], text: str, segment: Segment, before: Before) -> bool:
    """Return whether a number at the start of a segment begins a rule, and isn't a reference that a line broke at."""
    rest = text[rule.end() :]
    if segment.cut:
        return True
    begins = not rest or bool(CAPITAL_NEXT.match(rest))
    ended = before.blank or ends_sentence(before.text) or before.inside in ("heading", "front")
    if before.in_glossary and not ended:
        return False
    return (begins and (ended or follows(before.number, rule[1]))) or (ended and bool(rest[:1].strip(",;)")))


def _numbered_heading(text: str, before: Before, page: Page) -> Mark | None:
    bare = text.strip()
    if len(bare) > LONG_HEADING or (ends_sentence(bare) and not bare.endswith((")", "?"))):
        return None
    title = plain(bare)
    # A contents page lists most headings; a heading whose number the scan lost is known by its title alone.
    if title in page.contents.titles or title in GLOSSARY:
        # The last word of a card's first line, which broke there, may be the title of a section: "2" and "Health".
        if RULE.match(bare) or (before.inside == "card" and re.search(r"[\d,]$", before.text)):
            return None
        return Mark("heading", page.contents.titles.get(title, "") or _number_of(bare), 0)
    numbered = SECTION.match(bare) or CHAPTER.match(bare)
    if numbered and _next_heading(numbered[1], before) and CAPITAL_NEXT.match(bare[numbered.end() :]):
        return Mark("heading", numbered[1], 0)
    return None


def _next_heading(number: str, before: Before) -> bool:
    """Return whether a heading may have the number here: the document hasn't stopped in the middle of a sentence."""
    ended = before.blank or ends_sentence(before.text) or before.inside in ("heading", "front")
    here = place_of(before.number)
    if len(number) < SECTION_FIGURES or here is None:
        return ended
    return ended or int(number) == here[0] + 1


def _number_of(bare: str) -> str:
    match = SECTION.match(bare) or CHAPTER.match(bare)
    return match[1] if match else ""


def card_mark(text: str, following: str, before: Before) -> Mark | None:
    """Return the mark of a card's first line, which stands where an example, another card or a title-only rule is."""
    if before.inside not in ("example", "card", "rule") or before.broken:
        return None
    bare = text.strip()
    card = CARD.match(bare)
    if before.inside == "rule" and not (card and CARD_TYPE.search(bare) and (before.blank or _over(before.text))):
        return None
    if card and not ends_sentence(card["name"]):
        return Mark("card", card["name"].strip("*_ "))
    # A line that broke inside the card's name ends without one: the next line shows that it began a card.
    if before.inside != "rule" and CARD_NAME_ALONE.fullmatch(bare) and bare not in CONTINUED_CARD:
        joined = CARD.match(f"{bare} {following.strip()}")
        return Mark("card", joined["name"], reference="broken") if joined else None
    return None


def _over(text: str) -> bool:
    """Return whether a rule's text is over, or is a title alone, so that a card may come below it."""
    return ends_sentence(text) or len(text) < LONG_TITLE


def term_mark(text: str, before: Before) -> Mark | None:
    """Return the mark of a glossary's term: in the order of the alphabet after the term before it."""
    bare = text.strip(" \t*")
    match = TERM_LOUD.match(bare) or TERM.match(bare)
    if match is None:
        return None
    groups = match.groupdict()
    term = next(name for key in ("term", "bare", "plain") if (name := groups.get(key)))
    in_card = before.inside == "card" and plain(term) in CARD_WORDS
    if in_card or plain(term) in NO_TERMS or "  " in term or not term[:1].isupper():
        return None
    earlier, now = _letters(before.term), _letters(term)
    # Word by word or letter by letter: "Attack Window" follows "Attacker", and "Protecting" follows "Protect Point".
    in_order = earlier <= now or plain(before.term) <= plain(term) or (match.re is TERM_LOUD and earlier[:1] == now[:1])
    plain_term = bool(groups.get("plain"))
    if not in_order or (plain_term and now[:2] < earlier[:2]):
        return None
    reference = groups.get("kind") or groups.get("refs") or ""
    kind = re.match(r"(Noun|Verb)", reference)
    name = f"{term} ({kind[1]})" if kind else term
    return Mark("term", name, text.index(bare[:1]) + match.end(), re.sub(r"^(?:Noun|Verb),?\s*", "", reference).strip())


def _letters(term: str) -> str:
    return re.sub(r"\(.*\)|[^a-z]", "", plain(term))
