"""The order of a document's numbers: those that begin two rules, and those that stand behind a later one."""

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence

from judge.documents.reader.document import Document
from judge.documents.reader.part_patterns import leads_on

_INSIDE = re.compile(r"(?<![\w.(])(?P<number>\d{3,4}\.\d{1,3}(?:\.?\(?\w{1,4}\)?){0,3})\.?\s+(?=[A-ZÀ-Ý])")
_PART = re.compile(r"\d+|[^\W\d_]+")
NEAR = 30

_Key = tuple[tuple[int, int, str], ...]


def repeated_numbers(document: Document) -> tuple[str, ...]:
    """Return the numbers that begin two rules or more, as where a file holds a second edition of its document."""
    counted = Counter(rule.number for rule in document.rules)
    return tuple(number for number, many in counted.items() if many > 1 and document.style == "numbered")


def misplaced_numbers(document: Document) -> tuple[str, ...]:
    """Return the numbers out of order: the fewest without which all others count up.

    Columns that were read in the wrong order leave such numbers. Those that begin two rules are none.
    """
    if document.style != "numbered":
        return ()
    numbers = tuple(dict.fromkeys(rule.number for rule in document.rules))
    kept = _counting_up([_key(number) for number in numbers])
    return tuple(number for at, number in enumerate(numbers) if at not in kept)


def inner_numbers(document: Document) -> tuple[str, ...]:
    """Return the numbers that stand before a sentence inside the text of a rule or an example and begin no rule.

    A number behind a word such as "see" is a reference.
    """
    begun = {rule.number for rule in document.rules}
    texts = (text for rule in document.rules for text in (rule.text, *(example.text for example in rule.examples)))
    inside = (match for text in texts for match in _INSIDE.finditer(text))
    found = dict.fromkeys(each["number"] for each in inside if not leads_on(each.string[: each.start()][-NEAR:]))
    return tuple(number for number in found if number.lower().replace("(", "").replace(")", "") not in begun)


def _key(number: str) -> _Key:
    """Return a number for sorting; letters go beyond z, and the rules of an appendix come last.

    >>> _key("602.2") < _key("602.2z") < _key("602.2aa") < _key("602.10") < _key("A.1")
    True
    """
    parts = _PART.findall(number)
    return tuple((0, int(part), "") if part.isdigit() else (1, len(part), part) for part in parts)


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
