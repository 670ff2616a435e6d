"""The memo of a state: views that are derived from the state and kept with it."""

from __future__ import annotations

from typing import Any, Generic, TypeAlias, TypeVar

_View = TypeVar("_View")
_Key = TypeVar("_Key")

Memo: TypeAlias = "dict[Remembered[Any] | RememberedBy[Any, Any], Any]"
"""A memo: views, by the names under which they are kept."""


class Remembered(Generic[_View]):
    """The name of a view. The module that defines it is its owner, and the only one that keeps the view."""

    __slots__ = ("words",)

    def __init__(self, words: str) -> None:
        self.words = words

    def __repr__(self) -> str:
        return f"Remembered({self.words!r})"

    def of(self, memo: Memo) -> _View | None:
        """Return the view, None if it has not been derived yet."""
        return memo.get(self)

    def keep(self, memo: Memo, view: _View) -> _View:
        """Keep the view in the memo, and return it."""
        memo[self] = view
        return view


class RememberedBy(Generic[_Key, _View]):
    """The name of a view that exists for each of many things, such as one for each card."""

    __slots__ = ("words",)

    def __init__(self, words: str) -> None:
        self.words = words

    def __repr__(self) -> str:
        return f"RememberedBy({self.words!r})"

    def all(self, memo: Memo) -> dict[_Key, _View]:
        """Return the views derived so far, by key, as a dictionary to which its owner adds new ones."""
        known: dict[_Key, _View] | None = memo.get(self)
        if known is None:
            known = memo[self] = {}
        return known


CARRIED: Remembered[Any] = Remembered("what the next state may take over")
"""The one view that the next state's memo takes over; its owner checks whether it is still right."""
