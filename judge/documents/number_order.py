"""The order of a document's numbers: those that begin two rules, and those that stand behind a later one."""

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from judge.documents.reader.document import Document
from judge.documents.reader.part_patterns import leads_on, roman_value

_INSIDE = re.compile(
    r"(?<![\w.(])(?P<number>\d{3,4}\.\d{1,3}(?:\.?\(?\w{1,4}\)?){0,3}(?:-\d{1,2}(?!\d|\.\d))?)\.?\s+(?=[A-ZÀ-Ý])"
)
_INSIDE_OTHERWISE = re.compile(
    r"(?<![\w.(-])(?P<number>(?:\d{1,2}|[IVXLC]{1,7}|[A-Z])(?:[.-](?:\d{1,2}|[ivx]{1,5}(?![a-z]))){1,3}"
    r"(?:[a-z]{1,2}(?:-\d{1,2})?)?)[.:)]?\s+(?=[A-ZÀ-Ý])"
)
"""Numbers of other shapes than 602.2a, such as 1.2.3, 1-1-2 or A.2."""

_KNOWN = re.compile(r"\d{3,4}\.\d")
_DECIMAL = re.compile(r"(?P<number>\d{1,2}(?:\.\d{1,2})*[a-z]{0,2})(?:-\d+)?")
_PART = re.compile(r"\d+|[^\W\d_]+")
NEAR = 30

_Key = tuple[tuple[int, int, str], ...]


def repeated_numbers(document: Document) -> tuple[str, ...]:
    """Return the numbers that begin two rules or more, as where a file holds a second edition of its document."""
    counted = Counter(_numbers(document))
    return tuple(number for number, many in counted.items() if many > 1)


def misplaced_numbers(document: Document) -> tuple[str, ...]:
    """Return the numbers out of order: the fewest without which all others count up.

    Columns that were read in the wrong order leave such numbers. Those that begin two rules are none.
    """
    numbers = tuple(dict.fromkeys(_numbers(document)))
    roman = _roman_places(numbers)
    kept = _counting_up([_key(number, roman) for number in numbers])
    return tuple(number for at, number in enumerate(numbers) if at not in kept)


def inner_numbers(document: Document) -> tuple[str, ...]:
    """Return the numbers that stand before a sentence inside the text of a rule or an example and begin no rule.

    A number behind a word such as "see" is a reference.
    """
    begun = {rule.number for rule in document.rules}
    texts = (text for rule in document.rules for text in (rule.text, *(example.text for example in rule.examples)))
    known = any(map(_KNOWN.match, begun))
    inside = (match for text in texts for match in (_INSIDE if known else _INSIDE_OTHERWISE).finditer(text))
    found = dict.fromkeys(each["number"] for each in inside if not leads_on(each.string[: each.start()][-NEAR:]))
    shapes = {(_shape(number), _top(number)) for number in begun}
    there = {number.lower() for number in (*begun, *(() if known else (each.number for each in document.headings)))}
    told = (number for number in found if number.lower().replace("(", "").replace(")", "") not in there)
    return tuple(number for number in told if known or (_shape(number), _top(number)) in shapes)


def _top(number: str) -> str:
    """Return the first part of a number."""
    return next(iter(_PART.findall(number)), "")


def _shape(number: str) -> str:
    """Return the shape of a number, whatever its figures and its last letter are.

    >>> _shape("1-1-12"), _shape("2.3b"), _shape("IV.ii"), _shape("1.1.2a-1")
    ('0-0-0', '0.0', 'A.a', '0.0.0')
    """
    bare = re.sub(r"(?<=\d)[a-z]{1,2}(?:-\d{1,2})?$", "", number)
    return re.sub(r"[a-z]+", "a", re.sub(r"[A-Z]+", "A", re.sub(r"\d+", "0", bare)))


def _numbers(document: Document) -> Iterator[str]:
    """Yield the numbers of the rules of a document that counts them: all of them, or none where it has other names.

    Where its rules have decimal numbers, the second rule of a number has that with a mark behind it.
    """
    if document.style == "numbered":
        yield from (rule.number for rule in document.rules)
        return
    found = [_DECIMAL.fullmatch(rule.number) for rule in document.rules]
    if all(found) and any("." in rule.number for rule in document.rules):
        yield from (each["number"] for each in found if each)


def _roman_places(numbers: Sequence[str]) -> frozenset[int]:
    """Return the places of the parts whose letters are Roman figures in all of the numbers.

    >>> sorted(_roman_places(("I.i", "I.ii", "II.i"))), sorted(_roman_places(("I.a", "I.i", "II.a")))
    ([0, 1], [0])
    """
    letters: dict[int, list[str]] = {}
    for number in numbers:
        for place, part in enumerate(_PART.findall(number)):
            if not part.isdigit():
                letters.setdefault(place, []).append(part)
    # An appendix I among chapters in figures comes behind them.
    whole = {place: parts for place, parts in letters.items() if place or len(parts) == len(numbers)}
    return frozenset(place for place, parts in whole.items() if all(roman_value(part.upper()) for part in parts))


def _key(number: str, roman: Collection[int] = ()) -> _Key:
    """Return a number for sorting; letters go beyond z, and the rules of an appendix come last.

    `roman` are the places of the parts that are Roman figures.

    >>> _key("602.2") < _key("602.2z") < _key("602.2aa") < _key("602.10") < _key("A.1")
    True
    >>> _key("III.1", (0,)) < _key("IV.1", (0,))
    True
    """
    parts = enumerate(_PART.findall(number))
    return tuple(
        (0, int(part) if part.isdigit() else roman_value(part.upper()), "")
        if part.isdigit() or place in roman
        else (1, len(part), part)
        for place, part in parts
    )


def _counting_up(keys: Sequence[_Key]) -> frozenset[int]:
    """Return the places of a longest run of keys that count up."""
    ends, places, before = list[_Key](), list[int](), dict[int, int]()
    for at, key in enumerate(keys):
        length = bisect_right(ends, key)
        before[at] = places[length - 1] if length else -1
        ends[length:], places[length:] = [key, *ends[length + 1 :]], [at, *places[length + 1 :]]
    kept, at = set[int](), places[-1] if places else -1
    while at >= 0:
        kept.add(at)
        at = before[at]
    return frozenset(kept)
