"""Editions by their names, as scenarios and commands give them."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from engine.state.edition import Edition
from engine.state.editions import EDITIONS
from scenarios.near_names import quoted_near_name
from scenarios.scenario_errors import BadSelection, UnknownName

EditionNamed: TypeAlias = Callable[[str], Edition]
"""Returns the edition with an id, and raises UnknownName where there is none."""


def edition_named(name: str) -> Edition:
    """Return the published edition with an id.

    Raises:
        UnknownName: there is none; names the nearest.
    """
    if name not in EDITIONS:
        raise no_edition(name, EDITIONS)
    return EDITIONS[name]


def no_edition(name: str, known: Iterable[str]) -> UnknownName:
    """Return the error of a name that no edition has; it names the nearest of those that are known."""
    known = tuple(known)
    near = quoted_near_name(name, known)
    return UnknownName(f"there is no edition {name!r}", expected=f"one of {', '.join(known)}", nearest=near)


def check_edition(name: str, editions: EditionNamed = edition_named) -> None:
    """Refuse an edition that doesn't exist.

    Raises:
        BadSelection: there is no such edition; the nearest one is named.
    """
    try:
        editions(name)
    except UnknownName as unknown:
        raise BadSelection(unknown.what, expected=unknown.expected, nearest=unknown.nearest) from None
