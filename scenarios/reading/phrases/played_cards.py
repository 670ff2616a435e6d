"""Cards as they are played: those that can't be interrupted, and those that are played as though instant."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.effects import Apply
from engine.language.filters import Controlled, Filter, Marked
from engine.language.modifiers import Cannot, Deed, PlayAsInstant
from engine.language.powers import Continuous
from engine.language.selections import You
from engine.language.words import LineKeyword
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.templates import h, narrowed, parts_of

_CARDS = ("cardnouns", "nouns")


def _beyond_interruption() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for cards on the chain that can't be interrupted; whoever plays a card controls it there."""
    still = (Cannot(Deed.BE_INTERRUPTED),)
    for cards in _CARDS:
        mine = Continuous(still, narrowed(h.what, Controlled(You())))
        if cards == "cardnouns":
            yield rule("static", f"your {{what:{cards}}} can't be interrupted .", (mine,))
        for who, player in (("you", You()), ("{who:players}", h.who)):
            said = f"{{what:{cards}}} {who} play can't be interrupted"
            theirs = narrowed(h.what, Controlled(player))
            yield rule("static", f"{said} .", (Continuous(still, theirs),))
            yield rule("clause.said", f"{said} {{d:duration}}", (Apply(still, theirs, h.d),))


def _slow(_discourse: Discourse, cards: Filter) -> Filter:
    """Return the filter of cards that are played like instants; that they are not instants needs no saying (406.1)."""
    if Marked(LineKeyword.INSTANT) in parts_of(cards):
        raise NoReading("cards that are not instants")
    return cards


def _as_instants() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for players who may play cards as though these were instant."""
    for cards in _CARDS:
        yield made(f"{cards}.slow", f"{{cards:{cards}}}", _slow, lambda _d, value: [{"cards": value}])
        for who, player in (("you", You()), ("{who:players}", h.who)):
            said = f"{who} <can|may> play <|non-instant> {{what:{cards}.slow}} as though they were <instant|instants>"
            allowed = (PlayAsInstant(h.what),)
            yield rule("static", f"{said} .", (Continuous(allowed, player),))
            yield rule("clause.said", f"{said} {{d:duration}}", (Apply(allowed, player, h.d),))


RULES = (*_beyond_interruption(), *_as_instants())
