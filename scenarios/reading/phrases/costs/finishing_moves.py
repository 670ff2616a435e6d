"""Finishing moves: X cards of a kind leave the graveyard for good as an additional cost (faq-2009-03:5)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.costs import Cost, Perform
from engine.language.effects import Put
from engine.language.filters import Filter, Is, Tagged
from engine.language.printed import Printed
from engine.language.selections import Chosen, Every, Those, X, You
from engine.language.words import Zone
from engine.value import replace
from scenarios.reading.back_references import speak_of
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import Rule, made, rule
from scenarios.reading.phrases.lines.line_phrases import Said
from scenarios.reading.templates import Bindings, Value, h

MOST_REMOVED = 5
"""The most cards that a finishing move removes."""

_ABOUT = "finishing move"
_COMBO = Tagged(("Combo",))


def finishing_move(card: Printed) -> Said | None:
    """Return what the keyword Finishing Move says of a card, None where the card has no such keyword."""
    said = Said(_ABOUT, card.additional_cost)
    return said if card.highest_x == MOST_REMOVED and any(_undo(Discourse(), said)) else None


def with_its_tag(card: Printed) -> Printed:
    """Return the card with the tag of a finishing move if its text makes it one."""
    tag = _ABOUT.title()
    return card if finishing_move(card) is None or tag in card.tags else replace(card, tags=(*card.tags, tag))


def _removing(kind: Filter, name: str) -> tuple[Cost, ...]:
    """Return the additional cost: X cards of the kind in the player's graveyard are removed from the game."""
    among = Every(kind, zones=(Zone.GRAVEYARD,), of=You())
    return (Perform(Put(Chosen(among, least=X(), most=X()), Zone.REMOVED, name=name)),)


def _build(discourse: Discourse, kind: Filter = _COMBO) -> Said:
    name = discourse.name("removed")
    discourse.owners[name] = You()
    speak_of(discourse, Those(name), frozenset({"card", "removed"}), several=True)
    return Said(_ABOUT, _removing(kind, name))


def _undo(_discourse: Discourse, value: Value) -> Iterator[Bindings]:
    match value:
        case Said(
            "finishing move", (Perform(Put(Chosen(Every(kind, (Zone.GRAVEYARD,), You()), X(), X()), Zone.REMOVED)),)
        ):
            yield {"kind": kind}
        case _:
            return


def _undo_combo(discourse: Discourse, value: Value) -> Iterator[Bindings]:
    yield from ({} for bound in _undo(discourse, value) if bound["kind"] == _COMBO)


def _finishing() -> Iterator[tuple[Rule, ...]]:
    yield made("front", "finishing move", _build, _undo_combo)
    yield made("front", "finishing move <:|> {kind:finished}", _build, _undo)
    yield rule("finished", "{tag}", Tagged((h.tag,)))
    yield rule("finished", "{a:kind}", Is((h.a,)))


RULES = (*_finishing(),)
