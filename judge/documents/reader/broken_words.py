"""Words that the end of a line broke at a hyphen, apart from those that are written with one."""

import re
from collections.abc import Container

_BEGUN = re.compile(r"([^\W\d_]+)-$")
_FIRST_WORD = re.compile(r"\s*([^\W\d_]+)")
_WITH_HYPHEN = {"self", "half", "quasi"}
_ENDINGS = {"ish", "ishly", "ishness", "less", "lessly", "lessness", "same"}
_LINKED = re.compile(r"\s*(?:to|of|in|on|up|by|and|or|the|at|for|a)-\w", re.IGNORECASE)
LONGEST = 40


def is_broken(line: str, below: str, compounds: Container[str]) -> bool:
    """Return whether a hyphen at the end of a line only breaks its last word, which goes on in the line below.

    `compounds` are the words that the text writes with a hyphen elsewhere.

    >>> is_broken("it isn't an excep-", "tion.", ()), is_broken("a self-", "referencing power", ())
    (True, False)
    >>> is_broken("a self-", "ish player", ()), is_broken("the first-", "to-act rule", ())
    (True, False)
    """
    begun = _BEGUN.search(line[-LONGEST:])
    rest = _FIRST_WORD.match(below) if begun else None
    if begun is None or rest is None or not rest[1][0].islower():
        return False
    hyphened = begun[1].casefold() in _WITH_HYPHEN and rest[1] not in _ENDINGS
    return f"{begun[1]}-{rest[1]}".casefold() not in compounds and not hyphened and not _LINKED.match(below)
