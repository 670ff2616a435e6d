"""The nearest known name to one that nobody knows, for messages."""

import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches

ALIKE = 0.6
"""How alike two names must be at least, from 0 for nothing in common to 1 for equal."""


def near_name(name: str, known: Iterable[str], alike: float = ALIKE) -> str | None:
    """Return the known name that is most like another in any case, None where none is as much like it as that.

    >>> near_name("fire blest", ["Fire Blast", "Flash Heal"]), near_name("Tim", ["Voss"])
    ('Fire Blast', None)
    """
    names = {each.casefold(): each for each in known}
    near = get_close_matches(name.casefold(), names, 1, alike)
    return names[near[0]] if near else None


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
