"""Whether a rule was applied, by itself or by one of its paragraphs, and by any of its names."""

from collections.abc import Callable
from typing import TypeAlias

Names: TypeAlias = Callable[[str, str], tuple[str, ...]]
"""From a cited rule and the edition of the game to all names of the rule in that edition."""


def its_own_name(rule: str, edition: str) -> tuple[str, ...]:
    """Return the rule's own name as its only one, for a game without the concordance of the editions."""
    del edition
    return (rule,)


def is_among(rule: str, cited: tuple[str, ...], edition: str, names: Names) -> bool:
    """Return whether a rule, or a paragraph of it, is among those cited in a game under an edition, by any name."""
    return is_applied(rule, cited) or is_applied(rule, tuple(name for each in cited for name in names(each, edition)))


def is_applied(rule: str, applied: tuple[str, ...]) -> bool:
    """Return whether a rule, or a paragraph of it, is among those that were applied.

    >>> is_applied("602.2", ("602.2a",)), is_applied("602", ("602.2a",)), is_applied("602.2a", ("602.2",))
    (True, True, False)
    """
    return any(each == rule or _is_under(rule, each) for each in applied)


def _is_under(rule: str, paragraph: str) -> bool:
    rest = paragraph.removeprefix(rule)
    return rest != paragraph and not (rest[0].isdigit() and rule[-1].isdigit())
