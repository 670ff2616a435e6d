"""Checks of the numbers of rules, for example a number that is skipped, and of references to them."""

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator

from judge.documents.checks.draft_problems import Problem
from judge.documents.reader.document import Document, Piece, Reading
from judge.documents.reader.misread_numbers import SLIPPED_REFERENCE, meant_reference
from judge.documents.reader.number_ranges import several_numbers
from judge.documents.reader.part_patterns import DECIMAL, DECIMAL_NUMBER, RULE
from judge.documents.reader.rule_numbers import Place, in_order, letter_after, place_of
from judge.documents.reader.text_references import meant, parents, reference_places

_EMPTIED = re.compile(r"\(\s*\)")
_AND = r"(?:and|or|to|et|ou|und|oder|bis)"
_FURTHER = re.compile(rf"(?:,|,? {_AND}) (\d{{3}})(?=[.;:,)]*(?:\s|$))(?! (?!{_AND} \d)\w)")
"""The number of a section that is listed behind a reference: the 105 of "see 100.1 and 105"."""
_LETTER_APART = re.compile(r"(?<=\d)(?:\.([a-zA-Z])(?!\w)|\s?\(?([a-zA-Z]{1,2})\))")
_SIGNS = " \t\f\u00a0#>*_+-"
_SPEAKING = ("rule", "example", "glossary")


def number_problems(document: Document) -> Iterator[Problem]:
    """Yield numbers that are used twice, are out of order, or come after a gap."""
    if document.style != "numbered":
        return
    first: dict[str, int] = {}
    last = ""
    headed = {heading.number for heading in document.headings}
    for rule in document.rules:
        number = rule.number
        if number in first:
            message = f"{number} was already used in line {first[number]}"
            yield Problem(rule.line, rule.column, "duplicate-number", message)
            continue
        first[number] = rule.line
        if last and _before(number, last):
            yield Problem(rule.line, rule.column, "wrong-order", f"{number} comes after {last}")
            continue
        if last and (gap := _skipped(last, number, headed)):
            yield Problem(rule.line, rule.column, "skipped-number", f"{gap} is missing between {last} and {number}")
        last = number


def _before(number: str, last: str) -> bool:
    here, there = place_of(number), place_of(last)
    return bool(here and there and in_order(here) < in_order(there))


def _skipped(last: str, number: str, headed: set[str]) -> str:
    """Return the number that is missing between two numbers, or nothing; `headed` are sections with a heading."""
    before, after = place_of(last), place_of(number)
    if before is None or after is None:
        return ""
    (section, rule, letter), (next_section, next_rule, next_letter) = before, after
    if section != next_section:
        between = (str(each) for each in range(section + 1, next_section) if section // 100 == next_section // 100)
        begun = next_rule > 1 or next_letter != ""
        return next((each for each in between if each not in headed), f"{next_section}.1" if begun else "")
    if rule == next_rule:
        due = letter_after(letter)
        return f"{section}.{rule}{due}" if next_letter != due else ""
    return f"{section}.{rule + 1}" if next_rule > rule + 1 or next_letter else ""


def reference_problems(reading: Reading, document: Document) -> Iterator[Problem]:
    """Yield references to rules that don't exist or exist twice, and references whose number is lost."""
    if not _is_numbered(document):
        return
    counted = Counter(rule.number for rule in document.rules)
    sections = {above for number in counted for above in (number.partition(".")[0], *parents(number))}
    chapters = {_chapter(number) for number in counted}
    placed = sorted((place, number) for number in counted if (place := place_of(number)))
    for piece, column, told in _references(reading):
        number = meant(piece.text, column, told, counted)
        where = (piece.line, piece.column + column)
        if counted[number] > 1:
            yield Problem(*where, "ambiguous-reference", f"{number} is the number of {counted[number]} rules")
        elif counted[number] or number in sections:
            continue
        elif "." not in number:
            if _chapter(number) in chapters:
                yield Problem(*where, "dead-reference", f"there is no section {number}")
        else:
            yield _dead(where, number, placed, chapters)
    for piece in reading.pieces:
        for match in _EMPTIED.finditer(piece.text) if piece.kind in _SPEAKING else ():
            message = "the number of this reference is lost"
            yield Problem(piece.line, piece.column + match.start(), "empty-reference", message, "warning")


def _is_numbered(document: Document) -> bool:
    """Return whether the rules of a document are numbered, such as 100.1 or 1.2.3."""
    return document.style == "numbered" or all(DECIMAL_NUMBER.fullmatch(rule.number) for rule in document.rules)


def _chapter(number: str) -> str:
    return (number, *parents(number))[-1]


def misread_problems(reading: Reading, document: Document) -> Iterator[Problem]:
    """Yield numbers of rules and references that a scan has misread."""
    if document.style != "numbered":
        return
    numbers = {(rule.line, rule.column): rule.number for rule in document.rules}
    known = {rule.number for rule in document.rules}
    for piece in reading.pieces:
        own = numbers.get((piece.line, piece.column), "")
        if own and not _is_written(own, piece.text) and RULE.match(own):
            written = piece.text.strip(" \t>*#-")[: len(own) + 1].strip()
            message = f"{own} is written {written!r}"
            yield Problem(piece.line, piece.column, "misread-number", message, "warning")
        for match in SLIPPED_REFERENCE.finditer(piece.text) if piece.kind in _SPEAKING else ():
            meant = meant_reference(match)
            if meant in known and meant != match[0] and not (own and match.start() < len(own)):
                message = f"{match[0]!r} seems to be {meant}"
                yield Problem(piece.line, piece.column + match.start(), "misread-reference", message, "warning")


def _is_written(own: str, text: str) -> bool:
    """Return whether a text has a number, also with its letter apart, as 100.1(c), or as one of several numbers."""
    several = several_numbers(text.lstrip(_SIGNS))
    told = _LETTER_APART.sub(lambda found: (found[1] or found[2]).lower(), text)
    return own in text or own in told or (several is not None and own in several.numbers)


def _dead(where: tuple[int, int], number: str, placed: list[tuple[Place, str]], chapters: set[str]) -> Problem:
    if _chapter(number) not in chapters:
        what = f"{number} is in a chapter that this document doesn't have"
        return Problem(*where, "outside-reference", what, "warning")
    if not placed:
        return Problem(*where, "dead-reference", f"there is no rule {number}")
    place = place_of(number)
    at = bisect_left(placed, (place, number)) if place else 0
    near = min((known for _, known in placed[max(at - 1, 0) : at + 1]), key=lambda known: _distance(known, number))
    return Problem(*where, "dead-reference", f"there is no rule {number}; the nearest is {near}")


def _distance(known: str, number: str) -> tuple[int, int, int]:
    here, there = place_of(known), place_of(number)
    if here is None or there is None:
        return (999, 0, 0)
    letters = abs(ord(here[2][:1] or "`") - ord(there[2][:1] or "`"))
    return (abs(here[0] - there[0]), abs(here[1] - there[1]), letters)


def _references(reading: Reading) -> Iterator[tuple[Piece, int, str]]:
    for piece in reading.pieces:
        if piece.kind in _SPEAKING:
            bare = piece.text.lstrip(_SIGNS)
            told = bare.replace("*", " ", 4)
            own = RULE.match(told) or DECIMAL.match(told) if piece.kind == "rule" else None
            skipped = len(piece.text) - len(bare) + own.end() if own else 0
            for column, number in reference_places(piece.text):
                if column >= skipped:
                    yield piece, column, number
                    yield from ((piece, *further) for further in _going_on(piece.text, column + len(number)))


def _going_on(text: str, end: int) -> Iterator[tuple[int, str]]:
    """Yield the sections that are listed behind a reference, with their places; `end` is where the reference ends."""
    taken = {column for column, _ in reference_places(text)}
    while (match := _FURTHER.match(text, end)) and match.start(1) not in taken:
        yield match.start(1), match[1]
        end = match.end(1)
