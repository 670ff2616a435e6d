"""The editions a scenario may run under."""

from __future__ import annotations

from engine.state.edition import Edition
from scenarios.errors import UnknownName
from scenarios.playthrough.names import nearest

_EDITIONS = {
    "cr-2007-05": Edition("cr-2007-05", "Comprehensive Rules", "2007-05-29"),
}


def known_editions() -> tuple[str, ...]:
    """Return the ids of the editions."""
    return tuple(_EDITIONS)


def edition_named(name: str) -> Edition:
    """Return the edition with an id.

    Raises:
        UnknownName: there is none; names the nearest.
    """
    if name not in _EDITIONS:
        raise UnknownName(f"there is no edition {name!r}", expected=", ".join(_EDITIONS), nearest=nearest(name, _EDITIONS))
    return _EDITIONS[name]
