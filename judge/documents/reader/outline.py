"""Documents without numbered rules, in which the texts below headings, questions or bullets are the rules."""

import re
from difflib import get_close_matches

from judge.documents.reader.cleaned_lines import marked_heading
from judge.documents.reader.contents_table import Contents
from judge.documents.reader.decimal_rules import decimal_rule, opens_heading
from judge.documents.reader.line_beginnings import LEFT_OVER, TEXT, Mark
from judge.documents.reader.line_marks import card_mark, note_mark, several_mark
from judge.documents.reader.part_patterns import (
    BULLET,
    CAPITAL_NEXT,
    CHAPTER,
    CREDITS,
    ENDS_GLOSSARY,
    EXAMPLE,
    LETTER,
    LISTED,
    LOOSE_CHAPTER,
    NO_TERMS,
    POINT,
    RUN_IN,
    SECTION,
    THREE_FIGURES,
    ends_sentence,
    is_glossary,
    plain,
)
from judge.documents.reader.question_marks import ANSWERED, ASKED, is_questions
from judge.documents.reader.segments import Segment
from judge.documents.reader.term_marks import glossary_line, glossary_mark, goes_on, shaped_mark
from judge.documents.reader.text_context import After, Before, Overview

_QUESTION = re.compile(r"(?:[^.?!]+\?)+")
_TOLD_QUESTION = re.compile(r"[A-ZÀ-Ý“\"„«‘'(\[¿].*\?[”\"»’')\]*_]{0,3}")
"""A question with what is told before it."""

_ASKED_QUESTION = re.compile(rf"{ASKED.pattern}\s*\S.*\?", re.IGNORECASE)
ASKED_ON, ASKED_WHOLE = "?+", "?!"
"""The keys of a line that goes on with a question, and of one that holds a whole question."""

_KEYWORD = re.compile(r"\s*-\s+(?:o\s+)?\*\*(?P<word>[^*:]+?)\s*:?\s*\*\*\s*:?\s+(?=\S)")
KEYWORDS = {"mots-clefs", "keywords", "schlusselworter"}
LONG_HEADING = 80
LONG_QUESTION = 240
CAPTION = 45
LONG_WORD = 4
SLIP = 6


def outline_mark(segment: Segment, after: After, before: Before, overview: Overview) -> Mark:
    """Return the mark of a segment in a document without numbered rules."""
    text = overview.words(segment.text)
    if segment.at in overview.notes and not segment.cut:
        return LEFT_OVER
    if overview.decimal and (several := several_mark(text, segment, after, before)):
        return several
    if rule := decimal_rule(segment, text, after, before, overview):
        return rule
    if told := _marked_question(segment, before, overview) or glossary_line(segment, text, after, before, overview):
        return told
    heading = _heading(text, after.text, before, overview)
    title = marked_heading(segment.text) if overview.marked else ""
    heading = heading or (Mark("heading", "" if overview.decimal else title) if title else None)
    if heading or (heading := run_in_mark(segment.text, text, before, overview)):
        return heading
    example = EXAMPLE.match(text)
    if example:
        return Mark("example", start=example.end())
    if begun := note_mark(text, before) or card_mark(text, after, before):
        return begun
    answer = ANSWERED.match(text) if before.signed else None
    if answer and not before.text and before.inside == "rule":
        return Mark("text", start=answer.end())
    if before.in_glossary:
        return _in_glossary(text, after, before, overview)
    return _other_mark(text, before)


def _in_glossary(text: str, after: After, before: Before, overview: Overview) -> Mark:
    """Return the mark of a glossary's line: a term, or what goes on with one."""
    term = None
    if not goes_on(text, before, overview):
        term = shaped_mark(text, after, before, overview) or glossary_mark(text, after, before, overview)
    return term or (LEFT_OVER if before.apart else TEXT)


def _other_mark(text: str, before: Before) -> Mark:
    """Return the mark of a keyword, an item of a list, a caption, or a text that goes on."""
    keyword = _KEYWORD.match(text)
    if keyword and plain(before.number) in KEYWORDS:
        return Mark("rule", keyword["word"].strip(), keyword.end())
    if BULLET.match(text):
        return Mark("bullet")
    return LEFT_OVER if _is_caption(text, before) else TEXT


def run_in_mark(written: str, text: str, before: Before, overview: Overview) -> Mark | None:
    """Return the mark of a paragraph whose bold first words are its title, where a document has such titles, or None.

    `text` is the line as it is `written`, or without the marks of bold print.
    """
    begins = overview.run_in and not overview.decimal and before.blank and not before.in_glossary
    title = RUN_IN.match(written) if begins else None
    if title is None or plain(title["title"]) in NO_TERMS:
        return None
    rest = overview.words(written[title.end() :])
    start = len(text) - len(rest) if text.endswith(rest) else title.end()
    return Mark("rule", title["title"].strip(), start)


def _is_caption(text: str, before: Before) -> bool:
    bare = text.strip()
    listed = bare[-1:] in ",;" or LISTED.match(bare)
    short = len(bare) < CAPTION and not ends_sentence(bare)
    return before.apart and short and not listed and before.inside != "card"


def _marked_question(segment: Segment, before: Before, overview: Overview) -> Mark | None:
    """Return the mark of a question that is told by a mark, or of the title of a chapter of such questions, or None."""
    if segment.cut or (segment.at in overview.terms and before.in_glossary):
        return None
    if segment.at in overview.asked.chapters:
        return Mark("heading")
    if segment.at in overview.asked.whole or segment.at in overview.asked.signed:
        return Mark("heading", ASKED_WHOLE if segment.at in overview.asked.whole else "?")
    return None


def _question(bare: str, before: Before, overview: Overview) -> Mark | None:
    """Return the mark of a question, which may have a number or a mark such as Q before it, or None."""
    asked = bool(ASKED.match(bare))
    apart = before.blank or (asked and (ends_sentence(before.text) or before.inside == "heading"))
    if overview.asked or not apart or overview.contents.titles or len(bare) >= LONG_QUESTION:
        return None
    if EXAMPLE.match(bare) or ANSWERED.match(bare):
        return None
    if _QUESTION.fullmatch(bare) or _ASKED_QUESTION.fullmatch(bare):
        return Mark("heading", "?")
    number = POINT.match(bare) or CHAPTER.match(bare) or SECTION.match(bare)
    if number and _asks_next(bare, number[1], before):
        return Mark("heading", number[1])
    if before.in_glossary or (number and overview.decimal):
        return None
    told = _TOLD_QUESTION.fullmatch(bare[number.end() :] if number else bare)
    return Mark("heading", number[1] if number else "?") if told else None


def _asks_next(bare: str, number: str, before: Before) -> bool:
    """Return whether a line has the number after that of a question, and asks something that goes on in a list."""
    return number == str(before.chapter + 1) and before.counting and "?" in bare and bare.endswith(":")


def _heading(text: str, following: str, before: Before, overview: Overview) -> Mark | None:
    bare = text.strip()
    more = before.inside == "rule" and not before.text and LISTED.match(bare) and bare.endswith("?")
    if (before.asking or more) and not before.blank and not ANSWERED.match(bare):
        return Mark("heading", ASKED_ON)
    title = plain(bare)
    if is_glossary(title) and not before.in_glossary:
        return Mark("heading", "glossary")
    if title.split(" ")[0] in CREDITS and len(bare) < LONG_HEADING:
        return Mark("heading", "credits")
    if before.blank and title in ENDS_GLOSSARY and not overview.contents.titles and not is_questions(bare):
        return Mark("heading")
    if question := _question(bare, before, overview):
        return question
    apart = before.blank or ends_sentence(before.text) or before.inside == "heading"
    if ASKED.match(bare) and apart and following and not ends_sentence(bare):
        return Mark("heading", "?")
    if len(bare) > LONG_HEADING or (ends_sentence(bare) and not bare.endswith((")", "?", "]"))) or "**" in bare:
        return None
    opens = overview.decimal is not None and opens_heading(bare, following, before)
    if overview.decimal and not (before.ended or opens):
        # A reference that begins a line goes on with a sentence.
        return None
    loose = LOOSE_CHAPTER.match(bare) if opens or (overview.decimal and before.blank) else None
    point = POINT.match(bare) or CHAPTER.match(bare) or LETTER.match(bare) or loose or _section(bare, before, overview)
    if overview.contents.titles and not LETTER.match(bare):
        return _listed(bare, title, following, before, overview)
    return Mark("heading", point[1]) if point else None


def _section(bare: str, before: Before, overview: Overview) -> re.Match[str] | None:
    """Return where the number of three figures ends that a paragraph's title begins with, or None.

    Of a document without rules in sections the sections have their text directly below their titles.
    """
    titled = THREE_FIGURES.match(bare) if before.blank and not overview.decimal else None
    return titled if titled and CAPITAL_NEXT.match(bare[titled.end() :]) else None


def _misspelt(title: str, number: str, contents: Contents) -> str | None:
    """Return the title in the table of contents that has the number and nearly the words of a heading, or None."""
    tried = [each for each in contents.alike(title, number) if abs(len(each) - len(title)) <= SLIP]
    return next(iter(get_close_matches(title, tried, 1, 0.9)), None) if tried else None


def _listed(bare: str, title: str, following: str, before: Before, overview: Overview) -> Mark | None:
    """Return the mark of a heading that is in the table of contents or has capitals on all long words, or None."""
    titles = overview.contents.titles
    number = CHAPTER.match(bare) or POINT.match(bare)
    figures = number[1] if number else ""
    near = title if title in titles else _misspelt(title, figures, overview.contents)
    if near is not None and titles[near] == figures and bare not in before.seen:
        if before.in_glossary and not number and bare.isupper():
            return None
        key = figures if overview.decimal and figures else title
        return None if title in before.titles and not number else Mark("heading", key)
    words = [word for word in re.findall(r"[^\W\d_]+", bare) if len(word) >= LONG_WORD]
    cased = len(words) > 1 and all(word[0].isupper() for word in words) and not bare.isupper()
    known = title in before.titles
    long = len(following) > LONG_HEADING or ends_sentence(following)
    if (
        cased
        and long
        and before.blank
        and not known
        and not number
        and not BULLET.match(bare)
        and not before.in_glossary
    ):
        return Mark("heading", title) if before.inside != "credits" and "," not in bare else None
    return None
