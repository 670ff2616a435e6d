"""What is done to a card, said of the card itself: "that ally is removed from combat"."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import Destroy, Effect, Exhaust, Put, Ready, RemoveFromCombat
from engine.language.words import Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, rule
from scenarios.reading.selected_cards import is_player
from scenarios.reading.templates import h

_DONE: tuple[tuple[str, Effect], ...] = (
    ("removed from combat", RemoveFromCombat(h.doer)),
    ("destroyed", Destroy(h.doer, "destroyed")),
    ("exhausted", Exhaust(h.doer, "exhausted")),
    ("readied", Ready(h.doer)),
    ("removed from the game", Put(h.doer, Zone.REMOVED)),
)
_BECOMES: tuple[tuple[str, Effect], ...] = (
    ("exhausted", Exhaust(h.doer, "exhausted")),
    ("ready", Ready(h.doer)),
)


def _must_be_cards(discourse: Discourse) -> None:
    """Refuse players, to whom none of this can be done."""
    spoken = (each.person for each in reversed(discourse.mentions) if each.selection == discourse.doer)
    if next(spoken, is_player(discourse.doer)):
        raise NoReading("a card")


def _undergone() -> Iterator[tuple[Rule, ...]]:
    for words, deed in _DONE:
        yield rule("does~", f"is~ {words}", (deed,), check=_must_be_cards)
        yield rule("does", f"'s {words}", (deed,), check=_must_be_cards)
    for words, deed in _BECOMES:
        yield rule("does~", f"becomes~ {words}", (deed,), check=_must_be_cards)


RULES = tuple(_undergone())
