"""What players can do once in a turn and no more: play a card, complete a quest, strike with a weapon."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import AllOf, Among, DidThisTurn, Standing
from engine.language.modifiers import Cannot, Deed
from engine.language.powers import Continuous
from engine.language.selections import Happened, You
from engine.language.words import Done, Relation
from scenarios.reading.phrase_rules import Rule, rule
from scenarios.reading.templates import h

_OF_SEVERAL = (("<each opponent|opponents>", Relation.OPPONENT), ("<each player|players>", Relation.ANY))


def _only_one(verb: str) -> str:
    return f"<can't {verb} more than one|<can|may> {verb} only one>"


def _played() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for players who play no more than one card in a turn: whoever has played one can't play."""
    said = f"{_only_one('play')} card <per|each> turn ."
    of_one = Continuous((Cannot(Deed.PLAY),), h.topic, Happened(Done.PLAYED, h.topic))
    yield rule("static", f"{{topic:player.one}} {said}", (of_one,), bracket="clause")
    for words, relation in _OF_SEVERAL:
        done = AllOf((Standing(relation), DidThisTurn(Done.PLAYED)))
        yield rule("static", f"{words} {said}", (Continuous((Cannot(Deed.PLAY),), done),))
    for verb, deed, past in (("play", Deed.PLAY, Done.PLAYED), ("complete", Deed.COMPLETE, Done.COMPLETED)):
        for who, whom in (("{topic:player.one}", h.topic), ("you", You())):
            once = Continuous((Cannot(deed, h.what),), whom, Happened(past, whom, h.what))
            words = f"{who} {_only_one(verb)} {{what:noun}} <per|each> turn ."
            yield rule("static", words, (once,), bracket="clause")


def _struck() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for weapons with which their controller strikes no more than once in a turn."""
    can, often = "<you|your hero> <can|may> strike with", "<per|each> turn ."
    cannot = "<you|your hero> can't strike with {this:self} more than once"
    for what, said in (
        (Among(h.this), f"<{can} {{this:self}} only once|{cannot}>"),
        (h.what, f"{can} only one {{what:noun}}"),
    ):
        again = Continuous((Cannot(Deed.STRIKE, what),), You(), Happened(Done.STRUCK, You(), what))
        yield rule("static", f"{said} {often}", (again,))


RULES = (*_played(), *_struck())
