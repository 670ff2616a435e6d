"""Each of those players who control or hold something: "each opponent who controls a Pet", "with no cards in hand"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.language.effects import Discard, Draw, ForEach, If, Put, PutDamage
from engine.language.filters import Controlled
from engine.language.selections import (
    Circumstance,
    Compare,
    Count,
    Every,
    Number,
    Players,
    Plus,
    Quantity,
    Selection,
    Those,
    Top,
    You,
)
from engine.language.words import Comparison, Relation, Zone
from scenarios.reading.discourse import Discourse
from scenarios.reading.phrase_rules import NoReading, Rule, made, rule
from scenarios.reading.phrases.amounts.quantities import CARD
from scenarios.reading.templates import Bindings, Value, h, narrowed

_ONE = Those("player")
_OWN_DEEDS = (Discard, Draw, PutDamage)
"""What each player does without a bearing on what the next one is asked."""


def _is_own(deed: object) -> bool:
    """Return whether a deed has no bearing on what the next player is asked: nothing goes to a hand or into play."""
    match deed:
        case Put(Top(of=of), zone):
            return of == _ONE and zone in (Zone.GRAVEYARD, Zone.REMOVED)
        case _:
            return isinstance(deed, _OWN_DEEDS)


_AMOUNTS: tuple[tuple[str, Comparison, Value], ...] = (
    ("<a|an> {it:noun}", Comparison.AT_LEAST, Number(1)),
    ("no {it:nouns}", Comparison.EQUAL, Number(0)),
    ("exactly one {it:noun}", Comparison.EQUAL, Number(1)),
    ("exactly {n:count} {it:nouns}", Comparison.EQUAL, h.n),
    ("{n:count} or more {it:nouns}", Comparison.AT_LEAST, h.n),
    ("{n:count} or fewer {it:nouns}", Comparison.AT_MOST, h.n),
)
_CARDS: tuple[tuple[str, Comparison, Value], ...] = (
    ("no cards", Comparison.EQUAL, Number(0)),
    ("exactly {n:count} cards", Comparison.EQUAL, h.n),
    ("{n:count} or more cards", Comparison.AT_LEAST, h.n),
    ("{n:count} or fewer cards", Comparison.AT_MOST, h.n),
)


def _than_you(more: Quantity, fewer: Quantity) -> Compare:
    return Compare(more, Comparison.AT_LEAST, Plus((fewer, Number(1))))


def _qualities() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what a player controls or holds, said behind the player."""
    theirs, mine = (Count(Every(narrowed(h.it, Controlled(who)))) for who in (_ONE, You()))
    for words, comparison, n in _AMOUNTS:
        so = Compare(theirs, comparison, n)
        yield rule("player.so", f"<who|that> <controls|has> {words}", so)
        yield rule("player.so", f"with {words} in <his|his or her> party", so)
    none = Compare(theirs, Comparison.EQUAL, Number(0))
    yield rule("player.so", "<who|that> doesn't control <a|an|any> {it:noun}", none)
    hand, yours = (Count(Every(CARD, (Zone.HAND,), who)) for who in (_ONE, You()))
    held = "in <hand|his hand|his or her hand>"
    for words, comparison, n in _CARDS:
        yield rule("player.so", f"<with|who has> {words} {held}", Compare(hand, comparison, n))
    for word, left, right in (("more", 0, 1), ("fewer", 1, 0)):
        things, cards = (theirs, mine), (hand, yours)
        said = f"<who|that> <controls|has> {word} {{it:nouns}} than you"
        yield rule("player.so", said, _than_you(things[left], things[right]))
        said = f"<with|who has> {word} cards {held} than you"
        yield rule("player.so", said, _than_you(cards[left], cards[right]))


def _who_are_so(relation: Relation) -> tuple[Any, Any]:
    """Return the build and undo functions of what each such player does, if he or she is one of those."""

    def build(_discourse: Discourse, doer: Selection, so: Circumstance, acts: Value) -> tuple[ForEach]:  # noqa: ARG001
        if not all(map(_is_own, acts)):
            raise NoReading("what each of the players does for himself or herself")
        return (ForEach(Players(relation), _ONE.name, (If(so, acts),)),)

    def undo(_discourse: Discourse, value: object) -> Iterator[Bindings]:
        match value:
            case (ForEach(Players(found), name, (If(so, acts, ()),)),) if found is relation and name == _ONE.name:
                yield {"doer": _ONE, "so": so, "acts": acts}
            case _:
                return

    return build, undo


def _each() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what each player of that quality does."""
    for word, relation in (("player", Relation.ANY), ("opponent", Relation.OPPONENT), ("other", Relation.OTHER)):
        said = f"{{doer:drawer.{word}}} {{so:player.so}} {{acts:doess}}"
        yield made("clause.said", said, *_who_are_so(relation), bracket="clause", like=(ForEach,))


RULES = (*_qualities(), *_each())
