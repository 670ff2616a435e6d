"""Plays of cards by what they target: after such an event both the card and its target have been spoken of."""

from __future__ import annotations

from engine.language.filters import AllOf, Among, AnyOf, Controlled, Filter, HasTarget, Standing
from engine.language.selections import HeroOf, This, You
from engine.language.triggers import On, What
from engine.language.words import Relation
from scenarios.reading.templates import Value, parts_of


def is_aimed(event: Value) -> bool:
    """Return whether the event is the play of a card by what it targets."""
    return isinstance(event, On) and event.what is What.PLAYED and bool(_aims(event))


def aims_at_yours(event: Value) -> bool:
    """Return whether an opponent plays a card that targets one of yours: "its controller" is that opponent."""
    return is_aimed(event) and event.player == Standing(Relation.OPPONENT) and all(map(_is_yours, _aims(event)))


def _aims(event: On) -> list[Filter]:
    return [part.target for part in parts_of(event.subject) if isinstance(part, HasTarget)]


def _is_yours(aim: Filter) -> bool:
    if isinstance(aim, AnyOf):
        return all(map(_is_yours, aim.filters))
    return aim in _YOURS or (isinstance(aim, AllOf) and not _YOURS.isdisjoint(aim.filters))


_YOURS = frozenset({Among(This()), Among(HeroOf(You())), Controlled(You())})
