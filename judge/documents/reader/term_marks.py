"""The marks of a glossary's segments: whether each begins a term, ends the glossary, or goes on with a text."""

import re

from judge.documents.reader.glossary_marks import ends_glossary, marked_term
from judge.documents.reader.glossary_shapes import QUOTED, shaped_term
from judge.documents.reader.line_beginnings import FURNITURE, Mark
from judge.documents.reader.part_patterns import (
    CAPITAL_NEXT,
    CARD_WORDS,
    NO_TERMS,
    RULE,
    TERM,
    TERM_LOUD,
    TERM_TITLES,
    ends_sentence,
    plain,
)
from judge.documents.reader.segments import Segment
from judge.documents.reader.text_context import After, Before, Overview

_TERM_ALONE = re.compile(r"[A-ZÀ-Ý][^.,:;!?]*(?:, [^\W\d_][^.,:;!?\d]*)?")
_ROW = re.compile(r"\|\s*[*_]{0,3}(?P<term>[^\W\d_][^|]{0,44}?)[*_]{0,3}\s*\|\s*(?=[^|\s])")
_REFERRED = re.compile(r"[., a-z]*\d[\d., a-z]*")
_KIND = re.compile(r"(Noun|Verb),?\s*")
_DEFINES = re.compile(r"(?:An?|The|To|Ein|Eine|Der|Die|Das|Une?|Le|La|Les) (?=[^\W\d_])")
_LETTERS = re.compile(r"\W*[A-ZÀ-Ý](?:\s*[-–/]\s*[A-ZÀ-Ý])?\W*")
LONG_TITLE = 60
LONG_TERM = 45
WORDS_OF_A_TERM = 3


def glossary_line(segment: Segment, text: str, after: After, before: Before, overview: Overview) -> Mark | None:
    """Return the mark of a glossary's line that is a term by a mark of its own or ends the glossary, or None."""
    if not before.in_glossary or segment.cut:
        return None
    if segment.at in overview.terms:
        term, start = marked_term(segment.text, text)
        return Mark("term", term, start)
    alone = before.blank and not goes_on(text, before, overview)
    ordered = _follows(text, before) and ends_sentence(after.text)
    if segment.at in overview.ends or ends_glossary(text, alone=alone, ordered=ordered):
        return Mark("heading")
    return None


def shaped_mark(text: str, after: After, before: Before, overview: Overview) -> Mark | None:
    """Return the mark of a term that has the shape of the glossary's terms and follows in their order, or None."""
    if not before.in_glossary or overview.shape is None or goes_on(text, before, overview):
        return None
    found = shaped_term(overview.shape, text, after.text.strip(), "" if before.blank else before.text)
    if found is None or (overview.shape.sorted and not _follows(found[0], before)):
        return None
    term, reference, start = found
    return Mark("term", term, start, reference)


def goes_on(text: str, before: Before, overview: Overview) -> bool:
    """Return whether a line of a glossary goes on with a quotation, or with the text of a card that had no room."""
    card_word = plain(text.partition(":")[0]) in CARD_WORDS and not before.blank
    return before.quoted or (card_word and not before.has_room(text, overview.width))


def glossary_mark(text: str, after: After, before: Before, overview: Overview) -> Mark | None:
    """Return the mark of a glossary's line that begins a term or is a letter of the alphabet, else None.

    Where terms are told by a mark or have lines of their own, a colon inside of what is said of them begins none.
    """
    bare = text.strip(" \t*_#")
    if len(bare) < LONG_TITLE and _LETTERS.fullmatch(bare) and before.ended:
        return FURNITURE
    if row := _ROW.match(bare):
        titled = plain(row["term"]) in TERM_TITLES
        return FURNITURE if titled else Mark("term", row["term"].strip(), text.index("|") + row.end())
    if overview.terms:
        return None
    if overview.shape and overview.shape.alone:
        return _term_alone(text, bare, after, before, overview)
    return _quoted_term(text, before) or term_mark(text, before) or _term_alone(text, bare, after, before, overview)


def _quoted_term(text: str, before: Before) -> Mark | None:
    """Return the mark of a term in quotation marks with a colon behind it, or None; it follows in the alphabet."""
    match = QUOTED.match(text.lstrip()) if before.ended and ":" in text else None
    found = match and match["term"].strip()
    if not match or not found or not match[0].rstrip().endswith(":") or not _follows(found, before):
        return None
    return Mark("term", found, len(text) - len(text.lstrip()) + match.end(), match["refs"] or "")


def _term_alone(text: str, bare: str, after: After, before: Before, overview: Overview) -> Mark | None:
    """Return the mark of a term that has a line of its own, with its text in the next line, or None."""
    # Before the term there is a blank line, or its text is indented below it.
    hangs = before.ended and not text[:1].isspace() and re.match(r"[ ]{2}|\t", after.text)
    stands = after.adjacent or (before.blank and ends_sentence(after.text) and not RULE.match(after.text))
    parted = ends_sentence(before.text) and overview.shape is None and before.has_room(text, overview.width)
    short = parted and len(bare.split()) < WORDS_OF_A_TERM and ends_sentence(after.text)
    heading = (before.blank or hangs or short) and stands and _TERM_ALONE.fullmatch(bare)
    if not heading or len(bare) > LONG_TERM or ends_sentence(bare.removesuffix(")")) or before.inside == "card":
        return None
    referred = re.match(r"\s*(?:\([\d., a-z]*\)|:\s)", after.text)
    term = re.sub(r"\s*\([\d., a-z]*\)$", "", bare)
    if not referred and not (CAPITAL_NEXT.match(after.text.strip()) and ends_sentence(before.text)):
        return None
    if not _in_order(term, before.term) or plain(term) in NO_TERMS:
        return None
    return Mark("term", term, len(text), bare[len(term) :].strip(" ()"))


def term_mark(text: str, before: Before) -> Mark | None:
    """Return the mark of a term with its text in the same line, or None; it follows the last term in the alphabet."""
    bare = text.strip(" \t*")
    match = TERM_LOUD.match(bare) or TERM.match(bare)
    if match is None:
        return None
    groups = match.groupdict()
    term = next(name for key in ("term", "bare", "dashed", "plain") if (name := groups.get(key))).strip()
    in_card = before.inside == "card" and plain(term) in CARD_WORDS
    # Terms begin with a capital, unless the term before doesn't.
    small = before.ended and not before.term[:1].isupper()
    if in_card or plain(term) in NO_TERMS or "  " in term or not (term[:1].isupper() or small):
        return None
    reference = groups.get("kind") or groups.get("refs") or groups.get("dashed_refs") or ""
    loud = match.re is TERM_LOUD and _letters(before.term)[:1] == _letters(term)[:1]
    # A term that is not in the order of the alphabet must be in capitals, or have its rules behind it.
    certain = loud or bool(groups["term"] and reference and before.ended and _REFERRED.fullmatch(reference))
    certain = certain or bool(groups["term"] and before.ended and _misplaced(term, bare[match.end() :], before))
    if not certain and not _follows(term, before):
        return None
    if (groups.get("plain") and _letters(term)[:2] < _letters(before.term)[:2]) or (
        groups.get("dashed") and not before.ended
    ):
        return None
    kind = _KIND.match(reference)
    name = f"{term} ({kind[1]})" if kind else term
    return Mark("term", name, text.index(bare[:1]) + match.end(), reference[kind.end() if kind else 0 :].strip())


def _follows(term: str, before: Before) -> bool:
    """Return whether a term follows the last one in the alphabet, or the one before that if the last is misplaced."""
    if _in_order(term, before.term):
        return True
    first, last, earlier = (_letters(each)[:1] for each in (term, before.term, before.earlier_term))
    return bool(earlier) and earlier <= first < last and _in_order(term, before.earlier_term)


def _misplaced(term: str, said: str, before: Before) -> bool:
    """Return whether a term stands elsewhere than the alphabet has it, but between the last two or with what it is."""
    if before.inside != "glossary" or plain(term) in CARD_WORDS or len(term.split()) > WORDS_OF_A_TERM:
        return False
    between = bool(before.earlier_term) and _in_order(term, before.earlier_term)
    return between or bool(_DEFINES.match(said)) or plain(said).startswith(plain(term))


def _in_order(term: str, before: str) -> bool:
    """Return whether a term follows another in the alphabet, by letters or by words.

    "Attack Window" follows "Attacker" by letters, and "Protecting" follows "Protect Point" by words.
    """
    return _letters(before) <= _letters(term) or plain(before) <= plain(term)


def _letters(term: str) -> str:
    written = plain(term)
    opened, closed = written.find("("), written.rfind(")")
    outside = written[:opened] + written[closed:] if 0 <= opened < closed else written
    return re.sub(r"[^a-z]", "", outside)
