"""What players do at the table: a cost paid in person, a coin flipped again, a new deck, the next game of the match."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.costs import Concede
from engine.language.effects import FlipCoin
from engine.language.outside_the_game import KeepForNextGame, NewDeck
from engine.language.selections import (
    You,
)
from scenarios.reading.phrase_rules import Rule, rule
from scenarios.reading.templates import h


def _next_game() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what players keep from one game of a match to the next."""
    yield rule(
        "clause.said",
        "{doer:players} can keep any of their {nouns} and start the next game with those cards in play",
        (KeepForNextGame(h.doer, h.nouns),),
        bracket="clause",
    )


def _new_decks() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what a new deck is built from."""
    said = "build a new {n:size} deck using cards from your entire collection"
    yield rule("do", said, (NewDeck(You(), h.n),))


def _in_person() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for costs that players pay in person."""
    yield rule("cost", "stomp your feet", ())
    yield rule("cost", "concede the game", (Concede(),))


def _reflipped() -> Iterator[tuple[Rule, ...]]:
    """Yield the rule for a coin that a player may pay to flip again."""
    flip = (
        "flip a coin . if you win the flip , {won:clauses} . if you lose the flip , you may pay {n:digits} to reflip ."
    )
    yield rule("step.plain", flip, (FlipCoin(You(), h.won, reflip=h.n),), bracket="sentence")


RULES = (*_next_game(), *_new_decks(), *_in_person(), *_reflipped())
