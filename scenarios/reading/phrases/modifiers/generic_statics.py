"""Statements about any card of a kind, "An ally with a web counter can't ready", and about those dealt damage."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.durations import Duration
from engine.language.effects import Apply
from engine.language.filters import Among, WasDealtDamage
from engine.language.powers import Continuous
from scenarios.reading.phrase_rules import Rule, rule
from scenarios.reading.phrases.descriptions.damage_of_types import KINDS
from scenarios.reading.templates import h, narrowed


def _statements() -> Iterator[tuple[Rule, ...]]:
    said = "<a|an> {topic:noun} {changes:iss}"
    yield rule("static", f"{said} .", (Continuous(h.changes, h.topic),), bracket="clause")
    for limited in (f"{said} <while|if> {{c:condition}} .", f"<while|if> {{c:condition}} , {said} ."):
        yield rule("static", limited, (Continuous(h.changes, h.topic, h.c),), bracket="clause")


def _struck() -> Iterator[tuple[Rule, ...]]:
    """Yield the rules for what holds this turn of those that somebody has dealt damage this turn, said once for both.

    Whoever is dealt the damage later in the turn is one of them from then on (714.3e).
    """
    for kind, how in KINDS:
        for by, dealer in (("{by:one}", Among(h.by)), ("<a|an> {by:noun}", h.by)):
            struck = narrowed(h.of, WasDealtDamage(dealer, **how))
            damage = f"<that was|that were|> dealt {kind} damage by {by}"
            yield rule("topic.struck", f"<a|an|each> {{of:noun}} {damage}", struck)
            yield rule("topics.struck", f"<|all> {{of:nouns}} {damage}", struck)
    said = "{topic:topic.struck~} {changes:iss~} this turn"
    yield rule("static", f"{said} .", (Continuous(h.changes, h.topic),), bracket="clause")
    yield rule("clause.said", said, (Apply(h.changes, h.topic, Duration.THIS_TURN),), bracket="clause")


RULES = (*_statements(), *_struck())
