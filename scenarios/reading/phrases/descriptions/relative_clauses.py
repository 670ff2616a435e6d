"""Relative clauses: cards that have something, that are in a state, that did nothing this turn."""

from __future__ import annotations

from collections.abc import Iterator

from engine.language.filters import DidThisTurn, HasAttached, HasKeyword, InCondition, Not
from engine.language.words import Condition, Done
from scenarios.reading.phrase_rules import Rule, rule
from scenarios.reading.templates import h


def _having() -> Iterator[tuple[Rule, ...]]:
    yield rule("postmod", "<that has|that have> {keyword:keyword.name}", HasKeyword(h.keyword))
    yield rule("postmod", "<that has|that have> damage <on it|on them|>", InCondition(Condition.DAMAGED))
    yield rule(
        "postmod", "<without|that doesn't have|that don't have> {keyword:keyword.name}", Not(HasKeyword(h.keyword))
    )
    one = "<a|an> attached {it:noun}"
    yield rule("postmod", f"<with|that has|that have> {one}", HasAttached(h.it))
    yield rule("postmod", "<with no|without> attached {it:nouns}", Not(HasAttached(h.it)))
    yield rule("has~", f"has~ {one}", HasAttached(h.it))
    yield rule("has~", "has~ no attached {it:nouns}", Not(HasAttached(h.it)))
    for done in (Done.ATTACKED, Done.DEFENDED, Done.PROTECTED):
        bare = {Done.ATTACKED: "attack", Done.DEFENDED: "defend", Done.PROTECTED: "protect"}[done]
        yield rule("postmod", f"that didn't {bare} this turn", Not(DidThisTurn(done)))


RULES = (*_having(),)
