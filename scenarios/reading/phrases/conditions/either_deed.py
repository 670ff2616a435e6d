"""One of two deeds of this turn, with one subject or one object for both: "if it attacked or defended this turn"."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

from engine.language.filters import AnyOf, DealtDamage, DidThisTurn, EnteredThisTurn, Filter, Not, WasDealtDamage
from engine.language.selections import Either, Fits, Happened, Negated, Players, You
from engine.language.words import Done, Relation
from scenarios.reading.phrase_rules import Rule, rule
from scenarios.reading.templates import h

_DID: tuple[tuple[str, str, Filter], ...] = (
    ("attacked", "attack", DidThisTurn(Done.ATTACKED)),
    ("defended", "defend", DidThisTurn(Done.DEFENDED)),
    ("protected", "protect", DidThisTurn(Done.PROTECTED)),
    ("entered play", "enter play", EnteredThisTurn()),
    ("dealt damage", "deal damage", DealtDamage()),
    ("dealt combat damage", "deal combat damage", DealtDamage(combat=True)),
)
_UNDERWENT: tuple[tuple[str, Filter], ...] = (
    ("dealt damage", WasDealtDamage()),
    ("dealt combat damage", WasDealtDamage(combat=True)),
)
_OF_A_KIND = {
    "attacked": Done.ATTACKED,
    "defended": Done.DEFENDED,
    "protected": Done.PROTECTED,
    "entered play": Done.ENTERED_PLAY,
    "dealt damage": Done.DEALT_DAMAGE,
    "dealt combat damage": Done.DEALT_COMBAT_DAMAGE,
    "was destroyed": Done.DESTROYED,
}
_BY_PLAYERS = {
    "played": Done.PLAYED,
    "discarded": Done.DISCARDED,
    "completed": Done.COMPLETED,
    "placed": Done.PLACED,
}
_PLAYERS: tuple[tuple[str, Any], ...] = (
    ("<you|you have|you've>", You()),
    ("an opponent <|has>", Players(Relation.OPPONENT)),
    ("{who:player.one} <|has>", h.who),
)
"""Who does something with a card, and the players they are."""


def _one_card() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for a card that did, or underwent, one of two things, and for one that did neither."""
    for past, bare, deed in _DID:
        yield rule("did.one", past, deed)
        yield rule("did.bare", bare, deed)
    for past, deed in _UNDERWENT:
        yield rule("did.one", f"was {past}", deed)
        yield rule("did.several", f"were {past}", deed)
    for past, _, deed in _DID:
        yield rule("did.several", past, deed)
    either = AnyOf((h.a, h.b))
    said = "{it:one} <|has> {a:did.one} or {b:did.one} this turn"
    yield rule("condition.one", said, Fits(h.it, either), bracket="clause")
    said = "{it:one} didn't {a:did.bare} or {b:did.bare} this turn"
    yield rule("condition.one", said, Negated(Fits(h.it, either)), bracket="clause")
    for category in ("did.one", "did.several"):
        yield rule("postmod", f"that <|has|have> {{a:{category}}} or {{b:{category}}} this turn", either)
    yield rule("postmod", "that didn't {a:did.bare} or {b:did.bare} this turn", Not(either))


def _some_card() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for whether a card of a kind did one of two things."""
    for (one, first), (other, second) in permutations(_OF_A_KIND.items(), 2):
        so = Either((Happened(first, None, h.it), Happened(second, None, h.it)))
        said = f"{one} or {other.replace('was ', '<|was> ') if 'was' in one else other} this turn"
        for noun in ("<a|an> {it:noun}", "{it:noun.another}"):
            yield rule("condition", f"{noun} {said}", so)


def _some_player() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for whether a player did one of two things with a card of a kind."""
    for (one, first), (other, second) in permutations(_BY_PLAYERS.items(), 2):
        for who, players in _PLAYERS:
            for words, of in (("a card", None), ("<a|an> {it:noun}", h.it), ("<a|an> {it:cardnoun.some}", h.it)):
                so = Either((Happened(first, players, of), Happened(second, players, of)))
                yield rule("condition", f"{who} {one} or {other} {words} this turn", so)
    for one, first in _BY_PLAYERS.items():
        for who, players in _PLAYERS:
            drew = Happened(Done.DRAWN, players)
            for words, pair in (
                (f"<drew|drawn> or {one}", (drew, Happened(first, players))),
                (f"{one} or <drew|drawn>", (Happened(first, players), drew)),
            ):
                yield rule("condition", f"{who} {words} a card this turn", Either(pair))


RULES = (*_one_card(), *_some_card(), *_some_player())
