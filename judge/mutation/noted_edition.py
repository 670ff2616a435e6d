"""An edition that notes which of its parameters a game asks for.

A game that never asks for a parameter comes out the same whatever the parameter is.
"""

from typing import Any

from engine.state.edition import Edition
from judge.played_features import setting_with_editions
from scenarios.judgement import Setting

PARAMETERS = frozenset(Edition.__slots__) - {"id", "title", "date", "sources"}  # type: ignore[attr-defined]
"""The names of the fields that a game may ask for; the others only say which edition it is."""


class NotedEdition(Edition):
    """An edition as the engine reads it; it equals itself alone, so that nothing kept for another game is used."""

    __slots__ = ("asked",)

    def __getattribute__(self, name: str) -> Any:  # noqa: ANN401 - each field has a type of its own.
        """Return a field, having noted that it was asked for."""
        if name in PARAMETERS:
            object.__getattribute__(self, "asked").add(name)
        return object.__getattribute__(self, name)

    def __eq__(self, other: object) -> bool:
        """Return whether it is the same object."""
        return self is other

    def __hash__(self) -> int:
        """Return a hash by its identity."""
        return id(self)


def noted(edition: Edition, asked: set[str]) -> Edition:
    """Return the edition as one that adds to `asked` what a game asks of it."""
    made = NotedEdition.__new__(NotedEdition)
    object.__setattr__(made, "asked", asked)
    for name in Edition.__slots__:  # type: ignore[attr-defined]
        object.__setattr__(made, name, getattr(edition, name))
    return made


def noting(asked: set[str]) -> Setting:
    """Return the setting with the carried cards in which games add to `asked` what they ask of their edition."""
    return setting_with_editions(lambda _, edition: noted(edition, asked))
