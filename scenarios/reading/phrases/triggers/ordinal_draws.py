"""The second, third or fourth card that a player draws in a turn, as it is drawn."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import Standing
from engine.language.selections import Compare, Number, Role, Selection, TimesDone, You
from engine.language.triggers import On, What
from engine.language.words import Comparison, Done, Relation
from scenarios.reading.phrase_rules import Rule, rule

_BEFORE = {"second": 1, "third": 2, "fourth": 3}
"""How many cards the player has drawn this turn before the card with that place."""
_HIS = "<his or her|his|their|a>"
_PLAYERS: tuple[tuple[str, Selection, Relation], ...] = (
    ("you draw <your|the|a>", You(), Relation.YOU),
    (f"an opponent draws {_HIS}", Role("player"), Relation.OPPONENT),
    (f"a player draws {_HIS}", Role("player"), Relation.ANY),
)


def _draws() -> Iterator[tuple[Rule, ...]]:
    for (draws, by, relation), (place, many) in ((who, nth) for who in _PLAYERS for nth in _BEFORE.items()):
        so = Compare(TimesDone(Done.DRAWN, by), Comparison.EQUAL, Number(many))
        later = On(What.DRAWN, player=Standing(relation), when=so)
        yield rule("event.plain", f"{draws} {place} card <each turn|in a turn>", later)


RULES = (*_draws(),)
