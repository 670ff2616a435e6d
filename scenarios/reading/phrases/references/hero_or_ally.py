"""References by two kinds: "that hero or ally", "attached hero or ally", "those heroes and allies"."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.language.selections import Host
from scenarios.reading import back_references, plural_references
from scenarios.reading.back_references import speak_of
from scenarios.reading.discourse import Discourse, Mention
from scenarios.reading.phrase_rules import NoReading, Rule, made
from scenarios.reading.selected_cards import back
from scenarios.reading.templates import Bindings

_BOTH = frozenset({"hero", "ally"})


def _of_both(resolve: Callable[..., Mention]) -> Callable[[Discourse], Mention]:
    """Return what finds the characters that were last spoken of, which may be heroes as well as allies.

    Raises:
        NoReading: what it finds can only be heroes, or only allies.
    """

    def find(discourse: Discourse) -> Mention:
        found = resolve(discourse, noun="character")
        if not found.nouns >= _BOTH:
            raise NoReading("a word for what is called hero or ally")
        return found

    return find


def _attached(discourse: Discourse) -> Host:
    if not discourse.names.hosts >= _BOTH:
        raise NoReading("what the card is attached to")
    speak_of(discourse, Host(), discourse.names.hosts)
    return Host()


def _undo_attached(discourse: Discourse, value: object) -> Iterator[Bindings]:
    if value == Host() and discourse.names.hosts >= _BOTH:
        yield {}


def _pointing_back() -> Iterator[tuple[Rule, ...]]:
    that: tuple[Any, Any] = back(_of_both(back_references.that))
    those: tuple[Any, Any] = back(_of_both(plural_references.those))
    yield made("ref", "that hero or ally", *that)
    yield made("ref", "attached hero or ally", _attached, _undo_attached, like=Host)
    for words in ("heroes and allies", "heroes and/or allies", "heroes or allies"):
        yield made("some", f"those {words}", *those)
        yield made("each.those", f"each of those {words}", *those)


RULES = (*_pointing_back(),)
