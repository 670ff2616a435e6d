"""The nearest known name to one that nobody knows, for messages."""

import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from functools import lru_cache

ALIKE = 0.6
"""How alike two names must be at least, from 0 for nothing in common to 1 for equal."""


def near_name(name: str, known: Iterable[str], alike: float = ALIKE) -> str | None:
    """Return the known name that is most like another in any case, None where none is enough `alike`.

    >>> near_name("fire blest", ["Fire Blast", "Flash Heal"]), near_name("Tim", ["Voss"])
    ('Fire Blast', None)
    """
    names = {each.casefold(): each for each in known}
    near = close_words(name.casefold(), names, 1, alike)
    return names[near[0]] if near else None


def close_words(word: str, known: Iterable[str], many: int, alike: float) -> list[str]:
    """Return the known words that are most like another, at most so many and at least so alike, the likeliest first.

    They are those of `difflib`, which here compares only words that have enough letters in common.

    >>> close_words("fire blest", ["fire blast", "flash heal"], 1, ALIKE)
    ['fire blast']
    """
    letters, length, least = _letters(word), len(word), alike / 2 - _ROUNDED
    near = []
    for other in known:
        size = len(other)
        enough = least * (length + size)
        if (length if length < size else size) >= enough:  # noqa: FURB136 - it is asked for thousands of names.
            its = _letters(other)
            if length - (letters & ~its).bit_count() >= enough <= size - (its & ~letters).bit_count():
                near.append(other)
    return get_close_matches(word, near, many, alike)


_ROUNDED = 1e-6
_SIGNS, _TIMES = 64, 3
"""Into how many signs and how many times of each the letters of a word are sorted."""


@lru_cache(maxsize=32768)
def _letters(word: str) -> int:
    """Return the letters of a word as bits, one for each of the first times that a sign is in it.

    Several signs may have one bit; a bit that another word lacks is a letter that it lacks.
    """
    found, times = 0, dict[int, int]()
    for letter in word:
        sign = ord(letter) % _SIGNS
        time = times[sign] = times.get(sign, -1) + 1
        found |= 1 << (sign + _SIGNS * min(time, _TIMES))
    return found


def without_odd_signs(name: str) -> str:
    r"""Return the words that ask for a name without the signs that only look like Latin letters, or like nothing.

    >>> without_odd_signs("Tim"), without_odd_signs("Tim\u200b")
    ('', ", without '\\u200b' (ZERO WIDTH SPACE)")
    """
    called = {sign: unicodedata.name(sign, "a control character") for sign in name if not sign.isascii()}
    odd = [f"{sign!r} ({word})" for sign, word in called.items() if not word.startswith("LATIN")]
    return f", without {' and '.join(odd)}" if odd else ""


def quoted_near_name(name: str, known: Iterable[str], alike: float = 0.5) -> str | None:
    """Return the known name that is most like another, in quotation marks as Python writes them."""
    near = near_name(name, known, alike)
    return None if near is None else repr(near)
