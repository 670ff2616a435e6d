"""Words of a text replaced by others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from engine.value import replace

_Text = TypeVar("_Text")


def with_words(text: _Text, others: Mapping[Any, Any]) -> _Text:
    """Return the text with each word that is a key of the mapping replaced by its value, wherever it stands.

    >>> from engine.language.effects import Shuffle
    >>> from engine.language.selections import ControllerOf, Role, Those
    >>> with_words((Shuffle(ControllerOf(Role("other"))),), {ControllerOf(Role("other")): Those("player")})
    (Shuffle(players=Those(name='player')),)
    """
    return _with_words(text, others)  # type: ignore[no-any-return]


def _with_words(text: Any, others: Mapping[Any, Any]) -> Any:  # noqa: ANN401 - any word of the language.
    if isinstance(text, tuple):
        return tuple(_with_words(each, others) for each in text)
    if not hasattr(type(text), "__match_args__"):
        return text
    if text in others:
        return others[text]
    names: tuple[str, ...] = type(text).__match_args__
    parts = {name: _with_words(getattr(text, name), others) for name in names}
    changed = {name: held for name, held in parts.items() if held != getattr(text, name)}
    return replace(text, **changed) if changed else text
