"""Cards that enter somebody's party: by entering play there, or by coming under its player's control."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import Controlled, Standing
from engine.language.selections import Players, You
from engine.language.triggers import On, What
from engine.language.words import Relation
from scenarios.reading.phrase_rules import Rule, rule
from scenarios.reading.templates import h, narrowed


def _parties() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for entering a party: in play there, or under the control of its player (Glossary: Party)."""
    for whose, by, who in (
        ("your", You(), Standing(Relation.YOU)),
        ("an opponent 's", Players(Relation.OPPONENT), Standing(Relation.OPPONENT)),
    ):
        arrives = On(What.ENTERS_PLAY, subject=narrowed(h.subject, Controlled(by)))
        joins = On(What.CHANGES_CONTROL, subject=h.subject, player=who)
        yield rule("event.two", f"{{subject:who}} enters {whose} party", (arrives, joins))


RULES = (*_parties(),)
