"""Tokens that are put into play exhausted: one, several, and under another player's control."""

from __future__ import annotations

from engine.language.effects import CreateTokens
from engine.language.filters import Standing
from engine.language.powers import TargetDescription, Text
from engine.language.printed import TokenFace
from engine.language.selections import Number, Selection, Target, You
from engine.language.words import Relation
from tests.every_row import for_every
from tests.scenarios.reading.saying import check_text

PUP = TokenFace("Pup", 1, 1)


@for_every(
    ("words", "who", "many", "exhausted"),
    [
        ("a Pup ally token with 1 ATK and 1 health into play exhausted", You(), 1, True),
        ("two Pup ally tokens with 1 ATK and 1 health into play exhausted", You(), 2, True),
        ("two Pup ally tokens with 1 ATK and 1 health into play", You(), 2, False),
        ("two 1 ATK / 1 health Pup ally tokens into play exhausted under target opponent's control", Target(), 2, True),
        ("two 1 ATK / 1 health Pup ally tokens into play under target opponent's control exhausted", Target(), 2, True),
    ],
)
def test_a_token_is_put_into_play_exhausted(words: str, who: Selection, many: int, *, exhausted: bool) -> None:
    aims = () if who == You() else (TargetDescription(Standing(Relation.OPPONENT)),)
    check_text(f"Put {words}.", Text(aims, (CreateTokens(who, PUP, Number(many), exhausted=exhausted),)))
