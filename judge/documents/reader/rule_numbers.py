"""The order of rule numbers, in documents whose sections have three figures."""

import re

_NUMBER = re.compile(r"(\d{1,4})(?:\.(\d{1,3})([a-z]{0,2}))?")
_BELOW = re.compile(r"(?P<stem>\d{3,4}\.\d{1,3}[a-z]{0,2})(?P<sign>-|(?<=[a-z])\.)(?P<figure>\d{1,2})")
"""The number of a rule that was inserted, or that counts on below a letter."""

Place = tuple[int, int, str]
"""A number in its parts: section, rule and letter; a section itself has rule 0."""


def place_of(number: str) -> Place | None:
    """Return the parts of a number, or None if it isn't of the form NNN, NNN.N or NNN.Na.

    >>> place_of("602.2b"), place_of("602")
    ((602, 2, 'b'), (602, 0, ''))
    """
    match = _NUMBER.fullmatch(number)
    return (int(match[1]), int(match[2] or 0), match[3] or "") if match else None


def follows(last: str, number: str) -> bool:
    """Return whether a number may directly follow the last: as its sub-rule, the next rule, or a later section.

    So may a rule that was inserted behind it, such as 602.2a-1, and one below its letter, such as 602.2a.1.

    >>> follows("602.2", "602.2a"), follows("602.2b", "602.3"), follows("602.2", "602.2b")
    (True, True, False)
    >>> follows("602.2a", "602.2a-1"), follows("602.2a.1", "602.2a.2"), follows("602.2a-2", "602.2b")
    (True, True, True)
    """
    if below := _BELOW.fullmatch(number):
        figure = int(below["figure"])
        return last == (below["stem"] if figure == 1 else f"{below['stem']}{below['sign']}{figure - 1}")
    above = _BELOW.fullmatch(last)
    before, after = place_of(above["stem"] if above else last), place_of(number)
    if before is None or after is None:
        return False
    (section, rule, letter), (next_section, next_rule, next_letter) = before, after
    if next_section != section:
        return next_section > section and next_rule == 1 and not next_letter
    if next_rule == rule:
        return next_letter == letter_after(letter)
    return next_rule == rule + 1 and next_letter in ("", "a")


def later_letter(last: str, number: str) -> bool:
    """Return whether a number has a later letter of the same rule as the last, even if letters between are missing.

    >>> later_letter("602.2a", "602.2c"), later_letter("602.2c", "602.2a"), later_letter("602.2a", "602.3c")
    (True, False, False)
    """
    before, after = place_of(last), place_of(number)
    if before is None or after is None or before[:2] != after[:2]:
        return False
    return in_order(before) < in_order(after)


def in_order(place: Place) -> tuple[int, int, int, str]:
    """Return a place for sorting where letters go beyond z.

    >>> in_order((602, 2, "z")) < in_order((602, 2, "aa"))
    True
    """
    section, rule, letter = place
    return (section, rule, len(letter), letter)


def letter_after(letter: str) -> str:
    """Return the letter behind another: a begins, and aa follows z."""
    if letter[-1:] == "z":
        return f"{letter_after(letter[:-1])}a"
    return letter[:-1] + chr(ord(letter[-1]) + 1) if letter else "a"
