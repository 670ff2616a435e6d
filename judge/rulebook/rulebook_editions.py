"""The editions of the rulebook."""

from dataclasses import dataclass
from functools import cache

from judge.rulebook.rulebook_data import read_data
from judge.rulebook.rulebook_errors import UnknownEdition

REFERENCE = "cr-2007-05"
"""The most complete edition: rules are cited by its numbers, and it counts where another edition says nothing."""


@dataclass(frozen=True, slots=True)
class Edition:
    """A published document: its id, its title in English, its date as far as it is known, the code of its language."""

    id: str
    title: str
    date: str
    language: str


@cache
def editions() -> dict[str, Edition]:
    """Return every edition under its id, the oldest first, those without a date last."""
    return {row["id"]: Edition(**row) for row in read_data("editions")["editions"]}


def edition_named(edition: str) -> Edition:
    """Return the edition with the id.

    Raises:
        UnknownEdition: the rulebook holds no such edition.
    """
    known = editions()
    if edition not in known:
        raise UnknownEdition(edition, known)
    return known[edition]
